/** What flaw detection opens with: faults, set-ups that nothing pays, and a dozen line notes in page order. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { wrongArticles } from '../../engine/flaw-rules/spelling/articles.ts';
import { capitalised } from '../../engine/wording.ts';
import { asItStands } from '../../screenplay/text/phrases.ts';
import type { PointRead, Severity } from '../../story/read/point-read.ts';
import type { SetupRead } from '../../story/read/shape-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { columnPlaces } from '../named-places.ts';
import type { ReadAround } from '../read/around.ts';
import { gravityOf, ownPoints, pointItem } from '../read/points.ts';
import { type Bullet, bullet, type FindingItem, findings, prose } from '../read/said.ts';
import { setupId, setupsToldIn } from '../read/setups.ts';
import { keeping } from '../read/under-reading.ts';
import { doubtsMean, pointTitle } from '../read/words.ts';
import type { ReadBlocks } from '../report.ts';
import { flawDetectionCard } from './card.ts';
import { type SlipLine, slipLines } from './slip-lines.ts';
import { lineNotesId } from './words.ts';

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

/** A line that is to go has no correction. */
function slipTable(title: string, slips: readonly SlipLine[], basis: Block['basis'], id?: string): Block[] {
  if (slips.length === 0) return [];
  const rows = slipLines(slips);
  return [
    {
      kind: 'table',
      ...(id !== undefined && { id }),
      title,
      columns: [
        { label: columns.page, align: 'right' },
        { label: columns.written, align: 'left' },
        { label: columns.better, align: 'left' },
      ],
      rows: rows.map(({ places, written, better }) => [
        places.length === 1 ? (places[0]?.page ?? '') : places.map(({ page }) => page).join(', '),
        written,
        better || deleted,
      ]),
      places: columnPlaces(
        0,
        rows.map(({ places }) => places.map(({ page, line }) => ({ text: String(page), page, line }))),
      ),
      basis,
    },
  ];
}

const lineTable = ({ lineNotes }: StoryRead): Block[] =>
  slipTable(
    titles.lines,
    lineNotes.map(({ cite, written, better }) => ({ place: cite, written, better })).slice(0, mostLineNotes),
    'opinion',
    'line-notes',
  );

/** Said of the words that titles bear. */
function legend(points: readonly PointRead[]): Block[] {
  const means = doubtsMean(points).join(' ');
  return means === '' ? [] : prose(null, [means]);
}

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

/** The reader's own findings stand above under 'Major' and 'Minor'. */
const byCounting = (title: string): string => `${title}, found by counting`;
const spelling = 'More lines to correct, found by spelling alone';

const quotedWords = /“([^”]+)”/g;
/** Words shown on either side of a slip. */
const wordsBeside = 2;
/**
 * Where the slip stands in its quotation. A note begins with it, and so with a capital that the page may not have: an article is the one before a sound that it
 * does not fit, another word is looked for in small letters first.
 */
function placeOfSlip(quote: string, wrong: string): number {
  const small = wrong.toLowerCase();
  const article = wrongArticles(quote).find(({ word }) => word === small);
  if (article) return quote.indexOf(article.phrase);
  const search = (flags: string): number =>
    quote.search(new RegExp(`(?<![\\p{L}'’])${asItStands(small)}(?![\\p{L}'’])`, flags));
  const asWritten = search('u');
  return asWritten < 0 ? search('iu') : asWritten;
}
/** A word that begins a sentence, or is written in capitals, is mended to one that is, too. */
const inCaseOf = (written: string, mended: string): string => {
  const [first = ''] = written;
  if (first === first.toLowerCase()) return mended;
  return written.length > 1 && written === written.toUpperCase() ? mended.toUpperCase() : capitalised(mended);
};
/** A counted slip as lines to correct, one for each of its places: a few words around it as they stand, and mended. */
function slipRows({ text, evidence }: Bullet): SlipLine[] {
  const [wrong, right] = [...text.matchAll(quotedWords)].map(([, words = '']) => words);
  return wrong === undefined || right === undefined ? [] : evidence.map((place) => slipRow(place, wrong, right));
}

function slipRow(place: Bullet['evidence'][number], wrong: string, mended: string): SlipLine {
  const at = placeOfSlip(place.quote, wrong);
  if (at < 0) return { place, written: wrong, better: mended };
  const before = place.quote
    .slice(0, at)
    .split(' ')
    .slice(-wordsBeside - 1)
    .join(' ');
  const after = place.quote
    .slice(at + wrong.length)
    .split(' ')
    .slice(0, wordsBeside + 1)
    .join(' ');
  const as = (words: string): string => `${before}${words}${after}`;
  const written = place.quote.slice(at, at + wrong.length);
  return { place, written: as(written), better: as(inCaseOf(written, mended)) };
}

/** Slips and flaws on a line that the reader has marked as well are told once, the others in a table like the reader's; what was checked and found in order is not said beside faults. */
export const underFlaws = (entries: readonly ReportEntry[], read: StoryRead): ReportEntry[] => {
  const marked = new Set(read.lineNotes.map(({ cite }) => `${cite.page}.${cite.line}`));
  const isOpen = ({ place: { page, line } }: SlipLine): boolean => !marked.has(`${page}.${line}`);
  const slips = (items: readonly FindingItem[]): Block[] =>
    slipTable(spelling, items.flatMap(({ bullets }) => bullets.flatMap(slipRows)).filter(isOpen), 'counted');
  const stays = ({ kind }: Block): boolean => kind === 'findings';
  const isNew = ({ bullets }: FindingItem): boolean =>
    !bullets.some(({ evidence }) => evidence.some(({ page, line }) => marked.has(`${page}.${line}`)));
  const unmarked = (block: Extract<Block, { kind: 'findings' }>): Block[] => {
    const items = block.items.filter(isNew);
    return items.length === 0 ? [] : [{ ...block, title: byCounting(block.title), items }];
  };
  return keeping(stays)(entries).map((entry) => ({
    ...entry,
    blocks: entry.blocks.flatMap((block) => {
      if (block.kind !== 'findings') return [block];
      if (block.id !== lineNotesId) return unmarked(block);
      return marked.size > 0 ? slips(block.items) : [block];
    }),
  }));
};
