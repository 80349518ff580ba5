/** The words of what happens to the script as a whole, by pages. */
import { capitalised, counted, decimal, listed, numberWord, phrased, quoted } from '../../engine/wording.ts';
import type {
  ChangedLine,
  ReturningLine,
  ReturningPicture,
  ReturningThing,
  ReturningWords,
} from '../../story/shape/returns.ts';
import type { ApartStretch } from '../../story/shape/stretches.ts';
import { changedBriefly, lineBriefly, pictureBriefly, thingBriefly, wordsBriefly } from '../shape/return-words.ts';
import { ownOf, pageRange } from '../shape/stretch-words.ts';

type NameOf = (id: string) => string;

export const title = 'What happens where';
export const labels = {
  apart: 'A stretch apart',
  returns: 'What comes back',
  stay: 'Where it stays',
  calendar: 'The calendar it prints',
} as const;

/** Where it lies and what is its own. */
export const apart = (stretch: ApartStretch, pages: number, nameOf: NameOf): string =>
  `${ownOf(stretch, pages, nameOf)}.`;

export function comesBack(
  lines: readonly ReturningLine[],
  things: readonly ReturningThing[],
  pictures: readonly ReturningPicture[],
  words: readonly ReturningWords[],
  changed: readonly ChangedLine[],
): string | null {
  const clauses = [
    ...changed.map(changedBriefly),
    ...lines.map(lineBriefly),
    ...things.map(thingBriefly),
    ...pictures.map(pictureBriefly),
    ...words.map(wordsBriefly),
  ];
  return clauses.length === 0 ? null : `${capitalised(clauses.join('; '))}.`;
}

/** Marks told before the rest is counted. */
const mostMarks = 12;
/** '“FALL” (page 1), “two weeks later” (page 11)'; one mark alone is no calendar. */
export function calendar(marks: readonly { readonly text: string; readonly page: number }[]): string | null {
  if (marks.length < 2) return null;
  const shown = marks.slice(0, mostMarks).map(({ text, page }) => `${quoted(text)} (page ${page})`);
  const rest = marks.length - shown.length;
  return `${listed([...shown, ...(rest > 0 ? [counted(rest, 'other')] : [])])}.`;
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
  stay: {
    readonly name: string;
    readonly scenes: number;
    readonly fromPage: number;
    readonly toPage: number;
    readonly pages: number;
  } | null,
  silent: SilentRun | null,
): string | null {
  const clauses = [
    ...(stay === null ? [] : [stayText(stay)]),
    ...(silent === null || silent.pages < longSilence
      ? []
      : [
          phrased(
            silent.scenes,
            `${counted(silent.scenes, 'scene')} in a row (${pageRange(silent.from, silent.to)}) have no word of talk`,
            `nobody speaks for ${counted(silent.scenes, 'scene')} on ${pageRange(silent.from, silent.to)}`,
            `talk stops for ${decimal(silent.pages)} pages (${pageRange(silent.from, silent.to)}, ${counted(silent.scenes, 'scene')})`,
          ),
        ]),
  ];
  return clauses.length === 0 ? null : `${capitalised(clauses.join('; '))}.`;
}

function stayText({ name, scenes, fromPage, toPage, pages }: NonNullable<Parameters<typeof staying>[0]>): string {
  const span = pageRange(fromPage, toPage);
  return phrased(
    fromPage,
    `by its headings the longest stay in one place is ${name}, ${decimal(pages)} pages in ${numberWord(scenes)} scenes (${span})`,
    `by its headings it does not leave ${name} for ${decimal(pages)} pages (${span}, ${numberWord(scenes)} scenes)`,
  );
}
