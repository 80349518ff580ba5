/** What genre advice opens with: which promises of its kind the script keeps, and which it does not. */
import type { ReportEntry } from '../../contract/report.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { promiseBlocks } from '../read/promises.ts';
import { keeping, withId } from '../read/under-reading.ts';
import type { ReadBlocks } from '../report.ts';
import { trendsId } from './blocks.ts';
import { genreSpecificAdviceCard } from './card.ts';

export const genreSpecificAdviceReading = (read: StoryRead, around: ReadAround): ReadBlocks => [
  [...promiseBlocks(read, around), ...pointBlocks(around, genreSpecificAdviceCard.number)],
];

/** What other stories of the kind tell of stays; whether this one keeps what its kind promises, the reader says, and no share of words. */
export const underAdvice = (entries: readonly ReportEntry[]): ReportEntry[] =>
  keeping((block) => withId(trendsId)(block))(entries);
