/**
 * Puts the product together for `npm start`: bundles, site, synthesized template. A process of its own, told as bin/start.ts is, so that the gigabyte that
 * bundlers and CDK take is given back before the product runs. What goes wrong is told to the process that started it, as a sentence.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundleHandlers } from '../lib/stack/bundle-handlers.ts';
import { synthesize } from '../lib/stack/synthesize.ts';
import { assemblyOf } from './assembly-of.ts';
import { buildSite } from './build-site.ts';
import { describeError } from './describe-error.ts';
import { readStartOptions } from './start-options.ts';

const root = path.join(import.meta.dirname, '..');
const say = (step: string): void => console.error(`${step} …`);

try {
  const { dev, model, stateDirectory, terms } = readStartOptions(root, process.argv.slice(2), process.env);
  say('Building the functions and the site, as far as they have changed');
  await Promise.all([bundleHandlers({ model: model !== null }), buildSite(root, { evenIfStale: dev })]);
  say('Synthesizing the stack');
  const outdir = assemblyOf(stateDirectory);
  rmSync(outdir, { recursive: true, force: true });
  await synthesize({ outdir, validation: false, model, terms });
} catch (error) {
  process.send?.(describeError(error));
  process.exitCode = 1;
}
process.disconnect?.();
