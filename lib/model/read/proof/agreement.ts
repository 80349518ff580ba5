/**
 * Whether a sentence agrees with its passages in who, how many and whether: somebody acts who is not there, another's name in the same deed, a number that stands
 * nowhere near, a negation more or less. By words alone, so it finds crude slips and no others; the second look is for the rest.
 */
import { oneOf } from '../../../screenplay/text/phrases.ts';
import type { Cite } from '../../../story/cite.ts';
import { shared, stemsOf } from '../../../story/content-words.ts';
import { negation } from '../../telling-words.ts';
import { type NumberedScript, sceneOf, wordsIn } from '../numbered-script.ts';
import { numbersAgree } from './numbers-in-claim.ts';
import { whoIsThere } from './who-is-there.ts';

export interface Agreement {
  /** `passages` are the cited pieces' words. A sentence about an absence is held to names only. */
  agrees(text: string, cites: readonly Cite[], passages: readonly string[], o: { readonly absence: boolean }): boolean;
  /** Whether the passages tell what the sentence tells, with somebody else or the other way round, or it is no English. What disagrees otherwise a second look can settle: a judgement names people and pages that its passages need not name. */
  cannotStand(text: string, passages: readonly string[]): boolean;
  /** Nobody acts in the sentence who neither speaks nor is named in the scene. */
  isOf(text: string, scene: number): boolean;
  /** Who is said never to come back, and speaks after the last place cited. */
  comesBack(text: string, cites: readonly Cite[]): boolean;
}

/** So many of a sentence's words of content in one passage, at least three, and it tells that passage again: then who and whether must agree. A sentence that says more is left to the second look. */
const retold = 3;
const retoldShare = 0.8;

/** A sentence of so many words of content has one of them in the scenes it cites, or it is about others. True ones of three recorded readings with six or more all have. */
const muchTold = 6;

const pronouns = 'he she they his her their him them'.split(' ');
const pronoun = new RegExp(`\\b${oneOf(pronouns)}\\b`, 'i');

const sentenceEnd = /(?<=[.!?…]["'”’)]?)\s+/;

/** 'Never threads', 'does not thread': a verb that the passages have, and nothing in them that denies. */
const denied = /\b(?:never|not)\s+(\p{Ll}{4,})/gu;
const deniesDeed = (text: string, passages: readonly string[]): boolean => {
  const all = passages.join('\n');
  const stems = stemsOf(all);
  return (
    !negation.test(all) &&
    [...text.matchAll(denied)].some(([, verb = '']) => [...stemsOf(verb)].some((stem) => stems.has(stem)))
  );
};

/** One of these stands in any English sentence of some length; the answers are asked for in English. */
const smallWords =
  'a an and as at but by for from has he her his in is it not of on or she that the they to with'.split(' ');
const smallWord = new RegExp(`\\b${oneOf(smallWords)}\\b`, 'i');

const ordinalsOf = (cites: readonly Cite[]): number[] => [...new Set(cites.map(({ scene }) => scene ?? 0))];

/** 'Tobias is never seen again', 'Dot does not speak again': somebody, and that nothing more comes of them. */
const denials = ['never', 'not', 'no longer', 'does not', 'do not', "doesn't", 'doesn’t'];
const comings = `
  seen
  heard
  heard of
  met
  speak
  speaks
  appear
  appears
  return
  returns
  come back
  comes back
  come up
  comes up
`
  .trim()
  .split(/\s*\n\s*/)
  // The longer first: 'heard of' before 'heard'.
  .sort((one, other) => other.length - one.length);
const goneForGood = new RegExp(
  `(\\p{Lu}\\p{L}+) ${oneOf(['is', 'are', 'was', 'were'])}?\\s*${oneOf(denials)}\\s+${oneOf(comings)}(?: again)?\\b`,
  'gu',
);

/** What is looked up of a scene is looked up once. */
function once<T>(look: (ordinal: number) => T): (ordinal: number) => T {
  const known = new Map<number, T>();
  return (ordinal) => {
    const held = known.get(ordinal) ?? look(ordinal);
    known.set(ordinal, held);
    return held;
  };
}

/** `names`: for each person the words that name them (name, aliases, cue), in any case. */
export function agreementOf(script: NumberedScript, names: readonly (readonly string[])[]): Agreement {
  const who = whoIsThere(script, names);
  const wordsOfScene = once((ordinal) => {
    const scene = sceneOf(script, ordinal);
    return scene ? wordsIn(scene) : '';
  });
  const stemsOfScene = once((ordinal) => stemsOf(wordsOfScene(ordinal)));

  const nameStems = new Set(names.flatMap((own) => own.flatMap((name) => [...stemsOf(name)])));
  const contentOf = (stems: ReadonlySet<string>): Set<string> =>
    new Set([...stems].filter((stem) => !nameStems.has(stem)));

  const turnsRound = (text: string, passages: readonly string[]): boolean => {
    if (deniesDeed(text, passages)) return true;
    const [told, inText, inPassages] = [stemsOf(text), who.named(text), who.within(passages.join('\n'))];
    const others = inPassages.size > 0 && inText.length > 0 && !inText.some((person) => inPassages.has(person));
    return passages.some((passage) => {
      const common = shared(told, stemsOf(passage));
      const retells = common >= retold && common >= retoldShare * told.size;
      return retells && (others || negation.test(text) !== negation.test(passage));
    });
  };

  return {
    cannotStand: (text, passages) => turnsRound(text, passages) || !smallWord.test(text),
    isOf: (text, scene) => who.allThere(text, [scene]),
    comesBack(text, cites) {
      const last = Math.max(0, ...cites.map(({ page }) => page));
      const gone = [...text.matchAll(goneForGood)].flatMap(([, name = '']) => who.named(name));
      return gone.some((person) =>
        script.scenes.some(({ pieces }) =>
          pieces.some(
            ({ speaker, texts }) =>
              speaker !== null && who.within(speaker).has(person) && texts.some(({ at }) => at.page > last),
          ),
        ),
      );
    },
    agrees(text, cites, passages, { absence }) {
      if (absence) return true;
      const ordinals = ordinalsOf(cites);
      if (!who.allThere(text, ordinals)) return false;
      const inText = who.named(text);
      const nearby = new Set(ordinals.flatMap((ordinal) => [...who.inScene(ordinal)]));
      // Somebody is named who is nowhere in the scenes cited, and nobody who is.
      if (inText.length > 0 && !inText.some((person) => nearby.has(person))) return false;
      const scenes = ordinals.map(wordsOfScene).join('\n');
      if (!numbersAgree(text, cites, scenes, script)) return false;
      const told = stemsOf(text);
      const inPassages = who.within(passages.join('\n'));
      // The passages show people, and none of those who act in the sentence. A 'she' may be anybody.
      const acting = who.acting(text);
      const isOpen = passages.some((passage) =>
        passage.split(sentenceEnd).some((sentence) => pronoun.test(sentence) && who.within(sentence).size === 0),
      );
      if (acting.length > 0 && inPassages.size > 0 && !isOpen && !acting.some((person) => inPassages.has(person)))
        return false;
      const content = contentOf(told);
      if (content.size >= muchTold && ordinals.every((ordinal) => shared(content, stemsOfScene(ordinal)) === 0))
        return false;
      return !turnsRound(text, passages);
    },
  };
}
