/** The synthesis of a built product: an assembly with every bundle and the site, and a clear sentence when something was not built. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { eventHandlerNames } from '../../lib/contract/routes.ts';
import { routeFunctionNames } from '../../lib/stack/shared-functions.ts';
import { synthesize } from '../../lib/stack/synthesize.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'synthesize-test-'));
afterAll(() => rmSync(directory, { recursive: true }));

const names = [...routeFunctionNames, ...eventHandlerNames];
const lambdas = path.join(directory, 'lambdas');
const site = path.join(directory, 'site');
for (const name of names) {
  mkdirSync(path.join(lambdas, name), { recursive: true });
  writeFileSync(path.join(lambdas, name, 'index.mjs'), `export const handler = async () => '${name}';\n`);
}
mkdirSync(site);
writeFileSync(path.join(site, 'index.html'), '<!doctype html>');

const assets = z.object({ files: z.record(z.string(), z.object({ source: z.object({ path: z.string() }) })) });

describe('synthesize', () => {
  it('writes a deployable assembly that passes CDK’s rules and cdk-nag', async () => {
    const outdir = path.join(directory, 'validated');
    expect(await synthesize({ outdir, lambdas, site, validation: true })).toEqual({
      assemblyDirectory: outdir,
      stackName: 'Dramaturg',
    });
    const manifest = readFileSync(path.join(outdir, 'Dramaturg.assets.json'), 'utf8');
    const staged = Object.values(assets.parse(JSON.parse(manifest)).files).map(({ source }) =>
      path.join(outdir, source.path),
    );
    const bundles = staged.filter((each) => existsSync(path.join(each, 'index.mjs')));
    expect(bundles).toHaveLength(names.length);
    expect(staged.filter((each) => existsSync(path.join(each, 'index.html')))).toHaveLength(1);
  });

  it('names the same bundle the same way each time', async () => {
    const read = async (name: string) => {
      const { assemblyDirectory } = await synthesize({
        outdir: path.join(directory, name),
        lambdas,
        site,
        validation: false,
      });
      return readFileSync(path.join(assemblyDirectory, 'Dramaturg.template.json'), 'utf8');
    };
    expect(await read('first')).toBe(await read('second'));
  });

  it('runs in Node as it is, without a build step', () => {
    const module = path.join(import.meta.dirname, '../../lib/stack/synthesize.ts');
    const outdir = path.join(directory, 'native');
    const options = JSON.stringify({ outdir, lambdas, site, validation: false });
    const script = `import { synthesize } from ${JSON.stringify(module)}; console.log((await synthesize(${options})).stackName);`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    expect(printed.trim()).toBe('Dramaturg');
  });

  it('says what has not been built', async () => {
    const outdir = path.join(directory, 'refused');
    const nothing = path.join(directory, 'nothing');
    await expect(synthesize({ outdir, lambdas, site: nothing, validation: false })).rejects.toThrow(
      /^The site has not been built/,
    );
    await expect(synthesize({ outdir, lambdas: nothing, site, validation: false })).rejects.toThrow(
      /^The function .* has not been built/,
    );
  });
});
