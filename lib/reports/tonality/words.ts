/** The words of the tonality report. */
import { capitalised, counted, decimal, percent } from '../../engine/wording.ts';
import type { Feeling, Stretch } from '../../story/feeling.ts';
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
  feeling: 'brightness',
} as const;
export const columns = ['Part', 'Pages', 'Strong words per 100', 'Bright less dark', 'Tone'] as const;

export const notEnglish = {
  title: 'Not heard: the words are not English',
  text: 'Tone is counted in English words, and these are others.',
  curve: 'No curve is drawn: its words of feeling and event are English.',
  quarters: 'The quarters are not compared: strong words are counted in English alone.',
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

/** Telling words shown of a tone. */
const mostWords = 3;

export const familyText = ({ words }: ToneShare): string =>
  `${capitalised(
    words
      .slice(0, mostWords)
      .map(({ word, count }) => `${word} ${count}`)
      .join(', '),
  )}.`;

export const repliesText = ({ quick, exchanges }: QuickReplies): string => `Quick replies: ${quick} of ${exchanges}.`;

/** Strength from which a second tone colours the first, which is its ordinary rate, and the share of the first from which it stands beside it. */
const coloursFrom = 1;
const besideFrom = 0.85;
/** Strength from which a tone stands out. */
const standsOutFrom = 1.2;

export function title(first: NamedTone | null, second: NamedTone | null): string {
  if (first === null) return 'No tone to be heard in so few words';
  if (first.strength < standsOutFrom) return 'No tone stands far out';
  const lead = capitalised(first.adjective);
  if (second === null || second.strength < coloursFrom) return `${lead} above all`;
  if (second.strength >= first.strength * besideFrom) return `${lead} and ${second.adjective} in equal parts`;
  return `${lead} with ${/^[aeiou]/.test(second.adjective) ? 'an' : 'a'} ${second.adjective} undertone`;
}

export const subtitle = ({ score }: Consistency): string => `consistency ${decimal(score)}/10`;

export const noBlend = (words: number, telling: number): string =>
  `Among ${counted(words, 'word')} ${telling === 1 ? 'stands' : 'stand'} ${counted(telling, 'telling word')}: too few to name a tone.`;

/** 'about', '2.1 times'. */
const times = (strength: number): string => (decimal(strength) === '1' ? 'about' : `${decimal(strength)} times`);

export function blend(first: NamedTone, second: NamedTone | null): string {
  const lead =
    first.strength >= standsOutFrom
      ? `${first.name} stands out, at ${times(first.strength)} our ordinary rate`
      : `${first.name} leads, at ${times(first.strength)} our ordinary rate`;
  return second === null
    ? `${lead}.`
    : `${lead}; ${second.name.toLowerCase()} follows at ${times(second.strength)} its own.`;
}

export const consistencyText = ({ drift, chance, beyondChance }: Consistency): string =>
  beyondChance
    ? `Change by eighths: ${percent(drift)}; chance alone: ${percent(chance)}.`
    : `Change by eighths: ${percent(drift)}; chance alone: as much.`;

export const noCurve = (words: number): string =>
  `With ${counted(words, 'word')} of action and talk there is too little to draw a curve.`;

export const curveName = 'Feeling';

export function shape(
  { curves: [one, other], agreement, arc }: NonNullable<Feeling>,
  needed: { readonly agreement: number; readonly strength: number },
): string {
  if (arc !== null) return `Shape: ${arc}, by words of feeling and by words of events alike.`;
  if (agreement < needed.agreement || one.shape !== other.shape) return unshaped;
  const weaker = Math.min(one.strength, other.strength);
  return `${unshaped}: ${decimal(weaker)} times chance`;
}

interface FactWords {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}

export const stretch = (which: 'brightest' | 'darkest', { page, onPage }: Stretch): FactWords => ({
  label: `${capitalised(which)} words`,
  value: onPage ? `page ${page}` : `around page ${page}`,
  note: null,
});

export const tooFewForQuarters = (words: number, needed: number): string =>
  `With ${counted(words, 'word')} the script is too short to compare its quarters (that takes ${needed}).`;

/** Of a script whose quarters are a page or two. */
export const tooShortForQuarters = 'Too few pages to compare their quarters.';

const quarterNames = ['First quarter', 'Second quarter', 'Third quarter', 'Last quarter'] as const;
export const quarterName = (index: number): string => quarterNames[index] ?? '';

export const quarterPages = ({ firstPage, lastPage }: ToneQuarter): string =>
  firstPage === null || lastPage === null ? 'none' : `${firstPage}-${lastPage}`;

const unshaped = 'No clear shape, by words of feeling and of events';
/** A quarter without a tone. */
export const tooFew = 'too few words';
export const quarterTone = ({ family }: ToneQuarter): string => (family === null ? tooFew : toneNouns[family]);

export const peak = ({ page, words }: NonNullable<ToneQuarter['peak']>): FactWords => ({
  label: 'Most strong words',
  value: `page ${page}`,
  note: words.join(', '),
});
