/** Made at build time by web/method-page.ts from the engine's own tables. */
declare module 'virtual:method-page' {
  export const method: {
    readonly title: string;
    readonly lead: string;
    readonly blocks: readonly import('../../../../lib/contract/blocks.ts').Block[];
  };
}
