/** What flaw detection opens with: faults, set-ups that nothing pays, and a dozen line notes in page order. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { PointRead, Severity } from '../../story/read/point-read.ts';
import type { SetupRead } from '../../story/read/shape-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import type { ReadAround } from '../read/around.ts';
import { gravityOf, ownPoints, pointItem } from '../read/points.ts';
import { type Bullet, bullet, type FindingItem, findings, prose } from '../read/said.ts';
import { setupId, setupsToldIn } from '../read/setups.ts';
import { keeping } from '../read/under-reading.ts';
import { likelyMeans, pointTitle } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { flawDetectionCard } from './card.ts';
import { groups } from './words.ts';

/** What the reader calls them; what is no fault but a question or a chance stands with the minor ones. */
const gravities: readonly { readonly title: string; readonly holds: (gravity: Severity | null) => boolean }[] = [
  { title: 'Major', holds: (gravity) => gravity === 'major' },
  { title: 'Minor', holds: (gravity) => gravity === 'minor' || gravity === null },
  { title: 'Cosmetic', holds: (gravity) => gravity === 'cosmetic' },
  { title: 'What its kind of story allows', holds: (gravity) => gravity === 'licence' },
];
const titles = { dropped: 'Planted and dropped', lines: 'Lines to correct, in page order' } as const;
const columns = { page: 'Page', written: 'As written', better: 'Correction' } as const;
const neverPaid = ({ absence }: SetupRead): string =>
  absence?.after ? `Not again after page ${absence.after}.` : 'Not again.';
const deleted = 'Leave it out.';

const mostLineNotes = 60;

const droppedItem = (setup: SetupRead): FindingItem => ({
  id: setupId(setup),
  title: setup.what,
  bullets: [bullet(neverPaid(setup), setup.planted)],
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

/** Said where a title bears one of the words. */
const legend = (points: readonly PointRead[]): Block[] =>
  points.some((point) => pointTitle(point) !== point.title) ? prose(null, [likelyMeans]) : [];

export const flawDetectionReading = (read: StoryRead, around: ReadAround): ReadBlocks => [
  [
    ...legend(ownPoints(around, flawDetectionCard.number)),
    ...gravities.flatMap(({ title, holds }) =>
      findings(
        title,
        ownPoints(around, flawDetectionCard.number)
          .filter((point) => holds(gravityOf(point)))
          .map((point) => ({ ...pointItem(point, around), title: pointTitle(point) })),
      ),
    ),
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
  const isFound = entries.some(({ blocks }) => blocks.some(({ kind }) => kind === 'findings'));
  const stays = ({ kind }: Block): boolean => kind !== 'prose' && kind !== 'facts' && !(isFound && kind === 'table');
  return keeping(stays)(entries).map((entry) => ({
    ...entry,
    blocks: entry.blocks.flatMap((block) =>
      block.kind === 'findings' && block.title === lineNotesTitle && marked.size > 0 ? slips(block.items) : [block],
    ),
  }));
};
