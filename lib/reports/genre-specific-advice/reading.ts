/** What genre advice opens with: which promises of its kind the script keeps, and which it does not. */
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { promiseBlocks } from '../read/promises.ts';
import type { ReadBlocks } from '../report.ts';
import { genreSpecificAdviceCard } from './card.ts';

export const genreSpecificAdviceReading = (read: StoryRead, around: ReadAround): ReadBlocks => [
  [...promiseBlocks(read), ...pointBlocks(around, genreSpecificAdviceCard.number)],
];
