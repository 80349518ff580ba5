/** The sentences that stand on every coverage: whose verdict it is, and in what order its fixes come. */
import type { Coverage } from './coverage.ts';

type Judged = Pick<Coverage, 'verdict'>;
export const stripTitle = ({ verdict }: Judged): string =>
  verdict === null ? 'Measures, not a verdict' : 'A reader’s verdict';
export const stripNote = ({ verdict }: Judged): string => verdict ?? verdictNote;
const verdictNote =
  'Craft measures, set against produced scripts: not a mark for quality. PASS, CONSIDER and RECOMMEND are left to a reader, because none of these measures has been shown to predict one.';
export const fixesNote =
  'In this order: flaws and weaknesses marked major, then the other weaknesses, strongest first, then minor flaws. Each has something to do and a place to do it.';
