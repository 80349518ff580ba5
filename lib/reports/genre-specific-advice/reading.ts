/** What genre advice opens with: which promises of its kind the script keeps, and which it does not. */
import type { ReportEntry } from '../../contract/report.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import { promiseBlocks } from '../read/promises.ts';
import { keeping } from '../read/under-reading.ts';
import type { ReadBlocks } from '../report.ts';
import { genreSpecificAdviceCard } from './card.ts';
import { groups } from './words/words.ts';

export const genreSpecificAdviceReading = (read: StoryRead, around: ReadAround): ReadBlocks => [
  [...promiseBlocks(read), ...pointBlocks(around, genreSpecificAdviceCard.number)],
];

/** What the script does with the habits of its genre stays as a measure; advice to a scene is the reader's, who knows what the scene is for. */
export const underAdvice = (entries: readonly ReportEntry[]): ReportEntry[] =>
  keeping(({ kind }) => kind !== 'prose')(entries).map((entry) => ({
    ...entry,
    blocks: entry.blocks.map((block) =>
      block.kind === 'cards'
        ? {
            ...block,
            cards: block.cards.map((card) => ({
              ...card,
              groups: card.groups.filter(({ label }) => label !== groups.todo),
            })),
          }
        : block,
    ),
  }));
