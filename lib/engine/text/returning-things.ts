/** Finds things that come back after a long while: what somebody handles, then nobody names, then somebody handles again. */
import { determiners, functionWords } from '../lexicons/function-words.ts';
import { handlingWords } from '../lexicons/handling-words.ts';
import { replaceableThings } from '../lexicons/replaceable-things.ts';
import { englishWords } from '../norms/english-words.ts';
import { isSpoken, type Passage } from './passages.ts';
import type { RecurringObject } from './recurring-objects.ts';
import { singular } from './words.ts';

/** A word for a thing with every passage that has it, in order. `capitals`: the action prints it so behind an article, as a prop. */
export interface Thing {
  readonly name: string;
  readonly forms: readonly string[];
  readonly passages: readonly Passage[];
  readonly capitals: boolean;
}
/** `before` and `after` stand on either side of the longest absence. */
export interface ThingReturn extends Thing {
  readonly before: Passage;
  readonly after: Passage;
}

/** A thing is away for so much of the script, and named in so few scenes, that its coming back is an event. */
const leastAway = 0.25;
const mostScenes = 9;
/** Before it goes and after it comes back it is named so often, at least once each in the action. */
const namedOften = 2;
/** 'CREAKING', 'CHITTERING': what is heard or seen done, and no thing. */
const sound = /ing$/;
const capitalNoun = /(?<![\p{L}’'])(\p{L}+) (\p{Lu}{3,}(?:[ -]\p{Lu}{3,}){0,2})(?![\p{L}])/gu;

/** Nouns of this script that few scripts share: what recurs, and what the action prints in capitals behind an article. `excluded` are names of people and places. */
export function thingsOf(
  passages: readonly Passage[],
  objects: readonly RecurringObject[],
  excluded: ReadonlySet<string>,
): Thing[] {
  const { everyday } = englishWords();
  const inCapitals = capitalThings(passages, excluded);
  const words = new Map<string, string>();
  for (const { word, name } of objects) words.set(word, name);
  for (const word of inCapitals) if (!words.has(word)) words.set(word, word);
  const found = new Map<string, Passage[]>();
  const forms = new Map<string, Set<string>>();
  for (const passage of passages) {
    if (passage.scene === null || !(isSpoken(passage) || passage.kind === 'action')) continue;
    for (const word of new Set(passage.words)) {
      const key = singular(word);
      if (!words.has(key)) continue;
      found.set(key, [...(found.get(key) ?? []), passage]);
      forms.set(key, (forms.get(key) ?? new Set()).add(word));
    }
  }
  return [...found]
    .filter(([key]) => !everyday.has(key) && !everyday.has(words.get(key) ?? key) && !excluded.has(key))
    .map(([key, own]) => ({
      name: words.get(key) ?? key,
      forms: [...(forms.get(key) ?? [])],
      passages: own,
      capitals: inCapitals.has(key),
    }));
}

/** Last words of runs of capitals behind an article in the action. */
function capitalThings(passages: readonly Passage[], excluded: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const { kind, text } of passages) {
    if (kind !== 'action' || !/\p{Ll}/u.test(text)) continue;
    for (const [, before = '', run = ''] of text.matchAll(capitalNoun)) {
      if (!determiners.has(before.toLowerCase())) continue;
      const word = singular(run.split(/[ -]/).at(-1)?.toLowerCase() ?? '');
      if (!sound.test(word) && !excluded.has(word) && !functionWords.has(word) && !determiners.has(word))
        found.add(word);
    }
  }
  return found;
}

const scenesOf = (passages: readonly Passage[]): number => new Set(passages.map(({ scene }) => scene)).size;
/** Words before a thing among which somebody does something with it. */
const reach = 4;
/** Somebody holds, takes or hands over the thing there. */
const isHandled = ({ words, kind }: Passage, forms: readonly string[]): boolean =>
  kind === 'action' &&
  words.some(
    (word, at) =>
      forms.includes(word) && words.slice(Math.max(0, at - reach), at).some((one) => handlingWords.has(one)),
  );

/** 'The mezuzah', 'Lucy's hammock': the one that was there before; 'a grenade' may be any. */
const indefinite: ReadonlySet<string> = new Set(['a', 'an', 'another', 'each', 'every']);
const isArticle = (word: string): boolean => determiners.has(word) || word.endsWith("'s");
const isDefinite = (word: string): boolean => isArticle(word) && !indefinite.has(word);
/** Words that may stand between it and its article. */
const described = 3;
const isKnown = ({ words }: Passage, forms: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      forms.includes(word) && isDefinite(words.slice(Math.max(0, at - described), at).findLast(isArticle) ?? ''),
  );

/** Where the longest absence ends, as the number of the passage, and how long it is as a share of the script. */
function longestAbsence(passages: readonly Passage[]): { readonly at: number; readonly away: number } {
  let [best, away] = [0, 0];
  for (let at = 1; at < passages.length; at += 1) {
    const gap = (passages[at]?.position ?? 0) - (passages[at - 1]?.position ?? 0);
    if (gap > away) [best, away] = [at, gap];
  }
  return { at: best, away };
}

/** What is called by a number needs no more to be known again; it is away for so much of the script, and named so often in all. */
const numberedAway = 0.35;
const numberedOften = 8;

export const numberedThatReturn = (things: readonly Thing[]): ThingReturn[] =>
  things
    .flatMap((thing): ThingReturn[] => {
      const { at, away } = longestAbsence(thing.passages);
      const [before, after] = [thing.passages[at - 1], thing.passages[at]];
      // A place that is only headed so is no thing.
      const isMet = (some: readonly Passage[]): boolean => some.some(({ kind }) => kind !== 'heading');
      const isEvent = isMet(thing.passages.slice(0, at)) && isMet(thing.passages.slice(at));
      return before && after && isEvent && away >= numberedAway && thing.passages.length <= numberedOften
        ? [{ ...thing, before, after }]
        : [];
    })
    .sort(byAbsence);

/** A thing of which any will do: what comes back may be another. */
const isReplaceable = ({ name, forms }: Thing): boolean => [name, ...forms].some((word) => replaceableThings.has(word));

const awayOf = ({ before, after }: ThingReturn): number => after.position - before.position;
const byAbsence = (a: ThingReturn, b: ThingReturn): number => awayOf(b) - awayOf(a);

/** Those with the longest absence first. */
export const thingsThatReturn = (things: readonly Thing[]): ThingReturn[] =>
  things
    .flatMap((thing): ThingReturn[] => {
      const { passages, forms } = thing;
      if (isReplaceable(thing) || scenesOf(passages) > mostScenes) return [];
      const { at, away } = longestAbsence(passages);
      const [earlier, later] = [passages.slice(0, at), passages.slice(at)];
      const [before, after] = [earlier.at(-1), later[0]];
      const isEvent =
        away >= leastAway &&
        (earlier.length >= namedOften || thing.capitals) &&
        later.length >= namedOften &&
        earlier.some((one) => isHandled(one, forms)) &&
        later.some((one) => isHandled(one, forms)) &&
        later.slice(0, namedOften).some((one) => isKnown(one, forms));
      return before && after && isEvent ? [{ ...thing, before, after }] : [];
    })
    .sort(byAbsence);
