/**
 * One product for all end-to-end files: started while other tests run, ended after the last. Files share its state, so whoever changes something brings a
 * customer of their own.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeInTurn } from '../made.ts';
import { type Product, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The note that tells the product's address (test/made.ts). */
    siteNote: string;
  }
}

export default async function shareProduct(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'dramaturg-product-'));
  const note = path.join(directory, 'product.json');
  let product: Product | undefined;
  const starting = makeInTurn(note, async () => {
    product = await startProduct();
    return product.url;
  });
  project.provide('siteNote', note);
  return async () => {
    await starting;
    await product?.remove();
    await rm(directory, { recursive: true, force: true });
  };
}
