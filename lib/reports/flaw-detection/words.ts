/** The words of flaw detection about its findings as a whole; what a flaw itself says stands in its rule. */
import { capitalised, counted, decimal } from '../../engine/wording.ts';
import type { Source } from '../../story/source.ts';
import { formatAndReason } from '../format-words.ts';
import type { FlawDetectionFindings } from './card.ts';

export const groups = [
  { severity: 'major', title: 'Major' },
  { severity: 'minor', title: 'Minor' },
  { severity: 'info', title: 'Common practice, for information' },
] as const;

export const checksTitle = 'Every check there is';
export const columns = { check: 'Check', here: 'Here', produced: 'Produced scripts, in 100' } as const;
export const notCounted = 'not counted';

export const outcome = ({ found, asked }: FlawDetectionFindings['checks'][number]): string =>
  found ? 'found' : asked ? 'not found' : 'not asked';

/** How common a habit is among produced scripts, up to this rate in 100. */
const frequencies: readonly (readonly [upTo: number, words: string])[] = [
  [1, 'Hardly any produced script does'],
  [6, 'Few produced scripts do'],
  [12, 'About one produced script in ten does'],
  [19, 'About one produced script in six does'],
  [28, 'About a quarter of produced scripts do'],
  [38, 'About a third of produced scripts do'],
  [45, 'Two in five produced scripts do'],
  [100, 'More than half of produced scripts do'],
];

/** 'About a third of produced scripts do this too (34 in 100).' Without a base rate: when it would be a false alarm (`unless`), and that nobody has counted. */
export function frequencySentence(baseRate: number | null, unless: string | undefined): string {
  if (baseRate === null) return `${unless ? `${unless} ` : ''}Not counted on produced scripts.`;
  const words = frequencies.find(([upTo]) => baseRate <= upTo)?.[1] ?? '';
  return `${words} this too (${baseRate} in 100).`;
}

/** As what a script under 60 pages is checked; null for a longer one. */
export const checkedAs = (source: Source): string | null =>
  source.short
    ? `With ${decimal(source.pages)} pages it is checked as ${formatAndReason(source)}. The checks that count the pages of a feature are not asked of it.`
    : null;

/** What was run over what, and how much of it found something. */
export function verdict({ flaws, checks, read }: FlawDetectionFindings): string {
  const asked = checks.filter((check) => check.asked).length;
  const slips = flaws.filter(({ baseRate }) => baseRate === null).length;
  const unusual = flaws.filter(({ severity, baseRate }) => severity !== 'info' && baseRate !== null).length;
  const common = flaws.length - unusual - slips;
  const over = `${asked} checks, over ${counted(read.scenes, 'scene')} and ${counted(read.speeches, 'speech', 'speeches')}`;
  const first =
    unusual === 0
      ? `${over}: none found a habit that is rare in produced scripts.`
      : `${over}: ${counted(unusual, 'found something', 'found something')} that most produced scripts avoid.`;
  const second = common > 0 ? ` ${capitalised(counted(common, 'more', 'more'))} found what is common practice.` : '';
  const third = slips > 0 ? ` ${capitalised(counted(slips, 'check'))} found the script at odds with itself.` : '';
  return `${first}${second}${third} The base rate beside each says how many of 100 produced scripts do the same, where that has been counted: a flaw that many share may still be one, and none here is a verdict on the story.`;
}
