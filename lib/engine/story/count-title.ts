/** Counts the graph's title: what the details form and the title page call the script. */
import type { Title } from '../../story/title.ts';
import type { AnalysisInput } from '../analysis-input.ts';

export const countTitle = ({ details, screenplay }: Pick<AnalysisInput, 'details' | 'screenplay'>): Title => ({
  given: details.title.trim() || null,
  printed: screenplay.titlePage.title?.trim() || null,
});
