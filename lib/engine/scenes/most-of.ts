/** Chooses a scene by how much of something it has. */

/** The scene with most of it, the first of equals; undefined where there are no scenes. */
export const mostOf = <Scene extends { readonly ordinal: number }>(
  scenes: readonly Scene[],
  of: (scene: Scene) => number,
): Scene | undefined => [...scenes].sort((a, b) => of(b) - of(a) || a.ordinal - b.ordinal)[0];
