/** A script of four scenes with a known pace, and its structure laid out. */
import { storyStructureEntries } from '../../../lib/reports/story-structure/blocks.ts';
import { storyStructureView } from '../../../lib/reports/story-structure/view.ts';
import type { ScenePacing, StoryAct } from '../../../lib/story/structure.ts';
import { laidOut } from '../laid-out.ts';
import { returnsOf, stretchesOf } from '../story-parts.ts';
import { person, sceneOf, sourceOf } from '../story-people.ts';
import { measure } from '../strengths-and-weaknesses/around.ts';

export type StructureStory = Parameters<typeof storyStructureView>[0];

export const act = (name: string, firstPage: number, lastPage: number, share: number): StoryAct => ({
  name,
  firstPage,
  lastPage,
  share,
  scenes: 3,
  meanScene: 1.3,
  talk: 45,
});

export const norm = { kind: 'norm' as const, of: null, sample: 900, low: 0.5, middle: 1.234, high: 2 };

export const points = (...lengths: number[]) => lengths.map((y, at) => ({ x: 10 * at + 1.5, y }));

export const pacing: ScenePacing = {
  lengths: points(1, 3, 2),
  smoothed: points(2, 1, 4),
  middle: 1.375,
  heldByLongest: 0.305,
  pace: measure('scene-pace', { value: 0.876, scale: norm }),
  longest: [
    { scene: 'sc.2', pages: 3.125 },
    { scene: 'sc.3', pages: 2.5 },
    { scene: 'sc.4', pages: 2 },
    { scene: 'sc.1', pages: 1 },
  ],
  quickest: { first: 'sc.1', last: 'sc.3', meanScene: 0.333 },
};

export const storyIn = (
  { turns = [], acts = [], sequences = [], pacing: paced = pacing }: Partial<StructureStory['structure']> = {},
  over: Partial<StructureStory> = {},
): StructureStory => ({
  source: sourceOf({
    short: false,
    pageCount: 9,
    pages: 89.6,
    locations: 7,
    format: { format: 'feature', from: 'length' },
  }),
  scenes: [
    sceneOf(1, { pages: 1 }),
    sceneOf(2, { pages: 3.125, place: 'Quay - Steps', speakers: ['ch.ADA'], talkWords: 9 }),
    sceneOf(3, { pages: 2.5 }),
    sceneOf(4, { pages: 2, page: 8 }),
  ],
  characters: [person('Ada')],
  digest: {
    lead: null,
    leadSet: false,
    course: [],
    opening: { image: null, words: null },
    ending: { image: null, words: null },
  },
  places: [
    { id: 'pl.SHED', name: 'Shed', scenes: ['sc.1', 'sc.3', 'sc.4'], eighths: 44, rooms: [] },
    { id: 'pl.QUAY', name: 'Quay', scenes: ['sc.2'], eighths: 25, rooms: [] },
  ],
  stretches: stretchesOf(),
  returns: returnsOf(),
  structure: { turns, acts, sequences, pacing: paced },
  ...over,
});

export const linesOf = (story: StructureStory, length?: Parameters<typeof storyStructureEntries>[1]) =>
  laidOut(storyStructureEntries(storyStructureView(story), length)[0]?.blocks ?? []);
