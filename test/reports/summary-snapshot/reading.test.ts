/** What the snapshot opens with where a script was read, and what stays of its fields. */
import { expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { summarySnapshotReading, underSnapshot } from '../../../lib/reports/summary-snapshot/reading.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madePoint, madeRead, madeSaid, madeScene } from '../read/made-read.ts';

type Over = Parameters<typeof madeRead>[0];
const linesOf = (over: Over) => {
  const read = madeRead(over);
  return laidOut(summarySnapshotReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).flat());
};
const on = (text: string, ...pages: number[]) =>
  madeSaid(
    text,
    pages.map((page) => madeCite(page)),
  );
const loglines = [
  { use: 'hook' as const, text: 'A hook.' },
  { use: 'plain' as const, text: 'It is told.' },
  { use: 'character' as const, text: 'Her way.' },
  { use: 'market' as const, text: 'It sells.', by: 'writer' as const },
];

it('opens with the comment, loglines by their use but for that of the overview, the synopsis in three, what it is about', () => {
  const synopsis = [
    { sentence: 'She comes.', scenes: [1, 77], pages: [] },
    { sentence: 'She stays.', scenes: [2], pages: [] },
    { sentence: 'She fights.', scenes: [2], pages: [4, 7] },
    { sentence: 'She goes.', scenes: [], pages: [9] },
  ];
  const read = {
    comment: [{ about: 'the idea', said: on('It holds.', 9, 4, 9) }],
    telling: { loglines, pitch: 'Fog and fish.', synopsis },
    themes: [on('Debt.', 3), on('Trust.', 5), on('Salt.', 6)],
    title: on('It is where they part.', 8),
    scenes: [madeScene(1), madeScene(2)],
    points: [madePoint('pt.a', { reports: [4] })],
  };
  expect(linesOf(read)).toEqual([
    'facts “A reader’s comment” opinion',
    '  The idea: It holds (pages 4 and 9).',
    'facts “In one sentence” opinion',
    '  Hook first: A hook.',
    '  By its lead: Her way.',
    '  For the market, set by you: It sells.',
    '  Pitch: Fog and fish. #pitch',
    'prose “Synopsis” opinion #synopsis',
    '  She comes. She stays (pages 10 to 20).',
    '  She fights. She goes (pages 4 to 9).',
    'facts “What it is about” opinion',
    '  Theme: Debt (page 3).',
    '  Theme: Trust (page 5).',
    '  The title: It is where they part (page 8).',
    'findings “Notes” opinion',
    '  Title of pt.a [minor] #pt.a',
    '  - Said of pt.a. @1:1',
  ]);
});

it('opens with nothing where nothing was read, and tells a synopsis of one or two sentences in as many paragraphs', () => {
  expect(linesOf({})).toEqual([]);
  const synopsis = ['She comes.', 'She goes.'].map((sentence) => ({ sentence, scenes: [], pages: [] }));
  const told = (count: number) =>
    linesOf({ telling: { loglines: [], pitch: null, synopsis: synopsis.slice(0, count) } });
  expect([told(1), told(2)]).toEqual([
    ['prose “Synopsis” opinion #synopsis', '  She comes.'],
    ['prose “Synopsis” opinion #synopsis', '  She comes.', '  She goes.'],
  ]);
});

it('keeps the fields and the figures, without a call for a logline, and with the kind of story that was read unless it was given', () => {
  const fact = (id: string, value: string) => ({ id, label: id, value, note: null, evidence: [] });
  const block = (id: string, ...items: ReturnType<typeof fact>[]) => ({
    kind: 'facts' as const,
    id,
    title: id === 'fields' ? null : id,
    items,
    basis: 'counted' as const,
  });
  const prose = { kind: 'prose' as const, title: null, paragraphs: ['Words.'], basis: 'counted' as const };
  const entries = [
    {
      prompt: 'Snapshot',
      blocks: [
        block('fields', fact('logline', 'Add yours'), fact('genre-counted', 'Open'), fact('genre', 'Crime')),
        block('passages', fact('entrance', 'Ann')),
        block('numbers', fact('scenes', '9')),
        prose,
      ],
    },
  ];
  const under = (over: Over) => underSnapshot(entries, madeRead(over)).flatMap(({ blocks }) => laidOut(blocks));
  expect(under({})).toEqual([
    'facts “” counted #fields',
    '  logline: Add yours #logline',
    '  genre-counted: Open #genre-counted',
    '  genre: Crime #genre',
    'facts “numbers” counted #numbers',
    '  scenes: 9 #scenes',
  ]);
  expect(
    under({ telling: { loglines, pitch: null, synopsis: [] }, genre: { named: 'sea noir', promises: [] } }).slice(0, 3),
  ).toEqual([
    'facts “” counted #fields',
    '  genre-counted: sea noir (as a reader names it) #genre',
    '  genre: Crime #genre',
  ]);
});
