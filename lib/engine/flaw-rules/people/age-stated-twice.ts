/** Two ages for one person. */
import * as z from 'zod';
import { anyOf, wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { likenesses, otherSelves, tens, units } from '../../lexicons/flaws/people.ts';
import type { Character } from '../../people/character-index.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteWhere } from '../../text/quote.ts';
import { capitalised, pagesOf } from '../../wording.ts';
import { english, scene, talk } from '../example-script.ts';
import { flawRule, pointsShown } from '../flaw-rule.ts';
import { isPart, nameSource } from '../name-pattern.ts';
import { scenesOutOfTime, yearsPassBetween } from '../out-of-time.ts';

/** Ages below this are as likely counts, or hours, or a child's that grows. */
const youngest = 12;
/** Beyond this many years a second age is a childhood or an old age that the script tells, not a slip. */
const widestSlip = 5;

/** A paragraph with somebody's years, and the same in capitals, as names stand in cues. */
interface Numbered {
  readonly passage: Passage;
  readonly capitals: string;
}

interface Stated {
  readonly age: number;
  readonly passage: Passage;
  readonly pattern: RegExp;
  readonly spoken: boolean;
}

/** `page` is where the paragraph begins; `spoken`: the person says it. */
const stated = z.object({ age: z.number().int(), page: z.number().int(), spoken: z.boolean(), cite });
const facts = z.object({ people: z.array(z.object({ who: z.string(), first: stated, other: stated })).min(1) });

/** 'thirty-four', '34'; null for what is no number from 1 to 99. */
function numberOf(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const [first = '', second] = text.toLowerCase().split(/[\s-]+/);
  const unit = (word: string): number => units.indexOf(word) + 1;
  const ten = tens.indexOf(first) + 1;
  if (ten > 0) return (ten + 1) * 10 + (second === undefined ? 0 : unit(second));
  return second === undefined && unit(first) > 0 ? unit(first) : null;
}

const numberWords = `\\d{1,2}|${anyOf(tens)}(?:[- ]${anyOf(units.slice(0, 9))})?|${anyOf(units)}`;
/** Before an age that somebody does not have yet, or does not have: 'When I'm forty years old'. */
const notYet = [
  'when',
  'if',
  'pretend',
  'imagine',
  'suppose',
  'unless',
  'though',
  'although',
  'wish',
  'guess',
  'until',
  'till',
  'once',
  'before',
  'after',
  'since',
  'because',
  'say',
  'and',
  'but',
  'that',
  'so',
  'like',
];
/** At the start of a sentence, or behind a name that is called: 'I'll say I'm eighteen' is a plan. */
const ownAge = new RegExp(
  `(?:(?:^|[.!?] )I(?:['’]m| am) |^(?!${anyOf(notYet)}[, ])\\p{L}{3,},? I(?:['’]m| am) (?=[\\w-]+(?: \\w+)? years old))(${numberWords})(?: years old|(?=[.!?]))`,
  'iu',
);

/** A likeness keeps the age that somebody had. */
const likeness = wholeWords(likenesses, { end: '' });
/** Years behind a name, whosever it is: most paragraphs have none. */
const anyAge = /(?: ?\((?:aged? )?|, (?:aged? )?)\d{1,2}(?=\)|,|\.|;)/;

/** 'MARTIN HALE (34)', 'Martin, aged 34,': the name, up to two more, and the years. Behind another name it is that family's: 'TRACY MILLS, 30'. */
const printedAge = (id: string): RegExp =>
  new RegExp(
    [
      `(?<!\\b${anyOf([...otherSelves, ...otherSelves.map(capitalised), ...otherSelves.map((word) => word.toUpperCase())])} )`,
      "(?<!\\p{Lu}[\\p{L}'’-]*[.]? )",
      nameSource(id),
      "(?: \\p{Lu}[\\p{L}'’-]+){0,2}",
      '(?: ?\\((?:aged? )?|, (?:aged? )?)',
      '(\\d{1,2})(?=\\)|,|\\.|;)',
    ].join(''),
    'u',
  );

function agesOf({ id, speeches }: Character, actions: readonly Numbered[]): Stated[] {
  const holding = actions.filter(({ capitals }) => capitals.includes(id)).map(({ passage }) => passage);
  const own = speeches.filter(({ text }) => /\bI(?:['’]m| am) /.test(text));
  if (holding.length + own.length < 2) return [];
  const printed = printedAge(id);
  const inAction = holding.flatMap((passage): Stated[] => {
    const age = Number(printed.exec(passage.text)?.[1] ?? 0);
    return age >= youngest ? [{ age, passage, pattern: printed, spoken: false }] : [];
  });
  const inSpeech = own.flatMap(({ passage }): Stated[] => {
    const age = numberOf(ownAge.exec(passage.text)?.[1] ?? '');
    return age !== null && age >= youngest ? [{ age, passage, pattern: ownAge, spoken: true }] : [];
  });
  return [...inAction, ...inSpeech].sort((a, b) => a.passage.order - b.passage.order);
}

const factOf = ({ age, passage, pattern, spoken }: Stated): z.infer<typeof stated> => ({
  age,
  page: passage.at.page,
  spoken,
  cite: quoteWhere(passage, (text) => pattern.test(text)),
});

export const ageStatedTwice = flawRule({
  id: 'ageStatedTwice',
  name: 'Two ages for one person',
  topic: 'age-twice',
  over: 'speakers',
  effect: 0.6,
  work: 'slip',
  facts,
  find(derived) {
    if (!derived.english) return null;
    const outside = scenesOutOfTime(derived);
    const numbered = derived.actions
      .filter(({ text }) => anyAge.test(text) && !likeness.test(text))
      .map((passage) => ({ passage, capitals: passage.text.toUpperCase() }));
    const people = derived.characters.flatMap((character) => {
      const ages = agesOf(character, numbered).filter(
        ({ passage }) => passage.scene === null || !outside.has(passage.scene),
      );
      const [first] = ages;
      const other = ages.find(
        ({ age, passage }) =>
          first &&
          age !== first.age &&
          Math.abs(age - first.age) <= widestSlip &&
          !yearsPassBetween(derived, first.passage, passage),
      );
      if (!first || !other || isPart(character.id, derived.actions)) return [];
      return [{ who: characterId(character.id), first: factOf(first), other: factOf(other) }];
    });
    return people.length === 0 ? null : { people };
  },
  say({ people }, nameOf) {
    const [one] = people;
    const name = nameOf(one?.who ?? '');
    const said = ({ spoken }: z.infer<typeof stated>): string => (spoken ? ' in dialogue' : '');
    return {
      title: `${name} is ${one?.first.age} on page ${one?.first.page} and ${one?.other.age} on page ${one?.other.page}`,
      points: people.slice(0, pointsShown).map(({ who, first, other }) => ({
        text: `Page ${first.page} makes ${nameOf(who)} ${first.age}${said(first)}, page ${other.page} makes ${nameOf(who)} ${other.age}${said(other)}, and no heading or caption lets years go by between them.`,
        evidence: [first.cite, other.cite],
      })),
      advice: `Decide how old ${name} is and correct ${pagesOf(one ? [one.first.page, one.other.page] : [])}; casting reads this number first.`,
      unless: `If ${name} lies about it, or time passes that only the action shows, both numbers may be right.`,
    };
  },
  costs: (where) => `Casting gets two answers on ${where}`,
  examples: [
    yard('MARTIN HALE (34) sorts bolts.') + scene('INT. TRUCK - NIGHT', english, 'Martin, 37, sleeps in the truck.'),
    scene('EXT. YARD - DAY', english, 'MARTIN (34) sorts bolts.', talk('MARTIN', "I'm thirty-six. I have time.")),
    scene('EXT. YARD - DAY', english, 'MARTIN (34) sorts bolts.', talk('MARTIN', "Ruth, I'm 33 years old!")),
  ],
  nearMisses: [
    yard('MARTIN HALE (34) sorts bolts.') + scene('INT. TRUCK - NIGHT - THREE YEARS LATER', 'Martin, 37, sleeps.'),
    yard('MARTIN HALE (34) sorts bolts.') + scene('EXT. LAKE - DAY - FLASHBACK', 'MARTIN (26) swims.'),
    yard('MARTIN HALE (34) sorts bolts.') + scene('EXT. LAKE - DAY', 'YOUNG MARTIN (26) swims.'),
    yard('MARTIN HALE (34) sorts bolts.') + scene('EXT. LAKE - DAY', 'Martin, 30s, swims.'),
    yard('MARTIN HALE (34) sorts bolts.') + scene('EXT. LAKE - DAY', 'MARTIN (9) swims.'),
    yard('MARTIN HALE (34) sorts bolts.') + scene('EXT. LAKE - DAY', talk('MARTIN', "I'm thirty minutes away.")),
    yard('MARTIN HALE (34) sorts bolts.') + scene('EXT. LAKE - DAY', talk('MARTIN', "I'm thirty-four.")),
    yard('MARTIN HALE (34) sorts bolts.') + scene('EXT. LAKE - DAY', talk('MARTIN', "When I'm 36 years old, yes.")),
  ],
});

/** A scene in which Martin speaks. */
function yard(action: string): string {
  return scene('EXT. YARD - DAY', english, action, talk('MARTIN', 'Next.'));
}
