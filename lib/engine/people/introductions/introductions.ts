/** Finds where the action first shows each speaker, and the age and words it gives. Does not infer what is not printed. */

import { anyOf, asItStands, wholeText, wholeWords } from '../../../screenplay/text/phrases.ts';
import { isPart } from '../../flaw-rules/name-pattern.ts';
import { nations, works } from '../../lexicons/introduction-words.ts';
import { besideNames, features, generations, offices, ranks } from '../../lexicons/name-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import { inCapitals as isInCapitals, mostlyInCapitals } from '../../scenes/marked-parts.ts';
import type { Passage } from '../../text/passages.ts';
import type { DisplayName } from '../display-names.ts';
import { firstSpeeches, type Mention, mentionsOf, nearFirstSpeech } from './mentions.ts';
import { filmBegins, isOnLikeness } from './not-in-person.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { sentenceOf, showingOf } from './showing.ts';
import { toldAge } from './told-age.ts';

/**
 * `fullName` as the script prints it ('Lena Okafor'), `age` in years when printed, `description` a printed 'a …' or 'the …' phrase. The sentence is the first that shows them,
 * where `isShown`; else the first with the name.
 */
export interface Introduction {
  readonly passage: Passage;
  readonly sentence: string;
  readonly isShown: boolean;
  /** Printed in capitals, as scripts introduce people. */
  readonly isLarge: boolean;
  /** No action before has any of the names. */
  readonly isFirst: boolean;
  /** The name as it stands in the sentence. */
  readonly printed: string;
  readonly fullName: string;
  readonly age: number | null;
  readonly description: string | null;
}

/** So many paragraphs with somebody's name are looked through for the first that shows them. */
const paragraphsRead = 60;

/**
 * By character id, from ids and the names that the action uses for them. The first mention in capitals counts; failing that, the first
 * mention at all. A renamed character's full name has the new name in it, the sentence stays as printed.
 */
