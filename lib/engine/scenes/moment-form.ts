/** How far a sentence tells by itself who does what, by its form: known people stand in it, and what befalls them or what one does to another; nothing is left to what stands before it. */
import { anyOf, fromCapital, openingWith, wholeWords } from '../../screenplay/text/phrases.ts';
import type { Derived } from '../derive.ts';
import { functionWords } from '../lexicons/function-words.ts';
import {
  befallenWords,
  befalling,
  coupleWords,
  deadActs,
  deadOtherwise,
  deepKisses,
  doneToWords,
  fightingActs,
  greetingKisses,
  introducing,
  joiningWords,
  killingActs,
  kinNamed,
  noNames,
  notSoWords,
  orderWords,
  ownFateWords,
  pairActs,
  pointingWords,
  setTimes,
  shotLooks,
  standingIn,
  stillActs,
  turningActs,
  victims,
  weapons,
} from '../lexicons/story/telling-words.ts';
import type { ToldSentence } from '../text/told-sentences.ts';
import { wordsOf } from '../text/words.ts';

/** A text in small letters in which every known person is `somebody`, and how many different ones stand there. */
interface Masked {
  readonly text: string;
  readonly people: number;
  /** Where the first of them stands, in the text as it was; its length where none does. */
  readonly first: number;
}
export type Mask = (text: string) => Masked;

const somebody = 'somebody';
const fewestLetters = 3;
/** So many speakers are known. */
const knownPeople = 14;
const kin = wholeWords(kinNamed);

/** Knows the people who have most to say by the names under which the action and the talk speak of them. */
export function maskOf({ characters }: Pick<Derived, 'characters'>): Mask {
  const ids = new Map<string, string>();
  for (const { id, pageName, introduction } of characters.slice(0, knownPeople)) {
    const names = [pageName, ...pageName.split(' '), ...(introduction?.fullName ?? '').split(' ')];
    for (const name of names.map((one) => one.toUpperCase()))
      if (name.length >= fewestLetters && !noNames.has(name) && !ids.has(name)) ids.set(name, id);
  }
  const longestFirst = [...ids.keys()].toSorted((a, b) => b.length - a.length);
  const known =
    ids.size === 0
      ? /(?!)/gu
      : new RegExp(
          `(?<![\\p{L}-])(?:${longestFirst.map(fromCapital).join('|')})(?: (?:${longestFirst.map(fromCapital).join('|')}))?(?![\\p{L}-])`,
          'gu',
        );
  return (text) => {
    const people = new Set<string>();
    let first = text.length;
    const masked = text.replace(known, (name, at: number) => {
      people.add(ids.get(name.toUpperCase()) ?? ids.get(name.toUpperCase().split(' ')[0] ?? '') ?? name);
      first = Math.min(first, at);
      return somebody;
    });
    return { text: masked.replaceAll('’', "'").toLowerCase(), people: people.size, first };
  };
}

const within = (source: string): RegExp => new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, 'u');
/** 'somebody has just been killed', 'killed somebody'; who is dying to help is not. */
const befalls = within(
  `${somebody}${anyOf(befalling)}?(?: just| already)?(?: been)? ${anyOf(befallenWords)}(?! to (?!death))|${anyOf(doneToWords)} ${somebody}`,
);
const ownFate = wholeWords(ownFateWords);
const couple = wholeWords(coupleWords);
const notSo = wholeWords(notSoWords);
const times = wholeWords(setTimes);
const orders = openingWith(orderWords);
const joins = openingWith(joiningWords);
const introduces = wholeWords(introducing);
const others = wholeWords(standingIn);
const pointing = openingWith(pointingWords);
const properName = /[\p{Ll},] (?:\p{Lu}\p{Ll}{2,})/u;

/** 'somebody, raising a knife, quickly stabs the other somebody'. */
const doesTo = (acts: string, whom: string): RegExp =>
  within(`${somebody}(?:,[^,]{1,40},)? (?:\\w+ )?${acts} (?:the )?${whom}`);
const kills = doesTo(anyOf(killingActs), `(?:${anyOf(victims)}|her(?=[.,]| in| with| and))`);
const fights = doesTo(anyOf(fightingActs), somebody);
const pairs = wholeWords(pairActs);
const deep = wholeWords(deepKisses);
const greets = wholeWords(greetingKisses);
const looks = wholeWords(shotLooks);
const dead = new RegExp(`\\b${somebody}${anyOf(deadActs)}\\b`, 'u');
const deadAsSaid = wholeWords(deadOtherwise);
const armed = new RegExp(`\\b${anyOf(weapons)}\\b.* (?:at|to|against|on) ${somebody}`, 'u');
const still = wholeWords(stillActs);
const turning = wholeWords(turningActs);
const inCapitals = /(?:\b\p{Lu}{2,}\b\W+){3}/u;

