/** Makes rules on slips, which differ in what they find and in what they call it: each slip with its place, on the page of its own words. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import type { Derived } from '../../derive.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteWhole } from '../../text/quote.ts';
import { type FlawRule, flawRule } from '../flaw-rule.ts';
import { slipPoints } from './slip-lines.ts';
import { strangeWordsOf } from './strange-words.ts';

/** `word` as it stands and what is meant, one wording or more, none where it is open; `phrase` and `better`: the word with what shows the slip, as it stands and mended. */
export interface Slip {
  readonly passage: Passage;
  readonly word: string;
  readonly meant: string | readonly string[];
  readonly phrase?: string;
  readonly better?: string;
}

const notesShown = 36;

const note = z.object({
  word: z.string(),
  meant: z.union([z.string(), z.array(z.string())]),
  phrase: z.string().optional(),
  better: z.string().optional(),
  cite,
});
/** `pages` of every slip, `shown` the first few of them. */
const facts = z.object({ pages: z.array(z.number().int()).min(1), shown: z.array(note).min(1) });

interface SlipRule
  extends Pick<FlawRule, 'id' | 'name' | 'topic' | 'over' | 'effect' | 'examples' | 'nearMisses' | 'costs'> {
  /** What its slips are called. */
  readonly title: string;
  readonly find: (derived: Derived) => readonly Slip[];
}

/** Asked of English whose text is whole. */
export const slipRule = ({ title, find, ...rule }: SlipRule): FlawRule =>
  flawRule({
    ...rule,
    work: 'slip',
    readsSpelling: true,
    lineNotes: true,
    facts,
    find(derived) {
      if (!derived.english || strangeWordsOf(derived).isDamaged) return null;
      const found = find(derived).map(({ passage, word, meant, phrase, better }) => ({
        word,
        meant: typeof meant === 'string' ? meant : [...meant],
        ...(phrase !== undefined && { phrase }),
        ...(better !== undefined && { better }),
        cite: quoteWhole(passage, around(passage.text, phrase ?? word)),
      }));
      return found.length === 0
        ? null
        : { pages: found.map((one) => one.cite.page), shown: found.slice(0, notesShown) };
    },
    say: ({ shown }) => ({
      title,
      points: slipPoints(shown),
      advice: null,
    }),
  });

/** What a reader of slips reads: action, and who does not speak in dialect. */
export function readBySlips(derived: Derived): Passage[] {
  const { inDialect } = strangeWordsOf(derived);
  return derived.passages.filter(
    ({ kind, cue }) => kind === 'action' || (kind === 'dialogue' && cue !== null && !inDialect.has(cue.name)),
  );
}

/** Words shown on either side of a slip: who corrects it goes to the page, and a whole sentence beside each would be most of the report. */
const besides = 3;

/** The slip with a few whole words on either side, verbatim; from the passage's beginning where it does not stand in it. */
export function around(text: string, slip: string): string {
  const at = Math.max(0, placeOf(text, slip));
  const wholeEnd = text.slice(at + slip.length).search(/\s|$/) + at + slip.length;
  const wholeStart = at - (/\S*$/.exec(text.slice(0, at))?.[0].length ?? 0);
  const before = text.slice(0, wholeStart).match(/\S+\s*/g) ?? [];
  const after = text.slice(wholeEnd).match(/\s*\S+/g) ?? [];
  return [...before.slice(-besides), text.slice(wholeStart, wholeEnd), ...after.slice(0, besides)].join('').trim();
}

/** Where it stands as whole words, as it is written if it can be; -1 where it does not. */
function placeOf(text: string, slip: string): number {
  const isLetter = (letter: string): boolean => /[\p{L}’']/u.test(letter);
  const find = (all: string, one: string): number => {
    for (let at = all.indexOf(one); at >= 0; at = all.indexOf(one, at + 1)) {
      const cutsWord = isLetter(one.charAt(0)) && isLetter(all.charAt(at - 1));
      const goesOn = isLetter(one.charAt(one.length - 1)) && isLetter(all.charAt(at + one.length));
      if (!cutsWord && !goesOn) return at;
    }
    return -1;
  };
  const asWritten = find(text, slip);
  return asWritten >= 0 ? asWritten : find(text.toLowerCase(), slip.toLowerCase());
}
