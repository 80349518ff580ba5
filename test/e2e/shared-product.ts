/** One product for all end-to-end files: started before the first, ended after the last. Files share its state, so whoever changes something brings a customer of their own. */
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

export default async function shareProduct(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  project.provide('siteUrl', product.url);
  return product.remove;
}
