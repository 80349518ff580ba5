/** Flaw rules about facts given twice: how old somebody is, and how many brothers and sisters there are. */
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteWhere } from '../derived/quote.ts';
import { listed, pagesOf } from '../wording.ts';
import type { FlawRule } from './flaw-rule.ts';
import { isPart, nameSource } from './name-pattern.ts';
import { scenesOutOfTime, yearsPassBetween } from './out-of-time.ts';

const placesShown = 6;

interface Stated {
  readonly age: number;
  readonly passage: Passage;
  readonly pattern: RegExp;
  readonly spoken: boolean;
}

const units =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 'thirty-four', '34'; null for what is no number from 1 to 99. */
function numberOf(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const [first = '', second] = text.toLowerCase().split(/[\s-]+/);
  const unit = (word: string): number => units.indexOf(word) + 1;
  const ten = tens.indexOf(first) + 1;
  if (ten > 0) return (ten + 1) * 10 + (second === undefined ? 0 : unit(second));
  return second === undefined && unit(first) > 0 ? unit(first) : null;
}

/** Ages below this are as likely counts, or hours. */
const youngest = 5;
const numberWords = `\\d{1,2}|(?:${tens.join('|')})(?:[- ](?:${units.slice(0, 9).join('|')}))?|${units.join('|')}`;
const ownAge = new RegExp(`\\bI(?:['’]m| am) (${numberWords})(?: years old|(?=[.!?]))`, 'iu');

function agesOf({ id, speeches }: Character, actions: readonly Passage[]): Stated[] {
  const printed = new RegExp(
    `(?<!\\b(?:young|younger|old|older|little|teenage|teen|baby) )${nameSource(id)}(?: \\p{Lu}[\\p{L}'’-]+){0,2}(?: ?\\((?:aged? )?|, (?:aged? )?)(\\d{1,2})(?=\\)|,|\\.|;)`,
    'iu',
  );
  const inAction = actions.flatMap((passage): Stated[] => {
    const age = Number(printed.exec(passage.text)?.[1] ?? 0);
    return age >= youngest ? [{ age, passage, pattern: printed, spoken: false }] : [];
  });
  const inSpeech = speeches.flatMap(({ passage }): Stated[] => {
    const age = numberOf(ownAge.exec(passage.text)?.[1] ?? '');
    return age !== null && age >= youngest ? [{ age, passage, pattern: ownAge, spoken: true }] : [];
  });
  return [...inAction, ...inSpeech].sort((a, b) => a.passage.order - b.passage.order);
}

/** Beyond this many years a second age is a childhood or an old age that the script tells, not a slip. */
const widestSlip = 10;

const ageStatedTwice: FlawRule = {
  id: 'ageStatedTwice',
  topic: 'age-twice',
  effect: 0.6,
  find(derived) {
    if (!derived.english) return null;
    const outside = scenesOutOfTime(derived);
    const numbered = derived.actions.filter(({ text }) => /\d/.test(text));
    const found = derived.characters.flatMap((character) => {
      const stated = agesOf(character, numbered).filter(
        ({ passage }) => passage.scene === null || !outside.has(passage.scene),
      );
      const [first] = stated;
      const other = stated.find(
        ({ age, passage }) =>
          first &&
          age !== first.age &&
          Math.abs(age - first.age) <= widestSlip &&
          !yearsPassBetween(derived, first.passage, passage),
      );
      return first && other && !isPart(character.id, derived.actions) ? [{ character, first, other }] : [];
    });
    const [one] = found;
    if (!one) return null;
    return {
      title: `${one.character.name} is ${one.first.age} on page ${one.first.passage.at.page} and ${one.other.age} on page ${one.other.passage.at.page}`,
      points: found.slice(0, placesShown).map(({ character, first, other }) => ({
        text: `Page ${first.passage.at.page} makes ${character.name} ${first.age}${first.spoken ? ' in dialogue' : ''}, page ${other.passage.at.page} makes ${character.name} ${other.age}${other.spoken ? ' in dialogue' : ''}, and no heading or caption lets years go by between them.`,
        evidence: [first, other].map(({ passage, pattern }) => quoteWhere(passage, (text) => pattern.test(text))),
      })),
      advice: `Decide how old ${one.character.name} is and correct ${pagesOf([one.first.passage.at.page, one.other.passage.at.page])}; casting reads this number first.`,
      unless: `If ${one.character.name} lies about it, or time passes that only the action shows, both numbers may be right.`,
    };
  },
};

const kin = new RegExp(
  `\\b(?:I have|I['’]ve got|I['’]m one of|my) (${units.slice(0, 12).join('|')}) (?:older |younger |big |little |grown )?(brothers|sisters|sons|daughters|kids|children)\\b`,
  'iu',
);
const onlyChild = /\bI(?:['’]m| am| was) an only child\b/i;
const sibling =
  /\bmy (?:older |younger |big |little |twin )?(brother|sister)(?! in law|-in-law|['’]?s? of| officer)\b/i;

const kinCountedTwice: FlawRule = {
  id: 'kinCountedTwice',
  topic: 'kin',
  effect: 0.6,
  find({ characters, english }: Derived) {
    if (!english) return null;
    const found = characters.flatMap((character) => {
      const lines = character.speeches.map(({ passage }) => passage);
      const counts = lines.flatMap((passage) => {
        const match = kin.exec(passage.text);
        return match
          ? [{ passage, number: (match[1] ?? '').toLowerCase(), of: (match[2] ?? '').toLowerCase(), pattern: kin }]
          : [];
      });
      const pair = counts.flatMap((one, index) =>
        counts
          .slice(index + 1)
          .filter((two) => two.of === one.of && two.number !== one.number)
          .map((two) => [one, two] as const),
      )[0];
      const only = lines.find(({ text }) => onlyChild.test(text));
      const has = lines.find(({ text }) => sibling.test(text));
      if (pair)
        return [
          {
            character,
            said: pair.map(({ number, of }) => `${number} ${of}`),
            places: pair.map(({ passage }) => ({ passage, pattern: kin })),
          },
        ];
      if (!only || !has) return [];
      return [
        {
          character,
          said: ['an only child', `a ${(sibling.exec(has.text)?.[1] ?? '').toLowerCase()}`],
          places: [
            { passage: only, pattern: onlyChild },
            { passage: has, pattern: sibling },
          ],
        },
      ];
    });
    const [one] = found;
    if (!one) return null;
    return {
      title: `${one.character.name} counts the family two ways`,
      points: found.slice(0, placesShown).map(({ character, said, places }) => ({
        text: `${character.name} speaks of ${listed(said)}, on ${pagesOf(places.map(({ passage }) => passage.at.page))}.`,
        evidence: places.map(({ passage, pattern }) => quoteWhere(passage, (text) => pattern.test(text))),
      })),
      advice: `Make ${pagesOf(one.places.map(({ passage }) => passage.at.page))} agree, or let somebody catch ${one.character.name} in the lie.`,
      unless: `If ${one.character.name} is lying, or there has been a death or a birth between, it is no slip.`,
    };
  },
};

export const factRules: readonly FlawRule[] = [ageStatedTwice, kinCountedTwice];
