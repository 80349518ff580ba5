/**
 * The set of servers that misbehave while they are asked for a reading, each with how the reading must end. A manner spoils a good answer; `only` is the pass it
 * spoils, by the first words of its question.
 */
import type { ModelTrouble } from '../../../lib/contract/model.ts';
import type { StoryRead } from '../../../lib/story/read/story-read.ts';

export interface Reply {
  readonly text: string;
  /** 'length' where the server says that it was cut off; a status where it refuses the call. */
  readonly finish?: 'stop' | 'length';
  readonly status?: number;
}
export interface Manner {
  readonly name: string;
  readonly only?: string;
  /** `good` is what a server that behaves would say; `tokens` are those of the prompt. */
  reply(good: unknown, o: { readonly tokens: number; readonly call: number }): Reply;
  /** Passes that the reading does without; null where there is no reading at all, with `trouble` as its reason. */
  readonly failed: readonly string[] | null;
  readonly trouble?: ModelTrouble;
  /** What is left of the reading where it is read. */
  readonly left?: (story: StoryRead) => boolean;
}

const notes = 'Now the notes';
const said = (text: string): Reply => ({ text });
const json = (value: unknown): string => JSON.stringify(value);
const noPoints = ({ points, verdict, beats }: StoryRead): boolean =>
  points.length === 0 && verdict === null && beats.length > 0;

interface Points {
  readonly points: readonly Readonly<Record<string, unknown>>[];
}
const withPoints = (good: unknown, change: (point: Points['points'][number], at: number) => object): string => {
  const { points, ...rest } = good as Points;
  return json({ ...rest, points: points.map(change) });
};

/** Of a window of 8k, what is not kept for the answer. */
const smallWindow = 5000;

export const misbehaving: readonly Manner[] = [
  {
    name: 'cuts its answer off and says so',
    only: notes,
    reply: (good) => ({ text: json(good).slice(0, -40), finish: 'length' }),
    failed: ['points'],
    trouble: 'truncated',
    left: noPoints,
  },
  {
    name: 'cuts its answer off and says nothing of it',
    only: notes,
    reply: (good) => said(json(good).slice(0, -40)),
    failed: ['points'],
    trouble: 'malformed',
    left: noPoints,
  },
  {
    name: 'closes its brackets in the wrong order',
    only: notes,
    reply: (good) => said(json(good).replace(/\}\](?=,"plan")/, ']}')),
    failed: ['points'],
    trouble: 'malformed',
    left: noPoints,
  },
  {
    name: 'puts its answer one layer too deep',
    only: notes,
    reply: (good) => said(json({ answer: { result: good } })),
    failed: ['points'],
    trouble: 'malformed',
    left: noPoints,
  },
  {
    name: 'invents ids of pieces',
    only: notes,
    reply: (good) => said(withPoints(good, (point, at) => ({ ...point, cites: [`${90 + at}.4`, '1.999'] }))),
    failed: [],
    left: (story) => noPoints(story) && story.made.claims.place > 5,
  },
  {
    name: 'invents numbers of notes for its verdict',
    only: 'Judge it.',
    reply: (good) => said(json({ ...(good as object), because: [40, 41] })),
    failed: [],
    left: ({ verdict, points }) => verdict === null && points.length > 4,
  },
  {
    name: 'stops halfway: after the scenes nobody is there',
    reply: (good, { call }) => (call > 1 ? { text: '', status: 503 } : said(json(good))),
    failed: ['story', 'points'],
    trouble: 'unavailable',
    left: ({ scenes, points, verdict }) => scenes.length > 10 && points.length === 0 && verdict === null,
  },
  {
    name: 'holds 8k tokens and no more, though it was said to hold 32k',
    reply: (good, { tokens }) => (tokens > smallWindow ? { text: '', status: 413 } : said(json(good))),
    failed: [],
    left: ({ scenes, points, made }) => scenes.length === made.scenes.all && points.length > 2 && !made.whole,
  },
  {
    name: 'writes prose, thoughts and a fence around its JSON',
    reply: (good) =>
      said(
        `<think>{ shall I? }</think>Here is my reading:\n\`\`\`json\n${JSON.stringify(good, null, 2)}\n\`\`\`\nShall I go on?`,
      ),
    failed: [],
    left: ({ points, verdict }) => points.length > 4 && verdict !== null,
  },
  {
    name: 'repeats itself',
    only: notes,
    reply: (good) => {
      const { points, ...rest } = good as Points;
      return said(json({ ...rest, points: Array.from({ length: 30 }, () => points[0]) }));
    },
    failed: [],
    left: ({ points }) => points.length === 1,
  },
  {
    name: 'answers in another language',
    only: notes,
    reply: (good) =>
      said(
        withPoints(good, (point) => ({
          ...point,
          text: 'Gleichgültig betrachtet jemand wortlos verschlossene Fensterläden, während draußen unaufhörlich Regentropfen niederprasseln.',
        })),
      ),
    failed: [],
    left: (story) => noPoints(story) && story.made.claims.name > 5,
  },
  { name: 'answers with nothing', reply: () => said(''), failed: null, trouble: 'malformed' },
  { name: 'answers with an empty object', reply: () => said('{}'), failed: null, trouble: 'malformed' },
  {
    name: 'answers with empty lists',
    only: notes,
    reply: () => said('{"points":[],"plan":[]}'),
    failed: ['points'],
    trouble: 'malformed',
    left: noPoints,
  },
  {
    name: 'refuses in words',
    reply: () => said("I'm sorry, but I can't help with that."),
    failed: null,
    trouble: 'refused',
  },
  {
    name: 'refuses one question in words',
    only: notes,
    reply: () => said("I'm sorry, but I can't help with that."),
    failed: ['points'],
    trouble: 'refused',
    left: noPoints,
  },
];
