/** Counts what formats differ by: length, parts, places, talk, crowds, threads, endings that pull on. */
import { type FormatFact, formatFact, type StoryFormats } from '../../story/formats.ts';
import type { Derived } from '../derive.ts';
import { isPart } from '../people/parts.ts';
import { scenesByPlace } from '../scenes/scenes-by-place.ts';

/** Speakers in a scene up to which it can be played or followed by ear without effort. Ours. */
export const smallCast = 3;

/** Scenes are held in so many places that stand; with no more places than these every scene would be, which says nothing. */
export const standingPlaces = 3;

/** Endings with a pull are counted in so many pages. */
const hookPages = 10;

/** What endings and threads add to the script's own facts. */
interface Found {
  readonly threads: number;
  readonly pulling: number;
}

const share = (some: readonly unknown[], all: readonly unknown[]): number | null =>
  all.length === 0 ? null : some.length / all.length;

const counters: Readonly<Record<FormatFact, (derived: Derived, found: Found) => number | null>> = {
  pages: ({ pages }) => pages,
  scenes: ({ scenes }) => scenes.length,
  speakers: ({ characters }) => characters.filter(({ id }) => isPart(id)).length,
  places: ({ scenes }) => scenesByPlace(scenes).length,
  talk: ({ talkWords, actionWords }) => (talkWords + actionWords === 0 ? null : talkWords / (talkWords + actionWords)),
  speech: ({ speeches, talkWords }) => (speeches.length === 0 ? null : talkWords / speeches.length),
  small: ({ scenes }) => {
    const talking = scenes.filter(({ speakers }) => speakers.length > 0);
    return share(
      talking.filter(({ speakers }) => speakers.length <= smallCast),
      talking,
    );
  },
  interiors: ({ scenes }) => {
    const set = scenes.filter(({ heading }) => heading.setting !== null);
    return share(
      set.filter(({ heading }) => heading.setting === 'INT'),
      set,
    );
  },
  wordless: ({ scenes }) =>
    share(
      scenes.filter(({ talkWords }) => talkWords === 0),
      scenes,
    ),
  threads: (_, { threads }) => threads,
  standing: ({ scenes }) => {
    const places = scenesByPlace(scenes);
    return places.length <= standingPlaces ? null : share(places.slice(0, standingPlaces).flat(), scenes);
  },
  hooks: ({ scenes, pages }, { pulling }) => (scenes.length === 0 ? null : (hookPages * pulling) / Math.max(1, pages)),
};

/** Every fact, in the order of its list. */
export const formatFacts = (derived: Derived, found: Found): StoryFormats['facts'] =>
  formatFact.options.map((id) => ({ id, value: counters[id](derived, found) }));
