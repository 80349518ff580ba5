/** The overview of a script that a language model has read: one page to decide by, selected by id from the same points as the reports. Leaves out what the plan does not hold. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised } from '../../engine/wording.ts';
import type { MarketRead } from '../../story/read/judgement-read.ts';
import type { PersonRead } from '../../story/read/person-read.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { characterAnalysisCard } from '../character-analysis/card.ts';
import { wordsWithin } from '../count-words.ts';
import { crossFormatEvaluationCard } from '../cross-format-evaluation/card.ts';
import type { ReadAround } from '../read/around.ts';
import { bestOther } from '../read/best-other.ts';
import { plainLogline } from '../read/plain-logline.ts';
import { pointLine } from '../read/points.ts';
import { withPronoun } from '../read/pronouns.ts';
import { footOf } from '../read/provenance.ts';
import { compareReadings } from '../read/readers-differ.ts';
import {
  briefPlace,
  bullet,
  type Fact,
  type FindingItem,
  fact,
  facts,
  findings,
  placesOf,
  prose,
} from '../read/said.ts';
import { namedTitle } from '../read/words.ts';
import { scriptSimilarityCard } from '../script-similarity/card.ts';
import { labelSetByYou } from '../set-by-you.ts';
import { barest, leastCast, mostTurns, type Room, rooms } from './rooms.ts';
import { tellingTurns } from './telling-turns.ts';
import { turnTable } from './turn-table.ts';
import * as words from './words.ts';

/** Longer than a page nobody reads it first. */
const mostWords = 450;

/** At most 450 words, as long as the reading keeps its sentences short. Where the script was read before, `earlier` is that reading: what readers differ in stands beside the verdict. */
export function overviewEntry(read: StoryRead, around: ReadAround, earlier: StoryRead | null = null): ReportEntry {
  const differing = earlier && words.differingLine(compareReadings(earlier, read));
  const laid = (room: Room): Block[] => blocksOf(read, around, { ...room, differing });
  const fits = (room: Room): boolean => wordsWithin(laid(room)) <= mostWords;
  let room = rooms.find(fits) ?? barest;
  // What the page has left goes to the second of two who share a script, then to turns, which are a few words each.
  if (room.cast < leastCast && fits({ ...room, cast: leastCast })) room = { ...room, cast: leastCast };
  while (room.turns < Math.min(mostTurns, read.beats.length) && fits({ ...room, turns: room.turns + 1 }))
    room = { ...room, turns: room.turns + 1 };
  const blocks = laid(room);
  return { prompt: words.prompts.read, blocks };
}

function blocksOf(
  read: StoryRead,
  around: ReadAround,
  { differing, ...room }: Room & { readonly differing: string | null },
): Block[] {
  const { points } = around;
  const keep = points.filter(({ kind }) => kind === 'strength').slice(0, room.listed);
  const first = new Set(toFixFirst(read, around).slice(0, room.listed));
  // Chosen by what decides and what the plan begins with, told in the one order of worth that every list has.
  const fix = points.filter((point) => first.has(point));
  return [
    ...facts(null, headOf(read, room, differing)),
    ...prose(words.titles.why, read.verdict === null ? [] : [read.verdict.text], 'why'),
    ...facts(
      words.titles.keep,
      keep.map((point) => keptOf(point, room, around)),
    ),
    ...findings(
      words.titles.fix,
      fix.map((point, at) => fixOf(point, { ...room, advised: at < room.advised }, read, around)),
    ),
    ...turnStrip(read, room),
    ...facts(
      words.titles.cast,
      read.people.slice(0, room.cast).map((person, at) => castOf(person, at < room.needs, room, around)),
    ),
    ...facts(words.titles.near, nearOf(read, around, room)),
    ...facts(words.titles.market, marketOf(read, room, around)),
    ...facts(null, points.length === 0 ? [] : [fact(words.labels.sure, words.sureness(points), [], 'sure')]),
    ...footOf(read),
  ];
}

/** What decided the verdict, as far as it can be mended; then the first point of each step of the plan; then the others, by worth. */
function toFixFirst({ plan, verdict }: StoryRead, around: ReadAround): PointRead[] {
  const open = ({ kind, attempt }: PointRead): boolean => kind !== 'strength' && attempt !== null;
  const planned = plan.flatMap(({ points }) => points.flatMap((id) => around.pointOf(id) ?? []).find(open) ?? []);
  const decisive = (verdict?.because ?? []).flatMap((id) => around.pointOf(id) ?? []).filter(open);
  return [...new Set([...decisive, ...planned, ...around.points.filter(open)])];
}

