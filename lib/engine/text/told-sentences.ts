/** The sentences of a script, action and talk, each with the signs by which it may tell a moment of the story: its words, who is in it, where it stands. */
import { anyOf, oneOf, openingWith, wholeWords } from '../../screenplay/text/phrases.ts';
import type { Derived } from '../derive.ts';
import { wordSpace } from '../learned/word-space.ts';
import { functionWords } from '../lexicons/function-words.ts';
import { beforeSaying, goingOn, sayingSo, struckWords, toldOthers, willing } from '../lexicons/talk-words.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import type { Passage } from './passages.ts';
import { sentencesOf, wordsOf } from './words.ts';

export interface ToldSentence {
  readonly passage: Passage;
  readonly text: string;
  readonly words: readonly string[];
  /** Ids of those who say it; none of action. */
  readonly speakers: readonly string[];
  /** Names of what it is made of (`w:shot`, `kind:talk`), each once. */
  readonly signs: readonly string[];
}

type From = Pick<Derived, 'passages' | 'speeches' | 'scenes' | 'characters' | 'lead' | 'nameWords'>;

/** So many speakers are main ones, and the first of them lead. */
const people = { main: 8, leading: 3 } as const;
/** Signs that count go up to so many. */
const most = { people: 3, capitals: 3, pages: 4, salience: 5 } as const;
const shortestWord = 3;
/** Sentences of up to so many words are of one length. */
const lengths = [3, 5, 8, 12, 17, 24, 32] as const;
const tenths = 10;
/** A word that stands so often in the script may be its subject; how far it stands out is told in steps. */
const subject = { fewest: 3, step: 2, sumStep: 4, few: 5 } as const;
/** Who is struck dumb is so at the beginning of what follows a line. */
const struckWithin = 80;

