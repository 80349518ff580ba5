/** Question 13: story structure. */
import type { Report } from '../report.ts';
import { storyStructureEntries } from './blocks.ts';
import { type StoryStructureFindings, storyStructureCard, storyStructureFindings } from './card.ts';
import { storyStructureReading, underStructure } from './reading.ts';
import { storyStructureParts, storyStructureView } from './view.ts';

export const storyStructure: Report<(typeof storyStructureParts)[number], StoryStructureFindings> = {
  card: storyStructureCard,
  parts: storyStructureParts,
  data: storyStructureFindings,
  view: storyStructureView,
  entries: storyStructureEntries,
  reading: storyStructureReading,
  underReading: underStructure,
};
