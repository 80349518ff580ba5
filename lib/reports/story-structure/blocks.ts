/** Lays the structure out: what happens where, the turns that its writer has set, on which pages produced films turn and which events are told there, the acts that the script marks, its sequences, what it says of time, the length of the scenes. A short script gets no zones of a feature but those that its writer has set a turn in; a very short one what happens where. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { datedBlock } from '../dated-fact.ts';
import type { Length } from '../length.ts';
import { columnPlaces, pagesNamed, pagesTo, placesTo } from '../named-places.ts';
import { type StoryStructureFindings, storyStructureCard } from './card.ts';
import * as datedWords from './dated-words.ts';
import { timeColumns, timesTitle } from './time-words.ts';
import * as words from './words.ts';

const left = (label: string) => ({ label, align: 'left' as const });
const right = (label: string) => ({ label, align: 'right' as const });

export function storyStructureEntries(findings: StoryStructureFindings, length: Length = 'full'): ReportEntry[] {
  const { overview, dated, acts, sequences, pageCount } = findings;
  const zones = findings.zones.filter(({ set }) => set);
  const zonesLine = length === 'full' ? findings.zonesLine : null;
  const zonesNote = zones.length === 0 && zonesLine === null ? null : findings.zonesNote;
  const blocks: Block[] = [];
  if (overview.length > 0)
    blocks.push({
      kind: 'prose',
      title: words.titles.shape,
      paragraphs: overview,
      basis: 'counted',
    });
  if (length === 'full') blocks.push(...datedBlock(datedId, datedWords.title, dated));
  if (zones.length > 0) {
    blocks.push({
      kind: 'timeline',
      id: 'zones',
      title: words.titles.setTurns,
      pageCount,
      items: zones.map(({ name, fromPage, toPage, text, evidence, set }) => ({
        label: name,
        fromPage,
        toPage,
        text,
        evidence,
        ...(set && { by: 'writer' as const }),
      })),
      basis: 'counted',
    });
  }
  const zonesText = [zonesLine, zonesNote].filter((one) => one !== null);
  if (zonesText.length > 0)
    blocks.push({
      kind: 'prose',
      title: zonesLine === null ? null : words.titles.zones,
      paragraphs: zonesText,
      basis: 'counted',
    });
  if (zonesLine !== null) blocks.push(...datedBlock(eventsId, words.titles.events, findings.events));
  if (acts.length > 0) blocks.push(actsTable(acts));
  if (sequences.length > 0 && length === 'full') blocks.push(sequencesTable(sequences));
  if (length === 'full') blocks.push(...timesTable(findings.times));
  if (length !== 'very short' || blocks.length === 0) blocks.push(...pacingBlocks(findings, length));
  return storyStructureCard.prompts.map((prompt) => ({ prompt, blocks }));
}

/** What happens where. */
export const datedId = 'dated';
/** Events that are surely told where most produced films turn. */
const eventsId = 'events';

const actsTable = (acts: StoryStructureFindings['acts']): Block => ({
  kind: 'table',
  title: words.actsTitle(acts),
  columns: [
    left(words.columns.act),
    left(words.columns.pages),
    right(words.columns.share),
    right(words.columns.scenes),
    right(words.columns.meanScene),
    right(words.columns.talk),
  ],
  rows: acts.map(({ name, pages, share, scenes, meanScene, talk }) => [
    name,
    pages,
    `${share}%`,
    scenes,
    meanScene,
    `${talk}%`,
  ]),
  places: columnPlaces(
    1,
    acts.map(({ pages }) => pagesNamed(pages)),
  ),
  basis: 'counted',
});

/** What its parts hold, one a row; a column in which nothing stands is left out. */
function sequencesTable(sequences: StoryStructureFindings['sequences']): Block {
  // Who says most in each stands in the summary, with lines of theirs.
  const rows = sequences.map(({ pages, places, fresh, gone }) => [pages, places, fresh, gone]);
  const told = words.sequenceColumns.flatMap((label, at) =>
    rows.some((row) => row[at] !== '') ? [{ label, at }] : [],
  );
  return {
    kind: 'table',
    id: 'sequences',
    title: words.sequencesTitle(sequences.length),
    columns: told.map(({ label }) => left(label)),
    rows: rows.map((row) => told.map(({ at }) => row[at] ?? '')),
    places: columnPlaces(
      0,
      sequences.map(({ pages, evidence }) =>
        evidence.slice(0, 1).map(({ page, line }) => ({ text: pages, page, line })),
      ),
    ),
    basis: 'counted',
  };
}

/** A column in which nothing stands is left out. */
function timesTable(times: StoryStructureFindings['times']): Block[] {
  if (times.length === 0) return [];
  const columns = timeColumns.slice(0, times.some(({ again }) => again !== '') ? undefined : -1);
  return [
    {
      kind: 'table',
      id: 'times',
      title: timesTitle,
      columns: columns.map((label, at) => (at === 0 ? right(label) : left(label))),
      rows: times.map(({ page, text, where, again }) => [page, text, where, again].slice(0, columns.length)),
      places: columnPlaces(
        0,
        times.map(({ evidence }) => placesTo(evidence)),
      ),
      basis: 'counted',
    },
  ];
}

const lengthsTable = (facts: StoryStructureFindings['pacingFacts']): Block => ({
  kind: 'table',
  title: words.lengthsTitle,
  columns: words.lengthColumns.map((label) => left(label)),
  rows: facts.map(({ label, value, where, evidence }) => [label, value, where, pagesTo(evidence)]),
  places: columnPlaces(
    words.lengthColumns.length - 1,
    facts.map(({ evidence }) => placesTo(evidence)),
  ),
  basis: 'counted',
});

function pacingBlocks({ pacing, smoothed, pacingFacts }: StoryStructureFindings, length: Length): Block[] {
  if (pacing.length === 0) return [];
  const lines: Extract<Block, { kind: 'series' }>['lines'] = [
    { name: words.axes.each, shape: 'columns', points: pacing },
  ];
  if (smoothed.length > 0 && length === 'full') lines.push({ name: words.axes.smoothed, points: smoothed });
  const blocks: Block[] = [
    {
      kind: 'series',
      title: words.titles.pacing,
      x: 'page',
      xLabel: words.axes.page,
      yLabel: words.axes.length,
      lines,
      basis: 'counted',
    },
  ];
  if (pacingFacts.length > 0) blocks.push(lengthsTable(pacingFacts));
  return blocks;
}
