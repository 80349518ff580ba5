/** Each counted letter told: what was counted, where that stands among produced features, and the passages that show it. */
import type { Cite } from '../../story/cite.ts';
import type { MeasureId, StoryMeasure } from '../../story/measure.ts';
import type { Story } from '../../story/story-graph.ts';
import { countIn, type NameOf } from '../measure-words/measure-phrase.ts';
import { lineBriefly, pictureBriefly, thingName } from '../shape/return-words.ts';
import * as words from './words.ts';

export const toldParts = ['source', 'characters', 'returns'] as const;

/** The script around a measure. */
export interface AroundRating extends Pick<Story, 'source' | 'returns'> {
  readonly nameOf: NameOf;
}
interface Told {
  readonly description: string;
  readonly places: readonly Cite[];
}
type Tell = (measure: StoryMeasure, around: AroundRating) => Told;

const changes: Tell = (measure, { source }) => {
  const [place] = measure.places;
  const counts = { changes: countIn(measure, 'changes'), pages: source.pageCount };
  return {
    description: words.sentences(
      words.changesCounted(counts, measure),
      ...(place ? [words.quickestPage(place.page, countIn(measure, 'onQuickest'))] : []),
    ),
    places: place ? [place] : [],
  };
};

/** What returns by the script's own hand is told before who is only unheard for long. */
function comesBack({ about: [who], places }: StoryMeasure, { returns, nameOf }: AroundRating): Told | null {
  const [line] = returns.lines;
  if (line) {
    const [first, last] = [line.said[0], line.said.at(-1)];
    return { description: words.back(lineBriefly(line)), places: [first, last].flatMap((one) => one?.cite ?? []) };
  }
  const [thing] = returns.things;
  if (thing) return { description: words.thingBack(thingName(thing), thing.cites), places: thing.cites };
  const [picture] = returns.pictures;
  if (picture) return { description: words.back(pictureBriefly(picture)), places: [picture.first, picture.last] };
  const [before, after] = places;
  return who === undefined || !before || !after || after.page - before.page < words.longSilence
    ? null
    : { description: words.unheard(nameOf(who), before.page, after.page), places };
}

const recalled: Tell = (measure, around) => {
  const back = comesBack(measure, around);
  const count = (name: string): number => countIn(measure, name);
  return {
    description: words.sentences(
      words.recallCounted(
        { all: count('people'), back: count('peopleBack') },
        { all: count('places'), back: count('placesBack') },
        measure,
      ),
      ...(back ? [back.description] : []),
    ),
    places: back?.places ?? [],
  };
};

const senses: Tell = (measure) => ({
  description: words.sentences(
    words.sensesCounted({ found: countIn(measure, 'found'), words: countIn(measure, 'words') }, measure),
  ),
  places: measure.places,
});

const tells: Readonly<Partial<Record<MeasureId, Tell>>> = { changes, recalled, senses };

/** Throws RangeError for a measure that no letter is counted by. */
export function toldRating(measure: StoryMeasure, around: AroundRating): Told {
  const tell = tells[measure.id];
  if (!tell) throw new RangeError(`No rating is told by the measure ${measure.id}`);
  return tell(measure, around);
}
