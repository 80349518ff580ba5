/** What the character network reads of the story graph, and its lines as quotes. */

import { evidenceOf } from '../../story/cite.ts';
import type { StoryLine } from '../../story/line.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import type { NetworkEntry } from './card.ts';
import * as words from './words.ts';

export const characterNetworkParts = ['source', 'scenes', 'characters', 'portraits', 'relations', 'network'] as const;
export type NetworkStory = Pick<Story, (typeof characterNetworkParts)[number]>;

/** Lines of the graph as quotes, each with who says it; a line that is not there is left out. */
export function quotesOf(
  lines: readonly (StoryLine | null | undefined)[],
  story: Pick<Story, 'characters'>,
): NetworkEntry['quotes'] {
  const nameOf = nameFinder(story);
  return lines.flatMap((line) =>
    line ? [{ by: words.by(line.speakers.map(nameOf)), evidence: evidenceOf(line.cite) }] : [],
  );
}
