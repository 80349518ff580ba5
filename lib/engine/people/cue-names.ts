/** Folds the printed names of cues to character ids. Names that merely look alike stay two ('JON' and 'JOHN') but for slips of the pen. */

import { anyOf, wholeText } from '../../screenplay/text/phrases.ts';
import { collectives, cueEndings, cueManners, speakingMachines } from '../lexicons/cue-words.ts';
import { longTitles, offices, shortTitles } from '../lexicons/name-words.ts';
import { introducedAnew } from './cues/introduced-anew.ts';
import { kinNames } from './cues/kin-names.ts';
import { bareCue } from './cues/longer-cues.ts';
import { namesOnceInFull } from './cues/once-in-full.ts';
import { fullNamesOf, mayBeName, namesApart, namesBeside, sideBySide, withoutFirstLetter } from './full-names.ts';
import { misspeltCues } from './near-names.ts';
import { isNoCue, isStrayNumber, namesNobody, namesThing } from './no-names.ts';
import { toldToBe } from './told-to-be.ts';

const collective = wholeText(collectives, { flags: '' });
const pointed = new RegExp(`\\b${anyOf(shortTitles)}\\.|\\b\\p{L}\\.(?=\\p{L}\\b|\\s|$)`, 'gu');

/** What scripts put behind a name without brackets, or with one of two that the reader lost: 'ERIC V/O', "COAKLEY CONT'D)", 'KAYLA -'. */
const tail = new RegExp(
  `(?:\\s+\\(?(?:V\\.? ?[O0]\\.?|V\\/[O0]|O\\.? ?[SC]\\.|O\\/[SC]|OS|CON(?:T(?:'?D|INUED)?|'D)\\.?|${anyOf(cueEndings)})\\)?|[\\s:;,]*-+|[:;,]+|\\s+[.']|[Â·\\s]*·|\\s+\\[[^\\]]*\\])$`,
);
/** A scene's number before the name: '55 RAY'. '10 YEAR OLD BOY' has an age, '911 OPERATOR' a number to call; one that stands on both sides is no name's. */
const sceneNumber =
  /^-*\s*(?:(?!911\b)(\d{2,3})[A-Z]?\.?\s+(?!(?:YEARS?|YRS?|SOMETHING)\b)(?!.*\b\1[A-Z]?$)(?=\p{L}{2}))?/u;

/** What is left of a bullet or a quotation mark that was read in the wrong alphabet, before a name: 'Ã¢Â¢ MAGS'. */
const garbled = /^(?:[\u0080-\u00BF\u2020-\u203A€™\s]|[ÃÂ](?=[ÃÂ]|[^\p{L}]|$)|[;:.,·•] (?=\p{L}))+/u;
/** 'OC MAGS', off camera, where MAGS speaks, too. */
const offCamera = /^(?:OC|O\.C\.|OS|O\.S\.|VO|V\.O\.) (?=\p{L})/u;

/** 'Mags' Voice', 'MAGS'S VOICE ON THE PHONE', 'VOICE OF MAGS' and 'MAGS V/O' are MAGS; spaces, small letters and a trailing colon don't count. */
export function characterId(cueName: string): string {
  const printed = cueName
    .toUpperCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L})' S (?=\p{L})/gu, "'S ")
    .trim();
  let name = printed
    .replace(sceneNumber, '')
    .replace(garbled, '')
    .replace(/#[LI]$/, '#1');
  while (tail.test(name)) name = name.replace(tail, '').trim();
  const owner = /^(?:VOICE OF (.+)|(.+?)'S? (?:RECORDED )?VOICE(?: (?:ON|IN|FROM|OVER) .+)?)$/.exec(name);
  return owner?.[1] ?? owner?.[2] ?? (name === '' ? printed : name);
}

/** From so many speeches on a cue that is a mere number is somebody: Agent 47, prisoner 567. */
const speechesOfNumber = 5;
/** A door that speaks twice is one that speaks. */
const speechesOfThing = 2;

/** True for a cue that names no one person: a crowd, a shot, half a parenthetical, a sentence, a number over fewer speeches than somebody called so would have. */
export const isCollective = (id: string, speeches = 1): boolean =>
  collective.test(id) ||
  namesNobody(id) ||
  (speeches < speechesOfThing && namesThing(id)) ||
  (speeches < speechesOfNumber && (isStrayNumber(id) || isNoCue(id)));

/** One name however it is spaced and pointed: 'KIMBER LY', 'M R . BLASE', 'D R. HALE'. Digits count, but for a nought between letters. */
const squeezed = (id: string): string =>
  id
    .replace(/^([DM]) R(?=[. ])/, '$1R')
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'O')
    .replace(/ THE /g, ' ')
    .replace(ordinal, (word) => ordinals[word] ?? word)
    .replace(shortened, (word) => longTitles[word.replace('.', '')] ?? word)
    .replace(/[^\p{L}\p{N}&/,]/gu, '');
