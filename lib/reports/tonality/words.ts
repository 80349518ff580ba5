/** The words of the tonality report; the only place where it has any, and so as long as they are. */
import { capitalised, counted, decimal, listed, percent, quoted } from '../../engine/wording.ts';
import type { Feeling, StoryFeelingCurve, Stretch } from '../../story/feeling.ts';
import type { Consistency, QuickReplies, ToneFamilyId, ToneQuarter, ToneShare } from '../../story/tone.ts';
import { toneAdjectives, toneNouns } from '../tone-names.ts';

export const titles = {
  tones: 'Tonality Analysis',
  consistency: 'Tonal consistency',
  curve: 'Emotional Architecture',
  quarters: 'Intensity & Consistency',
} as const;
export const axes = {
  page: 'page',
  feeling: 'brighter (+) or darker (-) than the script’s own middle, in standard deviations',
} as const;
export const columns = [
  'Part',
  'Pages',
  'Strong words per 100',
  'Exclamation marks a page',
  'Bright less dark per 100',
  'Strongest tone',
] as const;

export const notEnglish = {
  title: 'Not heard: the words are not English',
  text: 'Tone is heard here through English word lists, and these are other words. What the other reports count without words holds all the same.',
  curve: 'No curve is drawn: the words of feeling and event that make it are English.',
  quarters: 'The parts are not compared: strong words are counted in English alone.',
} as const;

export interface NamedTone {
  readonly name: string;
  readonly adjective: string;
  readonly strength: number;
}

export const familyNames = (family: ToneFamilyId): Pick<NamedTone, 'name' | 'adjective'> => ({
  name: capitalised(toneNouns[family]),
  adjective: toneAdjectives[family],
});
export const replyNames = ({ strained }: QuickReplies): Pick<NamedTone, 'name' | 'adjective'> =>
  strained ? { name: 'Clipped talk', adjective: 'clipped' } : { name: 'Banter', adjective: 'bantering' };

export function familyText({ count, rate, ordinary, words }: ToneShare): string {
  const shown = words.map(({ word, count: own }) => `${quoted(word)} (${own})`);
  return `${capitalised(counted(count, 'telling word'))}, ${decimal(rate)} in every thousand (we set ${decimal(ordinary)} as ordinary), above all ${listed(shown)}.`;
}

export const repliesText = ({ quick, exchanges, ordinary }: QuickReplies): string =>
  `${quick} of ${exchanges} replies (${percent(quick / exchanges)}) are quick: a question answered in four words or fewer, or a word thrown back. We set ${percent(ordinary)} as ordinary.`;

/** Strength from which a second tone colours the first, and the share of the first from which it stands beside it. */
const coloursFrom = 0.4;
const besideFrom = 0.85;
/** Strength from which a tone stands out. */
const standsOutFrom = 1.2;

export function title(first: NamedTone | null, second: NamedTone | null): string {
  if (first === null) return 'No tone to be heard in so few words';
  const lead = capitalised(first.adjective);
  if (second === null || second.strength < coloursFrom) return `${lead} above all`;
  if (second.strength >= first.strength * besideFrom) return `${lead} and ${second.adjective} in equal parts`;
  return `${lead} with ${/^[aeiou]/.test(second.adjective) ? 'an' : 'a'} ${second.adjective} undertone`;
}

export const subtitle = ({ score }: Consistency): string => `consistency ${decimal(score)}/10`;

export const noBlend = (words: number, telling: number): string =>
  `Among ${counted(words, 'word')} ${telling === 1 ? 'stands' : 'stand'} ${counted(telling, 'telling word')}: too few to name a tone.`;

const isNearOrdinary = (strength: number): boolean => strength >= 0.9 && strength < 1.1;
const times = (strength: number): string => (isNearOrdinary(strength) ? 'about' : `${decimal(strength)} times`);

export function blend(first: NamedTone, second: NamedTone | null): string {
  const opening =
    first.strength >= standsOutFrom
      ? `${first.name} stands out most, at ${times(first.strength)} what we set as ordinary`
      : `No tone stands far out: ${first.name.toLowerCase()} leads, at ${times(first.strength)} what we set as ordinary`;
  if (second === null) return `${opening}.`;
  const follows = isNearOrdinary(second.strength)
    ? ', close to its own ordinary rate'
    : ` at ${times(second.strength)} its own`;
  return `${opening}; ${second.name.toLowerCase()} follows${follows}.`;
}

export function consistencyText({ drift, chance, beyondChance }: Consistency, telling: number): string {
  const comparison = beyondChance ? 'more than chance would make it' : 'no more than chance would make it';
  return `The mix of tones changes from one eighth of the script to the next by ${percent(drift)} on average, ${comparison} (${percent(chance)} with the same passages in random order, over ${counted(telling, 'telling word')}). Steady is not better: a script that means to swerve should score low.`;
}

export const method =
  'Tone is heard here through word lists of our own and through how quickly lines are answered. Understatement, irony and what is left unsaid have no word list: where this page and your ear differ, trust your ear.';

