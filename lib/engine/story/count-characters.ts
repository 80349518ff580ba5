/** Counts the graph's people: everybody who speaks, most words first, then everybody who is named in a scene and never speaks. */
import type { StoryCharacter } from '../../story/character.ts';
import { characterId } from '../../story/ids.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Character } from '../people/character-index.ts';
import { quoteNaming } from '../text/quote.ts';
import { sum } from '../text/statistics.ts';
import { lineOf, longestOf } from './line-of.ts';

const lineAt = ({ speeches }: Character, at: number): StoryCharacter['first'] => {
  const speech = speeches.at(at);
  return speech ? lineOf(speech) : null;
};

const speaking = (one: Character, inDetails: string): StoryCharacter => ({
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
  first: lineAt(one, 0),
  last: lineAt(one, -1),
  longest: longestOf(one.speeches),
  directions: sum(one.speeches.map(({ parentheticals }) => parentheticals.length)),
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
        page: introduction.passage.at.page,
        cite: quoteNaming(introduction.passage, introduction.sentence, introduction.printed),
      };

/** The first of the longest. */
function silenceOf({ speeches }: Character): StoryCharacter['silence'] {
  const gaps = speeches.slice(1).map(({ page }, index) => ({ from: speeches[index]?.page ?? page, to: page }));
  return gaps.reduce<StoryCharacter['silence']>(
    (longest, gap) => (longest && longest.to - longest.from >= gap.to - gap.from ? longest : gap),
    null,
  );
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
    ...derived.characters.map((character) => speaking(character, inDetails)),
    ...[...others].filter((id) => !known.has(id)).map((id) => silent(id, derived.nameOf(id))),
  ];
}
