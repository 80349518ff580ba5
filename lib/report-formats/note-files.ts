/** The notes on a script as files: Markdown to read, CSV for a spreadsheet. In the order given. */
import type { Note } from '../contract/notes.ts';
import { csvOf } from './csv.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { commenterOf, effortWords, fateWords, foundBy, statusWords } from './note-words.ts';

const columns: readonly { readonly label: string; readonly of: (note: Note) => string | number }[] = [
  { label: 'Note', of: ({ title }) => title },
  { label: 'Status', of: ({ status }) => statusWords[status] },
  { label: 'In this draft', of: fateWords },
  { label: 'Page', of: ({ places, was, from }) => (places[0] ?? was[0] ?? from)?.page ?? '' },
  { label: 'Words', of: ({ places, was }) => (places[0] ?? was[0])?.quote ?? '' },
  { label: 'Why', of: ({ why }) => why ?? '' },
  { label: 'What to try', of: ({ advice }) => advice ?? '' },
  { label: 'Work', of: ({ effort }) => (effort === null ? '' : effortWords[effort]) },
  {
    label: 'Worth of 100',
    of: ({ kind, worth }) => (kind === 'own' || kind === 'comment' ? '' : Math.round(worth * 100)),
  },
  { label: 'Found by', of: foundBy },
  { label: 'Your comment', of: ({ comment }) => comment },
];

export const notesCsv = (notes: readonly Note[]): string =>
  csvOf([columns.map(({ label }) => label), ...notes.map((note) => columns.map(({ of }) => of(note)))]);

const quoted = ({ page, quote }: Note['places'][number]): string =>
  quote === '' ? `  - p. ${page}` : `  - p. ${page}: “${escapeMarkdown(quote)}”`;

const lines = (note: Note): string[] => {
  const { title, why, advice, comment, status, places, was, fate, kind, effort } = note;
  const about = [
    ...(kind === 'own' ? ['Your own note'] : []),
    ...(kind === 'comment' ? [escapeMarkdown(`Comment by ${commenterOf(note)}`)] : []),
    statusWords[status],
    fateWords(note),
    ...(effort === null ? [] : [effortWords[effort]]),
  ].join('; ');
  return [
    `- [${status === 'done' || fate === 'closed' ? 'x' : ' '}] **${escapeMarkdown(title.replace(/\s+/g, ' '))}** (${about})`,
    ...(why === null ? [] : [`  - ${escapeMarkdown(why)}`]),
    ...(advice === null ? [] : [`  - What to try: ${escapeMarkdown(advice)}`]),
    ...(was.length === 0 ? [] : ['  - Before:', ...was.map((place) => `  ${quoted(place)}`)]),
    ...places.map(quoted),
    ...(comment === '' ? [] : [`  - Your comment: ${escapeMarkdown(comment)}`]),
  ];
};

/** A list to tick. */
export const notesMarkdown = (title: string, notes: readonly Note[]): string =>
  [`# ${escapeMarkdown(title)}: fix list`, '', ...notes.flatMap(lines), ''].join('\n');
