/** What flaw detection opens with: faults, set-ups that nothing pays, and a dozen line notes in page order. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { SetupRead } from '../../story/read/shape-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { type Bullet, bullet, type FindingItem, findings } from '../read/said.ts';
import { setupId, setupsToldIn } from '../read/setups.ts';
import { keeping } from '../read/under-reading.ts';
import { absenceText } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { flawDetectionCard } from './card.ts';
import { groups } from './words.ts';

const titles = { dropped: 'Planted and dropped', lines: 'Lines to correct, in page order' } as const;
const columns = { page: 'Page', written: 'As written', better: 'Correction' } as const;
const neverPaid = 'Nothing pays it.';
const deleted = 'Leave it out.';

const mostLineNotes = 60;

const droppedItem = (setup: SetupRead): FindingItem => ({
  id: setupId(setup),
  title: setup.what,
  bullets: [bullet(setup.absence === null ? neverPaid : absenceText(setup.absence), setup.planted)],
  advice: null,
  severity: 'minor',
});

function lineTable({ lineNotes }: StoryRead): Block[] {
  const notes = lineNotes
    .toSorted((a, b) => a.cite.page - b.cite.page || a.cite.line - b.cite.line)
    .slice(0, mostLineNotes);
  if (notes.length === 0) return [];
  return [
    {
      kind: 'table',
      id: 'line-notes',
      title: titles.lines,
      columns: [
        { label: columns.page, align: 'right' },
        { label: columns.written, align: 'left' },
        { label: columns.better, align: 'left' },
      ],
      rows: notes.map(({ cite, written, better }) => [cite.page, written, better || deleted]),
      places: columnPlaces(
        0,
        notes.map(({ cite }) => [pageNamed(cite)]),
      ),
      basis: 'opinion',
    },
  ];
}

export const flawDetectionReading = (read: StoryRead, around: ReadAround): ReadBlocks => [
  [
    ...pointBlocks(around, flawDetectionCard.number),
    ...findings(titles.dropped, setupsToldIn(flawDetectionCard.number, read, around).map(droppedItem)),
    ...lineTable(read),
  ],
];

const spelling = 'Found by spelling alone';
const [lineNotesTitle] = groups.flatMap(({ title, holds }) =>
  holds({ severity: 'minor', lineNotes: true }) ? [title] : [],
);

/** Slips that the reader has marked as well are told once; what was checked and found in order is not said beside faults. */
export const underFlaws = (entries: readonly ReportEntry[], read: StoryRead): ReportEntry[] => {
  const marked = new Set(read.lineNotes.map(({ cite }) => `${cite.page}.${cite.line}`));
  const isOpen = ({ evidence }: Bullet): boolean => evidence.some(({ page, line }) => !marked.has(`${page}.${line}`));
  const slips = (items: readonly FindingItem[]): Block[] => {
    const bullets = items.flatMap((item) => item.bullets.filter(isOpen));
    const one = { id: 'slips', title: spelling, bullets, advice: null, severity: 'minor' as const };
    return bullets.length === 0
      ? []
      : [{ kind: 'findings', title: lineNotesTitle ?? spelling, items: [one], basis: 'counted' }];
  };
  return keeping(({ kind }) => kind !== 'prose')(entries).map((entry) => ({
    ...entry,
    blocks: entry.blocks.flatMap((block) =>
      block.kind === 'findings' && block.title === lineNotesTitle && marked.size > 0 ? slips(block.items) : [block],
    ),
  }));
};
