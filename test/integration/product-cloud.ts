/** The product's own stack, synthesized. run-product.ts runs it. */
import path from 'node:path';
import { buildSite } from '../../bin/build-site.ts';
import { bundleHandlers } from '../../lib/stack/bundle-handlers.ts';
import { synthesize } from '../../lib/stack/synthesize.ts';

const root = path.join(import.meta.dirname, '../..');

/** Builds what is missing and synthesizes into `directory`; answers the assembly's directory. */
export async function assembleProduct(directory: string): Promise<string> {
  await Promise.all([bundleHandlers({ model: false }), buildSite(root, { evenIfStale: true })]);
  const { assemblyDirectory } = await synthesize({ outdir: path.join(directory, 'assembly'), validation: false });
  return assemblyDirectory;
}
