/** Builds the site into dist/site when something it is made from has changed since the last build. Refuses a build that fails; the old one is then gone. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Everything the site's bundle can import from, what the sample analysis is made with and of, and what fixes the packages' versions. */
const inputs = [
  'web',
  'lib/contract',
  'lib/report',
  'lib/analyses',
  'lib/screenplay',
  'test/corpus/the-last-reel.pdf',
  'package-lock.json',
];

function* filesBelow(file: string): Generator<string> {
  if (!statSync(file).isDirectory()) return yield file;
  for (const name of readdirSync(file).sort()) yield* filesBelow(path.join(file, name));
}

function hashOfInputs(root: string): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Answers whether a build was needed. `force: false` takes any build that is there, for hot reload beside it. */
export async function buildSite(root: string, o: { evenIfStale: boolean }): Promise<boolean> {
  const stampFile = path.join(root, 'dist/site.stamp');
  const isBuilt = existsSync(path.join(root, 'dist/site/index.html'));
  if (isBuilt && o.evenIfStale) return false;
  const hash = hashOfInputs(root);
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return false;
  rmSync(stampFile, { force: true });
  // Loaded only when needed: it takes longer than everything else at a warm start.
  const { build } = await import('vite');
  // Whoever starts this may say otherwise (a test runner says 'test'), and the site would hold React's development build.
  const said = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({ configFile: path.join(root, 'web/vite.config.ts'), logLevel: 'warn' });
  } finally {
    if (said === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = said;
  }
  writeFileSync(stampFile, hash);
  return true;
}
