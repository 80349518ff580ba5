/** Words taken for others that sound or look alike, with the word that was meant. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { mixUps } from '../../lexicons/flaws/mix-ups.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteWhere } from '../../text/quote.ts';
import { capitalised, counted, pagesOf, quoted } from '../../wording.ts';
import { english, hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';
import { wrongArticles } from './articles.ts';
import { strangeWordsOf } from './strange-words.ts';

const notesShown = 12;

const patterns = mixUps.map(({ wrong, right, only = null }) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${wrong})(?![\\p{L}\\p{N}'’-])`, 'iu'),
  word: (/\((?!\?)([^)]+)\)/.exec(wrong)?.[1] ?? '').replace("['’]", "'"),
  right,
  only,
}));
/** Most paragraphs hold none of the words: patterns are tried where theirs stands. */
const patternsByWord = Map.groupBy(patterns, ({ word }) => word);
const anyWord = new RegExp(`\\b(?:${[...patternsByWord.keys()].join('|')})\\b`, 'gi');

const note = z.object({ word: z.string(), meant: z.string(), page: z.number().int(), cite });
/** `pages` of every mix-up, `shown` the first few of them. */
const facts = z.object({ pages: z.array(z.number().int()).min(1), shown: z.array(note).min(1) });

interface Found {
  readonly passage: Passage;
  readonly word: string;
  readonly meant: string;
  readonly phrase: string;
}

/** An article that goes by the ear is dialect where it is spoken: it is looked for in the action alone. */
function mixUpsIn(passage: Passage): Found[] {
  const words = new Set(
    passage.text
      .replaceAll('’', "'")
      .match(anyWord)
      ?.map((word) => word.toLowerCase()),
  );
  const tried = [...words].flatMap((word) => patternsByWord.get(word) ?? []);
  const kind = passage.kind === 'action' ? 'action' : 'speech';
  const found = tried.flatMap(({ pattern, right, only }) => {
    const match = only === null || only === kind ? pattern.exec(passage.text) : null;
    return match?.[1] === undefined ? [] : [{ passage, word: match[1], meant: right, phrase: match[0] }];
  });
  const articles = passage.kind === 'action' ? wrongArticles(passage.text) : [];
  return [...found, ...articles.map((one) => ({ passage, ...one }))];
}

export const wordMixUps = flawRule({
  id: 'wordMixUps',
  name: 'Words taken for others (its and it’s, your and you’re)',
  topic: 'mix-ups',
  over: 'words',
  effect: 0.3,
  work: 'slip',
  readsSpelling: true,
  lineNotes: true,
  facts,
  find(derived) {
    const { inDialect, isDamaged } = strangeWordsOf(derived);
    if (!derived.english || isDamaged) return null;
    const found = derived.passages
      .filter(({ kind, cue }) => kind === 'action' || (kind === 'dialogue' && cue !== null && !inDialect.has(cue.name)))
      .flatMap(mixUpsIn);
    if (found.length === 0) return null;
    return {
      pages: found.map(({ passage }) => passage.at.page),
      shown: found.slice(0, notesShown).map(({ passage, word, meant, phrase }) => ({
        word,
        meant,
        page: passage.at.page,
        cite: quoteWhere(passage, (text) => text.includes(phrase)),
      })),
    };
  },
  say({ pages, shown }) {
    return {
      title: capitalised(`${counted(pages.length, 'word')} ${pages.length === 1 ? 'is' : 'are'} taken for another`),
      points: shown.map(({ word, meant, page, cite: place }) => ({
        text: `${capitalised(quoted(word))}, page ${page}: ${quoted(meant)}.`,
        evidence: [place],
      })),
      advice: `Correct ${pagesOf(pages)}.`,
    };
  },
  costs: (where) => `The wrong word on ${where} makes a reader look for more`,
  examples: [
    hall(
      english,
      'The gate hangs on it’s own. She walks passed the house.',
      talk('ANN', 'Your gonna love it more then the sea.'),
    ),
    hall(english, 'He wears a orange coat.'),
    hall(english, 'She is unphased. The hanger doors close.'),
    hall(english, 'The guests flea towards the exits.', talk('ANN', 'With all do respect, I have a another plan.')),
  ],
  nearMisses: [
    hall(
      english,
      'It’s a boat of its own. There is a use for an hour. He passed the house.',
      talk('ANN', 'Your welcome here is over.'),
    ),
    hall(english, talk('ANN', 'I want to be a artist. More then? No, then a walk.')),
    hall(english, 'The mountain peaks over the house. A unicorn. A one-way street.'),
    hall(english, 'The coat hangs on a hanger. A flea jumps. It belongs to the canon.'),
  ],
});
