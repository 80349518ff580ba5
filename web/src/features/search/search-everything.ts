/** Finds words in what the browser holds of a script: its pages, its notes, its reports. Pure; what is typed is what is meant. */
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { ReportEntry, ShownAnswer } from '../../../../lib/contract/report.ts';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { menuItems, summaryQuestion } from '../dashboard/menu.ts';
import { promptWords } from '../dashboard/prompt-words.ts';
import { occurrencesOf, patternOf } from '../script-reader/find-words.ts';

/** Somewhere to go: a view of the dashboard, or a place in the script. */
export type Target =
  | { readonly kind: 'view'; readonly path: string }
  | { readonly kind: 'place'; readonly page: number; readonly line: number; readonly quote: string };
export interface Hit {
  /** Where it stands, in words: 'Page 12', 'Tonality'. */
  readonly where: string;
  /** What is found and the words around it. */
  readonly before: string;
  readonly found: string;
  readonly after: string;
  readonly target: Target;
}
export interface HitGroup {
  readonly label: 'Script' | 'Notes' | 'Reports';
  readonly hits: readonly Hit[];
}
export interface Searched {
  readonly answers: readonly ShownAnswer[];
  readonly overview: readonly ReportEntry[];
  /** Empty where the script itself cannot be read. */
  readonly pages: readonly (readonly PageNode[])[];
}

/** Characters kept on either side of what is found. */
const around = 60;
/** Names for machines: nobody looks for them. */
const notWords: ReadonlySet<string> = new Set(['kind', 'basis', 'id', 'severity', 'align', 'shape']);

/** Every text that a part of a report shows, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => (notWords.has(key) ? [] : textsIn(held)));
}

/** What is found with the words around it, cut between words. */
function surrounded(text: string, start: number, end: number): Pick<Hit, 'before' | 'found' | 'after'> {
  const from = start > around ? text.indexOf(' ', start - around) + 1 : 0;
  const to = text.length - end > around ? text.lastIndexOf(' ', end + around) : text.length;
  return {
    before: start > around ? `…${text.slice(Math.min(from, start), start)}` : text.slice(0, start),
    found: text.slice(start, end),
    after: to < text.length ? `${text.slice(end, Math.max(to, end))}…` : text.slice(end),
  };
}

function hitIn(text: string, pattern: RegExp, where: string, target: Target): Hit | null {
  const [match] = text.matchAll(pattern);
  if (!match) return null;
  return { where, ...surrounded(text, match.index, match.index + match[0].length), target };
}

/** The first text of a part in which the words stand. */
function firstHit(part: unknown, pattern: RegExp, where: string, target: Target): Hit[] {
  for (const text of textsIn(part)) {
    const hit = hitIn(text, pattern, where, target);
    if (hit) return [hit];
  }
  return [];
}

/** The view that shows an entry, below the dashboard's own address. */
function pathOf(question: number, { prompt }: ReportEntry): string | null {
  if (question === summaryQuestion) return 'strength-weakness/summary-snapshot';
  const item = menuItems.find(({ questions }) => questions.some((each) => each === question));
  if (!item) return null;
  return item.slug === 'strength-weakness' && prompt.includes('Weaknesses') ? `${item.slug}/weaknesses` : item.slug;
}

interface Shown {
  readonly where: string;
  readonly path: string;
  readonly block: Block;
}

function shownIn({ answers, overview }: Searched): Shown[] {
  const ofEntry = (entry: ReportEntry, path: string | null): Shown[] =>
    path === null ? [] : entry.blocks.map((block) => ({ where: promptWords(entry.prompt), path, block }));
  return [
    ...overview.flatMap((entry) => ofEntry(entry, 'overview')),
    ...answers.flatMap(({ question, entries }) => entries.flatMap((entry) => ofEntry(entry, pathOf(question, entry)))),
  ];
}

function scriptHits(pages: Searched['pages'], pattern: RegExp): Hit[] {
  return occurrencesOf(pages, pattern).flatMap(({ page, stretches: [first] }) => {
    const node = first && pages[page - 1]?.[first.node];
    if (!first || !node) return [];
    const { from, to } = first;
    const shown = surrounded(node.text, from, to);
    return [{ where: `Page ${page}`, ...shown, target: { kind: 'place', page, line: node.line, quote: shown.found } }];
  });
}

/** Groups without a hit are left out; none at all for words that say nothing. */
export function searchEverything(searched: Searched, words: string): HitGroup[] {
  const pattern = patternOf(words);
  if (pattern === null) return [];
  const shown = shownIn(searched);
  const notes = shown.flatMap(({ where, path, block }) =>
    block.kind === 'findings'
      ? block.items.flatMap((item) => firstHit(item, pattern, where, { kind: 'view', path }))
      : [],
  );
  const reports = shown.flatMap(({ where, path, block }) =>
    block.kind === 'findings' ? [] : firstHit(block, pattern, where, { kind: 'view', path }),
  );
  const groups: HitGroup[] = [
    { label: 'Script', hits: scriptHits(searched.pages, pattern) },
    { label: 'Notes', hits: notes },
    { label: 'Reports', hits: reports },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
