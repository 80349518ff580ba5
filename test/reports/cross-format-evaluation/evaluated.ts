/** The story in format-story.ts held against three formats, laid out. */
import { crossFormatEvaluationEntries } from '../../../lib/reports/cross-format-evaluation/blocks.ts';
import { crossFormatEvaluationView } from '../../../lib/reports/cross-format-evaluation/view.ts';
import type { Fitness, FormatFact, FormatFit, FormatId } from '../../../lib/story/formats.ts';
import { laidOut } from '../laid-out.ts';
import { shootOf } from '../location-analysis/places.ts';
import { creditsOf } from '../story-parts.ts';
import { formatStory, formatsOf } from './format-story.ts';

export type Story = Parameters<typeof crossFormatEvaluationView>[0];

export const storyIn = (formats: Parameters<typeof formatsOf>[0], over: Partial<Story> = {}): Story => ({
  ...formatStory(),
  places: [],
  credits: creditsOf({ title: 'The Quay' }),
  shoot: shootOf(),
  formats: formatsOf(formats),
  ...over,
});

export const fitOf = (
  id: FormatId,
  score: number,
  criteria: readonly (readonly [FormatFact, Fitness])[],
): FormatFit => ({
  id,
  fit: score,
  criteria: criteria.map(([fact, fitness]) => ({ fact, fitness })),
});

export const feature = fitOf('feature', 40, [
  ['pages', 'far'],
  ['scenes', 'near'],
  ['talk', 'fits'],
]);

/** It meets all that a stage play cannot do without. */
export const stage = fitOf('stage', 80, [
  ['places', 'fits'],
  ['talk', 'fits'],
  ['speakers', 'near'],
  ['wordless', 'not counted'],
  ['pages', 'far'],
]);

export const audio = fitOf('audio', 50, [['talk', 'near']]);

export const fits = [stage, feature, audio];

export const linesOf = (story: Story, length?: Parameters<typeof crossFormatEvaluationEntries>[1]) =>
  crossFormatEvaluationEntries(crossFormatEvaluationView(story), length).map(({ blocks }) => laidOut(blocks));
