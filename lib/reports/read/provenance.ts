/** The foot of a reading: by whom, when, how many passages were looked up. */
import type { Block } from '../../contract/blocks.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { prose } from './said.ts';
import * as words from './words.ts';

const isPlace = (value: object): boolean => 'quote' in value && 'page' in value && 'line' in value && 'from' in value;

/** Passages anywhere in a reading, each place as often as it is cited. */
function passagesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (isPlace(value)) return 1;
  return Object.values(value).reduce((sum: number, inner: unknown) => sum + passagesIn(inner), 0);
}

/** Numbers of scenes that nobody has read; what stands before the first heading has none. */
function unreadIn({ made, scenes }: StoryRead): number[] {
  const read = new Set(scenes.map(({ scene }) => scene));
  const numbered = made.scenes.all - (read.has(null) ? 1 : 0);
  return Array.from({ length: numbered }, (_, at) => at + 1).filter((scene) => !read.has(scene));
}

export const footOf = (read: StoryRead): Block[] =>
  prose(null, [words.footLine(read.made, passagesIn(read), unreadIn(read))], 'provenance');
