/** Measures how many of the people of the beginning are heard again at the end. */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { Cite } from '../../story/cite.ts';
import { characterId } from '../../story/ids.ts';
import { sharedCues } from '../lexicons/cue-words.ts';
import { craftScale } from '../norms/craft-measures.ts';
import type { Character } from '../people/character-index.ts';
import { isPart } from '../people/parts.ts';
import { quoteOf } from '../text/quote.ts';
import { shareError } from '../text/statistics.ts';
import type { MeasureDefinition } from './measure.ts';

/** The first quarter is the beginning, the last the end. */
const beginning = 0.25;
const ending = 0.75;
/** Who speaks less is not set up to be remembered. */
const fewestSpeeches = 4;
/** People of the beginning below which there is no share. */
const fewest = 4;
/** A speech shorter than this shows nothing. */
const readableWords = 3;
const shared = wholeWords(sharedCues, { flags: '' });
/** 'COP 2', 'MAN', 'VOICE': it may be another every time. */
const mayBeAnother = (id: string): boolean => /\d|#/.test(id) || shared.test(id);

interface At {
  readonly position: number;
}
const isEarly = ({ position }: At): boolean => position < beginning;
const isLate = ({ position }: At): boolean => position >= ending;

const recalled: MeasureDefinition = {
  id: 'recalled',
  direction: 'more',
  scale: craftScale('recalled'),
  count({ characters }) {
    const people = characters.filter(
      ({ id, speeches }) =>
        speeches.length >= fewestSpeeches && !mayBeAnother(id) && isPart(id) && speeches.some(isEarly),
    );
    if (people.length < fewest) return null;
    const back = people.filter(({ speeches }) => speeches.some(isLate));
    const value = back.length / people.length;
    return {
      value,
      error: shareError(value, people.length),
      counts: { people: people.length, peopleBack: back.length },
      ...longestUnheard(back),
    };
  },
};

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
