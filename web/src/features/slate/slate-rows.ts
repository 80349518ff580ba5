/** The slate's columns: what each shows, sorts by and exports. Pure. */
import { budgetName } from '../../../../lib/contract/corrections.ts';
import { type SlateRow, slateVerdict } from '../../../../lib/contract/slate.ts';
import { csvOf } from '../../../../lib/report-formats/csv.ts';
import { formatShortDay } from '../../ui/formats.ts';
import { budgetLabels } from '../reading/settings.ts';
import type { SlateDraft } from './slate-drafts.ts';

export type ColumnKey = 'title' | 'verdict' | 'genre' | 'pages' | 'cast' | 'budget' | 'date';
export type Direction = 'ascending' | 'descending';
export interface Order {
  readonly by: ColumnKey;
  readonly direction: Direction;
}

export const nameOf = ({ title, file_name }: SlateRow): string => title ?? file_name;
/** What a row says of itself beside its name. */
export const draftOf = ({ draft }: SlateDraft): string | null => (draft === null ? null : `Draft ${draft}`);
const verdictLabels = { pass: 'Pass', consider: 'Consider', recommend: 'Recommend' } as const;

export interface Column {
  readonly key: ColumnKey;
  readonly label: string;
  readonly align: 'left' | 'right';
  /** How it is sorted at the first press: what is sought first stands first. */
  readonly first: Direction;
  /** Null where nothing is known. */
  readonly text: (row: SlateRow) => string | null;
  /** Null sorts last, whichever way. */
  readonly rank: (row: SlateRow) => number | string | null;
}

export const columns: readonly Column[] = [
  { key: 'title', label: 'Script', align: 'left', first: 'ascending', text: nameOf, rank: nameOf },
  {
    key: 'verdict',
    label: 'Verdict',
    align: 'left',
    first: 'descending',
    text: ({ verdict }) => verdict && verdictLabels[verdict],
    rank: ({ verdict }) => verdict && slateVerdict.options.indexOf(verdict),
  },
  {
    key: 'genre',
    label: 'Genre',
    align: 'left',
    first: 'ascending',
    text: ({ genre }) => genre,
    rank: ({ genre }) => genre,
  },
  {
    key: 'pages',
    label: 'Pages',
    align: 'right',
    first: 'ascending',
    text: ({ page_count }) => page_count?.toString() ?? null,
    rank: ({ page_count }) => page_count,
  },
  {
    key: 'cast',
    label: 'Speaking parts',
    align: 'right',
    first: 'ascending',
    text: ({ cast_size }) => cast_size?.toString() ?? null,
    rank: ({ cast_size }) => cast_size,
  },
  {
    key: 'budget',
    label: 'Budget level',
    align: 'left',
    first: 'ascending',
    text: ({ budget }) => budget && budgetLabels[budget],
    rank: ({ budget }) => budget && budgetName.options.indexOf(budget),
  },
  {
    key: 'date',
    label: 'Uploaded',
    align: 'right',
    first: 'descending',
    text: ({ created_at }) => formatShortDay(created_at),
    rank: ({ created_at }) => created_at,
  },
];
const columnOf = (key: ColumnKey): Column | undefined => columns.find((column) => column.key === key);

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'string' && typeof b === 'string'
    ? a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true })
    : Number(a) - Number(b);

/** Sorted by a column; equals by their names, and what is not known last. */
export function sorted<T extends SlateRow>(rows: readonly T[], { by, direction }: Order): T[] {
  const column = columnOf(by);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [first, second] = [column?.rank(a) ?? null, column?.rank(b) ?? null];
    if (first === null || second === null) {
      if (first !== second) return first === null ? 1 : -1;
    } else {
      const order = sign * compare(first, second);
      if (order !== 0) return order;
    }
    return compare(nameOf(a), nameOf(b));
  });
}

/** The order after a press on a column's head: the other way where it is sorted by it already. */
export const orderAfter = (order: Order, key: ColumnKey): Order =>
  order.by === key
    ? { by: key, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
    : { by: key, direction: columnOf(key)?.first ?? 'ascending' };

/** Figures stay figures, and dates are such as every spreadsheet knows. */
function csvCell({ key, text }: Column, row: SlateRow): string | number {
  if (key === 'pages') return row.page_count ?? '';
  if (key === 'cast') return row.cast_size ?? '';
  return key === 'date' ? row.created_at.slice(0, 10) : (text(row) ?? '');
}

/** In the order given, as on the screen. The number of a draft is a column of its own behind its script's name. */
export function slateCsv(rows: readonly SlateDraft[]): string {
  const [name, ...facts] = columns;
  if (name === undefined) return '';
  return csvOf([
    [name.label, 'Draft', ...facts.map(({ label }) => label), 'File'],
    ...rows.map((row) => [
      csvCell(name, row),
      row.draft ?? '',
      ...facts.map((column) => csvCell(column, row)),
      row.file_name,
    ]),
  ]);
}
