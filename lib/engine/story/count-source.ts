/** Counts the graph's source: size, kind and language of the script, and the parts that it marks. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { Source } from '../../story/source.ts';
import type { AnalysisInput } from '../analysis-input.ts';

export const countSource = ({ screenplay, derived }: AnalysisInput): Source => ({
  pageCount: screenplay.pageCount,
  pages: derived.pages,
  short: derived.short,
  english: derived.english,
  locations: derived.locations.locations.length,
  format: derived.format,
  talkWords: derived.talkWords,
  actionWords: derived.actionWords,
  speeches: derived.speeches.length,
  marked: derived.parts.map(({ name, mark, scenes }) => ({
    name,
    page: mark.at.page,
    scenes: scenes.map(({ ordinal }) => sceneId(ordinal)),
  })),
  lead: derived.lead === null ? null : characterId(derived.lead.character.id),
});
