/** The words of the overview. */
import { capitalised, counted, numberWord } from '../../engine/wording.ts';
import type { MarketRead, VerdictRead } from '../../story/read/judgement-read.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { Said } from '../../story/read/said.ts';
import { gradesOf, levelNames } from '../read/verdict-words.ts';
import { attemptText, certainty, effortNames, onPage } from '../read/words.ts';

export const prompts = { read: '🧭 Overview', counted: '🧭 Ready to send?' } as const;
export const titles = {
  why: 'Why',
  keep: 'Keep',
  fix: 'Fix first',
  turns: 'Turns',
  cast: 'Cast',
  near: 'Nearest to',
  market: 'For whom, for how much',
  trips: 'What a reader would trip on',
  countedKeep: 'What stands out',
  countedLook: 'Worth a second look',
} as const;
export const labels = {
  logline: 'Logline',
  verdict: 'Verdict',
  shape: 'Shape',
  audience: 'Audience',
  budget: 'Budget',
  sure: 'How sure',
} as const;
export const turnColumns = { page: 'Page', turn: 'Turn' } as const;

/** 'Script: consider; writer: recommend.' */
export const verdictLine = (verdict: VerdictRead): string => `${capitalised(gradesOf(verdict))}.`;
export const budgetLine = ({ level, drivers: [first] }: MarketRead): string =>
  `${levelNames[level]}${first === undefined ? '' : `: ${first.what.replace(/\.$/, '')}`}.`;
/** Whom the writer has set as the protagonist. */
export const setLead = (name: string): string => `${name}, protagonist (set by you)`;

export const fixLine = ({ effort, costs }: PointRead): string => costs ?? `It takes ${effortNames[effort]}.`;
export const tryLine = ({ attempt }: PointRead): string | null => (attempt === null ? null : attemptText(attempt));

/** Where a strength is that nobody has said more of. */
export const onFirstPage = ({ cites: [first] }: Said): string => onPage(first?.page ?? 1);

/** How many notes another reader might not share, and what is opinion by nature. */
export function sureness(points: readonly PointRead[]): string {
  const open = points.filter(({ said }) => certainty(said) === 'readers may differ').length;
  const differ = open === 0 ? '' : `; on ${numberWord(open)} another reader may differ`;
  return `${capital(counted(points.length, 'note'))}, each with its passages${differ}. Audience, budget and comparables are opinion.`;
}

const inAll = (found: number): string =>
  `${capitalised(counted(found, 'thing'))} that a reader would trip on before the story has a chance.`;
export const trips = (found: number, shown: number): string =>
  found > shown ? `${inAll(found)} The first ${numberWord(shown)}:` : inAll(found);
/** Where a strength or weakness of counting is told in full. */
export const toldInStrengths = 'in Strengths and Weaknesses';
export const noTrips =
  'Nothing was found by counting that a reader would trip on. Whether the story holds, counting cannot tell.';
export const slips = (found: number): string =>
  `And ${counted(found, 'slip')} of spelling and form: see the line notes.`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
