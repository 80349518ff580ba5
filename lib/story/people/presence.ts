/** Where one of those who speak most is: on which pages they speak, are named in the action, are named at all. */
import * as z from 'zod';
import { cite } from '../cite.ts';

const page = z.number().int().positive();

/** How somebody is in the last scene: heard, named in its action without a line, named by others alone; null where the name does not stand there. */
export const endPresence = z.enum(['speaks', 'seen', 'named']).nullable();

/**
 * `speeches` is the page of each speech, in order; `speaks` each page that holds words of theirs, `seen` each whose action has them in it, `called` each on which
 * action or talk surely has it, `named` each on which any part of it stands, in action, talk or headings: a claim of presence goes by `seen` and `called`, one of absence by `named`. `narrates` is the page of each speech from above the scene. All ascending. `lastSeen` is the last action that has them in it, whole; `lastCalled` the last sentence of action or talk with the name.
 */
export const presence = z.object({
  character: z.string(),
  speeches: z.array(page),
  speaks: z.array(page),
  seen: z.array(page),
  called: z.array(page),
  named: z.array(page),
  narrates: z.array(page),
  lastSeen: cite.nullable(),
  lastCalled: cite.nullable(),
  end: endPresence,
});
export type Presence = z.infer<typeof presence>;

/** Pages from one to another, both included. */
export interface PageSpan {
  readonly from: number;
  readonly to: number;
}

/** The longest run of whole pages between two of `pages`, the first of equals; null where none lies between any two. */
export function longestGap(pages: readonly number[]): PageSpan | null {
  let longest: PageSpan | null = null;
  pages.forEach((next, at) => {
    const before = pages[at - 1];
    if (before === undefined || next - before < 2) return;
    if (longest === null || next - before - 2 > longest.to - longest.from) longest = { from: before + 1, to: next - 1 };
  });
  return longest;
}

/** How many pages a stretch has. */
export const pagesIn = ({ from, to }: PageSpan): number => to - from + 1;

/** Those of `pages` that lie in a stretch. */
export const within = (pages: readonly number[], { from, to }: PageSpan): number[] =>
  pages.filter((one) => one >= from && one <= to);
