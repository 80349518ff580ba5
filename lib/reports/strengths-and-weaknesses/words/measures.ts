/** A measure as a strength or a weakness: what it means here, how it stands, and its row. */
import { capitalised, pagesOf } from '../../../engine/wording.ts';
import type { Finding } from '../../../story/finding.ts';
import type { StoryMeasure } from '../../../story/measure.ts';
import { figureOf } from '../../figures-table.ts';
import { pageTraits } from './page.ts';
import type { Around, Say, Told } from './say.ts';

/** 'Pages 5, 9 and 12.' */
const onPages = ({ places }: StoryMeasure): string => capitalised(pagesOf(places.map(({ page }) => page)));

/** One place is quoted, a passage that `quoted` does not hold yet; the others are named by their pages in its row. Throws RangeError for a measure that has no words. */
export function measureAsTrait(
  side: Finding['kind'],
  measure: StoryMeasure,
  around: Around,
  quoted: Set<string> = new Set(),
): Told {
  const say = (pageTraits as Readonly<Record<string, Readonly<Record<string, Say>>>>)[measure.id]?.[side];
  if (!say) throw new RangeError(`No words for the measure ${measure.id} as a ${side}`);
  const { about: _, ...figure } = figureOf('', measure, around.nameOf);
  const place = measure.places.find(({ quote }) => !quoted.has(quote)) ?? measure.places[0];
  if (place) quoted.add(place.quote);
  const { title, text, advice } = say(measure, around);
  const shown = text === '' ? onPages(measure) : text;
  return {
    title,
    advice,
    bullets: [{ text: shown, evidence: place ? [place] : [] }],
    figures: [figure],
  };
}
