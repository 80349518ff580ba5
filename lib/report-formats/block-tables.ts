/** Plots as the tables that say the same: what the page shows beside a plot and what the texts have in its place. */
import type { Block } from '../contract/blocks.ts';

type Column = { readonly label: string; readonly align: 'left' | 'right' };
/** Columns and rows, each row as long as the columns. */
export type BlockTable = readonly [columns: readonly Column[], rows: readonly (readonly (string | number)[])[]];

export function barsTable({
  itemLabel,
  valueLabel,
  referenceLabel,
  items,
}: Extract<Block, { kind: 'bars' }>): BlockTable {
  const noted = items.some(({ note }) => note !== null);
  const columns: Column[] = [
    { label: itemLabel, align: 'left' },
    { label: valueLabel, align: 'right' },
  ];
  if (referenceLabel !== undefined) columns.push({ label: referenceLabel, align: 'right' });
  if (noted) columns.push({ label: 'That is', align: 'left' });
  return [
    columns,
    items.map(({ label, value, reference, note }) => [
      label,
      value,
      ...(referenceLabel === undefined ? [] : [reference ?? '']),
      ...(noted ? [note ?? ''] : []),
    ]),
  ];
}

/** Base rates with their samples, under what they are rates of. */
export const ratesTable = ({ rateLabel, baseRates }: Extract<Block, { kind: 'percentage' }>): BlockTable => [
  [
    { label: 'Released films', align: 'left' },
    { label: rateLabel ?? 'Base rate', align: 'right' },
    { label: 'Films', align: 'right' },
  ],
  baseRates.map(({ label, percent, sample }) => [label, `${percent}%`, sample]),
];

/** One column a level: the columns' labels in which a row has it, runs drawn together ('1-3, 7'). */
export function matrixTable(block: Extract<Block, { kind: 'matrix' }>): BlockTable {
  const { rowLabel, columnLabel, columns, levels, rows } = block;
  const shown = levels.map((level, at) => ({ level, at })).slice(1);
  const named = (cells: readonly number[], wanted: number): string => {
    const runs: { from: number; to: number }[] = [];
    cells.forEach((cell, at) => {
      if (cell !== wanted) return;
      const last = runs.at(-1);
      if (last && last.to === at - 1) last.to = at;
      else runs.push({ from: at, to: at });
    });
    const label = (at: number): string => columns[at]?.label ?? '';
    return runs.map(({ from, to }) => (from === to ? label(from) : `${label(from)}-${label(to)}`)).join(', ');
  };
  return [
    [
      { label: rowLabel, align: 'left' },
      ...shown.map(({ level }) => ({ label: `${columnLabel}s: ${level}`, align: 'left' as const })),
      { label: 'In all', align: 'right' },
    ],
    rows.map(({ label, cells }) => [
      label,
      ...shown.map(({ at }) => named(cells, at)),
      cells.filter((cell) => cell > 0).length,
    ]),
  ];
}

/** One row a node, weightiest first: its weight, its scenes where they were counted, and all its ties, strongest first. */
/** '1 exchange', '12 exchanges': the unit is given as a plural in s. */
export const linkWeight = (weight: number, unit: string): string =>
  `${weight} ${weight === 1 ? unit.replace(/s$/, '') : unit}`;

export function networkTable({ nodes, links, nodeUnit, linkUnit }: Extract<Block, { kind: 'network' }>): BlockTable {
  const names = new Map(nodes.map(({ id, label }) => [id, label]));
  const withScenes = nodes.some(({ scenes }) => scenes !== undefined);
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const tiesOf = (id: string): string =>
    links
      .filter(({ source, target }) => source === id || target === id)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ source, target, weight }) => `${names.get(source === id ? target : source) ?? ''} ${weight}`)
      .join(', ');
  return [
    [
      { label: 'Character', align: 'left' },
      { label: capital(nodeUnit), align: 'right' },
      ...(withScenes ? [{ label: 'Scenes', align: 'right' as const }] : []),
      { label: `With whom (${linkUnit})`, align: 'left' },
    ],
    nodes
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ id, label, weight, scenes }) => [label, weight, ...(withScenes ? [scenes ?? ''] : []), tiesOf(id)]),
  ];
}

/** '39%', or '50-60%' where the ends differ. */
export const percentRange = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  low === high ? `${low}%` : `${low}-${high}%`;

/** ' (6-8)' behind a score; '' for a reader's number, which has no range. */
export const scoreRange = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  low === high ? '' : ` (${low}-${high})`;

/** 'p. 4', 'pp. 4-9'. */
export const pageRange = (from: number, to: number): string => (from === to ? `p. ${from}` : `pp. ${from}-${to}`);
