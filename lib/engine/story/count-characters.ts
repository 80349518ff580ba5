/** Counts the graph's people: everybody who speaks, most words first, then everybody who is named in a scene and never speaks. */
import type { StoryCharacter } from '../../story/character.ts';
import type { Cite } from '../../story/cite.ts';
import { characterId } from '../../story/ids.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Character } from '../people/character-index.ts';
import { isAnybody } from '../people/cues/anybody.ts';
import type { Introduction } from '../people/introductions/introductions.ts';
import { longestIntroduction } from '../people/introductions/showing.ts';
import type { Speech } from '../people/speeches.ts';
import { quoteNaming, quoteWhole } from '../text/quote.ts';
import { sum } from '../text/statistics.ts';
import { closingLineOf, lineOf, longestOf } from './line-of.ts';

const firstLine = ({ speeches: [speech] }: Character): StoryCharacter['first'] =>
  speech && !speech.mixed ? lineOf(speech) : null;
const lastLine = ({ speeches }: Character): StoryCharacter['last'] => {
  const speech = speeches.at(-1);
  return speech && !speech.mixed ? closingLineOf(speech) : null;
};

const speaking = (one: Character, inDetails: string, heardBefore: boolean): StoryCharacter => ({
  id: characterId(one.id),
  name: one.name,
  words: one.words,
  speeches: one.speeches.length,
  share: one.share,
  scenes: [...one.scenes],
  firstPage: one.firstPage,
  lastPage: one.lastPage,
  onlyHeard: one.onlyHeard,
  introduction: introductionOf(one),
  silence: silenceOf(one),
  first: firstLine(one),
  last: lastLine(one),
  longest: longestOf(one.speeches),
  directions: sum(one.speeches.map(({ parentheticals }) => parentheticals.length)),
  ...(heardBefore && { heardBefore }),
  inDetails: one.id === inDetails,
});

const introductionOf = ({ introduction }: Character): StoryCharacter['introduction'] =>
  introduction === null
    ? null
    : {
        fullName: introduction.fullName,
        age: introduction.age,
        description: introduction.description,
        isShown: introduction.isShown,
        isLarge: introduction.isLarge,
        isFirst: introduction.isFirst,
        page: introduction.passage.at.page,
        cite: citeOf(introduction),
      };

/** Whole, unless it is a scene. */
const citeOf = ({ passage, sentence, printed }: Introduction): Cite =>
  sentence.length <= longestIntroduction && passage.text.includes(sentence)
    ? quoteWhole(passage, sentence)
    : quoteNaming(passage, sentence, printed);

/** The first of the longest. */
function silenceOf({ speeches }: Character): StoryCharacter['silence'] {
  const gaps = speeches.slice(1).map(({ page }, index) => ({ from: speeches[index]?.page ?? page, to: page }));
  return gaps.reduce<StoryCharacter['silence']>(
    (longest, gap) => (longest && longest.to - longest.from >= gap.to - gap.from ? longest : gap),
    null,
  );
}

/** So many speeches before. */
const near = 6;

function heardBefore({ speeches: [first] }: Character, all: readonly Speech[], known: ReadonlySet<string>): boolean {
  if (first === undefined) return false;
  const at = all.indexOf(first);
  return all
    .slice(Math.max(0, at - near), at)
    .some(({ speakers, page }) => page >= first.page - 1 && speakers.some((id) => !known.has(id) && isAnybody(id, 0)));
}

const silent = (id: string, name: string): StoryCharacter => ({
  id: characterId(id),
  name,
  words: 0,
  speeches: 0,
  share: 0,
  scenes: [],
  firstPage: null,
  lastPage: null,
  onlyHeard: false,
  introduction: null,
  silence: null,
  first: null,
  last: null,
  longest: null,
  directions: 0,
  inDetails: false,
});

export function countCharacters({ derived, details }: Pick<AnalysisInput, 'derived' | 'details'>): StoryCharacter[] {
  const known = new Set(derived.characters.map(({ id }) => id));
  const others = new Set([
    ...derived.scenes.flatMap(({ speakers, present }) => [...speakers, ...present]),
    ...derived.speeches.flatMap(({ speakers }) => speakers),
  ]);
  const inDetails = details.character.trim().toUpperCase();
  return [
    ...derived.characters.map((character) =>
      speaking(character, inDetails, heardBefore(character, derived.speeches, known)),
    ),
    ...[...others].filter((id) => !known.has(id)).map((id) => silent(id, derived.nameOf(id))),
  ];
}
