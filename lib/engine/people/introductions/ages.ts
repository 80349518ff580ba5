/** Reads the age that a script prints behind a name. Leaves out decades ('30s', 'late forties'), guesses and ages of something else. */
import { oneOf } from '../../../screenplay/text/phrases.ts';
import { guesses, otherYears } from '../../lexicons/introduction-words.ts';

const ones = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ten = 10;

const numberWords = new Map([
  ...ones.map((word, at) => [word, at + 1] as const),
  ...teens.map((word, at) => [word, at + ten] as const),
  ...tens.flatMap((word, at) => [
    [word, (at + 2) * ten] as const,
    ...ones.flatMap((one, unit) =>
      ['-', ' '].map((between) => [`${word}${between}${one}`, (at + 2) * ten + unit + 1] as const),
    ),
  ]),
]);
/** Longest first, so that 'thirty-five' is not read as thirty. */
const inLetters = [...numberWords.keys()].sort((a, b) => b.length - a.length);
const number = `\\d{1,2}(?!\\d)|${inLetters.join('|')}`;
/** Without 'years' behind it a number below ten in letters counts something else: ', two no-nonsense survivalists'. */
const grown = `\\d{1,2}(?!\\d)|${inLetters.filter((word) => !ones.includes(word)).join('|')}`;

/** Before a bare age and behind it, commas and brackets aside. */
const beforeAges = ['is', 'now', 'only', 'just', 'not quite', 'almost'];
const behindAges = [' and ', ' with ', ' but '];
/** Behind an age whose second comma is missing: what else is counted does not stand so. */
const goesOnWith = ['is', 'sits', 'stands', 'walks', 'enters', 'looks', 'comes', 'steps', 'lies'];
const articles = ['a', 'an', 'the', 'his', 'her', 'their'];

const end = `(?=\\s*(?:[,.;)!?–—]|-(?!\\p{L})|$)|${oneOf(behindAges)}| years(?! ${oneOf(otherYears)}))(?!\\.\\d)`;
const years = "[- ]years?[- ]old(?![er’'])";
const word = `(?!${oneOf([...guesses, ...articles])} )\\p{Ll}[\\p{L}-]*`;

/** Each has the age as its first group. These in any case, as names in capitals bring it along. */
const inAnyCase = [
  // ', 62,', '(62)', ' – 62,', ', now 62'.
  `^(?:,? ?\\(|,| ?[–—-]{1,2}) ?(?:now )?(?:age )?(${grown})${end}`,
  // ' is 16', ', almost forty'.
  `^,? ${oneOf(beforeAges)} (?:age )?(${grown})${end}`,
  // ', SIX-YEARS OLD,', ' (seven years old)'.
  `^(?:,? ?\\(|, )(${number})${years}`,
  // ', THIRTY-SEVEN is still asleep'.
  `^, (${grown}) (?=${oneOf(goesOnWith)} )`,
  // ', aged 44'.
  `^,? ?\\(?aged?,? (${grown})`,
  // ' 62,' without a comma: a lower number counts somebody.
  '^ ((?:1[6-9]|[2-9]\\d))(?=,)',
];
/** These as running text has them: ', TOM, 12' is Tom's. */
const inSmall = [
  // ', black, 53,', ' – pretty, 35,'.
  `^(?:,? ?\\(|,| ?[–—-]{1,2}) ?(?:${word}(?: ${word})?, ){1,2}(${grown})(?=[,.)])`,
  // ' answers (50, bald)'.
  `^ \\p{Ll}+s \\((${grown})(?=[,)])`,
  // ' sits beside her – she's seventeen'.
  `^[^.;:(,]{0,40} [–—-]{1,2} ?s?he(?:['’]s| is) (${grown})${end}`,
  // ', a sullen seventeen year old beauty', ' is 32 years old', ", Ben's twelve-year-old son".
  `^(?:,? ?\\(|, | ?[–—-]{1,2} ?|,? (?:who )?(?:is|was) )(?:who (?:is|was) )?(?:an? (?:${word},? ){0,5}?|(?:${oneOf(articles)} |\\p{Lu}[\\p{L}-]+['’]s )?(?:${word},? ){0,3}?)(${number})${years}`,
];
/** In the order in which they are tried. */
const forms = [...inAnyCase.map((form) => new RegExp(form, 'iu')), ...inSmall.map((form) => new RegExp(form, 'u'))];

/** 'a strong seventeen year-old kid, ' before a name. */
const inFront = new RegExp(
  `\\b(?:An?|an?|[Tt]he|[Hh]is|[Hh]er) (?:${word},? ){0,3}?(${number})${years} (?:${word} ){0,3}${word}, $`,
  'u',
);
/** 'MANU and SHAM, 11 and 9': the ages of two in one. */
const ofTwo = new RegExp(`^, (${grown}) and (${grown})(?=[,.;)])`, 'iu');
const other = /^ (?:and|&) [\p{Lu}][\p{L}'’-]+(?=,)/iu;

function inYears(printed: string | undefined): number | null {
  const small = printed?.toLowerCase();
  const age = small === undefined ? 0 : (numberWords.get(small) ?? Number(small));
  return age > 0 ? age : null;
}

/** In years, of what stands behind the name; null where no age does. */
export const ageAfter = (after: string): number | null => {
  const behind = after.replace(generation, '');
  return inYears(forms.map((form) => form.exec(behind)?.[1]).find((found) => found !== undefined));
};
/** 'WARNER HUNTINGTON, III, 21'. */
const generation = /^,? (?:I{2,3}|IV|JR\.?|SR\.?)(?=,)/i;

/** In years, of what stands before and behind the name. */
export function ageBeside(before: string, after: string): number | null {
  const behind = other.exec(after)?.[0];
  const first = behind === undefined ? null : ofTwo.exec(after.slice(behind.length));
  if (first) return inYears(first[1]);
  const both = ofTwo.exec(after);
  if (both) return / (?:and|&) $/i.test(before) ? inYears(both[2]) : null;
  return ageAfter(after) ?? inYears(inFront.exec(before)?.[1]);
}
