/** What script potential opens with: whom it is for, what the genre promises where no report of the plan tells it better, the chances it has not taken. */
import type { ReportEntry } from '../../contract/report.ts';
import { capitalised, counted, numberWord } from '../../engine/wording.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { genreSpecificAdviceCard } from '../genre-specific-advice/card.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { promiseBlocks } from '../read/promises.ts';
import { type Fact, fact, facts, prose } from '../read/said.ts';
import { nothingStays } from '../read/under-reading.ts';
import { gradesOf } from '../read/verdict-words.ts';
import type { ReadBlocks } from '../report.ts';
import { scriptPotentialCard } from './card.ts';
import { headings, verdictTitle } from './words.ts';

const labels = {
  verdict: 'Verdict',
  audience: 'Audience',
  narrowedBy: 'Narrowed by',
  rights: 'Rights',
  promises: 'Promises',
} as const;
const promisesKept = (kept: number, of: number): string =>
  `keeps ${numberWord(kept)} of ${counted(of, 'promise')} of its kind; told in ${genreSpecificAdviceCard.title}`;

const sections = ['artistic', 'emotional', 'commercial', 'festival', 'cultural'] as const;

export function scriptPotentialReading(read: StoryRead, around: ReadAround): ReadBlocks {
  const { market, genre, verdict } = read;
  const toldElsewhere = around.holds(genreSpecificAdviceCard.number);
  const promises = genre?.promises ?? [];
  const items: Fact[] = [
    ...(verdict === null ? [] : [fact(labels.verdict, `${capitalised(gradesOf(verdict))}.`)]),
    ...(market?.audience ? [fact(labels.audience, market.audience)] : []),
    ...(market?.narrowedBy ? [fact(labels.narrowedBy, market.narrowedBy)] : []),
    ...(market?.rights ? [fact(labels.rights, market.rights)] : []),
    ...(toldElsewhere && promises.length > 0
      ? [fact(labels.promises, promisesKept(promises.filter(({ kept }) => kept).length, promises.length))]
      : []),
  ];
  return [
    [
      ...facts(verdictTitle, items),
      ...sections.flatMap((section) => prose(headings[section], [market?.potential?.[section] ?? []].flat())),
      ...(toldElsewhere ? [] : promiseBlocks(read)),
      ...pointBlocks(around, scriptPotentialCard.number),
    ],
  ];
}

/** The checks stay where no reader has said what the script could be. */
export const underPotential = (entries: readonly ReportEntry[], { market }: StoryRead): ReportEntry[] =>
  sections.some((section) => market?.potential?.[section]) ? nothingStays(entries) : [...entries];