const struck = new RegExp(`\\b(?:${anyOf([...struckWords])})\\b`, 'i');
const pronounFirst = openingWith(goingOn);
const brokenOff = /(?:--|—|\.\.\.|…)["”]?$/;
const inCapitals = /\b\p{Lu}{3,}\b/gu;
const endings = /(?:'s|ings?|edly|ed|es|s|ly)$/;
const stemLetters = 7;

/** 'shoots', 'shooting' and 'shoot' are one; what is left is a key and no word. */
export function momentStem(word: string): string {
  const bare = word.replace(endings, '');
  return (bare.length >= shortestWord ? bare : word)
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '')
    .slice(0, stemLetters);
}

/** What a line of talk does, by its small words: it says what is so, wills, denies, speaks of oneself or to the other. */
const sayings: readonly (readonly [name: string, says: RegExp])[] = [
  ['is', new RegExp(`^(?:${anyOf(beforeSaying)},? )?${anyOf(sayingSo)}\\b`, 'i')],
  ['wills', wholeWords(willing)],
  ['denies', /\b(?:not|never|no|nothing|nobody)\b|n['’]t\b/i],
  ['self', /\b(?:i|me|my|mine)\b/i],
  ['other', /\b(?:you|your|yours)\b/i],
  ['them', wholeWords(toldOthers)],
  ['past', /\b(?:was|were|did|had|been|used to)\b/i],
];

const upTo = (limit: number, value: number): number => Math.min(limit, Math.floor(value));

/** In reading order; of a script without speakers none. */
export function toldSentences(derived: From): ToldSentence[] {
  const { passages, speeches, scenes } = derived;
  const signsOfPeople = peopleSigns(derived);
  if (signsOfPeople === null) return [];
  const salience = salienceOf(derived);
  const speakersOf = new Map(
    speeches.flatMap(({ spoken, speakers }) => spoken.map((part) => [part, speakers] as const)),
  );
  const mixed = new Set(speeches.flatMap((speech) => (speech.mixed ? speech.spoken : [])));
  const sceneOf = new Map(scenes.map((scene) => [scene.ordinal, scene]));
  const met = new Set<string>();
  return passages.flatMap((passage, order) => {
    const kind = passage.kind === 'dialogue' ? 'talk' : passage.kind;
    const scene = sceneOf.get(passage.scene ?? 0);
    if ((kind !== 'talk' && kind !== 'action') || !scene || mixed.has(passage)) return [];
    const speakers = speakersOf.get(passage) ?? [];
    const around = placeSigns(passage, scene, kind);
    const after = afterSigns(passages.slice(order + 1, order + 3), kind);
    return sentencesOf(passage.text).map((text, at, all): ToldSentence => {
      const words = wordsOf(text);
      const isLast = at === all.length - 1;
      const signs = new Set([
        ...around,
        ...wordSigns(words, derived.nameWords),
        ...formSigns(text, words, kind),
        ...signsOfPeople(text, speakers, kind),
        ...salienceSigns(words, salience, met, kind),
        ...(all.length === 1 ? [`${kind}:alone`] : []),
        ...(isLast ? after : []),
        ...(isLast && scene.passages.at(-1) === passage ? ['scene:last'] : []),
      ]);
      for (const word of words) met.add(word);
      return { passage, text, words, speakers: kind === 'talk' ? speakers : [], signs: [...signs] };
    });
  });
}

const wordSigns = (words: readonly string[], names: ReadonlySet<string>): string[] =>
  words
    .filter((word) => word.length >= shortestWord && !functionWords.has(word) && !names.has(word))
    .map((word) => `w:${momentStem(word)}`);

function formSigns(text: string, words: readonly string[], kind: string): string[] {
  const length = lengths.findIndex((longest) => words.length <= longest);
  const capitals = kind === 'action' ? [...text.matchAll(inCapitals)].length : 0;
  return [
    `kind:${kind}`,
    `${kind}:length${length < 0 ? lengths.length : length}`,
    ...(kind === 'talk' ? sayings.filter(([, says]) => says.test(text)).map(([name]) => `talk:${name}`) : []),
    ...(pronounFirst.test(text) ? [`${kind}:pronoun`] : []),
    ...(text.endsWith('?') ? [`${kind}:asks`] : []),
    ...(text.endsWith('!') ? [`${kind}:cries`] : []),
    ...(brokenOff.test(text) ? [`${kind}:breaksoff`] : []),
    ...(capitals > 0 ? [`action:caps${upTo(most.capitals, capitals)}`] : []),
  ];
}

const placeSigns = (passage: Passage, scene: SceneFacts, kind: string): string[] => [
  `at:${upTo(tenths - 1, passage.position * tenths)}`,
  `scene:pages${upTo(most.pages, scene.pages)}`,
  ...(passage.piece <= 2 ? [`${kind}:first`] : []),
];

/** What follows the last sentence of a passage: somebody is struck by it, or the scene is cut. */
function afterSigns(following: readonly Passage[], kind: string): string[] {
  const next = following.find((passage) => passage.kind !== 'parenthetical');
  if (!next) return [];
  return [
    ...(struck.test(next.text.slice(0, struckWithin)) ? [`${kind}:struck`] : []),
    ...(kind === 'talk' && next.kind === 'action' ? ['talk:thenaction'] : []),
    ...(next.kind === 'heading' || next.kind === 'transition' ? [`${kind}:cut`] : []),
  ];
}

/** Who of the main people is named or speaks; null where nobody does. */
function peopleSigns({ characters, lead }: From) {
  const main = characters.filter(({ onlyHeard }) => !onlyHeard).slice(0, people.main);
  const leadId = lead?.character.id ?? main[0]?.id;
  if (leadId === undefined) return null;
  const rank = new Map(main.map(({ id }, at) => [id, at]));
  const idOf = new Map(main.map(({ pageName, id }) => [pageName.toUpperCase(), id]));
  const names = new RegExp(`(?<!\\p{L})(?:${oneOf([...idOf.keys()])})(?!\\p{L})`, 'giu');
  const standing = (id: string): string => {
    const own = rank.get(id);
    return id === leadId ? 'lead' : own === undefined ? 'other' : own < people.leading ? 'main' : 'named';
  };
  return (text: string, [speaker]: readonly string[], kind: string): string[] => {
    const named = [...text.matchAll(names)].map(([name]) => name).filter((name) => /^\p{Lu}/u.test(name));
    const ids = new Set(named.map((name) => idOf.get(name.toUpperCase())));
    return [
      ...(ids.size > 0 ? [`${kind}:people${upTo(most.people, ids.size)}`] : []),
      ...(ids.has(leadId) ? [`${kind}:lead`] : []),
      ...(kind === 'talk' && speaker !== undefined ? [`by:${standing(speaker)}`] : []),
    ];
  };
}

/** How far a word stands out in this script: by how often it stands here and how few of the scripts counted have it. */
function salienceOf({ passages, nameWords }: From): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, words } of passages)
    if (kind === 'action' || kind === 'dialogue')
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const { rarityOf } = wordSpace();
  return new Map(
    [...counts]
      .filter(([word, count]) => count >= subject.fewest && !functionWords.has(word) && !nameWords.has(word))
      .map(([word, count]) => [word, Math.log(count) * rarityOf(word)]),
  );
}

function salienceSigns(
  words: readonly string[],
  salience: ReadonlyMap<string, number>,
  met: ReadonlySet<string>,
  kind: string,
): string[] {
  const salient = (word: string): number => salience.get(word) ?? 0;
  const top = Math.max(0, ...words.map(salient));
  const fresh = Math.max(0, ...words.filter((word) => !met.has(word)).map(salient));
  const sum = words.reduce((total, word) => total + salient(word), 0);
  const steps = upTo(most.salience, top / subject.step);
  return [
    ...(words.length <= subject.few ? [`${kind}:short${steps}`] : []),
    `${kind}:top${steps}`,
    `${kind}:fresh${upTo(most.salience, fresh / subject.step)}`,
    `sum${upTo(most.salience, sum / subject.sumStep)}`,
  ];
}
