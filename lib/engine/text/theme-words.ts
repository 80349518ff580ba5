/** Finds what the talk keeps returning to: content words that several characters say in many scenes. */
import { everydayWords, functionWords, numberWords } from '../lexicons/function-words.ts';
import type { Speech } from '../people/speeches.ts';
import { singular } from './words.ts';

/** `scenes` are ordinals; `speeches` hold the word; `speakers` are character ids. */
export interface ThemeWord {
  readonly word: string;
  readonly scenes: readonly number[];
  readonly speeches: readonly Speech[];
  readonly speakers: readonly string[];
}

/** Words said in two scenes at least, strongest first: scenes x speakers (square roots), so that no one character's tic leads. */
export function themeWordsOf(speeches: readonly Speech[], excluded: ReadonlySet<string>): ThemeWord[] {
  const found = new Map<string, Speech[]>();
  for (const speech of speeches) {
    if (speech.scene === null) continue;
    const content = speech.words.filter((word) => !functionWords.has(word) && !everydayWords.has(word));
    for (const key of new Set(content.map((word) => singular(word.replace(/'s$/, ''))))) {
      if (
        key.length < 3 ||
        functionWords.has(key) ||
        everydayWords.has(key) ||
        numberWords.has(key) ||
        excluded.has(key) ||
        /\d/.test(key)
      )
        continue;
      const own = found.get(key);
      if (own) own.push(speech);
      else found.set(key, [speech]);
    }
  }
  const words = [...found].map(
    ([word, own]): ThemeWord => ({
      word,
      scenes: [...new Set(own.flatMap((speech) => speech.scene ?? []))],
      speeches: own,
      speakers: [...new Set(own.flatMap((speech) => speech.speakers))],
    }),
  );
  const weight = ({ scenes, speakers }: ThemeWord): number => Math.sqrt(scenes.length * speakers.length);
  return words
    .filter(({ scenes, speakers }) => scenes.length >= 2 && speakers.length >= 2)
    .sort((a, b) => weight(b) - weight(a) || b.speeches.length - a.speeches.length || (a.word < b.word ? -1 : 1));
}
