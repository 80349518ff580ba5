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
  coming: 'Who comes last',
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
const mostMarks = 8;
/** '“FALL” (page 1), “two weeks later” (page 11)'; one mark alone is no calendar. */
export function calendar(marks: readonly { readonly text: string; readonly page: number }[]): string | null {
  if (marks.length < 2) return null;
  const shown = marks.slice(0, mostMarks).map(({ text, page }) => `${quoted(text)} (page ${page})`);
  const rest = marks.length - shown.length;
  return `${listed([...shown, ...(rest > 0 ? [counted(rest, 'other')] : [])])}.`;
}

interface Around {
  readonly pageCount: number;
  readonly voice: { readonly name: string; readonly page: number } | null;
  readonly settled: { readonly fromPage: number; readonly scenes: number; readonly places: readonly string[] } | null;
}

/** Pages at the end without a new voice from which that is told. */
const longQuiet = 8;

/** Of the last newcomer only where that is early or late: parts of the script. */
const early = 0.4;
const late = 0.8;

/** Null where the last comes neither early nor late and the end settles nowhere. */
export function lastComing(
  last: { readonly page: number },
  name: string,
  { pageCount, voice, settled }: Around,
): string | null {
  const left = pageCount - last.page;
  const share = last.page / pageCount;
  const newcomer =
    share <= early
      ? phrased(
          left,
          `after ${name} (page ${last.page}) nobody comes who speaks five times or more, for ${counted(left, 'page')}`,
          `the company is complete with ${name} on page ${last.page}: ${counted(left, 'page')} go by without a new part of five speeches`,
          `${name} on page ${last.page} is the last part of five speeches to come in, with ${counted(left, 'page')} to go`,
        )
      : share >= late
        ? phrased(
            left,
            `${name} comes in as late as page ${last.page} and still speaks five times or more`,
            `a new part of five speeches or more with ${counted(left, 'page')} to go: ${name}, page ${last.page}`,
          )
        : null;
  const quiet =
    voice !== null && pageCount - voice.page >= longQuiet && voice.name !== name
      ? phrased(
          voice.page,
          `the last new voice of all is that of ${voice.name} on page ${voice.page}`,
          `no voice is new after page ${voice.page} (${voice.name})`,
        )
      : null;
  const end =
    settled === null
      ? null
      : phrased(
          settled.fromPage,
          `from page ${settled.fromPage} on ${settled.scenes === 1 ? 'the only scene plays' : `all ${numberWord(settled.scenes)} scenes play`} at ${listed(settled.places)}`,
          `the end stays at ${listed(settled.places)}, from page ${settled.fromPage}`,
        );
  if (newcomer === null && end === null) return null;
  const text = [newcomer, newcomer === null ? null : quiet, end].filter((one) => one !== null).join('; ');
  return `${capitalised(text)}.`;
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
  return scenes === 1
    ? phrased(
        fromPage,
        `no place holds it longer than ${name}, ${decimal(pages)} pages in a single scene (${span})`,
        `the longest scene is ${decimal(pages)} pages at ${name} (${span})`,
      )
    : phrased(
        fromPage,
        `the longest stay in one place is ${name}, ${decimal(pages)} pages in ${numberWord(scenes)} scenes (${span})`,
        `for ${decimal(pages)} pages it does not leave ${name} (${span}, ${numberWord(scenes)} scenes)`,
      );
}
