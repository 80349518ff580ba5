/** The words that all readings share: how sure a claim is, what was searched for, where a point is told, who read it. */
import { capitalised, counted, listed, pagesOf, quoted } from '../../engine/wording.ts';
import type { AdvicePart, PointEffort, PointRead } from '../../story/read/point-read.ts';
import type { Said } from '../../story/read/said.ts';
import { type Provenance, recordedModel } from '../../story/read/story-read.ts';
import { cardByNumber } from '../catalog.ts';
import { typedUnder } from './as-typed.ts';

export const titles = {
  points: 'Notes',
  counted: 'What was counted',
} as const;

type Sureness = Pick<Said, 'confidence' | 'support'>;

/** A claim whose passages carry it in part is likely at most. */
export const certainty = ({ confidence, support }: Sureness): 'certain' | 'likely' | 'readers may differ' =>
  confidence === 'reading'
    ? 'readers may differ'
    : confidence === 'sure' && support !== 'partly'
      ? 'certain'
      : 'likely';

/** The doubt about a fault; null where there is none. */
const doubt = (said: Sureness): string | null => {
  const sure = certainty(said);
  return sure === 'certain' ? null : sure;
};

const differing = 'readers may differ';
/** What is said beside a claim that is no fault: a want, a tone, a theme are read from the pages by nature, and 'likely' beside each would tell nothing. */
export const openQuestion = (said: Sureness): string | null => (certainty(said) === differing ? differing : null);

/** The sentence, with a word where readers may differ. */
export const sayingOf = (said: Said): string => {
  const open = openQuestion(said);
  return open === null ? said.text : `${said.text} (${open})`;
};

/** The title where another report names it: that readers may differ goes with a fault, how likely it is stands at its home. What works is the reader's opinion as it is. */
export const namedTitle = ({ kind, title, said }: PointRead): string =>
  kind === 'strength' || openQuestion(said) === null ? title : `${title} (${differing})`;

/** The title at its home. How likely a fault is decides whether it is looked into. */
export const pointTitle = (point: PointRead): string => {
  const open = point.kind === 'strength' ? null : doubt(point.said);
  return open === null ? namedTitle(point) : `${point.title} (${open})`;
};

/** What the doubts beside titles mean, each that one of these points has. */
export function doubtsMean(points: readonly PointRead[]): string[] {
  const doubts = new Set(points.map(({ said }) => doubt(said)));
  return [
    ...(doubts.has('likely') ? ['“Likely”: the pages point that way, and no line was found that settles it.'] : []),
    ...(doubts.has(differing) ? ['“Readers may differ”: a matter of taste.'] : []),
  ];
}

export const sampleText = ({ page, before, after }: NonNullable<PointRead['sample']>): string =>
  [`Page ${page}, as written: ${quoted(before)}`, typedUnder('As it could be:', quoted(after))].join('\n');
/** What to try, as the words after 'What to do:'. */
export const attemptText = (attempt: string): string => capitalised(attempt.replace(/^try:\s*/i, ''));

const acts: Readonly<Record<AdvicePart['act'], string>> = {
  add: 'add',
  cut: 'cut',
  change: 'change',
  move: 'move',
  keep: 'keep',
};
const span = ({ page, to }: Pick<AdvicePart, 'page' | 'to'>): string =>
  to === null || to === page ? `Page ${page}` : `Pages ${page} to ${to}`;
/** 'Page 7, add: DOT: With bread?', 'Pages 33 to 40, cut: the minefield.'; several speeches a line each. */
export const partText = ({ page, to, act, text }: AdvicePart): string =>
  typedUnder(`${span({ page, to })}, ${acts[act]}:`, text);
/** What the advice costs and how that could be spared: 'What that costs: the tag of the joke.', 'Or instead: Page 4, …' */
export const costOfAdvice = ({ loses, instead }: Pick<PointRead, 'loses' | 'instead'>): string[] => [
  ...(loses === null ? [] : [`What that costs: ${loses}`]),
  ...(instead === null ? [] : [`Or instead: ${instead}`]),
];
/** Where the advice is written out below. */
export const inPlaces = (parts: readonly AdvicePart[]): string =>
  `${parts.length === 1 ? 'In one place' : `In ${counted(parts.length, 'place')}`}, as follows.`;
/** Days, ways and counts as the pages give them. */
export const writtenUpText = (text: string): string => `As the pages have it: ${text}`;

const strengthsAndWeaknesses = 3;
/** The report that tells a point, as the reader finds it: strengths and weaknesses are two lists. */
export const homeName = (report: number, kind: PointRead['kind']): string => {
  if (report === strengthsAndWeaknesses) return kind === 'strength' ? 'Strengths' : 'Weaknesses';
  return cardByNumber(report)?.title ?? `report ${report}`;
};
export const toldIn = (page: number, home: number, kind: PointRead['kind']): string =>
  `page ${page}, in ${homeName(home, kind)}`;
export const onPage = (page: number): string => `page ${page}`;

/** 'She leaves (pages 3 and 7).' The pages stand before the full stop; a sentence of no known page stays as it is. */
export function withPages(sentence: string, pages: readonly number[]): string {
  if (pages.length === 0) return sentence;
  return `${sentence.replace(/\.$/, '')} (${pagesOf(pages)})${sentence.endsWith('.') ? '.' : ''}`;
}

/** 'She leaves. He stays. (Pages 3 to 7.)': the pages of a paragraph from the first to the last. */
export function withSpan(paragraph: string, pages: readonly number[]): string {
  if (pages.length === 0) return paragraph;
  const [from, to] = [Math.min(...pages), Math.max(...pages)];
  return `${paragraph.replace(/\.$/, '')} (${from === to ? `page ${from}` : `pages ${from} to ${to}`}).`;
}

export const effortNames: Readonly<Record<PointEffort, string>> = {
  word: 'a word or a line',
  scene: 'a scene',
  sequence: 'a sequence',
  draft: 'another draft',
};

const day = (isoDate: string): string =>
  new Date(`${isoDate}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const readBy = ({ model, readOn }: Provenance): string =>
  model === recordedModel ? `Read by a language model, recorded ${day(readOn)}` : `Read by ${model} on ${day(readOn)}`;
/** Unread scenes named by their numbers; of more only how many there are. */
const mostUnreadNamed = 4;
function unreadScenes({ scenes }: Provenance, numbers: readonly number[]): string {
  const unread = scenes.all - scenes.read;
  if (unread <= 0) return '';
  if (numbers.length !== unread || unread > mostUnreadNamed)
    return ` ${unread} of ${counted(scenes.all, 'scene')} could not be read.`;
  const named = `${unread === 1 ? 'Scene' : 'Scenes'} ${listed(numbers.map(String))}`;
  return ` ${named} of ${scenes.all} could not be read.`;
}

/** The foot of every reading: who read it and what was proved, which is that the passages are there and not that a claim is true. `unread` are the numbers of scenes without a reading, as far as they are known. */
export function footLine(made: Provenance, passages: number, unread: readonly number[]): string {
  const { kept: _, ...lost } = made.claims;
  const dropped = Object.values(lost).reduce((sum, each) => sum + each, 0);
  return `${readBy(made)}: ${counted(passages, 'passage')} checked, ${counted(dropped, 'claim')} dropped.${unreadScenes(made, unread)}`;
}
