/** Tells whether a sentence of action has somebody in it: not a thing of theirs, no likeness, nobody who is only spoken of. */
import { anyOf, oneOf } from '../../../screenplay/text/phrases.ts';
import { bodyParts, spokenOf, towards } from '../../lexicons/introduction-words.ts';
import { likenesses, noActs } from '../../lexicons/talk-words.ts';
import { sentencesOf } from '../../text/words.ts';

/** The back door is no back. */
const backOf = ['door', 'yard', 'porch', 'seat', 'room', 'gate', 'pocket', 'step(s)'];
/** "Mac's jersey" has no Mac in it, "Mark and Vanessa's street" no Mark; "Mac's hand" has. */
const owns = `(?:(?:,? and)? \\p{Lu}[\\p{L}-]+){0,2}['’][sS]?(?!\\p{L})(?! ${anyOf(bodyParts)}\\b(?! ${anyOf(backOf)}\\b))`;
const notBefore = `(?<!\\b(?:${anyOf(spokenOf)}|${anyOf(likenesses)}) (?:\\p{L}+\\.? )?)`;

/** 'as happy with her dogs as Vanessa' compares. */
const asMuchAs = /\bas (?:\p{L}+ly )?\p{L}+\b[^.,;:]*\bas $/iu;

/** By the words of a name, any of which may stand for it; most sentences have none, and are not looked at further. */
export function isInAction(words: readonly string[]): (sentence: string) => boolean {
  if (words.length === 0) return () => false;
  const pattern = new RegExp(`${notBefore}(?<![\\p{L}\\p{N}])${oneOf(words)}(?!${owns})(?![\\p{L}\\p{N}])`, 'giu');
  const named = new RegExp(oneOf(words), 'iu');
  return (sentence) =>
    named.test(sentence) &&
    [...sentence.matchAll(pattern)].some(
      ({ 0: name, index }) => /^\p{Lu}/u.test(name) && !asMuchAs.test(sentence.slice(0, index)),
    );
}

/** Behind a name in the present, an adverb or an aside between: ' slowly rests', ', up on the shoulder, jerks'; of two in the plural: ' and Jack walk'. */
const acts = new RegExp(
  `^(?:['’][sS]? ${anyOf(bodyParts)})?(?:, [^,.;]{2,40},)?,? (?:\\p{Ll}+ly )?(?!${oneOf([...noActs])}(?!\\p{L}))(?:\\p{Ll}{2,}s|\\p{Lu}{2,}S)(?!\\p{L})`,
  'u',
);
const isDoing = /^ (?:is|are) (?!not\b)(?:\p{Ll}+ly )?\p{Ll}{2,}ing\b/u;
const jointly = /^ (?:and|&) (?:the )?\p{L}+ (?:both )?\p{Ll}{2,}(?!\p{L})/u;
const opensClause = /(?:^|[,;:–—-] ?|\b(?:and|as|while|then|but|where) )(?:\p{Lu}[\p{L}.]+ )?$/u;
/** 'hands it to Lou', 'kisses Maya'. */
const actedOn = new RegExp(
  `(?<!\\p{L})\\p{Ll}{2,}(?:s|ing)(?: (?:(?:down |up |back )?${anyOf(towards)}|up|down|out))? (?:\\p{Lu}[\\p{L}.]+ )?$`,
  'u',
);
const denied = /\b(?:isn['’]t|not|never|no longer|without)\b[^.!?;]*$/iu;

/** Whether a sentence has somebody do something, or somebody do something to them: more than the name. By the words of the name. */
export function isActorIn(words: readonly string[]): (sentence: string) => boolean {
  if (words.length === 0) return () => false;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${oneOf(words)}(?![\\p{L}\\p{N}])(?!${owns})`, 'giu');
  const named = new RegExp(oneOf(words), 'iu');
  return (sentence) =>
    named.test(sentence) &&
    [...sentence.matchAll(pattern)].some(({ 0: name, index }) => {
      const [before, after] = [sentence.slice(0, index), sentence.slice(index + name.length)];
      if (!/^\p{Lu}/u.test(name) || denied.test(before)) return false;
      return (
        (opensClause.test(before) && (acts.test(after) || isDoing.test(after) || jointly.test(after))) ||
        actedOn.test(before)
      );
    });
}

/** More characters of a paragraph are no last sight of somebody, but a scene. */
const longestSight = 140;

/** 'ON LUCY', 'ANGLE ON THE DOOR': a few words in capitals say where to look and show nobody. */
const isShot = (text: string): boolean => !/\p{Ll}/u.test(text) && text.trim().split(/\s+/).length <= shotWords;
const shotWords = 4;

/** How a paragraph shows somebody last: whole, or from the sentence with the name on, or that sentence. Null where none has them in it. */
export function lastSightIn(text: string, isIn: (sentence: string) => boolean): string | null {
  if (isShot(text)) return null;
  const sentence = sentencesOf(text).findLast(isIn);
  if (sentence === undefined) return null;
  if (text.length <= longestSight) return text;
  const rest = text.slice(text.lastIndexOf(sentence));
  return rest.length <= longestSight ? rest : sentence;
}
