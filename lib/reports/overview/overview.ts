/** The overview of a script that a language model has read: one page to decide by, selected by id from the same points as the reports. Refuses what the plan does not hold. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { PersonRead } from '../../story/read/person-read.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { characterAnalysisCard } from '../character-analysis/card.ts';
import { wordsWithin } from '../count-words.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import type { ReadAround } from '../read/around.ts';
import { pointLine } from '../read/points.ts';
import { footOf } from '../read/provenance.ts';
import { bullet, type Fact, type FindingItem, fact, facts, findings } from '../read/said.ts';
import { scriptSimilarityCard } from '../script-similarity/card.ts';
import * as words from './words.ts';

/** Longer than a page nobody reads it first. */
const mostWords = 450;

/** How much of each list is told. */
interface Room {
  readonly listed: number;
  readonly turns: number;
  readonly cast: number;
  readonly near: number;
  /** Passages stand beside what to keep as well; beside what to fix they always do. */
  readonly quotes: boolean;
}
/** From the fullest to the barest: the first that fits is taken. */
const rooms: readonly [Room, ...Room[]] = [
  { listed: 3, turns: 10, cast: 5, near: 3, quotes: true },
  { listed: 3, turns: 8, cast: 4, near: 3, quotes: true },
  { listed: 3, turns: 8, cast: 3, near: 2, quotes: false },
  { listed: 3, turns: 6, cast: 2, near: 1, quotes: false },
  { listed: 3, turns: 4, cast: 1, near: 0, quotes: false },
];

/** At most 450 words, as long as the reading keeps its sentences short. */
export function overviewEntry(read: StoryRead, around: ReadAround): ReportEntry {
  const drawn = rooms.map((room) => blocksOf(read, around, room));
  const blocks = drawn.find((each) => wordsWithin(each) <= mostWords) ?? drawn.at(-1) ?? [];
  return { prompt: words.prompts.read, blocks };
}

function blocksOf(read: StoryRead, around: ReadAround, room: Room): Block[] {
  const { verdict } = read;
  const { points } = around;
  const reasons = (verdict?.because ?? []).flatMap((id) => around.pointOf(id) ?? []).slice(0, room.listed);
  const keep = points.filter(({ kind }) => kind === 'strength').slice(0, room.listed);
  const fix = toFixFirst(read, around).slice(0, room.listed);
  return [
    ...facts(null, headOf(read)),
    ...facts(
      words.titles.why,
      reasons.map((point) => pointLine(around, point)),
    ),
    ...facts(
      words.titles.keep,
      keep.map((point) => keptOf(point, around, room)),
    ),
    ...findings(words.titles.fix, fix.map(fixOf)),
    ...turnStrip(read, room),
    ...facts(
      words.titles.cast,
      read.people.slice(0, room.cast).map((person) => castOf(person, around)),
    ),
    ...facts(words.titles.near, nearOf(read, around, room)),
    ...facts(words.titles.market, marketOf(read)),
    ...facts(null, points.length === 0 ? [] : [fact(words.labels.sure, words.sureness(points), [], 'sure')]),
    ...footOf(read),
  ];
}

/** The first point of each step of the plan, so that the page and the fix list agree; then the others, by worth. */
function toFixFirst({ plan }: StoryRead, around: ReadAround): PointRead[] {
  const open = ({ kind, attempt }: PointRead): boolean => kind !== 'strength' && attempt !== null;
  const planned = plan.flatMap(({ points }) => points.flatMap((id) => around.pointOf(id) ?? []).find(open) ?? []);
  return [...new Set([...planned, ...around.points.filter(open)])];
}

function headOf({ telling, verdict, shape }: StoryRead): Fact[] {
  const logline = telling.loglines.find(({ use }) => use === 'plain') ?? telling.loglines[0];
  return [
    ...(logline === undefined ? [] : [fact(words.labels.logline, logline.text, [], 'logline')]),
    ...(verdict === null ? [] : [fact(words.labels.verdict, words.verdictLine(verdict), [], 'verdict')]),
    ...(shape === null ? [] : [fact(words.labels.shape, shape, [], 'shape')]),
  ];
}

const keptOf = (point: PointRead, around: ReadAround, { quotes }: Room): Fact => {
  const line = pointLine(around, point);
  return quotes ? { ...line, evidence: fact('', '', point.said.cites.slice(0, 1)).evidence } : line;
};

const fixOf = (point: PointRead): FindingItem => ({
  id: point.id,
  title: point.title,
  bullets: [bullet(words.fixLine(point), point.said.cites)],
  advice: words.tryLine(point),
  severity: null,
});

function turnStrip({ beats }: StoryRead, { turns }: Room): Block[] {
  const told = beats
    .toSorted((a, b) => a.position - b.position)
    .slice(0, turns)
    .flatMap(({ name, said: { cites } }) => (cites[0] === undefined ? [] : [{ name, place: cites[0] }]));
  if (told.length === 0) return [];
  return [
    {
      kind: 'table',
      id: 'turns',
      title: words.titles.turns,
      columns: [
        { label: words.turnColumns.page, align: 'right' },
        { label: words.turnColumns.turn, align: 'left' },
      ],
      rows: told.map(({ name, place }) => [place.page, name]),
      places: columnPlaces(
        0,
        told.map(({ place }) => [pageNamed(place)]),
      ),
      basis: 'opinion',
    },
  ];
}

/** Want and need belong to the people's report; below its plan the cast is named with its parts. */
function castOf({ name, role, want, need }: PersonRead, around: ReadAround): Fact {
  const told = around.holds(characterAnalysisCard.number)
    ? [...(want === null ? [] : [words.wants(want.text)]), ...(need === null ? [] : [words.needs(need.text)])]
    : [];
  return fact(name, told.length === 0 ? role : told.join(' '));
}

const nearOf = ({ market }: StoryRead, around: ReadAround, { near }: Room): Fact[] =>
  around.holds(scriptSimilarityCard.number)
    ? (market?.comparables ?? []).slice(0, near).map(({ title, year, shares }) => fact(`${title} (${year})`, shares))
    : [];

const marketOf = ({ market }: StoryRead): Fact[] =>
  market === null
    ? []
    : [
        ...(market.audience === null ? [] : [fact(words.labels.audience, market.audience)]),
        fact(words.labels.budget, words.budgetLine(market)),
      ];
