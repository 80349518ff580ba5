/** Words of action and dialogue that are misspelled, with the word that was meant. */
import { oneOf } from '../../../screenplay/text/phrases.ts';
import type { Derived } from '../../derive.ts';
import { misspellings } from '../../lexicons/flaws/misspellings.ts';
import { determiners } from '../../lexicons/function-words.ts';
import type { Passage } from '../../text/passages.ts';
import { english, hall, talk } from '../example-script.ts';
import { capitalSlipsIn } from './capital-slips.ts';
import { partedWords } from './joined-words.ts';
import { isWord, mayMean, meantBy, type Written, writtenMeantBy } from './meant-word.ts';
import { readBySlips, type Slip, slipRule } from './slip-rule.ts';
import { splitWordsIn } from './split-words.ts';
import { strangeWordsOf } from './strange-words.ts';

/** What stands oftener is written so on purpose. */
const mostTimes = 2;
/** A passage with more words that nobody knows is in another tongue, or in dialect. */
const mostStrange = 1;
/** In speech, spelling may follow the sound, and an -ing lose its g: there only longer words are slips. */
const fewestLettersSpoken = 6;
/** Where more words are split, the text was damaged on its way. */
const mostSplit = 6;
/** 'Qood': no ear writes so. */
const scannedQ = /q(?!u)/;
/** 'Thou makest', 'she goeth'. */
const oldVerb = /[^aeiou](?:e?st|eth)$/;
const oldTongue = /\b(?:thou|thee|thy|thine|hath|doth)\b/i;
/** A letter held on purpose: in action, of a noise, one that can be held. */
const drawnOut = /(\p{L})\1\1/u;
const drawnOutInAction = /([aefhilmnorsuvwyz])\1\1/;

