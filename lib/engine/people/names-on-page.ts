/** By which name the action speaks of a character: another than the character's own only where the writer has renamed one. */
import { characterId } from './cue-names.ts';
import type { Speech } from './speeches.ts';

/**
 * Character id -> the name to look for in the action. A character of whom some cue is printed under that very name is looked for by it; one
 * whose every cue was renamed, by the name that stands over most of its speeches on the page.
 */
export function namesOnPage(speeches: readonly Speech[]): ReadonlyMap<string, string> {
  const printed = new Map<string, Map<string, number>>();
  for (const { speakers, passage } of speeches) {
    for (const id of speakers) {
      const counts = printed.get(id) ?? new Map<string, number>();
      // A shared cue shows nothing about either of its speakers.
      const name = passage.cue?.printedName === undefined ? id : characterId(passage.cue.printedName);
      if (speakers.length === 1) counts.set(name, (counts.get(name) ?? 0) + 1);
      printed.set(id, counts);
    }
  }
  return new Map(
    [...printed].map(([id, counts]) => {
      const [most] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
      return [id, counts.has(id) ? id : (most?.[0] ?? id)];
    }),
  );
}
