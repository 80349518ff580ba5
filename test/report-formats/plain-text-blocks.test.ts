/** Each kind of block as a terminal shows it, line by line. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../lib/contract/blocks.ts';
import { toPlainText } from '../../lib/report-formats/plain-text.ts';

const basis = 'counted' as const;
const place = { scene: 3, page: 2, line: 9, quote: 'Close enough.' };
const titlePage = { ...place, scene: null };
const cited = 'p. 2, sc. 3: “Close enough.”';
const written = (...blocks: Block[]): string[] => {
  const [prompt, rule, empty, ...rest] = toPlainText({ prompt: 'Prompt', blocks }).split('\n');
  expect([prompt, rule, empty]).toEqual(['Prompt', '======', '']);
  return rest;
};
const prose = (text: string): Block => ({ kind: 'prose', title: null, paragraphs: [text], basis });

it('the line under the heading is as long as the heading, and never longer than 96 columns', () => {
  expect(toPlainText({ prompt: 'x'.repeat(120), blocks: [] }).split('\n')[1]).toBe('='.repeat(96));
});

describe('prose', () => {
  it('has its title in capitals and an empty line between paragraphs and blocks', () => {
    expect(written({ kind: 'prose', title: 'Logline', paragraphs: ['One.', 'Two.'], basis }, prose('Three.'))).toEqual([
      'LOGLINE',
      'One.',
      '',
      'Two.',
      '',
      'Three.',
    ]);
  });

  it('breaks between words, so that a line holds 96 columns and no more', () => {
    const word = 'x'.repeat(47);
    expect(written(prose(`${word}1 ${word} ${word}`))).toEqual([`${word}1 ${word}`, word]);
    expect(written(prose(`${word}1 ${word}1 ${word}`))).toEqual([`${word}1`, `${word}1 ${word}`]);
    expect(written(prose('y'.repeat(120)))).toEqual(['y'.repeat(120)]);
  });

  it('keeps no control character of a script', () => {
    expect(written(prose('a\u001b[31mb\u0007c'))).toEqual(['a[31mbc']);
  });
});

it('facts have their note and their places below them', () => {
  const items = [
    { label: 'Title', value: 'Reel', note: null, evidence: [] },
    { label: 'Pages', value: '9', note: 'short', evidence: [place, titlePage] },
  ];
  expect(written({ kind: 'facts', title: 'Facts', items, basis })).toEqual([
    'FACTS',
    'Title: Reel',
    'Pages: 9',
    '  short',
    `  ${cited}`,
    '  p. 2: “Close enough.”',
  ]);
});

it('lines that are broken in a finding stand under one another', () => {
  const items = [
    { title: 'One', bullets: [], advice: 'Let her ask.', steps: ['Page 7, add:\nDOT: With bread?'], severity: null },
  ];
  expect(written({ kind: 'findings', title: 'Weaknesses', items, basis }).slice(-2)).toEqual([
    '     - Page 7, add:',
    '       DOT: With bread?',
  ]);
});

it('findings are numbered, with bullets, places and advice below them', () => {
  const items = [
    { title: 'First', bullets: [{ text: 'Counted.', evidence: [place] }], advice: 'Keep it.', severity: null },
    { title: 'Second', bullets: [], advice: null, severity: null },
  ];
  expect(written({ kind: 'findings', title: 'Strengths', items, basis })).toEqual([
    'STRENGTHS',
    '',
    '1. First',
    '   - Counted.',
    `     ${cited}`,
    '   > Keep it.',
    '',
    '2. Second',
  ]);
});

it('a score stands in the title', () => {
  const score = { short: 'F', name: 'Flux', score: 7, low: 6, high: 8, description: 'Counted.', evidence: [place] };
  expect(written({ kind: 'score', ...score, basis })).toEqual(['FLUX 7/10 (6-8)', 'Counted.', `  ${cited}`]);
  expect(written({ kind: 'score_table', title: 'Frame', rows: [score], note: 'Measured.', basis })).toEqual([
    'FRAME',
    '',
    'F  Flux: 7/10 (6-8)',
    '   Counted.',
    `   ${cited}`,
    '',
    'Measured.',
  ]);
});

it('a series has its finding and its points', () => {
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
  expect(written(series)).toEqual(['CURVE', 'Talk: 1: 2, 3: 4']);
  expect(written({ ...series, finding: 'It falls.' })).toEqual(['CURVE', 'It falls.', 'Talk: 1: 2, 3: 4']);
});

it('quotes have their place below them', () => {
  expect(written({ kind: 'quotes', title: 'Quotes', items: [{ text: 'She says', evidence: place }], basis })).toEqual([
    'QUOTES',
    '- She says',
    `  ${cited}`,
  ]);
});

it('cards have their subtitle if there is one, and their groups', () => {
  const card = { title: 'Lena', subtitle: null, text: 'Counts.', groups: [] };
  const groups = [{ label: 'Words', items: [{ text: 'Few', evidence: [place] }] }];
  const cards = [card, { ...card, title: 'Ben', subtitle: '34', groups }];
  expect(written({ kind: 'cards', title: 'Cast', cards, basis })).toEqual([
    'CAST',
    '',
    '* Lena: Counts.',
    '',
    '* Ben (34): Counts.',
    '  Words',
    '   - Few',
    `     ${cited}`,
  ]);
});

it('a network has its groups from 1 on and every tie, by name where it knows one', () => {
  const network: Block = {
    kind: 'network',
    title: 'Map',
    nodeUnit: 'words',
    linkUnit: 'exchanges',
    nodes: [
      { id: 'a', label: 'Ann', weight: 1, community: 0 },
      { id: 'b', label: 'Ben', weight: 1, community: 0 },
    ],
    links: [
      { source: 'a', target: 'b', weight: 2 },
      { source: 'b', target: 'ghost', weight: 1 },
    ],
    legend: [{ label: 'The house', community: 0 }],
    basis,
  };
  expect(written(network)).toEqual([
    'MAP',
    'Group 1: The house',
    'Ann and Ben: 2 exchanges',
    'Ben and ghost: 1 exchange',
  ]);
});

it('a timeline has an empty line before each of its points', () => {
  const item = { label: 'Climax', fromPage: 8, toPage: 9, text: 'It ends.', evidence: [place] };
  expect(written({ kind: 'timeline', title: 'Turns', pageCount: 9, items: [item], basis })).toEqual([
    'TURNS',
    '',
    'Climax (pp. 8-9). It ends.',
    `  ${cited}`,
  ]);
});

it('tables and plots are rows with bars between the cells', () => {
  const columns = [
    { label: 'Name', align: 'left' as const },
    { label: 'Words', align: 'right' as const },
  ];
  expect(written({ kind: 'table', title: 'Table', columns, rows: [['Ann', 3]], basis })).toEqual([
    'TABLE',
    'Name | Words',
    'Ann | 3',
  ]);
  const items = [{ label: 'Pier', value: 3, note: null }];
  expect(written({ kind: 'bars', title: 'Bars', itemLabel: 'Place', valueLabel: 'Scenes', items, basis })).toEqual([
    'BARS',
    'Place | Scenes',
    'Pier | 3',
  ]);
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
  const rows = ['PRESENCE', 'Character | Scenes: speaks | In all', 'Ann | 1 | 1'];
  expect(written({ ...matrix, note: null })).toEqual(rows);
  expect(written({ ...matrix, note: 'Counted.' })).toEqual([...rows, '', 'Counted.']);
});

it('a percentage is a range over the rates it stands on', () => {
  const baseRates = [{ label: 'drama', percent: 39, sample: 206 }];
  expect(
    written({ kind: 'percentage', title: 'Chance', low: 40, high: 60, text: 'A range.', baseRates, basis }),
  ).toEqual(['CHANCE', '40-60%', 'A range.', 'Released films | Base rate | Films', 'drama | 39% | 206']);
});
