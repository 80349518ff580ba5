/** Groups scenes by the place they play at. */

/** A place's scenes each, most scenes first; ties by first appearance. */
export function scenesByPlace<Scene extends { readonly placeKey: string }>(scenes: readonly Scene[]): Scene[][] {
  const byKey = new Map<string, Scene[]>();
  for (const scene of scenes) byKey.set(scene.placeKey, [...(byKey.get(scene.placeKey) ?? []), scene]);
  return [...byKey.values()].sort((a, b) => b.length - a.length);
}
