/** Who speaks, how much, where from and to: one entry a character, aliases merged by cue name. */
import { placeOfText } from '../../screenplay/scenes/page-turns.ts';
import { isCollective } from './cue-names.ts';
import { isAnybody } from './cues/anybody.ts';
import type { DisplayName } from './display-names.ts';
import type { Introduction } from './introductions/introductions.ts';
import type { Speech } from './speeches.ts';

/** `pageName` is the name in capitals by which the action speaks of it. `words` and `speeches` count what is spoken. `scenes` are ordinals spoken in, ascending; pages are first and last page with a speech. */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly pageName: string;
  readonly words: number;
  readonly speeches: readonly Speech[];
  readonly scenes: readonly number[];
  readonly firstPage: number;
  readonly lastPage: number;
  /** Share of all spoken words, 0 to 1. */
  readonly share: number;
  /** True when every speech is voice-over: the character is heard, not seen. */
  readonly onlyHeard: boolean;
  readonly introduction: Introduction | null;
}

/** Most words first; cues that name no one person (ALL, CROWD, VOICE, MAN) are left out. */
export type CharacterIndex = readonly Character[];

/** `pageNames` and `introductions` by character id, the latter as read from the action. */
export function characterIndexOf(
  speeches: readonly Speech[],
  display: DisplayName,
  pageNames: ReadonlyMap<string, string>,
  introductions: ReadonlyMap<string, Introduction>,
): CharacterIndex {
  const total = Math.max(1, wordsIn(speeches));
  const bySpeaker = new Map<string, Speech[]>();
  for (const speech of speeches) {
    for (const id of speech.speakers) {
      const own = bySpeaker.get(id);
      if (own) own.push(speech);
      else bySpeaker.set(id, [speech]);
    }
  }
  const characters = [...bySpeaker]
    .filter(([id, own]) => !isCollective(id, own.length) && !isAnybody(id, wordsIn(own) / total))
    .map(([id, own]): Character => {
      const words = wordsIn(own);
      const pages = own.map((speech) => speech.page);
      return {
        id,
        name: display(id),
        pageName: pageNames.get(id) ?? id,
        words,
        speeches: own,
        scenes: [...new Set(own.flatMap((speech) => speech.scene ?? []))],
        firstPage: Math.min(...pages),
        lastPage: Math.max(...own.map(lastPageOf)),
        share: words / total,
        onlyHeard: own.every((speech) => speech.voiceOver),
        introduction: introductions.get(id) ?? null,
      };
    });
  return characters.sort((a, b) => b.words - a.words || (a.id < b.id ? -1 : 1));
}

/** Where the last words stand of a speech that may run over a page end. */
const lastPageOf = ({ spoken, passage }: Speech): number => {
  const { at, turns, text } = spoken.at(-1) ?? passage;
  return placeOfText(at, turns ?? undefined, text.length).page;
};
const wordsIn = (speeches: readonly Speech[]): number => sum(speeches.map(({ words }) => words.length));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);
