/** Reads the age that a script prints behind a name. Leaves out decades ('30s', 'late forties'), guesses and ages of something else. */
import { oneOf } from '../../screenplay/text/phrases.ts';

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
const beforeAges = ['is', 'now', 'not quite', 'almost'];
const behindAges = [' and ', ' with ', ' years'];

/** ', 62,', '(62)', ', aged 44', ' is 16': a number right behind the name that ends there. */
const bare = new RegExp(
  `^(?:,? ?\\(?(?:aged?,? |now )?|,? ${oneOf(beforeAges)} )(?:age )?(${grown})(?=\\s*(?:[,.;)!?–—]|-(?!\\p{L})|$)|${oneOf(behindAges)})(?!\\.\\d)`,
  'iu',
);
/** ', a sullen seventeen year old beauty', ' is 32 years old', ', twenty-three years old'. */
const inWords = new RegExp(
  `^,? ?\\(?(?:is |was )?(?:(?:an?|the|her|his) )?(?:[\\p{L}-]+,? ){0,3}?(${number})[- ]years?[- ]old`,
  'iu',
);

/** In years, of what stands behind the name; null where no age does. */
export function ageAfter(after: string): number | null {
  const printed = (bare.exec(after) ?? inWords.exec(after))?.[1]?.toLowerCase();
  const age = printed === undefined ? 0 : (numberWords.get(printed) ?? Number(printed));
  return age > 0 ? age : null;
}
