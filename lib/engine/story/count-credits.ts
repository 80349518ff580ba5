/** Takes what the script calls itself from its title page, the details form and the writer's corrections. */
import type { Credits } from '../../story/credits.ts';
import type { AnalysisInput } from '../analysis-input.ts';

/** A label within a label: 'Draft date: Release Date: 2021-01-26'. */
const dateLabel = /^(?:\p{L}+ )?date:\s*(?=\S)/iu;

const oneLine = (text: string | null | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null;

export function countCredits({
  screenplay: { titlePage },
  details,
  corrections,
}: Pick<AnalysisInput, 'screenplay' | 'details' | 'corrections'>): Credits {
  return {
    title: oneLine(titlePage.title),
    episode: oneLine(titlePage.episode),
    authors: [...titlePage.authors],
    source: oneLine(titlePage.source),
    draft: oneLine(titlePage.draft)?.replace(dateLabel, '') ?? null,
    setTitle: corrections.title,
    said: {
      logline: oneLine(corrections.logline),
      budget: corrections.budget,
      comparables: corrections.comparables,
      intent: corrections.intent,
    },
    details: {
      title: details.title.trim(),
      // A format that the writer has set since stands in its place.
      scriptType: corrections.format === null ? details.script_type.trim() : '',
      director: details.director.trim(),
      cast: details.cast.trim(),
      hero: details.hero.trim(),
      character: details.character.trim(),
    },
  };
}
