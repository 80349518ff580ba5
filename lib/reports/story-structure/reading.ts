/** What the structure report opens with: the shape as it was read, its turns over the pages, what stands against the lead, what is planted and paid, what recurs. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { Said } from '../../story/read/said.ts';
import type { PatternRead, PressureRead, SetupRead } from '../../story/read/shape-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { type Fact, fact, facts, prose } from '../read/said.ts';
import { turnOf } from '../read/set-turns.ts';
import { setupsMapped } from '../read/setups.ts';
import { keeping as keepingBlocks } from '../read/under-reading.ts';
import { withPages } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { setByYou } from '../set-by-you.ts';
import { storyStructureCard } from './card.ts';

const readTitles = {
  shape: 'How it is built',
  turns: 'Its turns, as they were read',
  pressure: 'What stands against the lead, page by page',
  setups: 'Planted and paid',
  patterns: 'What recurs, and is to be kept',
} as const;
const states: Readonly<Record<SetupRead['state'], string>> = {
  paid: 'paid',
  half: 'half paid',
  'open on purpose': 'left open',
  dropped: 'never paid',
};
const setupColumns = ['What', 'Planted on page', 'Paid'] as const;
/** 'Page 60', 'Half paid on page 60'. */
const paidOn = (state: string, page: number): string =>
  state === states.paid ? `Page ${page}` : `${capitalised(state)} on page ${page}`;

const mostTurns = 12;
const mostPatterns = 4;
/** What happens there, where the reading tells it. */
const setText = ({ text }: Said): string => (text === '' ? setByYou : `${setByYou} ${text}`);

function turns({ beats }: StoryRead, { pageCount }: ReadAround): Block[] {
  if (beats.length === 0) return [];
  const told = beats.toSorted((a, b) => a.position - b.position).slice(0, mostTurns);
  return [
    {
      kind: 'timeline',
      id: 'turns',
      title: readTitles.turns,
      pageCount,
      items: told.map(({ name, brief, said, by }) => {
        const page = said.cites[0]?.page ?? 1;
        // The turn is looked up on its page; its line is not printed beside the sentence that tells it.
        const turn = turnOf({ name });
        const place = { label: name, fromPage: page, toPage: page, evidence: [], ...(turn !== null && { turn }) };
        // As an event where the reader has it so: the synopsis tells it with its cause.
        return by === undefined ? { ...place, text: brief ?? said.text } : { ...place, text: setText(said), by };
      }),
      basis: 'opinion',
    },
  ];
}

/** What is planted, where, and where it is paid or how far. */
function setupTable(setups: readonly SetupRead[]): Block[] {
  if (setups.length === 0) return [];
  return [
    {
      kind: 'table',
      id: 'setups',
      title: readTitles.setups,
      columns: setupColumns.map((label, at) => ({ label, align: at === 1 ? 'right' : 'left' })),
      rows: setups.map(({ what, planted: [from], paid: [to], state }) => [
        what,
        from?.page ?? 1,
        to === undefined ? capitalised(states[state]) : paidOn(states[state], to.page),
      ]),
      places: columnPlaces(
        1,
        setups.map(({ planted: [from] }) => (from === undefined ? [] : [pageNamed(from)])),
      ),
      basis: 'opinion',
    },
  ];
}

const stretch = ({ from, to }: PressureRead): string => (from === to ? `Page ${from}` : `Pages ${from} to ${to}`);
const pressureFact = (pressure: PressureRead): Fact => fact(stretch(pressure), pressure.said.text);

const keeping = (keep: string | null): string => (keep === null ? '' : ` Keep: ${keep.replace(/\.$/, '')}.`);
const patternFact = ({ what, said: { text, cites }, keep }: PatternRead): Fact => {
  const pages = [...new Set(cites.map(({ page }) => page))].toSorted((a, b) => a - b);
  return fact(what, `${withPages(text, pages)}${keeping(keep)}`);
};

export function storyStructureReading(read: StoryRead, around: ReadAround): ReadBlocks {
  return [
    [
      ...prose(readTitles.shape, read.shape === null ? [] : [read.shape]),
      ...turns(read, around),
      ...facts(readTitles.pressure, read.pressure.map(pressureFact)),
      ...setupTable(setupsMapped(read, around)),
      ...facts(readTitles.patterns, read.patterns.slice(0, mostPatterns).map(patternFact)),
      ...pointBlocks(around, storyStructureCard.number),
    ],
  ];
}

/** The longest scenes and the quickest run stay where nobody has read, stretch by stretch, what presses on the lead. */
export const underStructure = (
  entries: readonly ReportEntry[],
  { pressure }: Pick<StoryRead, 'pressure'>,
): ReportEntry[] => keepingBlocks((block) => pressure.length === 0 && block.kind === 'table')(entries);
