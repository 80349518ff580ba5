/** Words of action and dialogue that are misspelled, with the word that was meant. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { misspellings } from '../../lexicons/flaws/misspellings.ts';
import { quoteWhere } from '../../text/quote.ts';
import { smallWordsOf } from '../../text/small-words.ts';
import { capitalised, counted, pagesOf, quoted } from '../../wording.ts';
import { english, hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { isWord, meantBy, shortMeantBy } from './meant-word.ts';
import { strangeWordsOf } from './strange-words.ts';

/** What stands oftener is written so on purpose. */
const mostTimes = 2;
/** A passage with more words that nobody knows is in another tongue, or in dialect. */
const mostStrange = 1;
/** In speech, spelling may follow the sound, and an -ing lose its g: there only longer words are slips. */
const fewestLettersSpoken = 6;
const notesShown = 12;

const note = z.object({ word: z.string(), meant: z.string(), page: z.number().int(), cite });
/** `pages` of every slip, `shown` the first few of them. */
const facts = z.object({ pages: z.array(z.number().int()).min(1), shown: z.array(note).min(1) });

export const misspelledWords = flawRule({
  id: 'misspelledWords',
  name: 'Misspelled words',
  topic: 'spelling',
  over: 'words',
  effect: 0.3,
  work: 'slip',
  readsSpelling: true,
  lineNotes: true,
  facts,
  find(derived) {
    const { strange, times, inDialect, isDamaged } = strangeWordsOf(derived);
    if (!derived.english || isDamaged) return null;
    const capitals = new Set(
      derived.passages.flatMap(({ text }) => text.match(/\p{Lu}[\p{L}’']*/gu) ?? []).map((word) => word.toLowerCase()),
    );
    const written = new Set(derived.passages.flatMap(({ text }) => smallWordsOf(text)));
    const isShort = (word: string): boolean =>
      word.length < fewestLettersSpoken && shortMeantBy(word, written) === null;
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
              !(spoken && (isShort(word) || isWord(`${word}g`))) &&
              !/(\p{L})\1\1/u.test(word),
          );
      return [...new Set([...listed, ...slips])].flatMap((word) => {
        const isNoise = passage.text.includes(`"${word}`);
        const meant = meantBy(word) ?? (isNoise ? null : shortMeantBy(word, written));
        return meant === null ? [] : [{ passage, word, meant }];
      });
    });
    if (notes.length === 0) return null;
    return {
      pages: notes.map(({ passage }) => passage.at.page),
      shown: notes.slice(0, notesShown).map(({ passage, word, meant }) => ({
        word,
        meant,
        page: passage.at.page,
        cite: quoteWhere(passage, (text) => smallWordsOf(text).includes(word)),
      })),
    };
  },
  say({ pages, shown }) {
    return {
      title: capitalised(`${counted(pages.length, 'word')} ${pages.length === 1 ? 'is' : 'are'} misspelled`),
      points: shown.map(({ word, meant, page, cite: place }) => ({
        text: `${capitalised(quoted(word))}, page ${page}: ${quoted(meant)}.`,
        evidence: [place],
      })),
      advice: `Correct ${pagesOf(pages)}.`,
    };
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
    hall(english, talk('ANN', 'Dat is wat we wans, accordin to de boss.')),
  ],
});