/**
 * Chosen on 616 sentences that stood highest in their tenth of one of 85 produced scripts, of which one reader said whether a synopsis would tell them: 137 were so; of talk that says what has befallen somebody
 * 29 of 37, of other talk one in four, of action hardly any but a death, a kiss or a shot. How high the learned model had them told nothing beside.
 */
const weights = {
  talk: {
    befalls: 1.6,
    ownFate: 1.5,
    couple: 1.2,
    kin: 0.5,
    time: 0.5,
    names: 0.5,
    orders: -1.2,
    joins: -0.5,
    introduces: -1.2,
    thin: -1,
  },
  action: {
    any: -1.2,
    kills: 2.2,
    dead: 2,
    pairs: 1.8,
    fights: 1,
    armed: 1,
    two: 0.6,
    nobody: -1,
    still: -0.8,
    turning: 0.3,
    capitals: -1,
  },
  pointing: -1,
  unresolved: -2,
} as const;

/**
 * `weight` is what its form adds to a sentence's score; `clear`: it names whom it speaks of. `sure`: it tells an event of the story that a synopsis would name: 42 of 48 hits on 83 produced scripts, once the rules stood;
 * some may have been looked at while they were made (24 of 30 of talk, 18 of 18 of action), read by one reader.
 */
export interface MomentForm {
  readonly weight: number;
  readonly sure: boolean;
  readonly clear: boolean;
}

/** With fewer words that are no small ones, people aside, a line of talk has no subject. */
const fewestLarge = 3;
const largeLetters = 4;
const large = (text: string): number =>
  new Set(wordsOf(text).filter((word) => word.length >= largeLetters && word !== somebody && !functionWords.has(word)))
    .size;

const sum = (...parts: readonly (readonly [holds: boolean, adds: number])[]): number =>
  parts.reduce((all, [holds, adds]) => all + (holds ? adds : 0), 0);

/** True where the sentence begins with what was said before, or speaks of somebody before any name stands. */
function isClear(text: string, mask: Mask): boolean {
  const at = others.exec(text)?.index;
  if (pointing.test(text)) return false;
  return at === undefined || mask(text).first < at || properName.test(text.slice(0, at)) || kin.test(text.slice(0, at));
}

export function momentForm({ text, speakers }: Pick<ToldSentence, 'text' | 'speakers'>, mask: Mask): MomentForm {
  const clear = isClear(text, mask);
  const masked = mask(text);
  const shared = sum([pointing.test(text), weights.pointing], [!clear && !pointing.test(text), weights.unresolved]);
  if (speakers.length > 0) {
    const told = masked.text.replace(new RegExp(kin, 'gi'), somebody);
    const isFate = befalls.test(told);
    const isOwn = ownFate.test(masked.text);
    const isCouple = couple.test(masked.text.replaceAll(somebody, 'him'));
    const { talk } = weights;
    return {
      clear,
      sure: clear && (isFate || isOwn || isCouple) && !notSo.test(text) && !text.includes('?'),
      weight:
        shared +
        sum(
          [isFate, talk.befalls],
          [isOwn, talk.ownFate],
          [isCouple, talk.couple],
          [kin.test(text), talk.kin],
          [times.test(text), talk.time],
          [masked.people > 0, talk.names],
          [orders.test(text), talk.orders],
          [joins.test(text), talk.joins],
          [introduces.test(text), talk.introduces],
          [large(masked.text) < fewestLarge, talk.thin],
        ),
    };
  }
  const isKilling = kills.test(masked.text) && !looks.test(text);
  const isDead = dead.test(masked.text) && !deadAsSaid.test(text);
  const isPair = masked.people > 1 && pairs.test(masked.text) && deep.test(text) && !greets.test(text);
  const isFight = masked.people > 1 && fights.test(masked.text) && !looks.test(text);
  const { action } = weights;
  return {
    clear,
    sure: clear && (isKilling || isDead || isPair),
    weight:
      action.any +
      shared +
      sum(
        [isKilling, action.kills],
        [isDead, action.dead],
        [isPair, action.pairs],
        [isFight, action.fights],
        [masked.people > 1 && armed.test(masked.text), action.armed],
        [masked.people > 1, action.two],
        [masked.people === 0, action.nobody],
        [turning.test(text), action.turning],
        [still.test(text), action.still],
        [inCapitals.test(text), action.capitals],
      ),
  };
}
