/** What genre advice opens with: which promises of its kind the script keeps and which it does not, and what others of the kind do where this one is weak. */
import type { ReportEntry } from '../../contract/report.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks, pointLine } from '../read/points.ts';
import { promiseBlocks } from '../read/promises.ts';
import { prose } from '../read/said.ts';
import { keeping, withId } from '../read/under-reading.ts';
import type { ReadBlocks } from '../report.ts';
import { trendsId } from './blocks.ts';
import { genreSpecificAdviceCard } from './card.ts';

const craftTitle = 'What others of its kind do';

const seeNote = (title: string, place: string): string => ` (See “${title}”, ${place}.)`;

/** A paragraph each: what others do, what that shows of this script, and the first told note that it bears on. */
const craftTold = ({ market }: StoryRead, around: ReadAround): string[] =>
  (market?.craft ?? []).map(({ others, here, because }) => {
    const point = because.flatMap((id) => around.pointOf(id) ?? [])[0];
    const line = point && pointLine(around, point, genreSpecificAdviceCard.number);
    return `${others} ${here}${line ? seeNote(line.label, line.value) : ''}`;
  });

export const genreSpecificAdviceReading = (read: StoryRead, around: ReadAround): ReadBlocks => [
  [
    ...promiseBlocks(read, around),
    ...prose(craftTitle, craftTold(read, around)),
    ...pointBlocks(around, genreSpecificAdviceCard.number),
  ],
];

/** What other stories of the kind tell of stays; whether this one keeps what its kind promises, the reader says, and no share of words. */
export const underAdvice = (entries: readonly ReportEntry[]): ReportEntry[] =>
  keeping((block) => withId(trendsId)(block))(entries);
