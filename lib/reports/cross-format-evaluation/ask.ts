/** The shape of what a criterion on one side of its bounds asks of the script. Refuses an answer without a place to show. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../../engine/derive.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { quoteOf, spread } from '../../engine/text/quote.ts';
import { placeName } from '../describe-place.ts';
import type { FormatChange } from './card.ts';

/** `want` is the bound as printed: 'at most 4'. */
export type Ask = (derived: Derived, want: string) => Omit<FormatChange, 'fact'> | null;
export interface Asks {
  readonly low?: Ask;
  readonly high?: Ask;
}

/** 'scene 5 (Projection Booth, page 4)'. */
export const sceneLabel = (scene: SceneFacts): string =>
  `scene ${scene.ordinal} (${placeName(scene)}, page ${scene.page})`;

/** Up to three headings, spread over the script. */
export const headingsOf = (scenes: readonly SceneFacts[]): Evidence[] =>
  spread(scenes, 3).map(({ headingPassage }) => quoteOf(headingPassage));

/** The scene with most of something, the first of equals. */
export const mostOf = (scenes: readonly SceneFacts[], of: (scene: SceneFacts) => number): SceneFacts | undefined =>
  [...scenes].sort((a, b) => of(b) - of(a) || a.ordinal - b.ordinal)[0];
