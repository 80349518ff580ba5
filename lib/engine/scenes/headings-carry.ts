/** Tells whether a script's headings are such that places and scenes can be counted by them. */
import type { SceneFacts } from './scene-facts.ts';

/** Headings as they stand: how many there are, how many begin with INT. or EXT., the page of the first; null where there is none. */
export interface Headings {
  readonly all: number;
  readonly set: number;
  readonly firstPage: number | null;
  readonly pageCount: number;
}

/** Fewer headings a page leave most places without one, in a script of so many pages: 12 of 85 produced scripts, read from texts of every kind. Ours. */
const fewestAPage = 0.45;
const fewestPages = 20;
/** Below this share with INT. or EXT. the others are shots and slugs as often as places. Ours. */
const fewestSet = 0.5;
/** Where the first heading stands later, what is before it has lost its own. Ours. */
const latestFirst = 3;

export const headingsOf = (
  scenes: readonly { readonly setting: unknown; readonly page: number }[],
  pageCount: number,
): Headings => ({
  all: scenes.length,
  set: scenes.filter(({ setting }) => setting !== null).length,
  firstPage: scenes[0]?.page ?? null,
  pageCount,
});

/** `few`: most places stand without a heading; `shots`: most headings without INT. or EXT.; `late`: the first pages have none. Null where headings carry what is counted by them. */
export function headingDoubt({ all, set, firstPage, pageCount }: Headings): 'few' | 'shots' | 'late' | null {
  if (pageCount >= fewestPages && all < fewestAPage * pageCount) return 'few';
  if (firstPage === null) return null;
  if (set < fewestSet * all) return 'shots';
  return firstPage > latestFirst ? 'late' : null;
}

/** True where places, scenes and changes can be counted by the headings. Every report that tells such a count asks this first. */
export const headingsCarry = (
  scenes: readonly { readonly setting: unknown; readonly page: number }[],
  pageCount: number,
): boolean => headingDoubt(headingsOf(scenes, pageCount)) === null;

/** A scene of the engine as the test of headings asks for it. */
export const headedScene = ({
  heading: { setting },
  page,
}: Pick<SceneFacts, 'heading' | 'page'>): { readonly setting: unknown; readonly page: number } => ({ setting, page });
