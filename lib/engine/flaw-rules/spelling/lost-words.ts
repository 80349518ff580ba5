/** Lines in which a word was lost or left over, with what may be meant. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteWhere } from '../../text/quote.ts';
import { capitalised, counted } from '../../wording.ts';
import { english, hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { lostWordsIn } from './lost-words-in.ts';
import { correctOn, slipPoints } from './slip-lines.ts';
import { strangeWordsOf } from './strange-words.ts';

const notesShown = 12;

/** `meant`: one wording of the phrase or more. */
const note = z.object({
  phrase: z.string(),
  meant: z.array(z.string()).min(1),
  cite,
});
/** `pages` of every place, `shown` the first few of them. */
const facts = z.object({ pages: z.array(z.number().int()).min(1), shown: z.array(note).min(1) });

export const lostWords = flawRule({
  id: 'lostWords',
  name: 'A word lost or left over (had tell, the a)',
  topic: 'lost-words',
  over: 'words',
  effect: 0.35,
  work: 'slip',
  readsSpelling: true,
  lineNotes: true,
  facts,
  find(derived) {
    const { inDialect, isDamaged } = strangeWordsOf(derived);
    if (!derived.english || isDamaged) return null;
    const found = derived.passages
      .filter(({ kind, cue }) => kind === 'action' || (kind === 'dialogue' && cue !== null && !inDialect.has(cue.name)))
      .flatMap((passage) => lostWordsIn(passage).map((one) => ({ passage, ...one })));
    if (found.length === 0) return null;
    return {
      pages: found.map(({ passage }) => passage.at.page),
      shown: found.slice(0, notesShown).map(({ passage, phrase, meant }) => ({
        phrase,
        meant: [...meant],
        cite: quoteWhere(passage, (text) => text.includes(phrase)),
      })),
    };
  },
  say: ({ pages, shown }) => ({
    title: capitalised(
      pages.length === 1
        ? 'a word is lost or left over'
        : `words are lost or left over in ${counted(pages.length, 'place')}`,
    ),
    points: slipPoints(shown.map(({ phrase, meant, cite: place }) => ({ word: phrase, meant, cite: place }))),
    advice: `${correctOn(shown)}: a spelling checker passes over what is not there.`,
  }),
  costs: (where) => `A reader has to guess the word that is missing on ${where}`,
  examples: [
    hall(english, 'She sits on the a chair.', talk('ANN', 'But I had tell him. You may of course to leave.')),
    hall(english, 'He begins to looks around in comparison the rest.'),
  ],
  nearMisses: [
    hall(
      english,
      'She has to tell him. All she can to help is done with all her might to break it.',
      talk('ANN', 'I had told him. The a capella group sang on the A train.'),
    ),
  ],
});
