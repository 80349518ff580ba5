/** Each counted letter told: what was counted, where that stands among produced features, and the passages that show it. */
import type { Cite } from '../../story/cite.ts';
import type { MeasureId, StoryMeasure } from '../../story/measure.ts';
import type { Story } from '../../story/story-graph.ts';
import { countIn, type NameOf } from '../measure-words/measure-phrase.ts';
import * as words from './words.ts';

export const toldParts = ['source', 'characters'] as const;

/** The script around a measure. */
export interface AroundRating extends Pick<Story, 'source'> {
  readonly nameOf: NameOf;
}
interface Told {
  readonly description: string;
  readonly places: readonly Cite[];
}
type Tell = (measure: StoryMeasure, around: AroundRating) => Told;

const changes: Tell = (measure, { source }) => {
  const { places } = measure;
  const counts = { changes: countIn(measure, 'changes'), pages: source.pageCount };
  // Of more pages than are shown none is the one that has most.
  const isShown = places.length > 0 && places.length === countIn(measure, 'quickestPages');
  return {
    description: words.sentences(
      words.changesCounted(counts, measure),
      ...(isShown
        ? [
            words.quickestPages(
              places.map(({ page }) => page),
              countIn(measure, 'onQuickest'),
            ),
          ]
        : []),
    ),
    places: isShown ? places : [],
  };
};

/** Who of the beginning is unheard for longest, and then heard again. */
function comesBack({ about: [who], places }: StoryMeasure, nameOf: NameOf): Told | null {
  const [before, after] = places;
  return who === undefined || !before || !after || after.page - before.page < words.longSilence
    ? null
    : { description: words.unheard(nameOf(who), before.page, after.page), places };
}

const recalled: Tell = (measure, { nameOf }) => {
  const back = comesBack(measure, nameOf);
  return {
    description: words.sentences(
      words.recallCounted(countIn(measure, 'people'), countIn(measure, 'peopleBack'), measure),
      ...(back ? [back.description] : []),
    ),
    places: back?.places ?? [],
  };
};

/** Of an average one line is enough. */
const senses: Tell = (measure) => ({
  description: words.sentences(
    words.sensesCounted({ found: countIn(measure, 'found'), words: countIn(measure, 'words') }, measure),
  ),
  places: words.isUsual(measure) ? [] : measure.places,
});

const tells: Readonly<Partial<Record<MeasureId, Tell>>> = { changes, recalled, senses };

/** Throws RangeError for a measure that no letter is counted by. */
export function toldRating(measure: StoryMeasure, around: AroundRating): Told {
  const tell = tells[measure.id];
  if (!tell) throw new RangeError(`No rating is told by the measure ${measure.id}`);
  return tell(measure, around);
}
