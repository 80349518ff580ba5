/** What a fault is planted with: the script's people by the words that name them, its scenes and pieces, its figures and nouns, drawn by a seed. */
import { sampleOf } from '../../../../bin/mutants/sample-mutants.ts';
import { castFinder } from '../../../../lib/model/read/assemble-people.ts';
import {
  type NumberedScene,
  type NumberedScript,
  resolveCite,
  sceneOf,
  wordsIn,
} from '../../../../lib/model/read/numbered-script.ts';
import { type Answers, givenOf, type ReadableScript } from './recorded-answers.ts';

interface Person {
  /** As a reader would write it: 'Mags'. */
  readonly name: string;
  /** Words with a capital that name them and nobody else. */
  readonly words: readonly string[];
  /** Names of more than one word or another word than `name`. */
  readonly others: readonly string[];
}
export interface World {
  readonly script: NumberedScript;
  readonly people: readonly Person[];
  readonly random: () => number;
  pick<T>(from: readonly T[]): T | undefined;
  /** Scenes that a sentence's cites name, by ordinal. */
  scenesOf(cites: readonly string[]): number[];
  wordsOfScenes(scenes: readonly number[]): string;
  /** People whose words stand in a text. */
  namedIn(text: string): Person[];
  /** People who neither speak nor are named in these scenes. */
  absentFrom(scenes: readonly number[]): Person[];
}

const titleCase = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`;
const capitals = (text: string): string[] => text.match(/\p{Lu}[\p{L}]+/gu) ?? [];
/** Words of names that are words of English, too. */
const common = new Set('the one two first second third captain doctor mrs old man woman'.split(' '));
/** People beyond these say too little to be taken for another. */
const mostPeople = 8;

export function openWorld({ script, cast }: ReadableScript, answers: Answers, random: () => number): World {
  const told = givenOf(answers).story.people?.people ?? [];
  const finder = castFinder(cast, told);
  const ids = [...new Set(told.flatMap(({ name }) => finder.idOf(name) ?? []))].slice(0, mostPeople);
  const drafts = ids.map((id) => {
    const own = told.filter(({ name }) => finder.idOf(name) === id);
    const names = own.flatMap(({ name, aliases }) => [name, ...aliases]);
    const words = [...new Set(names.flatMap(capitals))].filter((word) => !common.has(word.toLowerCase()));
    const [first = ''] = words;
    return {
      name: titleCase(first),
      words,
      others: names.filter((name) => name !== first && capitals(name).length > 0),
    };
  });
  const people = drafts
    .map(({ words, ...rest }, at) => ({
      ...rest,
      words: words.filter((word) => !drafts.some((other, index) => index !== at && other.words.includes(word))),
    }))
    .filter(({ name, words }) => name !== '' && words.includes(name));
  const has = (text: string, word: string): boolean => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);
  const isNamed = (text: string, { words }: Person): boolean => words.some((word) => has(text, word));
  const wordsOfScenes = (scenes: readonly number[]): string =>
    scenes
      .map((ordinal) => sceneOf(script, ordinal))
      .map((scene) => (scene ? wordsIn(scene) : ''))
      .join('\n');
  return {
    script,
    people,
    random,
    pick: (from) => sampleOf(from, 1, random)[0],
    scenesOf: (cites) => [
      ...new Set(cites.flatMap((cite) => resolveCite(script, cite).map(({ scene }) => scene ?? 0))),
    ],
    wordsOfScenes,
    namedIn: (text) => people.filter((person) => isNamed(text, person)),
    absentFrom(scenes) {
      const text = wordsOfScenes(scenes).toLowerCase();
      return people.filter(({ words }) => !words.some((word) => has(text, word.toLowerCase())));
    },
  };
}

/** Scenes that have more than their heading. */
export const fullScenes = ({ scenes }: NumberedScript): NumberedScene[] =>
  scenes.filter(({ pieces }) => pieces.length > 2);
