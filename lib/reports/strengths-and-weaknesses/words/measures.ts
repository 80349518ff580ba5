/** A measure as a strength or a weakness: what it means here, and how it lies on its scale. */
import type { TraitMeasureId } from '../../../engine/traits/measure-traits.ts';
import { capitalised } from '../../../engine/wording.ts';
import type { Cite } from '../../../story/cite.ts';
import type { Finding } from '../../../story/finding.ts';
import type { StoryMeasure } from '../../../story/measure.ts';
import { measureInBrief, rankAmong, shownOf } from '../../measure-words.ts';
import { castTraits } from './cast.ts';
import { memoryTraits } from './memory.ts';
import { paceTraits } from './pace.ts';
import { pageTraits } from './page.ts';
import type { Around, Say, TraitWords } from './say.ts';
import { talkTraits } from './talk.ts';

/** Places quoted; the others are named by their pages. */
const placesShown = 1;

/** A trait without words does not compile. */
const traits: TraitWords<TraitMeasureId> = {
  ...paceTraits,
  ...talkTraits,
  ...memoryTraits,
  ...pageTraits,
  ...castTraits,
};

/** Throws RangeError for a measure that has no words on this side. */
export function measureAsTrait(
  kind: Finding['kind'],
  measure: StoryMeasure,
  around: Around,
): { title: string; bullets: { text: string; evidence: readonly Cite[] }[]; advice: string } {
  const say = (traits as Readonly<Record<string, Partial<Record<Finding['kind'], Say>>>>)[measure.id]?.[kind];
  if (!say) throw new RangeError(`No words for the measure ${measure.id} as a ${kind}`);
  const told = say(measure, around);
  return {
    ...told,
    bullets: [{ text: ranked(measure, around, told.title), evidence: measure.places.slice(0, placesShown) }],
  };
}

/** How the value lies on its scale; with the value itself and its page, where the title does not give it. */
function ranked(measure: StoryMeasure, { nameOf }: Around, title: string): string {
  const [figure] = /\d[\d.,]*%?/.exec(shownOf(measure, nameOf)) ?? [];
  const isSaid = figure !== undefined && title.includes(figure);
  return `${capitalised(isSaid ? rankAmong(measure) : measureInBrief(measure, nameOf))}.`;
}
