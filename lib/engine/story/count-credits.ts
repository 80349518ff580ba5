/** Takes what the script calls itself from its title page and the details form. */
import type { Credits } from '../../story/credits.ts';
import type { AnalysisInput } from '../analysis-input.ts';

const oneLine = (text: string | null | undefined): string | null => text?.replace(/\s+/g, ' ').trim() || null;

export function countCredits({
  screenplay: { titlePage },
  details,
}: Pick<AnalysisInput, 'screenplay' | 'details'>): Credits {
  return {
    title: oneLine(titlePage.title),
    episode: oneLine(titlePage.episode),
    authors: [...titlePage.authors],
    source: oneLine(titlePage.source),
    draft: oneLine(titlePage.draft),
    details: {
      title: details.title.trim(),
      scriptType: details.script_type.trim(),
      director: details.director.trim(),
      cast: details.cast.trim(),
      hero: details.hero.trim(),
      character: details.character.trim(),
    },
  };
}
