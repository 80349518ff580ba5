/** Tells which mention of somebody first shows them on the page: no shot line, no name on a thing, nobody who is only talked of. */
import { anyOf, openingWith } from '../../../screenplay/text/phrases.ts';
import {
  bearing,
  bodyParts,
  callings,
  images,
  saysMore,
  spokenOf,
  written,
} from '../../lexicons/introduction-words.ts';
import { actAdverbs, noActs } from '../../lexicons/talk-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import { inCapitals } from '../../scenes/marked-parts.ts';
import { quoteLength } from '../../text/quote.ts';
import { sentencesOf, wordsOf } from '../../text/words.ts';
import { type Mention, nearFirstSpeech } from './mentions.ts';

/** Own mention and those in capitals, each in reading order; `speaks` is the page of the first speech, `shouted` a script whose action is all in capitals. */
interface Mentions {
  readonly inCapitals: readonly Mention[];
  readonly all: readonly Mention[];
  readonly speaks: number | undefined;
  readonly shouted: boolean;
}

/** A sentence of so few words brings its neighbour with it. */
const fewWords = 3;
/** An introduction of more characters is a scene. */
export const longestIntroduction = 300;
/** So many sentences behind the name are looked at. */
const looksOn = 2;
/** 'Juno is a burnout.' */
const describes = (sentence: string, printed: string): boolean =>
  sentence.toUpperCase().startsWith(`${(printed.split(' ')[0] ?? printed).toUpperCase()} IS `) &&
  !/^\S+ is \p{L}+ing\b/iu.test(sentence);
/** Says more of somebody: 'He is in his thirties.' */
const goesOn = openingWith(saysMore, { flags: '' });

/** The sentence of a mention, with the one before where it is a mere name, and with one behind it that says what somebody is like, as long as a quote. */
export function sentenceOf(mention: Mention): string {
  const { passage, sentence, printed } = mention;
  const { text } = passage;
  const from = text.indexOf(sentence);
  const sentences = sentencesOf(text);
  const place = sentences.indexOf(sentence);
  if (from < 0 || place < 0) return sentence;
  const [before, next] = [sentences[place - 1], sentences[place + 1]];
  const upTo = (one: string): number => text.indexOf(one, from + sentence.length) + one.length;
  // A sentence may stand between: 'It is FALL.'
  const describing = sentences
    .slice(place + 1, place + 1 + looksOn)
    .findLast((one) => goesOn.test(one) || describes(one, printed));
  if (describing !== undefined && upTo(describing) - from <= longestIntroduction)
    return text.slice(from, upTo(describing));
  if (wordsOf(sentence).length > fewWords || acts(mention)) return sentence;
  const start = before === undefined ? -1 : text.lastIndexOf(before, from);
  if (start >= 0 && from + sentence.length - start <= quoteLength) return text.slice(start, from + sentence.length);
  return next !== undefined && upTo(next) - from <= quoteLength ? text.slice(from, upTo(next)) : sentence;
}

/** So many pages after the first speech somebody who speaks unseen is still first shown. */
const soonAfter = 1;

const pageOf = ({ passage }: Mention): number => passage.at.page;

/**
 * The first in capitals, as scripts introduce people; one in small letters where the name acts pages before, or where capitals come after the
 * first speech. Null where no mention shows them. Own rule.
 */
export function showingOf({ inCapitals: capitals, all, speaks, shouted }: Mentions): Mention | null {
  const shown = (one: Mention): boolean => shows(one, shouted);
  const introduced = nearFirstSpeech(capitals.filter(shown), speaks);
  const small = all.filter((one) => (introduced === undefined || isBefore(one, introduced)) && shown(one));
  const early = small.filter((one) => speaks === undefined || pageOf(one) <= speaks + soonAfter);
  if (introduced === undefined) return early[0] ?? small[0] ?? null;
  if (speaks !== undefined && pageOf(introduced) > speaks + soonAfter) return early[0] ?? introduced;
  return early.find((one) => pageOf(one) < pageOf(introduced) && acts(one)) ?? introduced;
}

