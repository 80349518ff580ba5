/** Doubts about a reading as warnings: their sentence, and the places that it names. */
import type { NamedPlace } from '../../contract/blocks.ts';
import type { ReadingWarning } from '../../contract/reading.ts';
import { firstPageOf } from '../../engine/reading/count-doubts.ts';
import type { Doubt, NameDoubt } from '../../engine/reading/doubt.ts';
import type { Place } from '../../screenplay/model.ts';
import * as words from './words.ts';

const byLine = (at: Place): NamedPlace => ({ text: words.where(at), ...at });
const byPage = ({ page, line }: Place): NamedPlace => ({ text: words.onPage(page), page, line });

export function warningOf(doubt: Doubt): ReadingWarning {
  const places = placesOf(doubt);
  return {
    code: doubt.code,
    page: firstPageOf(doubt) || null,
    sentence: words.doubted(doubt),
    ...(places.length > 0 && { places }),
  };
}

/** In the order in which the sentence names them. */
function placesOf(doubt: Doubt): NamedPlace[] {
  switch (doubt.code) {
    case 'no_scene_headings':
    case 'no_speeches':
      return [];
    case 'late_first_heading':
      return [byPage(doubt.heading)];
    case 'long_scene':
      return [byPage(doubt.start), byPage(doubt.end)];
    case 'scene_numbers_skip':
      return doubt.gaps.slice(0, words.mostPlaces).map(({ at }) => byLine(at));
    case 'pages_of_action_only':
      return [{ text: words.pagesFrom(doubt.from), page: doubt.from, line: null }];
    default:
      return doubt.cues.slice(0, words.mostPlaces).map(({ at }) => byLine(at));
  }
}

export function nameWarningOf(doubt: NameDoubt): ReadingWarning {
  if (doubt.code === 'revealed_name')
    return { code: doubt.code, sentence: words.revealed(doubt.revealed), page: doubt.revealed.page };
  const { first_page: page, first_line: line } = doubt.rare;
  return { code: doubt.code, sentence: words.namesAlike(doubt), page, places: [byPage({ page, line })] };
}
