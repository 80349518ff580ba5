/** Builds the site into dist/site when something it is made from has changed since the last build. Refuses a build that fails; the old one is then gone. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.ts';

/** Everything the site's bundle can import from, what the sample analysis is made with and of, and what fixes the packages' versions. */
const inputs = [
  'web',
  'lib/contract',
  'lib/report-formats',
  'lib/story',
  'lib/engine',
  'lib/reports',
  'lib/screenplay',
  'lib/model',
  'test/corpus/the-last-reel.pdf',
  'test/corpus/readings/the-last-reel',
  'bin/sample-reading.ts',
  'bin/recorded-passes.ts',
  'package-lock.json',
];

/** Which file each module of the last build is in, and what is loaded with it: beside the site, since it is nobody's download. */
export const siteManifest = (root: string): string => path.join(root, 'dist/site.manifest.json');

/** Answers whether a build was needed. `force: false` takes any build that is there, for hot reload beside it. */
export async function buildSite(root: string, o: { evenIfStale: boolean }): Promise<boolean> {
  const stampFile = path.join(root, 'dist/site.stamp');
  const isBuilt = existsSync(path.join(root, 'dist/site/index.html')) && existsSync(siteManifest(root));
  if (isBuilt && o.evenIfStale) return false;
  const hash = contentHash(root, inputs);
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return false;
  rmSync(stampFile, { force: true });
  // Loaded only when needed: it takes longer than everything else at a warm start.
  const { build } = await import('vite');
  // Whoever starts this may say otherwise (a test runner says 'test'), and the site would hold React's development build.
  const said = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      configFile: path.join(root, 'web/vite.config.ts'),
      logLevel: 'warn',
      build: { manifest: true },
    });
    renameSync(path.join(root, 'dist/site/.vite/manifest.json'), siteManifest(root));
    rmSync(path.join(root, 'dist/site/.vite'), { recursive: true });
  } finally {
    if (said === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = said;
  }
  writeFileSync(stampFile, hash);
  return true;
}
