/** Folds the printed names of cues to character ids. Refuses to merge names that merely look alike: 'JON' and 'JOHN' stay two. */

const collective = /^(?:ALL|BOTH|EVERYONE|EVERYBODY|TOGETHER|CROWD|THE CROWD|OTHERS|CHORUS)$/;

/** 'Mags' Voice' and 'VOICE OF MAGS' are MAGS; spaces, small letters and a trailing colon don't count. */
export function characterId(cueName: string): string {
  const name = cueName
    .toUpperCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[:;,]+$/, '')
    .trim();
  const owner = /^(?:VOICE OF (.+)|(.+?)'S? VOICE)$/.exec(name);
  return owner?.[1] ?? owner?.[2] ?? name;
}

/** True for a cue that names no one person. */
export const isCollective = (id: string): boolean => collective.test(id);

/**
 * Maps a cue name to the ids who speak under it. 'MAGS AND LENA', 'MAGS/LENA' and 'MAGS & LENA' are two people only if each part
 * also speaks alone somewhere in the script; otherwise the cue is one character's name.
 */
export function speakersByCue(cueNames: readonly string[]): (cueName: string) => readonly string[] {
  const alone = new Set(cueNames.map(characterId));
  const known = new Map<string, readonly string[]>();
  return (cueName) => {
    const seen = known.get(cueName);
    if (seen) return seen;
    const id = characterId(cueName);
    const parts = id.split(/\s+AND\s+|\s*&\s*|\s*\/\s*|\s*,\s*/).filter((part) => part !== '');
    const speakers = parts.length > 1 && parts.every((part) => alone.has(part)) ? parts : [id];
    known.set(cueName, speakers);
    return speakers;
  };
}