function headOf({ telling, verdict, shape }: StoryRead, room: Room, differing: string | null): Fact[] {
  const logline = plainLogline(telling);
  return [
    ...(verdict === null ? [] : [fact(words.labels.verdict, words.verdictLine(verdict), [], 'verdict')]),
    ...(logline === undefined
      ? []
      : [
          fact(
            logline.by === undefined ? words.labels.logline : labelSetByYou(words.labels.logline),
            logline.text,
            [],
            'logline',
          ),
        ]),
    ...(differing === null ? [] : [fact(words.labels.differ, differing, [], 'differ')]),
    ...(shape === null || !room.shape ? [] : [fact(words.labels.shape, shape, [], 'shape')]),
  ];
}

/** A strength by its title; why it works is told where it is at home. */
const keptOf = (point: PointRead, { quotes }: Room, around: ReadAround): Fact => ({
  ...pointLine(around, point),
  evidence: quotes ? placesOf(point.said.cites, 1) : [],
});

/** Size, where there is room for it, and, where all that the step mends is told under this plan, advice as the plan has them for the point that opens a step: one work has one goal and one size. */
function fixOf(
  point: PointRead,
  { brief, advised }: Pick<Room, 'brief'> & { readonly advised: boolean },
  read: StoryRead,
  around: ReadAround,
): FindingItem {
  const step = read.plan.find(({ points: [first] }) => first === point.id);
  const isTold = step?.points.every((id) => around.pointOf(id) !== undefined) ?? false;
  const goal = isTold ? step?.goal : undefined;
  const advice = brief ? words.briefTry(point, goal) : words.tryLine(point);
  return {
    id: point.id,
    title: namedTitle(point),
    bullets: [
      bullet(
        brief
          ? words.fixPlace(point, around.homeOf(point))
          : words.fixLine({ ...point, effort: step?.effort ?? point.effort }, around.homeOf(point)),
        advised ? (brief ? point.said.cites.map(briefPlace) : point.said.cites) : [],
      ),
    ],
    advice: advised ? advice : null,
    severity: null,
  };
}

function turnStrip({ beats, points }: StoryRead, { turns }: Room): Block[] {
  const told = tellingTurns(beats, points, turns).flatMap(({ name, brief, said: { cites }, by }) =>
    cites[0] === undefined ? [] : [{ name: by === undefined ? (brief ?? name) : labelSetByYou(name), place: cites[0] }],
  );
  return told.length === 0 ? [] : [turnTable(told, 'opinion')];
}

/** Want and need belong to the people's report; below its plan the cast is named with its parts. */
function castOf(person: PersonRead, whole: boolean, { brief }: Room, around: ReadAround): Fact {
  const { name, role, by, want, need } = person;
  const label = by === undefined ? name : words.setLead(name);
  if (!around.holds(characterAnalysisCard.number)) return fact(label, role);
  const told = [want, whole ? need : null].flatMap((said) => (said === null ? [] : withPronoun(said.text, person)));
  const wants = brief ? told.map(words.wantAlone) : told;
  return fact(label, wants.length === 0 ? role : wants.join(' '));
}

function nearOf({ market }: StoryRead, around: ReadAround, { near, named }: Room): Fact[] {
  if (!around.holds(scriptSimilarityCard.number)) return [];
  const works = market?.comparables ?? [];
  const more = works.slice(near, near + named).map(words.workName);
  return [
    ...works.slice(0, near).map((work) => fact(words.workName(work), work.shares)),
    ...(more.length === 0
      ? []
      : [fact(near === 0 ? words.labels.works : words.labels.moreWorks, `${more.join('; ')}.`)]),
  ];
}

/** The form to sell it in beside its own, where the plan tells of forms. */
const formOf = (market: MarketRead, around: ReadAround): Fact[] => {
  const best = around.holds(crossFormatEvaluationCard.number) ? bestOther(market) : undefined;
  return best === undefined ? [] : [fact(words.labels.form, `${capitalised(best.format)}.`)];
};

const marketOf = ({ market }: StoryRead, { brief }: Room, around: ReadAround): Fact[] =>
  market === null
    ? []
    : [
        ...(market.audience === null
          ? []
          : [fact(words.labels.audience, brief ? words.firstStatement(market.audience) : market.audience)]),
        fact(
          market.by === undefined ? words.labels.budget : labelSetByYou(words.labels.budget),
          words.budgetLine(market),
        ),
        ...formOf(market, around),
      ];
