/** Measures how much of the beginning is there again at the end: its people and its places. */
import type { Cite } from '../../story/cite.ts';
import { characterId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import { craftScale } from '../norms/craft-measures.ts';
import type { Character } from '../people/character-index.ts';
import { quoteOf } from '../text/quote.ts';
import { shareError } from '../text/statistics.ts';
import type { MeasureDefinition } from './measure.ts';

/** The first quarter is the beginning, the last the end. */
const beginning = 0.25;
const ending = 0.75;
/** Who speaks less is not set up to be remembered. */
const fewestSpeeches = 4;
/** A place of one scene was never to come back. */
const fewestScenes = 2;
/** People and places of the beginning below which there is no share. */
const fewest = 5;
/** A speech shorter than this shows nothing. */
const readableWords = 3;
/** 'COP 2', 'MAN', 'VOICE': it may be another every time. */
const anybody = /\d|#|\b(?:VOICE|MAN|WOMAN|BOY|GIRL)\b/;

interface At {
  readonly position: number;
}
const isEarly = ({ position }: At): boolean => position < beginning;
const isLate = ({ position }: At): boolean => position >= ending;

const recalled: MeasureDefinition = {
  id: 'recalled',
  direction: 'more',
  scale: craftScale('recalled'),
  count(derived) {
    const { characters, locations } = derived;
    const people = characters.filter(
      ({ id, speeches }) => speeches.length >= fewestSpeeches && !anybody.test(id) && speeches.some(isEarly),
    );
    const places = locations.locations.filter(({ scenes }) => scenes.length >= fewestScenes && scenes.some(isEarly));
    const all = people.length + places.length;
    if (all < fewest) return null;
    const peopleBack = people.filter((one) => isThereLate(one, derived));
    const placesBack = places.filter(({ scenes }) => scenes.some(isLate));
    const value = (peopleBack.length + placesBack.length) / all;
    return {
      value,
      error: shareError(value, all),
      counts: {
        people: people.length,
        peopleBack: peopleBack.length,
        places: places.length,
        placesBack: placesBack.length,
      },
      ...longestUnheard(peopleBack),
    };
  },
};

const isThereLate = ({ id, speeches }: Character, { scenes }: Derived): boolean =>
  speeches.some(isLate) || scenes.some((scene) => isLate(scene) && scene.present.includes(id));

/** Of those who come back, whoever is unheard longest, with the lines on either side. */
function longestUnheard(people: readonly Character[]): { about: string[]; places: Cite[] } {
  const [longest] = people
    .flatMap(({ id, speeches }) => {
      const own = speeches.filter(({ words }) => words.length >= readableWords);
      return own.slice(1).map((after, index) => ({ id, before: own[index] ?? after, after }));
    })
    .sort((a, b) => b.after.position - b.before.position - (a.after.position - a.before.position));
  return longest === undefined
    ? { about: [], places: [] }
    : {
        about: [characterId(longest.id)],
        places: [longest.before, longest.after].map(({ passage }) => quoteOf(passage)),
      };
}

export const recallMeasures = { recalled };
