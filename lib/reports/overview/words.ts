/** The words of the overview. */
import { capitalised, counted, numberWord } from '../../engine/wording.ts';
import type { Grade, MarketRead, VerdictRead } from '../../story/read/judgement-read.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import { wordsIn } from '../count-words.ts';
import { atLeast } from '../flaw-detection/words.ts';
import { pageOf } from '../read/around.ts';
import type { ReadersDiffer } from '../read/readers-differ.ts';
import { gradesOf, levelNames } from '../read/verdict-words.ts';
import { attemptText, certainty, effortNames, toldIn } from '../read/words.ts';

export const prompts = { read: '🧭 Overview', counted: '🧭 Ready to send?' } as const;
export const titles = {
  why: 'Why',
  keep: 'Keep',
  fix: 'Fix first',
  turns: 'Turns',
  cast: 'Cast',
  near: 'Nearest to',
  market: 'For whom, for how much',
  discoveries: 'Largest, by the pages that it touches',
  slips: 'Slips',
  countedKeep: 'What stands out',
  countedLook: 'Worth a second look',
} as const;
export const labels = {
  logline: 'Logline',
  verdict: 'Verdict',
  differ: 'Readers may differ',
  shape: 'Shape',
  audience: 'Audience',
  budget: 'Budget',
  form: 'Best other form',
  works: 'Works',
  moreWorks: 'Also',
  sure: 'How sure',
} as const;
export const turnColumns = { page: 'Page', turn: 'Turn' } as const;

const gradeNames: Readonly<Record<Grade, string>> = { pass: 'Pass', consider: 'Consider', recommend: 'Recommend' };
/** 'Consider, because the law it hangs on gives way. The writer: recommend.'; without a reason 'Script: consider; writer: recommend.' */
export function verdictLine(verdict: VerdictRead): string {
  const { script, writer, reason } = verdict;
  if (reason === null) return `${capitalised(gradesOf(verdict))}.`;
  const because = reason.replace(/^because /i, '').replace(/\.$/, '');
  return `${gradeNames[script]}, because ${because}.${writer === null || writer === script ? '' : ` The writer: ${writer}.`}`;
}
const earlierVerdict = ([before, now]: ReadersDiffer['verdicts']): string => {
  if (before === null) return 'An earlier reading of this script gave no verdict.';
  if (before === now) return 'An earlier reading of this script came to the same verdict.';
  return `An earlier reading of this script gave it another verdict: ${before}.`;
};
/** What an earlier reading of the script said otherwise; null where both say the same. */
export function differingLine({ shared, onlySecond, share, verdicts }: ReadersDiffer): string | null {
  if (share === 1 && verdicts[0] === verdicts[1]) return null;
  if (share === 1) return `${earlierVerdict(verdicts)} Its points are the same.`;
  const all = shared.length + onlySecond.length;
  if (all === 1) return `${earlierVerdict(verdicts)} It did not make the one point of this one.`;
  const made = shared.length === 0 ? 'none' : numberWord(shared.length);
  return `${earlierVerdict(verdicts)} It made ${made} of the first ${counted(all, 'point')} of this one.`;
}
/** The level with its range of money; where none was named, with what costs most. */
export function budgetLine({ level, money, drivers: [first] }: MarketRead): string {
  if (money !== null) return `${levelNames[level]}: ${firstClause(money)}.`;
  return `${levelNames[level]}.${first === undefined ? '' : ` Costs most: ${first.what.replace(/\.$/, '')}.`}`;
}
/** The range without its reasons, up to the clause that names a figure: 'Live action, 90 to 120 million dollars'. */
function firstClause(text: string): string {
  const clauses = text.split(/(?<=[.;:,])(?=\s|$)/);
  const figured = clauses.findIndex((clause) => /\d/.test(clause));
  return clauses
    .slice(0, Math.max(0, figured) + 1)
    .join('')
    .replace(/[.;:,]$/, '');
}
export const workName = ({ title, year }: MarketRead['comparables'][number]): string => `${title} (${year})`;
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
/** A sentence up to its first semicolon, or the first of several: the rest stands in its report. */
export const firstStatement = (text: string): string =>
  ended((text.split(/;\s|(?<=[.!?])\s/)[0] ?? text).replace(/;$/, ''));
/** What somebody wants without the reason for it, which stands in the report on the people. */
export const wantAlone = (text: string): string =>
  firstStatement(firstStatement(text).split(/,? (?:because|so that) /)[0] ?? text);
/** Whom the writer has set as the protagonist. */
export const setLead = (name: string): string => `${name}, protagonist (set by you)`;

/** Where a fix is told; how much work it is the fix list says as well. */
export const fixPlace = (point: PointRead, home: number): string =>
  `${capitalised(toldIn(pageOf(point), home, point.kind))}.`;
/** What it takes and where it is told, by the page that every list names: its sentences stand there, and not here a second time. */
export const fixLine = (point: PointRead, home: number): string =>
  `${capitalised(effortNames[point.effort])} to write, ${toldIn(pageOf(point), home, point.kind)}.`;
export const tryLine = ({ attempt }: PointRead): string | null => (attempt === null ? null : attemptText(attempt));
/** Words of advice that a page to decide by has room for. */
const briefWords = 24;
/** No quotation is left open: as many marks open words as close them. */
const isClosed = (text: string): boolean =>
  (text.match(/(?<![^\s(:])["'“‘]/g) ?? []).length === (text.match(/["'”’](?![^\s.,;:!?)])/g) ?? []).length;
/** A goal of fewer words is a heading and no advice. */
const fewestGoalWords = 8;
/** What to do in few words: the `goal` of the plan's step where it says so much, else the advice's first clauses, one at least. */
export function briefTry(point: PointRead, goal?: string): string | null {
  const whole = tryLine(point);
  if (whole === null) return null;
  if (goal !== undefined && wordsIn(goal) >= fewestGoalWords) return goal;
  // 'p. 4' ends no sentence.
  const clauses = whole.split(/(?<=[.;!?])(?<!\bpp?\.)\s+/);
  let kept = '';
  let read = '';
  for (const clause of clauses) {
    read = `${read} ${clause}`.trim();
    if (kept !== '' && read.split(' ').length > briefWords) break;
    if (isClosed(read)) kept = read;
  }
  if (kept === '') return whole;
  return kept.replace(/;$/, '.');
}

/** What was checked, what is a matter of taste, what is a guess. */
export function sureness(points: readonly PointRead[]): string {
  const isOpen = points.some(({ kind, said }) => kind !== 'strength' && certainty(said) === 'readers may differ');
  return `Passages and pages: checked.${isOpen ? ' “Readers may differ”: matters of taste.' : ''} Audience, budget, comparables: a guess.`;
}

/** Where a strength or weakness of counting is told in full. */
export const toldInStrengths = 'in Strengths and Weaknesses';
export const nothingLarge =
  'Nothing that pages show stands out as missing or at odds. Whether the story holds, counting cannot tell.';
/** Said above slips, which stand out after all. */
export const onlySlips =
  'Beyond slips of the pen, nothing that pages show is missing or at odds. Whether the story holds, counting cannot tell.';
/** `all`: places of slips, as many as the line notes lead to; `worst`: those that a reader stumbles over first, as the line notes say them. */
export const slips = (worst: readonly string[], all: number): string =>
  `${capitalised(atLeast(all))}, each in the line notes of Flaw Detection. ${worst.join(' ')}`;
