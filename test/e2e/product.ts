/** The whole product with state of its own, for one test file. Refuses to share state between files. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SpawnedProduct, spawnProduct } from '../../bin/spawn-product.ts';

export interface Product extends SpawnedProduct {
  readonly stateDirectory: string;
  /** Ends it and removes its state. */
  remove(): Promise<void>;
}

/** `stateDirectory` continues an earlier run's state; `settings` are added to the product's environment. */
export async function startProduct(
  options: { stateDirectory?: string; settings?: Readonly<Record<string, string>> } = {},
): Promise<Product> {
  const stateDirectory = options.stateDirectory ?? (await mkdtemp(path.join(tmpdir(), 'dramaturg-e2e-')));
  const product = await spawnProduct(stateDirectory, { DRAMATURG_WARM: '1', ...options.settings });
  return {
    ...product,
    stateDirectory,
    remove: async () => {
      await product.stop();
      await rm(stateDirectory, { recursive: true, force: true });
    },
  };
}
