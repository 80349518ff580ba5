/** What a report is: a browser-safe card, the parts of the story graph that it reads, the view that selects from them, and its blocks. */
import type * as z from 'zod';
import type { Block } from '../contract/blocks.ts';
import type { ReportEntry } from '../contract/report.ts';
import type { StoryRead } from '../story/read/story-read.ts';
import type { Story, StoryPart } from '../story/story-graph.ts';
import type { Card } from './card.ts';
import type { Length } from './length.ts';
import type { ReadAround } from './read/around.ts';

/** What a report opens with where a language model has read the script: blocks for each prompt of the card, in its order; a prompt without any has a shorter list or none. */
export type ReadBlocks = readonly (readonly Block[])[];

/**
 * `view` selects from the graph and puts words to it (the words stand in the report's words.ts); what it gives is the report's `structured_data`
 * and fits `data`. `entries` lays that out as blocks, one entry a prompt of the card, in the card's order; of a short script it tells less, while the data stay whole.
 * `reading` tells the report's share of a reading (its sentences stand in the report's reading.ts); `underReading` is what stays of the counted entries below it, where
 * that is less than all of them.
 */
export interface Report<
  Part extends StoryPart = StoryPart,
  Data extends Record<string, unknown> = Record<string, unknown>,
> {
  readonly card: Card;
  readonly parts: readonly Part[];
  readonly data: z.ZodType<Data>;
  view(story: Pick<Story, Part>): Data;
  entries(data: Data, length: Length): ReportEntry[];
  reading(read: StoryRead, around: ReadAround): ReadBlocks;
  underReading?(entries: readonly ReportEntry[], read: StoryRead, around: ReadAround): ReportEntry[];
}
