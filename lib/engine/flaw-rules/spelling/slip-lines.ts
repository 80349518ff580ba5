/** Says slips as a proof-reader lists them: on which pages, what stands there, what it should be; the same slip once. */
import type { Cite } from '../../../story/cite.ts';
import { functionWords } from '../../lexicons/function-words.ts';
import { capitalised, pagesOf, quoted } from '../../wording.ts';
import type { Point } from '../flaw-rule.ts';

/** `meant`: what should stand there, or each of what may be meant, nothing where that is open. `phrase` and `better`: the word with what shows the slip, as it stands and mended. */
export interface SlipNote {
  readonly word: string;
  readonly meant: string | readonly string[];
  readonly phrase?: string | undefined;
  readonly better?: string | undefined;
  readonly cite: Cite;
}

/** Notes of the same slip, in the order of the pages on which each slip first stands. A small word is a slip only with its neighbour, which tells it apart. */
const bySlip = (notes: readonly SlipNote[]): SlipNote[][] => [
  ...Map.groupBy(notes.toSorted(byPlace), ({ word, meant, phrase }) => {
    const small = word.toLowerCase().replaceAll('’', "'");
    return `${functionWords.has(small) ? (phrase?.toLowerCase() ?? small) : small} > ${String(meant).toLowerCase()}`;
  }).values(),
];

const byPlace = ({ cite: one }: SlipNote, { cite: other }: SlipNote): number =>
  one.page - other.page || one.line - other.line;

const openAs = (stands: string): string =>
  stands.includes(' ') ? ' are two words that do not follow each other' : ' is misspelled';

/** A speech may run over a page: a slip is on the page of its own words. 'Pages 25 and 66: “unphased” should be “unfazed”.' */
export const slipPoints = (notes: readonly SlipNote[]): Point[] =>
  bySlip(notes).map((same) => {
    const [{ word = '', meant = '', phrase, better } = {}] = same;
    const isOne = new Set(same.map((note) => note.phrase)).size === 1;
    const [stands, should] = isOne && phrase !== undefined && better !== undefined ? [phrase, better] : [word, meant];
    const open = [should].flat().length === 0;
    return {
      text: `${capitalised(pagesOf(same.map(({ cite }) => cite.page)))}: ${quoted(stands)}${open ? openAs(stands) : ` should be ${[should].flat().map(quoted).join(' or ')}`}.`,
      evidence: same.map(({ cite }) => cite),
    };
  });
