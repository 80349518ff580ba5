/** The fix list: the rewrite a reader plans, then what is worth mending besides, each step with its page and the report that says why. */
import type { ReportEntry } from '../../contract/report.ts';
import type { PlanStep, PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { flawDetectionCard } from '../flaw-detection/card.ts';
import { type ReadAround, workPageOf } from '../read/around.ts';
import { pointLine } from '../read/points.ts';
import { footOf } from '../read/provenance.ts';
import { bullet, type Fact, type FindingItem, fact, facts, findings, prose } from '../read/said.ts';
import { partText, sampleText } from '../read/words.ts';
import { byPlace, pageLabel, worksOn } from '../read/work-pages.ts';
import * as words from './words.ts';

/** A list that is longer is put away. */
const mostSteps = 16;
const mostKept = 4;
/** What a day holds: three scenes, or two lines for each of them. Longer work fits no day. */
const dayHolds = 6;
const dayWork: Readonly<Record<PlanStep['effort'], number>> = { word: 1, scene: 2, sequence: 7, draft: 7 };

interface Step extends Pick<PlanStep, 'goal' | 'effort' | 'gains'> {
  readonly points: readonly [PointRead, ...PointRead[]];
}

export function fixListEntry(read: StoryRead, around: ReadAround): ReportEntry {
  const steps = stepsOf(read, around);
  const items = steps.map((step) => stepItem(step, around));
  const inADay = dayOf(steps, read);
  const kept = around.points.filter(({ kind }) => kind === 'strength').slice(0, mostKept);
  const blocks = [
    ...findings(words.titles.steps, [...items, ...proofreading(read, around)]),
    ...facts(words.titles.orders, orderFacts(read, steps)),
    ...facts(words.titles.pages, pageFacts(steps)),
    ...prose(words.titles.day, inADay.length === 0 || inADay.length === steps.length ? [] : [words.dayLine(inADay)]),
    ...facts(
      words.titles.keep,
      kept.map((point) => pointLine(around, point)),
    ),
  ];
  return { prompt: words.prompt, blocks: blocks.length === 0 ? [] : [...blocks, ...footOf(read)] };
}

/** Numbers of the first steps that fit a day (all of them are no choice, and not told); one that goes with others, or comes after them, is taken with them or not at all. */
function dayOf(steps: readonly Step[], { orders }: StoryRead): number[] {
  const holding = (id: string): number => steps.findIndex(({ points }) => points.some((point) => point.id === id));
  const day = new Set<number>();
  for (const [at, step] of steps.entries()) {
    const own = new Set(step.points.map(({ id }) => id));
    const needed = orders.flatMap(({ how, points }) => {
      const place = points.findIndex((id) => own.has(id));
      return how === 'one of them' || place < 0
        ? []
        : (how === 'together' ? points : points.slice(0, place)).map(holding);
    });
    const all = new Set([...day, at, ...needed]);
    const work = [...all].reduce((sum, one) => sum + dayWork[steps[one]?.effort ?? 'draft'], 0);
    if (work <= dayHolds) for (const one of all) day.add(one);
  }
  return [...day].map((at) => at + 1).sort((a, b) => a - b);
}

/** By the page on which something is typed, the steps that type it: whoever goes through a draft once does all of a page at a time. */
function pageFacts(steps: readonly Step[]): Fact[] {
  const typed = steps.flatMap(({ points }, at) => points.flatMap(worksOn).map((span) => ({ span, of: at + 1 })));
  return byPlace(typed).map(({ place, all }) => fact(pageLabel([place]), words.dayLine(all)));
}

/** Advice of several steps that goes together, in an order, or one instead of the other; within one step it is the step's own matter. */
function orderFacts({ orders }: StoryRead, steps: readonly Step[]): Fact[] {
  return orders.flatMap(({ points, how, why }) => {
    const numbers = points.map((id) => steps.findIndex((step) => step.points.some((point) => point.id === id)) + 1);
    const told = [...new Set(numbers)];
    return told.length < 2 || told.includes(0) ? [] : [fact(words.orderLabel(how, told), why)];
  });
}

/** The plan in its own order; behind it the points it leaves out that say what to try, worth first and the least work of equals. A step whose points are all locked is none. */
function stepsOf({ plan }: StoryRead, around: ReadAround): Step[] {
  const planned = plan.flatMap(({ goal, effort, gains, points }): Step[] => {
    const [first, ...others] = points.flatMap((id) => around.pointOf(id) ?? []);
    return first === undefined ? [] : [{ goal, effort, gains, points: [first, ...others] }];
  });
  const done = new Set(planned.flatMap(({ points }) => points.map(({ id }) => id)));
  const besides = around.points
    .filter(
      ({ id, kind, attempt, severity }) =>
        kind !== 'strength' && severity !== 'licence' && attempt !== null && !done.has(id),
    )
    .map((point): Step => ({ goal: words.stepOf(point), effort: point.effort, gains: null, points: [point] }));
  return [...planned, ...besides].slice(0, mostSteps);
}

const stepItem = ({ goal, effort, gains, points }: Step, around: ReadAround): FindingItem => {
  const [first] = points;
  return {
    id: `fix.${first.id}`,
    title: goal,
    bullets: [
      bullet(words.effortLine(effort, points, workPageOf(first))),
      ...words.gain({ gains }).map((text) => bullet(text)),
      ...points.flatMap(typedFor).map((text) => bullet(text)),
      ...points.map((point) => bullet(words.noteOf(point, goal, around.homeOf(point)))),
    ],
    advice: null,
    severity: null,
  };
};

/** What is typed, place by place, so that the list can be worked by alone; where the advice names no place, the line that its note rewrites; without one, the advice. */
function typedFor({ parts, sample, attempt }: PointRead): string[] {
  const typed = parts.filter(({ act }) => act !== 'keep').map(partText);
  if (typed.length > 0) return typed;
  if (sample !== null) return [sampleText(sample)];
  return attempt === null ? [] : [attempt];
}

/** Where the plan has the line notes, reading them is the last step. */
const proofreading = ({ lineNotes }: StoryRead, around: ReadAround): FindingItem[] =>
  lineNotes.length === 0 || !around.holds(flawDetectionCard.number)
    ? []
    : [
        {
          id: 'fix.line-notes',
          title: words.proofread(lineNotes.length),
          bullets: [bullet(words.proofreadWhy(flawDetectionCard.title))],
          advice: null,
          severity: null,
        },
      ];
