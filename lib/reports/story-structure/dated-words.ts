/** The words of what happens to the script as a whole, by pages. */
import { counted, decimal, listed, numberWord } from '../../engine/wording.ts';
import type { DroppedThing, ReturningLine, ReturningThing } from '../../story/returns.ts';
import type { ApartStretch } from '../../story/stretches.ts';
import { lineAgain, thingBack, thingGone } from '../shape/return-words.ts';
import { askOf, ownOf, pageRange, rememberedOf, silentIn } from '../shape/stretch-words.ts';

type NameOf = (id: string) => string;

export const title = 'What happens where';
export const labels = {
  returns: 'Comes back, or does not',
  coming: 'Who comes last',
  stay: 'Where it stays',
} as const;

/** What is its own, who is silent, what is remembered. */
export function apart(
  stretch: ApartStretch,
  pages: number,
  pageCount: number,
  nameOf: NameOf,
): { label: string; value: string; ask: string | null } {
  const clauses = [ownOf(stretch, pages, nameOf), silentIn(stretch, nameOf), rememberedOf(stretch)].filter((one) => one !== null);
  return { label: 'A stretch apart', value: `${clauses.join('; ')}.`, ask: askOf(stretch, pageCount, nameOf) };
}

export function comesBack(
  lines: readonly ReturningLine[],
  thing: ReturningThing | null,
  gone: DroppedThing | null,
  nameOf: NameOf,
): string | null {
  const clauses = [
    ...lines.map((line) => lineAgain(line, nameOf)),
    ...(thing === null ? [] : [thingBack(thing)]),
    ...(gone === null ? [] : [thingGone(gone)]),
  ];
  return clauses.length === 0 ? null : `${clauses.join('; ')}.`;
}

interface Around {
  readonly pageCount: number;
  readonly voice: { readonly name: string; readonly page: number } | null;
  readonly settled: { readonly fromPage: number; readonly scenes: number; readonly places: readonly string[] } | null;
}

/** Pages at the end without a new voice from which that is told. */
const longQuiet = 8;

export function lastComing(last: { readonly page: number }, name: string, { pageCount, voice, settled }: Around): string {
  const left = pageCount - last.page;
  const quiet =
    voice !== null && pageCount - voice.page >= longQuiet && voice.name !== name
      ? `; the last new voice of all is ${voice.name}’s on page ${voice.page}`
      : '';
  const end =
    settled === null
      ? ''
      : `; from page ${settled.fromPage} on ${settled.scenes === 1 ? 'the only scene plays' : `all ${numberWord(settled.scenes)} scenes play`} at ${listed(settled.places)}`;
  return `${name}, first heard on page ${last.page}, is the last newcomer to speak five times or more: ${counted(left, 'page')} follow with nobody new of that weight${quiet}${end}.`;
}

export interface SilentRun {
  readonly scenes: number;
  readonly from: number;
  readonly to: number;
  readonly pages: number;
}
/** A run without talk is told from so many pages. */
const longSilence = 1.5;

export function staying(
  stay: { readonly name: string; readonly scenes: number; readonly fromPage: number; readonly toPage: number; readonly pages: number } | null,
  away: { readonly name: string; readonly from: number; readonly to: number } | null,
  silent: SilentRun | null,
): string | null {
  const clauses = [
    ...(stay === null
      ? []
      : [`the longest stay in one place is ${stay.name}, ${decimal(stay.pages)} pages${stay.scenes === 1 ? ' in a single scene' : ` in ${numberWord(stay.scenes)} scenes`} (${pageRange(stay.fromPage, stay.toPage)})`]),
    ...(away === null ? [] : [`${away.name}, left on page ${away.from}, is seen again on page ${away.to}`]),
    ...(silent === null || silent.pages < longSilence
      ? []
      : [`${counted(silent.scenes, 'scene')} in a row (${pageRange(silent.from, silent.to)}) have no word of talk`]),
  ];
  const text = clauses.join('; ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
