/** Lists the speaking parts behind a script's cues, with the writer's corrections. */
import type { CharacterEdits } from '../../contract/character-edits.ts';
import { noCharacterEdits } from '../../contract/character-edits.ts';
import type { ReadingCharacter, ReadingCue } from '../../contract/reading.ts';
import { correctedCues } from './character-edits.ts';
import { characterId, isCollective, speakersByCue } from './cue-names.ts';

interface Part {
  readonly written: Set<string>;
  speeches: number;
  page: number;
  line: number;
}

/** Speaking parts by the id that they count under, counted as the reports count them: a shared cue counts for each of its speakers. */
function partsOf(cues: readonly ReadingCue[], edits: CharacterEdits): Map<string, Part> {
  const spoken = cues.flatMap(({ name, speeches }) => Array.from({ length: Math.max(1, speeches) }, () => name));
  const corrected = correctedCues(spoken, edits);
  const speakersOf = speakersByCue(spoken.map(corrected));
  const parts = new Map<string, Part>();
  for (const { name, speeches, page, line } of cues) {
    const speakers = speakersOf(corrected(name));
    for (const id of speakers) {
      if (isCollective(id) || speeches === 0) continue;
      const part = parts.get(id) ?? { written: new Set<string>(), speeches: 0, page, line };
      if (speakers.length === 1) part.written.add(name.toUpperCase());
      part.speeches += speeches;
      if (page < part.page || (page === part.page && line < part.line)) Object.assign(part, { page, line });
      parts.set(id, part);
    }
  }
  return parts;
}

/** The characters as the script itself has them: what corrections may name. */
export const characterIdsOf = (cues: readonly ReadingCue[]): Set<string> =>
  new Set(partsOf(cues, noCharacterEdits).keys());

/** Most speeches first, then by name. */
export function charactersOf(cues: readonly ReadingCue[], edits: CharacterEdits): ReadingCharacter[] {
  const originals = new Map(edits.renames.map(({ name, to }) => [characterId(to), name]));
  return [...partsOf(cues, edits)]
    .map(([id, { written, speeches, page, line }]) => ({
      id: originals.get(id) ?? id,
      name: id,
      also_written: [...written].filter((name) => name !== id).sort(),
      speeches,
      first_page: page,
      first_line: line,
    }))
    .sort((a, b) => b.speeches - a.speeches || (a.name < b.name ? -1 : 1));
}
