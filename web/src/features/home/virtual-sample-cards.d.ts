/** Made at build time by web/sample-analysis.ts from the engine's own answers. */
declare module 'virtual:sample-cards' {
  export const cards: import('./sample-cards.ts').SampleCards;
}
