/** Tells the graph whether rules of spelling were asked of the script. */
import type { Spelling } from '../../../story/spelling.ts';
import type { AnalysisInput } from '../../analysis-input.ts';
import { isDamaged } from './strange-words.ts';

export const countSpelling = ({ derived }: Pick<AnalysisInput, 'derived'>): Spelling => ({
  readable: derived.english && !isDamaged(derived),
});
