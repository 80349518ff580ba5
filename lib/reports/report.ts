/** What a report is: a browser-safe card, the parts of the story graph that it reads, the view that selects from them, and its blocks. */
import type * as z from 'zod';
import type { ReportEntry } from '../contract/report.ts';
import type { Story, StoryPart } from '../story/story-graph.ts';
import type { Card } from './card.ts';

/**
 * `view` selects from the graph and puts words to it (the words stand in the report's words.ts); what it gives is the report's `structured_data`
 * and fits `data`. `entries` lays that out as blocks, one entry a prompt of the card, in the card's order.
 */
export interface Report<
  Part extends StoryPart = StoryPart,
  Data extends Record<string, unknown> = Record<string, unknown>,
> {
  readonly card: Card;
  readonly parts: readonly Part[];
  readonly data: z.ZodType<Data>;
  view(story: Pick<Story, Part>): Data;
  entries(data: Data): ReportEntry[];
}
