/** A measure as a strength or a weakness: what it means here, how it stands, and its row. */
import type { TraitMeasureId } from '../../../engine/traits/measure-traits.ts';
import { capitalised, pagesOf } from '../../../engine/wording.ts';
import type { Finding } from '../../../story/finding.ts';
import type { StoryMeasure } from '../../../story/measure.ts';
import { figureOf } from '../../figures-table.ts';
import { paceTraits } from './pace.ts';
import { pageTraits } from './page.ts';
import type { Around, Say, Told, TraitWords } from './say.ts';
import { talkTraits } from './talk.ts';

/** A trait without words does not compile. */
const traits: TraitWords<TraitMeasureId> = {
  ...paceTraits,
  ...talkTraits,
  ...pageTraits,
};

/** 'Pages 5, 9 and 12.' */
const onPages = ({ places }: StoryMeasure): string => capitalised(pagesOf(places.map(({ page }) => page)));

/** One place is quoted, a passage that `quoted` does not hold yet; the others are named by their pages in its row. Throws RangeError for a measure that has no words on this side. */
export function measureAsTrait(
  kind: Finding['kind'],
  measure: StoryMeasure,
  around: Around,
  quoted: Set<string> = new Set(),
): Told {
  const say = (traits as Readonly<Record<string, Partial<Record<Finding['kind'], Say>>>>)[measure.id]?.[kind];
  if (!say) throw new RangeError(`No words for the measure ${measure.id} as a ${kind}`);
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
