/** Finds films and shows that are seen on a screen and named: 'watching "Blue Harbour" on TV', 'an episode of "The Quays"'. */
import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import { beforeTitles, notSeen, screensNear, sets } from '../lexicons/shoot/clip-words.ts';
import type { Passage } from '../text/passages.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';
import { isTitle, type Song, titleOf } from './songs.ts';

const lead = `(?:${anyOf(beforeTitles)} )*`;
const on = `(?:\\w+ ){0,2}?on (?:\\S+ ){0,4}?${anyOf(sets)}`;
const quoted = '["“]([^"“”]{3,60})["”]';
/** Words with capitals, small words between them. */
const word = "\\p{Lu}[\\p{L}\\p{N}'’&]*";
const named = `(${word}(?: (?:(?:of|the|and|in|a|to) )*${word})*)`;
const watching = '\\bwatch(?:es|ing)? ';
const inQuotes = [
  `${watching}${lead}${quoted}`,
  `\\b(?:episodes?|re-?runs?) of ${lead}${quoted}`,
  `${quoted} (?:re-?run|${on})`,
  `\\b${anyOf(sets)} (?:\\w+ ){0,3}?(?:shows|showing|plays|playing|airs|airing) ${lead}${quoted}`,
].map((source) => new RegExp(source, 'giu'));
const bare = [
  `${watching}${named} ${on}`,
  `\\b(?:episode|rerun|re-run)s? of ${lead}${named}`,
  `\\bchannels? (?:back |over )?to ${named}(?:, then to ${named})?(?:, then to ${named})?`,
].map((source) => new RegExp(source.replaceAll(anyOf(sets), caseless(anyOf(sets))), 'gu'));
const screen = wholeWords(screensNear);
const other = wholeWords(notSeen);

/** A pattern in small letters or in capitals, where the names beside it need theirs. */
function caseless(source: string): string {
  return `(?:${source}|${source.replace(/(?<!\\)[a-z]/g, (letter) => letter.toUpperCase())})`;
}

/** 'Vale' and 'Vale's TV' of VALE. */
const isOfPeople = (title: string, people: ReadonlySet<string>): boolean =>
  wordsOf(title).some((one) => people.has(one.replace(/['’]s$/, '')));

/** Each title once a paragraph; no name of somebody in the script. */
export const clipsIn = (actions: readonly Passage[], people: ReadonlySet<string>): Song[] =>
  actions.flatMap((passage) => {
    if (!screen.test(passage.text)) return [];
    const found = sentencesOf(passage.text).flatMap((sentence): Song[] => {
      if (other.test(sentence)) return [];
      const text = sentence.replace(/\s+/g, ' ');
      const titles = [
        ...inQuotes.flatMap((pattern) => [...text.matchAll(pattern)].map(([, title = '']) => titleOf(title))),
        ...bare.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, ...all]) => all.filter(Boolean))),
      ].filter((title) => isTitle(title) && !isOfPeople(title, people));
      return [...new Set(titles)].map((title) => ({ word: `“${title}”`, passage, sentence }));
    });
    return [...new Map(found.map((clip) => [clip.word.toLowerCase(), clip])).values()];
  });
