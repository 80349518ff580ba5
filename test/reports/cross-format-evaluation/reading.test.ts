/** What the evaluation of formats opens with where somebody has read the script for its forms. */
import { expect, it } from 'vitest';
import { crossFormatEvaluationReading, underForms } from '../../../lib/reports/cross-format-evaluation/reading.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { laidOut } from '../laid-out.ts';
import { madeMarket, madePoint, madeRead } from '../read/made-read.ts';

type Form = ReturnType<typeof madeMarket>['formats'][number];
const form = (format: string, fits: Form['fits'], buyer: string | null = null): Form => ({
  format,
  fits,
  why: `${format} because.`,
  buyer,
  parts: [],
});
const linesOf = (formats: Form[] | null, bestForm: string | null = null) => {
  const read = madeRead({
    market: formats && madeMarket({ formats, bestForm }),
    points: [madePoint('pt.a', { reports: [12] })],
  });
  return crossFormatEvaluationReading(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })).map(laidOut);
};

it('sets the forms in one table, those that fit first, with who would buy them, and tells the best other and those in parts', () => {
  const formats = [
    form('feature film', 'yes', 'a studio'),
    form('opera', 'no'),
    form('limited series', 'with changes', 'a streamer'),
    form('stage play', 'yes'),
  ];
  expect(linesOf(formats, 'stage play')).toEqual([
    [
      'table “Formats at a glance” opinion',
      '  Form | Fits | Why | Who would buy it',
      '  Feature film | yes | feature film because. | a studio',
      '  Stage play | yes | The best of the others: see below. | ',
      '  Limited series | with changes | See Episode breakdown. | a streamer',
      '  Opera | no | opera because. | ',
      'prose “Best alternate format: Stage play” opinion',
      '  stage play because.',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ],
    ['prose “Episode breakdown” opinion', '  Limited series: limited series because.'],
  ]);
});

it('tells a form in parts that is the best of the others once', () => {
  expect(linesOf([form('feature film', 'yes'), form('half-hour', 'with changes')])).toEqual([
    [
      'table “Formats at a glance” opinion',
      '  Form | Fits | Why',
      '  Feature film | yes | feature film because.',
      '  Half-hour | with changes | The best of the others: see below.',
      'prose “Best alternate format: Half-hour” opinion',
      '  half-hour because.',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ],
    ['prose “Episode breakdown” opinion', '  Told above, as the best of the other forms.'],
  ]);
});

it('tells the best of the others part by part where it was read so, with the other forms in parts below', () => {
  const parts = [
    { pages: '1 to 33', happens: 'The disk is lost.', endsOn: 'the fall' },
    { pages: '57 to 74 and ten new ones', happens: 'The test flight.', endsOn: 'the hull' },
  ];
  const table = [
    'table “Limited series” opinion',
    '  Part | Pages | What happens | It ends on',
    '  1 | 1 to 33 | The disk is lost. | the fall',
    '  2 | 57 to 74 and ten new ones | The test flight. | the hull',
  ];
  const best = { ...form('limited series', 'with changes'), parts };
  expect(linesOf([form('feature film', 'yes'), best])[1]).toEqual(table);
  expect(linesOf([form('feature film', 'yes'), best, form('pilot of an hour', 'with changes')])[1]).toEqual([
    ...table,
    'prose “Episode breakdown” opinion',
    '  Pilot of an hour: pilot of an hour because.',
  ]);
});

it('says why not of each form in parts where none fits', () => {
  expect(linesOf([form('feature film', 'yes'), form('TV pilot', 'no')])).toEqual([
    [
      'table “Formats at a glance” opinion',
      '  Form | Fits | Why',
      '  Feature film | yes | feature film because.',
      '  TV pilot | no | TV pilot because.',
      'findings “Notes” opinion',
      '  Title of pt.a [minor] #pt.a',
      '  - Said of pt.a. @1:1',
    ],
    ['prose “Episode breakdown” opinion', '  It fits no form in parts. Formats at a glance says why of each.'],
  ]);
  expect(linesOf([form('feature film', 'yes')])[1]?.slice(1)).toEqual(['  It fits no form in parts.']);
  const inParts = ['a pilot', 'an hour', 'Episodes', 'a Series'].map(
    (name) => linesOf([form('feature', 'yes'), form('play', 'yes'), form(name, 'yes')])[1]?.[1],
  );
  expect(inParts).toEqual([
    '  A pilot: a pilot because.',
    '  An hour: an hour because.',
    '  Episodes: Episodes because.',
    '  A Series: a Series because.',
  ]);
});

it('tells its points alone where no form was read, and leaves the counts', () => {
  const point = ['findings “Notes” opinion', '  Title of pt.a [minor] #pt.a', '  - Said of pt.a. @1:1'];
  expect([linesOf(null), linesOf([])]).toEqual([
    [point, []],
    [point, []],
  ]);
  const entries = [
    {
      prompt: 'Formats',
      blocks: [{ kind: 'prose' as const, title: null, paragraphs: ['Counted.'], basis: 'counted' as const }],
    },
  ];
  const under = (formats: Form[] | null) =>
    underForms(entries, madeRead({ market: formats && madeMarket({ formats }) }));
  expect([under(null), under([])]).toEqual([entries, entries]);
  expect(under([form('opera', 'no')])).toEqual([{ prompt: 'Formats', blocks: [] }]);
});