const namer = oneOf([...determiners]);
const named = (word: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}'’])${namer} ${word}(?![\\p{L}'’])`, flags);
const isNamed = (text: string, word: string): boolean => named(word, 'iu').test(text);

const writtenIn = (texts: readonly string[], words: ReadonlySet<string>): Written => ({
  words,
  timesNamed(word) {
    const pattern = named(word, 'giu');
    return texts
      .filter((text) => text.includes(word))
      .reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  },
});

/** How often each word stands in the script, in small letters. */
function timesOf(passages: Derived['passages']): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { words } of passages) for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/** The same slips wherever they stand, with a capital or in capitals, too. */
const furtherPlaces = <Note extends Slip & { readonly meant: readonly string[] }>(
  notes: readonly Note[],
  read: readonly Passage[],
): Note[] =>
  [...new Map(notes.map((note) => [note.word, note])).values()].flatMap((note) =>
    read.flatMap((passage) => {
      if (!passage.words.includes(note.word) || notes.some((one) => one.passage === passage && one.word === note.word))
        return [];
      const [stands] = new RegExp(`(?<![\\p{L}'’])${note.word}(?![\\p{L}'’])`, 'iu').exec(passage.text) ?? [];
      return stands === undefined ? [] : [{ ...note, passage, word: stands, meant: note.meant.map(casedAs(stands)) }];
    }),
  );

const casedAs =
  (stands: string) =>
  (meant: string): string => {
    if (stands === stands.toLowerCase()) return meant;
    return stands === stands.toUpperCase() ? meant.toUpperCase() : meant.charAt(0).toUpperCase() + meant.slice(1);
  };

export const misspelledWords = slipRule({
  id: 'misspelledWords',
  name: 'Misspelled words',
  topic: 'spelling',
  over: 'words',
  effect: 0.3,
  title: 'Words are misspelled',
  find(derived) {
    const { strange, times, written: small, inDialect } = strangeWordsOf(derived);
    const running = derived.passages.map(({ text }) => text);
    const capitals = new Set(
      running.flatMap((text) => text.match(/\p{Lu}[\p{L}’']*/gu) ?? []).map((word) => word.toLowerCase()),
    );
    const written = writtenIn(running, small);
    const notes = strange.flatMap(({ passage, words }) => {
      const listed = words.filter((word) => misspellings.has(word));
      const unlisted = words.filter((word) => !misspellings.has(word));
      const spoken = passage.kind === 'dialogue';
      const skipped = unlisted.length > mostStrange || (passage.cue !== null && inDialect.has(passage.cue.name));
      const slips = skipped
        ? []
        : unlisted.filter(
            (word) =>
              !capitals.has(word) &&
              (times.get(word) ?? 0) <= mostTimes &&
              !(spoken && isWord(`${word}g`)) &&
              !(oldVerb.test(word) && oldTongue.test(passage.text)) &&
              !(spoken ? drawnOut : drawnOutInAction).test(word) &&
              !passage.text.includes(`"${word}`),
          );
      return [...new Set([...listed, ...slips])].flatMap((word) => {
        const isShort = spoken && word.length < fewestLettersSpoken && !scannedQ.test(word);
        const likely = isShort && !misspellings.has(word) ? null : meantBy(word);
        const place = { isNamed: isNamed(passage.text, word), isSpoken: spoken };
        const meant = likely ?? writtenMeantBy(word, written, place) ?? (spoken ? null : partedWords(word));
        return meant === null
          ? []
          : [{ passage, word, meant: mayMean(word, meant, written, place), isSure: likely !== null }];
      });
    });
    const read = readBySlips(derived);
    notes.push(...furtherPlaces(notes, read));
    const isNoted = (passage: Passage, word: string): boolean =>
      notes.some((note) => note.passage === passage && note.word.toLowerCase() === word.toLowerCase());
    const foreign = new Set(strange.flatMap(({ passage, words }) => (words.length > mostStrange ? [passage] : [])));
    const all = timesOf(derived.passages);
    notes.push(
      ...read.flatMap((passage) =>
        foreign.has(passage)
          ? []
          : capitalSlipsIn(passage, { times: all, nameWords: derived.nameWords }).flatMap((one) =>
              isNoted(passage, one.word)
                ? []
                : {
                    passage,
                    ...one,
                    meant: [one.meant],
                    isSure: true,
                  },
            ),
      ),
    );
    const pieces = read.flatMap((passage) =>
      splitWordsIn(passage).map(({ word, meant }) => ({ passage, word, meant: [meant], isSure: false })),
    );
    const isPiece = ({ passage, word }: Slip): boolean =>
      pieces.some((whole) => whole.passage === passage && whole.word.split(' ').includes(word));
    const whole = pieces.length > mostSplit ? notes : [...notes.filter((note) => !isPiece(note)), ...pieces];
    return whole
      .sort((a, b) => Number(b.isSure) - Number(a.isSure))
      .map(({ passage, word, meant: [only = '', ...others], meant }) => ({
        passage,
        word,
        meant: only !== '' && others.length === 0 ? only : meant,
      }));
  },
  costs: (where) => `The spelling on ${where} makes a reader look for more`,
  examples: [
    hall(english, 'She recieves a letter and runs through teh door.', talk('ANN', 'It was a compleat accomodation.')),
    hall(english, 'The surveilliance van waits.'),
  ],
  nearMisses: [
    hall(
      english,
      'Whoosh. The doorframe rattles as he unholsters.',
      talk('ANN', 'I’m gonna go, c’mon. Colour me wonderin’.'),
    ),
    hall(english, talk('ANN', 'Wir haben einen Apfel gegessen.')),
    hall(english, 'The zorblax hums. The zorblax stops. Another zorblax.'),
    hall(english, 'Thornfeild is quiet. They reach thornfeild by night.'),
    hall(english, talk('ANN', 'Thou makest me wait, and she goest after.')),
    hall(english, talk('ANN', 'Dat is wat we wans, accordin to de boss.')),
  ],
});
