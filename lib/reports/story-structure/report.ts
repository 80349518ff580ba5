/** Question 13: story structure. */
import { keeping, titled } from '../read/under-reading.ts';
import type { Report } from '../report.ts';
import { storyStructureEntries } from './blocks.ts';
import { type StoryStructureFindings, storyStructureCard, storyStructureFindings } from './card.ts';
import { storyStructureReading } from './reading.ts';
import { storyStructureParts, storyStructureView } from './view.ts';
import { titles } from './words.ts';

export const storyStructure: Report<(typeof storyStructureParts)[number], StoryStructureFindings> = {
  card: storyStructureCard,
  parts: storyStructureParts,
  data: storyStructureFindings,
  view: storyStructureView,
  entries: storyStructureEntries,
  reading: storyStructureReading,
  underReading: keeping((block) => block.kind === 'table' && !titled(titles.shape)(block)),
};