const isBefore = (one: Mention, other: Mention): boolean =>
  one.passage.order < other.passage.order ||
  (one.passage === other.passage && one.sentence === other.sentence && one.at <= other.at);

const owner = /['’][sS]?$/;
/** What follows the name, an ending that makes it an owner's included. */
const behind = ({ sentence, at, printed }: Mention): string => sentence.slice(at + printed.replace(owner, '').length);

const act = new RegExp(`^,? (?:${anyOf(actAdverbs)} )?(\\p{L}{2,}s|\\p{Lu}{2,}S)\\b`, 'u');
const clauseBefore = /(?:^|[,;:–—-] ?|\b(?:and|as|while|where|then) )$/iu;

/** Opens a sentence or a clause, with a verb behind: 'Lucy starts crying'. */
function acts(one: Mention): boolean {
  const verb = act.exec(behind(one))?.[1]?.toLowerCase();
  return verb !== undefined && !noActs.has(verb) && clauseBefore.test(one.sentence.slice(0, one.at));
}

const onThing = new RegExp(
  `\\b${anyOf(images)}(?: \\p{L}+)? ${anyOf(bearing)}\\b[^;!?]*$|\\b${anyOf(written)}\\W*$`,
  'iu',
);
const talkedOf = new RegExp(`\\b${anyOf(spokenOf)} (?:\\p{L}+\\.? )?$`, 'iu');
/** 'RITA HARRISON'S office' shows no Rita; 'Rita's hand' does. */
const owns = new RegExp(`^(?: \\p{Lu}[\\p{L}-]*){0,2}['’][sS]?(?!\\p{L})(?! ${anyOf(bodyParts)}\\b)`, 'u');
/** 'CARLTON (O.S. RADIO)', 'From IRENE: "where are you"': a cue or an address. */
const cueBehind = /^ ?\((?:V|O)\.? ?[OS0C]?\.|^: ?["“]/;
/** 'ELLEN Terrific. Act as if you had been here all along': a cue that a speech was set beside. */
const speechBehind = /^ (?:\p{Lu}\p{Ll}|I['’ ])/u;
const quoted = /["“][^"“”]*$/;

const isCalled = new RegExp(`\\b${anyOf(callings)} $|\\p{Lu}[\\p{L}.]+ $`, 'u');
/** ‘SARAH "BIRDY" COLE’ and ‘a man called "DOC"’ are called so; "JASON" on a display is not there. */
function isQuoted(before: string, printed: string, after: string): boolean {
  if (/^["“].*["”]$/.test(printed)) return !isCalled.test(before) && !/^ \p{Lu}/u.test(after);
  return quoted.test(before) && (before.match(/"/g)?.length ?? 1) % 2 === 1 && !/^["”] \p{Lu}/u.test(after);
}

function shows(one: Mention, shouted: boolean): boolean {
  const { passage, sentence, printed, at } = one;
  const before = sentence.slice(0, at);
  const after = behind(one);
  if (!shouted && inCapitals(passage.text)) return false;
  if (at === 0 && inCapitals(printed) && speechBehind.test(after)) return false;
  // A name by itself shows nobody: the end of a sentence that a page parted.
  if (wordsOf(sentence).length <= wordsOf(printed).length && sentencesOf(passage.text).length > 1) return false;
  if (owns.test(after) || cueBehind.test(after) || onThing.test(before) || talkedOf.test(before)) return false;
  if (isQuoted(before, printed, after)) return false;
  return /^["“'‘]?\p{Lu}/u.test(printed) || isOnly(printed, before);
}

/** In small letters a part is the one that speaks where it has its article: 'the scientist', and not 'a big man'. */
const isOnly = (printed: string, before: string): boolean =>
  /\bthe $/i.test(before) && englishWords().known.has(printed.toLowerCase());