const ordinals: Readonly<Record<string, string>> = {
  FIRST: '1ST',
  SECOND: '2ND',
  THIRD: '3RD',
  FOURTH: '4TH',
  FIFTH: '5TH',
};
const ordinal = new RegExp(`^(?:${Object.keys(ordinals).join('|')})(?= )`);
const shortened = new RegExp(`^(?:${Object.keys(longTitles).join('|')})\\b\\.?(?= ?\\p{L})`, 'u');
/** Marks that no name has: all but those of titles and initials ('MR.', 'J.D.'), within words ("D'ANDREA") and before numbers. */
const strange = (id: string): number =>
  id.replace(pointed, '').match(/(?<=\p{L})0(?=\p{L})|(?<!\p{L})['-]|['-](?!\p{L})|[^\p{L}\p{N} '#-]/gu)?.length ?? 0;
const spaces = (id: string): number => id.split(' ').length;

const office = new RegExp(`^${anyOf(offices)}(?:\\. ?| )(?=\\p{L}{3}|\\p{L}'|\\p{L}[CE])`, 'u');
const article = /^THE /;
/** What a scanner puts beside a name: its first letter once more ('T TONY'), a stroke behind it ('MAX I'). */
const tornName = (id: string): string | null =>
  /^(\p{L}) (?=\1)(.{3,})$/u.exec(id)?.[2] ?? /^(\p{L}{3}.*) I$/u.exec(id)?.[1] ?? null;
/** Somebody heard from a machine, and a voice whose word was lost: 'PAMELA/PHONE', 'ANNIE ON SPEAKERS', "GANDHI'S". */
const heardFrom = new RegExp(`(?:(?:\\/| ON )(?:THE )?${anyOf(speakingMachines)}| VOICE|'S?)$`);
/** 'CASEY HE LAUGHS', 'GLORIA THE REPORTER': what somebody is or does behind the name. */
const saidOfName = /^(\p{L}{3,}) (?:S?HE|THE) \p{L}/u;

/** 'RASPY MAC', 'YOUNG MAC'. */
const inManner = new RegExp(`^${anyOf(cueManners)} (\\p{L}{3,}(?: \\p{L}{3,})?)$`, 'u');

/** A thing that speaks, and says in a second cue whose it is: SPACESUIT and "NOAH'S EVA SUIT", where no other speaks. */
function ownedThing(id: string, ids: ReadonlySet<string>): string | null {
  if (id.includes(' ')) return null;
  const owned = [...ids].filter((one) => {
    const thing = /'S (?:.+ )?(\p{L}{4,})$/u.exec(one)?.[1];
    return thing !== undefined && id !== thing && id.endsWith(thing);
  });
  return owned.length === 1 ? (owned[0] ?? null) : null;
}
const isOffice = wholeText(offices, { flags: '' });

/**
 * 'DR. HALE' and HALE, 'THE PRIEST' and PRIEST are one where both speak and nobody else bears the name: of 70 such pairs of 1,089 produced scripts 67 are. Maps
 * the longer of two such ids to the shorter.
 */
function plainerNames(speeches: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const ids = new Set(speeches.keys());
  const bearers = Map.groupBy(ids, (id) => id.split(/[ .]/).at(-1) ?? id);
  const bearing = Map.groupBy(
    [...ids].flatMap((id) => [...new Set(id.split(/[ .,&/]+/))].map((word) => ({ id, word }))),
    ({ word }) => word,
  );
  const bearersOf = (word: string): string[] => (bearing.get(word) ?? []).map(({ id }) => id);
  return new Map(
    [...ids].flatMap((id): [string, string][] => {
      const heard = id.replace(heardFrom, '');
      if (heard !== id && heard.length > 2 && ids.has(heard) && (id[heard.length] === '/' || mayBeName(heard)))
        return [[id, heard]];
      const said = saidOfName.exec(id)?.[1];
      if (said !== undefined && ids.has(said) && mayBeName(said)) return [[id, said]];
      const sounds = inManner.exec(id)?.[1];
      if (sounds !== undefined && ids.has(sounds) && sounds.split(' ').some(mayBeName)) return [[id, sounds]];
      const thing = ownedThing(id, ids);
      if (thing !== null) return [[id, thing]];
      const torn = tornName(id);
      if (torn !== null && ids.has(torn)) return [[id, torn]];
      const name = bareCue(id, speeches, bearersOf);
      if (name !== null) return [[id, name]];
      const bare = id.replace(article, '').replace(office, '');
      if (bare === id || !ids.has(bare) || isOffice.test(bare) || isCollective(bare)) return [];
      const isOnly =
        bearers.get(bare.split(/[ .]/).at(-1) ?? bare)?.every((one) => one.replace(office, '') === bare) ?? true;
      return isOnly || id === `THE ${bare}` ? [[id, bare]] : [];
    }),
  );
}

/**
 * Maps a cue name to the ids who speak under it. 'MAGS AND LENA', 'MAGS/LENA' and 'MAGS & LENA' are two people only if each part
 * also speaks alone somewhere in the script (of 'MAX/GUARD' where MAX alone does, it is MAX), and of names side by side ('MAGS LENA') as `sideBySide` tells; otherwise the cue is one character's name. Names of the same letters are one: of 'MR BLASE', 'MR. BLASE' and
 * 'M R . BLASE' the one with no strange marks, the fewest spaces, then the most letters and points. An office or an article before a name that also
 * speaks alone is no other person.
 * `runningTexts` are paragraphs of action and talk, which may tell whose surname a cue is.
 * `cueNames` come as often as they have a speech: a full name is no other person than its first name or surname (`fullNamesOf`), nor a name misspelt (`misspeltCues`).
 */
export function speakersByCue(
  cueNames: readonly string[],
  runningTexts: readonly string[] = [],
): (cueName: string) => readonly string[] {
  const ids = [...new Set(cueNames.map(characterId))];
  const forms = new Map<string, string>();
  const plainest = ids
    .filter((id) => !isCollective(id))
    .sort((a, b) => strange(a) - strange(b) || spaces(a) - spaces(b) || b.length - a.length || (a < b ? -1 : 1));
  for (const id of plainest) if (!forms.has(squeezed(id))) forms.set(squeezed(id), id);
  const lettersOf = (id: string): string =>
    isCollective(id) || squeezed(id).length < 2
      ? id
      : (forms.get(squeezed(id.replace(offCamera, ''))) ?? forms.get(squeezed(id)) ?? id);
  const plainer = plainerNames(
    cueNames
      .map((name) => lettersOf(characterId(name)))
      .reduce((counts, id) => counts.set(id, (counts.get(id) ?? 0) + 1), new Map<string, number>()),
  );
  const formOf = (id: string): string => {
    const form = lettersOf(id);
    return plainer.get(form) ?? form;
  };
  const speeches = new Map<string, number>();
  for (const name of cueNames) {
    const id = formOf(characterId(name));
    if (!isCollective(id)) speeches.set(id, (speeches.get(id) ?? 0) + 1);
  }
  const whole = withoutFirstLetter(speeches);
  const beside = namesBeside(runningTexts);
  const fullNames = fullNamesOf(
    speeches,
    beside,
    introducedAnew(
      cueNames.map((name) => formOf(characterId(name))),
      runningTexts,
    ),
  );
  const misspelt = misspeltCues(speeches);
  const told = toldToBe(new Set(speeches.keys()), runningTexts);
  const nameOf = (id: string): string => {
    const name = whole.get(id) ?? misspelt.get(id) ?? told.get(id) ?? id;
    return fullNames.get(name) ?? name;
  };
  const apart = namesApart(
    cueNames.map((name) => nameOf(formOf(characterId(name)))),
    beside,
  );
  const kin = kinNames(cueNames.map((name) => formOf(characterId(name))));
  const once = namesOnceInFull(cueNames.map((name) => formOf(characterId(name))));
  const oneOf = (id: string): string => {
    const name = nameOf(once.get(id) ?? kin.get(id) ?? id);
    return apart.get(name) ?? name;
  };
  const alone = new Set(ids.map(formOf));
  const known = new Map<string, readonly string[]>();
  return (cueName) => {
    const seen = known.get(cueName);
    if (seen) return seen;
    const id = formOf(characterId(cueName));
    const parts = id
      .split(/\s+AND\s+|\s+-\s+|\s*&\s*|\s*\/\s*|\s*,\s*/)
      .filter((part) => part !== '')
      .map(formOf);
    const both = sideBySide(id, speeches);
    const heard = parts.filter((part) => alone.has(part));
    const isOneOfThem = id.includes('/') && heard.length === 1;
    // 'PHIL AND NICKY': one of two speaks alone, too, and so the other is somebody as well.
    const isPair =
      / (?:AND|&) /.test(id) &&
      heard.length > 0 &&
      parts.every((part) => alone.has(part) || (!part.includes(' ') && mayBeName(part)));
    const speakers = (
      parts.length > 1 && (heard.length === parts.length || isOneOfThem) ? heard : isPair ? parts : (both ?? [id])
    ).map(oneOf);
    known.set(cueName, speakers);
    return speakers;
  };
}