export function introductionsOf(
  passages: readonly Passage[],
  pageNames: ReadonlyMap<string, string>,
  display: DisplayName,
): Map<string, Introduction> {
  const from = filmBegins(passages);
  const actions = passages.filter(({ kind, order }) => kind === 'action' && order >= from);
  const folded = actions.map((passage) => passage.text.toUpperCase());
  const isOrdinary = ordinaryWords(passages);
  const others = new Set([...pageNames.values()]);
  const speaksFrom = firstSpeeches(passages);
  const shouted = mostlyInCapitals(actions.map(({ text }) => text));
  const found = new Map<string, Introduction>();
  for (const [id, pageName] of pageNames) {
    const parts = pageName.split(' ');
    const mentioning = actions.filter((_, index) => parts.every((part) => folded[index]?.includes(part)));
    if (mentioning.length === 0) continue;
    const capitals = capitalsPattern(pageName);
    const named = new RegExp(`(?<![\\p{L}])(${asItStands(pageName)})(?![\\p{L}])(?!['’]s\\b)`, 'iu');
    const shouting = mentioning.filter(({ text }) => parts.every((part) => text.includes(part)));
    const inCapitals = mentionsOf(shouting, capitals).filter((one) => !isOthers(one, pageName, others));
    // A plaque or a heading in capitals tells no name in full.
    const isSign = ({ passage }: Mention): boolean => !shouted && isInCapitals(passage.text);
    const free = inCapitals.filter((one) => !owned.test(one.printed) && !isSign(one));
    const mention =
      nearFirstSpeech(free.length > 0 ? free : inCapitals, speaksFrom.get(pageName)) ??
      mentionsOf(mentioning, named)[0];
    if (!mention) continue;
    const inPerson = (one: Mention): boolean =>
      !isOnLikeness(passages, one.passage, one.passage.text.indexOf(one.sentence) + one.at);
    const showing = showingOf({
      inCapitals: inCapitals.filter(inPerson),
      all: mentionsOf(mentioning.slice(0, paragraphsRead), named).filter(inPerson),
      speaks: speaksFrom.get(pageName),
      shouted,
    });
    const shown = showing ?? mention;
    const { passage, sentence, printed, at } = mention;
    const after = sentence.slice(at + printed.length);
    const isBare =
      isSign(mention) ||
      printed.toUpperCase().replace(/["“”]/g, '') === pageName ||
      inRunOfCapitals(sentence.slice(0, at), after);
    const full = printed.toUpperCase().includes(pageName)
      ? fullName(printed.toUpperCase(), pageName, passages, isOrdinary)
      : namesIn(printed.toUpperCase());
    const isWhole = (name: string): boolean =>
      id === pageName ? parts.every((part) => name.includes(part)) : name.includes(pageName);
    // 'HIPPIE PRIEST' speaks himself: HIPPIE is somebody else.
    const isAnothers = full !== pageName && others.has(full);
    const isFull = !isBare && !isAnothers && isWhole(full) && namesWord(full, pageName);
    found.set(id, {
      passage: shown.passage,
      sentence: sentenceOf(shown),
      printed: shown.printed,
      isShown: showing !== null,
      isLarge: isInCapitals(shown.printed),
      isFirst: actions.find(({ text }) => namesAny(text, `${full} ${pageName}`)) === shown.passage,
      fullName: display(isFull ? full.replace(asWord(pageName), () => id) : id),
      age: isNumbered(sentence)
        ? null
        : toldAge(
            pageName,
            { paragraph: passage.text, before: sentence.slice(0, at), after },
            mentioning,
            named,
            new Set(full.split(' ')),
          ),
      description: describedIn(after) ?? describedIn(shown.sentence.slice(shown.at + shown.printed.length)),
    });
  }
  return found;
}

/** Any word of a name, with a capital. */
const namesAny = (text: string, names: string): boolean =>
  names
    .split(/[^\p{L}'-]+/u)
    .some(
      (word) =>
        word.length >= shortestName &&
        new RegExp(`(?<!\\p{L})(?:${word}|${word.charAt(0)}${word.slice(1).toLowerCase()})(?!\\p{L})`, 'u').test(text),
    );
const shortestName = 3;

const describedIn = (after: string): string | null =>
  partOf(/^,? ?\(?(?:\d+\)?, )?((?:an?|the) [^,.;:()]{3,60}?)[,.;)]/.exec(after)?.[1]);

const work = new RegExp(`^ ${anyOf(works)}\\b`, 'iu');

/** 'ANNIE DARWIN' is ANNIE and not DARWIN, where both speak; 'a LIZ PHAIR song' is nobody's. */
function isOthers({ printed, sentence, at }: Mention, name: string, others: ReadonlySet<string>): boolean {
  const before = printed.slice(0, Math.max(0, printed.search(asWord(name)))).split(' ');
  return (
    before.some((word) => others.has(word) && !isRank.test(word)) ||
    (printed !== name && work.test(sentence.slice(at + printed.length)))
  );
}

const nation = wholeText(nations, { flags: '' });
const generation = wholeText(generations, { flags: '' });
/** A cue that is a word of the language ('LADY', 'GLASS') has no full name but with a name beside it: 'AMERICAN LADY' is a part, 'HUGH GLASS' is somebody. */
function namesWord(full: string, name: string): boolean {
  const { known, names, everyday, common } = englishWords();
  const isNoName = (word: string): boolean =>
    nation.test(word) ||
    generation.test(word) ||
    !/\p{L}{2}/u.test(word) ||
    (known.has(word.toLowerCase()) && !names.has(word.toLowerCase()));
  const isWord = (word: string): boolean => everyday.has(word.toLowerCase()) || isNoName(word);
  const parts = name.split(' ');
  const last = parts.at(-1) ?? name;
  // 'HOMELESS MAN' is a part whoever stands between, 'MRS. MAYER' is not; behind a name no verb is a surname: 'PROVANO CLICK'.
  if (parts.length > 1 && !isRank.test((parts[0] ?? '').replace('.', '')) && !asWord(name).test(full)) return false;
  const behind = full.replace(/["“”]/g, '').split(' ').at(-1) ?? '';
  if (behind !== last && isNoName(behind) && everyday.has(behind.toLowerCase())) return false;
  if (isRank.test(name) || !parts.every(isWord)) return true;
  const [before = '', after = ''] = full.replace(/["“”]/g, '').split(asWord(name));
  const isFirstName = (word: string): boolean => !isNoName(word) && !common.has(word.toLowerCase());
  return (
    before.split(' ').some((word) => isRank.test(word) || isFirstName(word)) ||
    after.split(' ').some((word) => !isNoName(word))
  );
}

/** What somebody wears or has on them is no part to play: 'a moustache like a push broom'. */
const feature = wholeWords(features);
const partOf = (phrase: string | undefined): string | null =>
  phrase === undefined || feature.test(phrase) ? null : phrase;

/** The id in capitals, perhaps as a nickname in quotation marks, with up to two names in capitals before, after or (CAPTAIN KAI LE GUIN for CAPTAIN LE GUIN) inside it. */
function capitalsPattern(id: string): RegExp {
  // 'McCAULEY' is in capitals, too.
  const name = "(?:(?:(?:Mc|Mac|De|La|Le)(?=\\p{Lu}))?\\p{Lu}[\\p{Lu}'-]*\\p{Lu}\\.?|\\p{Lu}\\.)";
  const own = id.split(' ').map(asItStands).join(` (?:${name} ){0,2}?`);
  return new RegExp(
    `(?<![\\p{L}])((?:${name} ){0,2}?["“']?${own}["”']?(?: ["“']${name}["”'])?(?: ${name}){0,2})(?![\\p{L}'’])`,
    'u',
  );
}

/** '38 THE FIRST GIRL 38': a number on both sides is a shot's. */
const isNumbered = (sentence: string): boolean => /^(\d+)[A-Z]?\b.*\b\1[A-Z]?\W*$/.test(sentence);

/** 'ENTERING' and the like begin a run of capitals, too. */
const noName = new RegExp(`^(?:${anyOf(besideNames)}|\\p{Lu}{3,}ING|(?:\\d+-)?YEAR-OLD)$`, 'u');

/** Without what stands before the names: 'REVEALING DR SAMUEL KING'. */
function namesIn(printed: string): string {
  const words = printed.split(' ');
  return words.slice(words.findLastIndex((word) => noName.test(word)) + 1).join(' ');
}

/** "CHER'S HOUSE" is no name of HOUSE. */
const owned = /['’]S?$/;
const title = /^(?:MRS?|MISS|MS)\.?$/;
const isRank = wholeText([...ranks, ...offices], { flags: '' });

/** Not the ALEX of ALEXANDER. */
const asWord = (name: string): RegExp => new RegExp(`(?<!\\p{L})${asItStands(name)}(?!\\p{L})`, 'u');

/** Names before and after the id, as far as they look like names. What stands before a part ('a BRATTY KID') is none, and 'MRS. KRAMER' is not KRAMER. */
function fullName(
  printed: string,
  id: string,
  passages: readonly Passage[],
  isOrdinary: (word: string) => boolean,
): string {
  const at = printed.search(asWord(id));
  const nickname = /["“'] ?$/.test(printed.slice(0, at)) && /^["”']/.test(printed.slice(at + id.length));
  const wordsIn = (text: string): string[] =>
    text
      .split(' ')
      .flatMap((word) => (/^["“”']*$/.test(word) ? [] : [/^[\p{L}'’]{3,}\.$/u.test(word) ? word.slice(0, -1) : word]));
  const before = wordsIn(printed.slice(0, at));
  const after = wordsIn(printed.slice(at + id.length));
  const isJob = !isRank.test(id) && id.split(' ').every(isOrdinary);
  const isNone = (word: string): boolean =>
    noName.test(word) || owned.test(word) || (isOrdinary(word) && !isRank.test(word));
  const end = after.findIndex((word) => isNone(word) || isJob || (isRank.test(word) && !isRank.test(id)));
  const isName =
    before.length > 0 &&
    !before.some((word) => noName.test(word)) &&
    !title.test(before.at(-1) ?? '') &&
    !isPart(id, passages);
  const first = isName ? before.slice(before.findLastIndex(isNone) + 1) : [];
  return [...first, nickname ? `“${id}”` : id, ...after.slice(0, end < 0 ? after.length : end)]
    .join(' ')
    .replace(/"([^"]+)"/g, '“$1”');
}

/** 'LEE JIMMYING THE FRONT DOOR': capitals that go on beyond the name and its neighbours are a heading or a shout, and nobody's full name. */
const inRunOfCapitals = (before: string, after: string): boolean =>
  /(?<![\p{L}'’])(?!AND )\p{Lu}[\p{Lu}'’]+ $/u.test(before) ||
  /^ (?!(?:AND|OR|IS|IN|AT) )\p{Lu}{2,}(?!\p{Ll})/u.test(after);
