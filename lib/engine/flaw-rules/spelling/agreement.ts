/** Verbs of the action that do not agree with who does it, and many where one is meant. */
import * as z from 'zod';
import { asItStands } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { functionWords } from '../../lexicons/function-words.ts';
import { quoteWhere } from '../../text/quote.ts';
import { capitalised, counted } from '../../wording.ts';
import { english, hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { disagreementsIn } from './disagreements.ts';
import { isWord } from './meant-word.ts';
import { correctOn, slipPoints } from './slip-lines.ts';
import { strangeWordsOf } from './strange-words.ts';

const notesShown = 12;

/** `phrase` and `better`: the word with what shows the slip, as it stands and mended. */
const note = z.object({
  word: z.string(),
  meant: z.string(),
  phrase: z.string(),
  better: z.string(),
  cite,
});
/** `pages` of every place, `shown` the first few of them. */
const facts = z.object({ pages: z.array(z.number().int()).min(1), shown: z.array(note).min(1) });

/** 'Ann look' stands not in 'Ann looks'. */
const wholly = (phrase: string): RegExp => new RegExp(`${asItStands(phrase)}(?!\\p{L})`, 'u');

export const agreement = flawRule({
  id: 'agreement',
  name: 'Verbs that do not agree with who does it (she walk, they walks)',
  topic: 'agreement',
  over: 'action',
  effect: 0.3,
  work: 'slip',
  readsSpelling: true,
  lineNotes: true,
  facts,
  find(derived) {
    if (!derived.english || strangeWordsOf(derived).isDamaged) return null;
    const speakers = new Set(derived.passages.flatMap(({ cue }) => (cue === null ? [] : [cue.name])));
    // 'Voices continue' has many of them, and 'An open case' is nobody's who is called AN.
    const isSpeaker = (name: string): boolean =>
      !functionWords.has(name.toLowerCase()) &&
      speakers.has(name.toUpperCase()) &&
      !(/s$/i.test(name) && isWord(name.slice(0, -1).toLowerCase()));
    const found = derived.passages
      .filter(({ kind }) => kind === 'action')
      .flatMap((passage) => disagreementsIn(passage, isSpeaker).map((one) => ({ passage, ...one })));
    if (found.length === 0) return null;
    return {
      pages: found.map(({ passage }) => passage.at.page),
      shown: found.slice(0, notesShown).map(({ passage, word, meant, phrase }) => ({
        word,
        meant,
        phrase,
        better: `${phrase.slice(0, -word.length)}${meant}`,
        cite: quoteWhere(passage, (text) => wholly(phrase).test(text)),
      })),
    };
  },
  say: ({ pages, shown }) => ({
    title: capitalised(
      pages.length === 1
        ? 'a verb or noun does not agree with its sentence'
        : `${counted(pages.length, 'verb or noun', 'verbs or nouns')} do not agree with their sentence`,
    ),
    points: slipPoints(shown),
    advice: `${correctOn(shown)}.`,
  }),
  costs: (where) => `The grammar on ${where} makes a reader look for more`,
  examples: [
    hall(
      english,
      'She give him a slap. They enters the hall. A gentlemen waits.',
      talk('ANN', 'Yes.'),
      'Ann walk away.',
    ),
    hall(english, talk('ANN', 'Yes.'), talk('BO', 'No.'), 'Ann and Bo walks away.'),
  ],
  nearMisses: [
    hall(
      english,
      talk('ANN', 'She give me a slap. A women.'),
      talk('CREW', 'Yes.'),
      'Does she give up? Crew look on. Ann and the dog walk away. Mr. Ann look. A dozen men.',
    ),
  ],
});