export const noCurve = (words: number): string =>
  `With ${words} words of action and talk there is too little to draw a curve: that takes eight stretches of sixty words.`;

export const curveNames: Readonly<Record<StoryFeelingCurve['list'], string>> = {
  feeling: 'What people feel and say of things',
  event: 'What happens',
};

export const curveMethod =
  'Each curve smooths about a tenth of the script. One list holds what people feel and call things, the other what happens to them; the two share no word. “Not happy” is left out; a smile that lies no word list can hear.';

export function shape(
  { curves: [one, other], agreement, arc }: NonNullable<Feeling>,
  needed: { readonly agreement: number; readonly strength: number },
): string {
  const strengths = `their rise and fall is ${decimal(one.strength)} and ${decimal(other.strength)} times that of the same passages in random order`;
  const counts = `${one.hits} words of feeling and ${other.hits} words of event`;
  if (arc !== null)
    return `Shape: ${arc}. Over ${counts} the two curves agree (r = ${decimal(agreement, 2)}) and ${strengths}, so the shape is worth naming.`;
  const reasons = [
    ...(agreement < needed.agreement
      ? [
          `the two curves agree too little (r = ${decimal(agreement, 2)}, and it takes ${String(needed.agreement).slice(1)})`,
        ]
      : []),
    ...(one.shape === other.shape
      ? []
      : [`they come nearest to different shapes (“${one.shape}” and “${other.shape}”)`]),
    ...(Math.min(one.strength, other.strength) < needed.strength
      ? [`${strengths}, and it takes ${needed.strength} for both`]
      : []),
  ];
  return `No shape is named here. Over ${counts}, ${reasons.join('; ')}. Read the curves as a drawing of where bright and dark words stand, no more.`;
}

interface FactWords {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}

export const stretch = (which: 'brightest' | 'darkest', { page, onPage }: Stretch): FactWords => ({
  label: which === 'brightest' ? 'Brightest stretch' : 'Darkest stretch',
  value: onPage ? `page ${page}` : `around page ${page}`,
  note: null,
});

/** 'Brightest around page 75, darkest around page 40', of the stretches as facts. */
export const extremesTitle = (extremes: readonly Pick<FactWords, 'label' | 'value'>[]): string =>
  capitalised(
    extremes
      .map(({ label, value }) => {
        const where = value.startsWith('page') ? `on ${value}` : value;
        return `${label.replace(/ stretch$/, '').toLowerCase()} ${where}`;
      })
      .join(', '),
  );

export const tooFewForQuarters = (words: number, needed: number): string =>
  `With ${counted(words, 'word')} the script is too short to compare its parts (that takes ${needed}).`;

const quarterNames = ['first quarter', 'second quarter', 'third quarter', 'last quarter'] as const;
const inText = (index: number): string => quarterNames[index] ?? '';
export const quarterName = (index: number): string => capitalised(inText(index));

export const quarterPages = ({ firstPage, lastPage }: ToneQuarter): string =>
  firstPage === null || lastPage === null ? 'none' : `${firstPage}-${lastPage}`;

export const quarterTone = ({ family }: ToneQuarter): string => (family === null ? 'too few words' : toneNouns[family]);

/** Factor within which the strongest and the mildest quarter are level; a quarter without strong words counts as having this many. */
const levelWithin = 1.33;
const leastCharged = 0.1;
const signed = (value: number): string => (value > 0 ? `+${decimal(value)}` : decimal(value));

export function intensity(quarters: readonly ToneQuarter[]): string {
  const named = quarters.map(({ charged, balance }, index) => ({ charged, balance, index }));
  const order = [...named].sort((a, b) => b.charged - a.charged);
  const [brightest] = [...named].sort((a, b) => b.balance - a.balance);
  const [most] = order;
  const least = order.at(-1);
  const last = named.at(-1);
  if (!most || !least || !brightest || !last) return '';
  const strength =
    most.charged < levelWithin * Math.max(leastCharged, least.charged)
      ? `The strength of its words stays level: from ${decimal(least.charged)} to ${decimal(most.charged)} strong words per hundred across the four parts.`
      : `Its words are strongest in the ${inText(most.index)} (${decimal(most.charged)} strong ones per hundred) and mildest in the ${inText(least.index)} (${decimal(least.charged)}).`;
  const ending =
    brightest === last
      ? `The last quarter is the brightest, at ${signed(brightest.balance)} per hundred words.`
      : `The brightest part is the ${inText(brightest.index)}, at ${signed(brightest.balance)} per hundred words; the last quarter stands at ${signed(last.balance)}.`;
  return `${strength} ${ending}`;
}

export const quartersMethod =
  'The quarters stand for act one, the two halves of act two, and act three; they follow the page count, not breaks you marked. A strong word is one we graded two or three, bright or dark, on a scale of three; the counts are small, so a difference below a third means little.';

export const peak = (index: number, { page, words }: NonNullable<ToneQuarter['peak']>): FactWords => ({
  label: `Strongest passage of the ${inText(index)}`,
  value: `page ${page}`,
  note: `strong words: ${words.join(', ')}`,
});
