/** The tables that say what a plot shows: their columns, which side they stand on, the order of the rows and the names in them. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../lib/contract/blocks.ts';
import { barsTable, linkWeight, matrixTable, networkTable } from '../../lib/report-formats/block-tables.ts';

const basis = 'counted' as const;
type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;

describe('the table of bars', () => {
  const bars = (items: Of<'bars'>['items'], referenceLabel?: string): Of<'bars'> => ({
    kind: 'bars',
    title: 'Bars',
    itemLabel: 'Place',
    valueLabel: 'Scenes',
    ...(referenceLabel === undefined ? {} : { referenceLabel }),
    items,
    basis,
  });

  it('has the item on the left and its number on the right, in the order given', () => {
    const items = ['Pier', 'Bar', 'Attic'].map((label, at) => ({ label, value: at, note: null }));
    expect(barsTable(bars(items))).toEqual([
      [
        { label: 'Place', align: 'left' },
        { label: 'Scenes', align: 'right' },
      ],
      [
        ['Pier', 0],
        ['Bar', 1],
        ['Attic', 2],
      ],
    ]);
  });

  it('has what an item is set against and its note, empty where an item has none', () => {
    const items = [
      { label: 'Pier', value: 3, reference: 2, note: null },
      { label: 'Bar', value: 1, note: 'the first' },
    ];
    expect(barsTable(bars(items, 'Usual'))).toEqual([
      [
        { label: 'Place', align: 'left' },
        { label: 'Scenes', align: 'right' },
        { label: 'Usual', align: 'right' },
        { label: 'That is', align: 'left' },
      ],
      [
        ['Pier', 3, 2, ''],
        ['Bar', 1, '', 'the first'],
      ],
    ]);
  });
});

describe('the table of a matrix', () => {
  const matrix = (cells: number[]): Of<'matrix'> => ({
    kind: 'matrix',
    title: 'Presence',
    rowLabel: 'Character',
    columnLabel: 'Scene',
    columns: cells.map((_, at) => ({ label: `${at + 1}`, note: '' })),
    levels: ['absent', 'named', 'speaks'],
    rows: [{ label: 'Ann', cells }],
    note: null,
    basis,
  });
  const rowOf = (cells: number[]) => matrixTable(matrix(cells))[1][0];

  it('has a column for each step but absence, and the count in all', () => {
    expect(matrixTable(matrix([0]))[0]).toEqual([
      { label: 'Character', align: 'left' },
      { label: 'Scenes: named', align: 'left' },
      { label: 'Scenes: speaks', align: 'left' },
      { label: 'In all', align: 'right' },
    ]);
  });

  it('draws runs together and counts every scene in which the row is not absent', () => {
    expect(rowOf([2, 2, 2, 0, 1, 2, 0, 1])).toEqual(['Ann', '5, 8', '1-3, 6', 6]);
    expect(rowOf([1, 0, 1, 1])).toEqual(['Ann', '1, 3-4', '', 3]);
    expect(rowOf([0, 0])).toEqual(['Ann', '', '', 0]);
  });
});

describe('the table of a network', () => {
  const network: Of<'network'> = {
    kind: 'network',
    title: 'Map',
    nodeUnit: 'words',
    linkUnit: 'exchanges',
    nodes: [
      { id: 'b', label: 'Ben', weight: 2, community: 0 },
      { id: 'a', label: 'Ann', weight: 30, community: 0 },
      { id: 'c', label: 'Cy', weight: 10, community: 0 },
    ],
    links: [
      { source: 'a', target: 'b', weight: 1 },
      { source: 'c', target: 'a', weight: 5 },
    ],
    legend: [],
    basis,
  };

  it('has the weightiest character first, with the names of the others, the strongest tie first', () => {
    expect(networkTable(network)).toEqual([
      [
        { label: 'Character', align: 'left' },
        { label: 'Words', align: 'right' },
        { label: 'With whom (exchanges)', align: 'left' },
      ],
      [
        ['Ann', 30, 'Cy 5, Ben 1'],
        ['Cy', 10, 'Ann 5'],
        ['Ben', 2, 'Ann 1'],
      ],
    ]);
  });

  it('has the scenes of each where they were counted', () => {
    const nodes = network.nodes.map((node) => (node.id === 'a' ? { ...node, scenes: 7 } : node));
    const [columns, rows] = networkTable({ ...network, nodes });
    expect(columns[2]).toEqual({ label: 'Scenes', align: 'right' });
    expect(rows.map((row) => row[2])).toEqual([7, '', '']);
  });

  it('leaves its own lists as they were', () => {
    const order = network.nodes.map(({ id }) => id);
    networkTable(network);
    expect(network.nodes.map(({ id }) => id)).toEqual(order);
  });
});

it.each([
  [1, 'exchanges', '1 exchange'],
  [2, 'exchanges', '2 exchanges'],
  [0, 'scenes', '0 scenes'],
  [1, 'news', '1 new'],
])('%i %s is written %s', (weight, unit, written) => expect(linkWeight(weight, unit)).toBe(written));
