/** Edits of a script's text: what a writer does between two drafts, as functions on Fountain. Each knows what becomes of a text that stood in the draft before. */

/** `text` maps a passage of the earlier draft to the new one's; null where it went. */
export interface DraftEdit {
  apply(fountain: string): string;
  text(before: string): string | null;
}

/** The text before the first heading, then one text a scene. */
const scenesOf = (fountain: string): string[] => fountain.split(/(?=^(?:INT|EXT)\. )/m);
const sceneAt = (scenes: readonly string[], ordinal: number): string => {
  const scene = scenes[ordinal];
  if (scene === undefined) throw new Error(`The script has no scene ${ordinal}`);
  return scene;
};

/** Each run of words replaced where it stands first; all have to be there. */
export function rewording(pairs: readonly (readonly [from: string, to: string])[]): DraftEdit {
  const reworded = (text: string): string => pairs.reduce((now, [from, to]) => now.replace(from, () => to), text);
  return {
    apply(fountain) {
      for (const [from] of pairs) if (!fountain.includes(from)) throw new Error(`The script does not hold: ${from}`);
      return reworded(fountain);
    },
    text: reworded,
  };
}

/** Scene `from` put behind scene `behind`. */
export const moving = (from: number, behind: number): DraftEdit => ({
  apply(fountain) {
    const scenes = scenesOf(fountain);
    const moved = sceneAt(scenes, from);
    const at = sceneAt(scenes, behind);
    return scenes.flatMap((scene) => (scene === moved ? [] : scene === at ? [scene, moved] : [scene])).join('');
  },
  text: (before) => before,
});

/** Scene `ordinal` cut from `fountain`, whose texts are then gone unless they stand elsewhere. */
export function cutting(fountain: string, ordinal: number): DraftEdit {
  const scenes = scenesOf(fountain);
  const cut = sceneAt(scenes, ordinal);
  const left = scenes.filter((scene) => scene !== cut).join('');
  return { apply: () => left, text: (before) => (left.includes(before) ? before : null) };
}

/** A person under another name, in capitals and small letters. */
export function renaming(from: string, to: string): DraftEdit {
  const small = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();
  const renamed = (text: string): string => text.replaceAll(from, to).replaceAll(small(from), small(to));
  return { apply: renamed, text: renamed };
}
