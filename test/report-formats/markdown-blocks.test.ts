/** Each kind of block in markdown, line by line. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../lib/contract/blocks.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';

const basis = 'counted' as const;
const place = { scene: 3, page: 2, line: 9, quote: 'Close enough.' };
const titlePage = { ...place, scene: null };
const cited = '(sc. 3, p. 2: “Close enough.”)';
/** What stands under the entry's heading. */
const written = (...blocks: Block[]): string => {
  const [heading, empty, ...rest] = toMarkdown({ prompt: 'P', blocks }).split('\n');
  expect([heading, empty]).toEqual(['# P', '']);
  return rest.join('\n').replace(/\n$/, '');
};

describe('prose', () => {
  it('has its title and its paragraphs, parted by an empty line', () => {
    expect(written({ kind: 'prose', title: 'Logline', paragraphs: ['One.', 'Two.'], basis })).toBe(
      '## Logline\n\nOne.\n\nTwo.',
    );
  });
  it('without a title begins with its text', () => {
    expect(written({ kind: 'prose', title: null, paragraphs: ['One.'], basis })).toBe('One.');
  });
  it('stands an empty line apart from the next block', () => {
    const prose = (text: string): Block => ({ kind: 'prose', title: null, paragraphs: [text], basis });
    expect(written(prose('One.'), prose('Two.'))).toBe('One.\n\nTwo.');
  });
});

it('facts have a label, a value, a note if there is one, and their places', () => {
  const items = [
    { label: 'Title', value: 'Reel', note: null, evidence: [] },
    { label: 'Pages', value: '9', note: 'short', evidence: [place, titlePage] },
  ];
  expect(written({ kind: 'facts', title: 'Facts', items, basis })).toBe(
    `## Facts\n\n**Title:** Reel\n\n**Pages:** 9 (short) ${cited} (p. 2: “Close enough.”)`,
  );
});

it('a score stands over its range, what was counted and where', () => {
  const score: Block = {
    kind: 'score',
    short: 'F',
    name: 'Flux',
    score: 7,
    low: 6,
    high: 8,
    description: 'Counted.',
    evidence: [place],
    basis,
  };
  expect(written(score)).toBe(`## Flux\n\n**7/10** (6-8)\n\nCounted.\n ${cited}`);
  // A reader's number has no range.
  expect(written({ ...score, low: 7, high: 7 })).toBe(`## Flux\n\n**7/10**\n\nCounted.\n ${cited}`);
});

describe('a table of scores', () => {
  const row = { short: 'F', name: 'Flux', score: 6.5, low: 6, high: 8, description: 'Counted.', evidence: [] };
  const table = (evidence: (typeof place)[], note: string | null): Block => ({
    kind: 'score_table',
    title: 'FRAME',
    rows: [{ ...row, evidence }],
    note,
    basis,
  });
  const head =
    '## FRAME\n\n| Short | Full Name | Score out of 10 | Description |\n| --- | --- | --- | --- |\n| F | Flux | 6.5 (6-8) | Counted. |';
  const text = (block: Block): string => written(block).split('\n\n```json')[0] ?? '';

  it('has a row a score', () => expect(text(table([], null)).trim()).toBe(head));
  it('says where to look, and its note', () => {
    expect(text(table([place], 'Measured.'))).toBe(`${head}\n\n\n- **Flux**: where to look ${cited}\n\nMeasured.`);
  });
  it('carries the rating as the score is', () => {
    const json = JSON.parse(/```json\n([\s\S]*)\n```/.exec(written(table([], null)))?.[1] ?? '');
    expect(json).toEqual({
      FRAME: { Flux: { rating: '7/10', score: 6.5, low: 6, high: 8, description: 'Counted.' } },
    });
  });
});

it('a series has its finding, what its axes are, and a line of points each', () => {
  const lines = [
    {
      name: 'Talk',
      points: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    },
  ];
  const series: Block = { kind: 'series', title: 'Curve', xLabel: 'page', yLabel: 'words', lines, basis };
  expect(written(series)).toBe('## Curve\n\n|  | page: words |\n| --- | --- |\n| Talk | 1: 2, 3: 4 |');
  expect(written({ ...series, finding: 'It falls.' })).toBe(
    '## Curve\n\n**It falls.**\n\n|  | page: words |\n| --- | --- |\n| Talk | 1: 2, 3: 4 |',
  );
});

it('quotes are listed with their place', () => {
  expect(written({ kind: 'quotes', title: 'Quotes', items: [{ text: 'She says', evidence: place }], basis })).toBe(
    `## Quotes\n\n- She says ${cited}`,
  );
});

