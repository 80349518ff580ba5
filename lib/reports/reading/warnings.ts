/** Doubts about a reading as warnings: their sentence, and the places that it names. */
import type { NamedPlace } from '../../contract/blocks.ts';
import type { ReadingWarning } from '../../contract/reading.ts';
import { firstPageOf } from '../../engine/reading/count-doubts.ts';
import type { Doubt, NameDoubt } from '../../engine/reading/doubt.ts';
import type { Place } from '../../screenplay/model.ts';
import * as words from './words.ts';

/** FNV-1a of 32 bits: short, the same in every process, and not for secrets. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** What a doubt is called: the same doubt of the same places keeps its id, one that says something else is another. */
export const doubtId = ({ code, sentence }: Pick<ReadingWarning, 'code' | 'sentence'>): string =>
  `${code}.${shortHash(sentence)}`;

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
