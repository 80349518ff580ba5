/** A script's pages as lines to be spoken: what each part says, and what a narrator reads between. Names and parentheticals are silent, as at a table read. Pure. */
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';

type Pages = readonly (readonly PageNode[])[];

/** A sentence or two of one piece. `speaker` null: the narrator. `from` and `to` are where its words stand in the piece. */
export interface SpokenLine {
  readonly page: number;
  readonly node: number;
  readonly from: number;
  readonly to: number;
  readonly speaker: string | null;
  readonly text: string;
}

const narrated: ReadonlySet<PageNode['kind']> = new Set(['heading', 'action', 'shot', 'transition', 'centered']);
const spoken: ReadonlySet<PageNode['kind']> = new Set(['dialogue', 'lyric']);

/** 'JOHN (V.O.) (CONT'D)' is JOHN. */
const nameOf = (cue: string): string =>
  cue
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/[\s^]+/g, ' ')
    .trim();

/** Letters of one utterance: some voices fall silent in longer ones. */
const longest = 200;

/** Sentences, several short ones together; a longer one is cut at a space. */
function utterancesOf(text: string): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const match of text.matchAll(/\S[^.!?…]*(?:[.!?…]+["'”’)]*|$)/gu)) {
    let from = match.index;
    const end = from + match[0].trimEnd().length;
    const last = found.at(-1);
    if (last && end - last.from <= longest) {
      last.to = end;
      continue;
    }
    while (end - from > longest) {
      const space = text.lastIndexOf(' ', from + longest);
      const to = space > from ? space : from + longest;
      found.push({ from, to });
      from = to + (space > from ? 1 : 0);
    }
    if (from < end) found.push({ from, to: end });
  }
  return found;
}

/** In capitals a heading is spelled out by some voices; its first word is a sign. */
const asSaid = ({ kind, text }: Pick<PageNode, 'kind' | 'text'>): string =>
  kind === 'heading' || kind === 'shot' || kind === 'transition'
    ? text
        .toLowerCase()
        .replace(/\bint\.?\s*\/\s*ext\.?(?=\s|$)|\bi\/e\.?(?=\s|$)/g, 'interior and exterior,')
        .replace(/\bint\.?(?=\s|$)/g, 'interior,')
        .replace(/\bext\.?(?=\s|$)/g, 'exterior,')
        .replace(/\s[-–—]+\s/g, ', ')
    : text.replace(/\s+/g, ' ');

/** All lines of the script in reading order. */
export function spokenLines(pages: Pages): SpokenLine[] {
  const lines: SpokenLine[] = [];
  let speaker: string | null = null;
  pages.forEach((nodes, at) => {
    nodes.forEach((node, index) => {
      const { kind, text } = node;
      if (kind === 'cue') speaker = node.speaker ?? nameOf(text);
      else if (node.speaker !== undefined) ({ speaker } = node);
      const isPart = spoken.has(kind);
      if (!isPart && !narrated.has(kind)) return;
      for (const { from, to } of utterancesOf(text))
        lines.push({
          page: at + 1,
          node: index,
          from,
          to,
          speaker: isPart && speaker !== '' ? speaker : null,
          text: asSaid({ kind, text: text.slice(from, to) }),
        });
    });
  });
  return lines;
}

export const stretchKinds = ['scene', 'page', 'on'] as const;
export type StretchKind = (typeof stretchKinds)[number];

/** Where reading begins and ends, as positions among the lines: from the piece on the screen to the end of its page, its scene or the script. `to` is behind the last. */
export function stretchOf(
  pages: Pages,
  lines: readonly SpokenLine[],
  kind: StretchKind,
  seen: { readonly page: number; readonly line: number },
): { readonly from: number; readonly to: number } {
  const lineOf = ({ page, node }: Pick<SpokenLine, 'page' | 'node'>): number => pages[page - 1]?.[node]?.line ?? 0;
  const isHeading = ({ page, node }: SpokenLine): boolean => pages[page - 1]?.[node]?.kind === 'heading';
  const isFrom = (one: SpokenLine): boolean =>
    one.page > seen.page || (one.page === seen.page && lineOf(one) >= seen.line);
  const here = lines.findIndex(isFrom);
  const from = here < 0 ? Math.max(0, lines.length - 1) : here;
  if (kind === 'on') return { from, to: lines.length };
  if (kind === 'page') {
    const first = lines.findIndex(({ page }) => page >= seen.page);
    const next = lines.findIndex(({ page }) => page > seen.page);
    return { from: Math.max(0, first), to: next < 0 ? lines.length : next };
  }
  const opens = lines.slice(0, from + 1).findLastIndex(isHeading);
  // FADE IN: may stand above the first heading, whose scene it belongs to.
  const heading = opens < 0 ? lines.findIndex(isHeading) : opens;
  const next = lines.findIndex((one, at) => at > heading && isHeading(one) && !isSamePiece(one, lines[heading]));
  return { from: Math.max(0, opens), to: next < 0 ? lines.length : next };
}

const isSamePiece = (one: SpokenLine, other: SpokenLine | undefined): boolean =>
  one.page === other?.page && one.node === other.node;