it('a card has its subtitle if there is one, and its groups below it', () => {
  const card = { title: 'Lena', subtitle: null, text: 'Counts.', groups: [] };
  const groups = [{ label: 'Words', items: [{ text: 'Few', evidence: [place] }] }];
  expect(
    written({ kind: 'cards', title: 'Cast', cards: [card, { ...card, title: 'Ben', subtitle: '34', groups }], basis }),
  ).toBe(`## Cast\n\n- **Lena**: Counts.\n- **Ben** (34): Counts.\n  - Words\n    - Few ${cited}`);
});

it('a timeline has a page, or the pages from and to', () => {
  const item = { label: 'Climax', fromPage: 8, toPage: 9, text: 'It ends.', evidence: [place] };
  const timeline: Block = {
    kind: 'timeline',
    title: 'Turns',
    pageCount: 9,
    items: [item, { ...item, fromPage: 9, evidence: [] }],
    basis: 'counted',
  };
  const row = '| Climax | 8-9 | It ends. | sc. 3, p. 2: “Close enough.” |\n| Climax | 9 | It ends. |  |';
  expect(written(timeline)).toBe(`## Turns\n\n| Part | Pages | Here | See |\n| --- | --- | --- | --- |\n${row}`);
  // What a reader says of a stretch is no row of a table.
  expect(written({ ...timeline, basis: 'opinion' })).toBe(
    `## Turns\n\n- **Climax** (pp. 8-9): It ends. ${cited}\n- **Climax** (p. 9): It ends.`,
  );
});

it('a table has its columns on their sides', () => {
  const columns = [
    { label: 'Name', align: 'left' as const },
    { label: 'Words', align: 'right' as const },
  ];
  expect(
    written({
      kind: 'table',
      title: 'Table',
      columns,
      rows: [
        ['Ann', 3],
        ['Ben', 4],
      ],
      basis,
    }),
  ).toBe('## Table\n\n| Name | Words |\n| --- | ---: |\n| Ann | 3 |\n| Ben | 4 |');
});

it('a matrix has its note below it, if there is one', () => {
  const matrix = {
    kind: 'matrix' as const,
    title: 'Presence',
    rowLabel: 'Character',
    columnLabel: 'Scene',
    columns: [{ label: '1', note: '' }],
    levels: ['absent', 'speaks'],
    rows: [{ label: 'Ann', cells: [1] }],
    basis,
  };
  const table = '## Presence\n\n| Character | Scenes: speaks | In all |\n| --- | --- | ---: |\n| Ann | 1 | 1 |';
  expect(written({ ...matrix, note: null })).toBe(table);
  expect(written({ ...matrix, note: 'Counted.' })).toBe(`${table}\n\nCounted.`);
});

it('a percentage is a range over the rates it stands on', () => {
  const baseRates = [{ label: 'drama', percent: 39, sample: 206 }];
  const chance = {
    kind: 'percentage',
    title: 'Chance',
    low: 40,
    high: 60,
    text: 'A range.',
    baseRates,
    basis,
  } as const;
  const tableOf = (label: string) =>
    `| Released films | ${label} | Films |\n| --- | ---: | ---: |\n| drama | 39% | 206 |`;
  expect(written(chance)).toBe(`## Chance\n\n**40-60%**\n\nA range.\n\n${tableOf('Base rate')}`);
  expect(written({ ...chance, rateLabel: 'Earned twice' })).toContain(tableOf('Earned twice'));
  expect(written({ ...chance, baseRates: [] })).toBe('## Chance\n\n**40-60%**\n\nA range.');
});

describe('a network', () => {
  const cast = Array.from({ length: 14 }, (_, at) => ({ id: `n${at}`, label: `N${at}`, weight: 1, community: 0 }));
  const network = (links: number): Block => ({
    kind: 'network',
    title: 'Map',
    nodeUnit: 'words',
    linkUnit: 'exchanges',
    nodes: cast,
    links: Array.from({ length: links }, (_, at) => ({ source: 'n0', target: `n${at + 1}`, weight: 20 - at })),
    legend: [{ label: 'The house', community: 0 }],
    basis,
  });

  it('names its groups from 1 on, and leaves its ties to the lists beside it', () => {
    expect((written(network(3)).split('\n\n```json')[0] ?? '').split('\n')).toEqual([
      '## Map',
      '',
      '| Group | Who |',
      '| ---: | --- |',
      '| 1 | The house |',
    ]);
  });
  it('carries its cards as one object, by their titles without spaces', () => {
    const cards: Block = {
      kind: 'cards',
      title: 'Key Characteristics',
      cards: [{ title: 'Lena', subtitle: null, text: 'Counts.', groups: [] }],
      basis,
    };
    const json = (...blocks: Block[]) => JSON.parse(/```json\n([\s\S]*)\n```/.exec(written(...blocks))?.[1] ?? 'null');
    expect(json(network(0), cards)).toEqual({ KeyCharacteristics: [{ keyword: 'Lena', description: 'Counts.' }] });
    expect(written(cards)).not.toContain('```');
  });
});
