/** What a convention is: something readers of a genre expect, counted in this script. No expectation is a law. */
import type { Cite } from '../../story/cite.ts';
import type { ConventionId, Counted } from '../../story/conventions.ts';
import { sceneId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';

/** `rank` (0-1) says how far the script departs and counts only where the convention is not `met`. */
export interface ConventionCount {
  readonly met: boolean;
  readonly rank: number;
  readonly counted: Counted;
  readonly places: readonly Cite[];
}

/** Answers null when the script gives too little to count. */
export type Count = (derived: Derived) => ConventionCount | null;

export interface Convention {
  readonly id: ConventionId;
  readonly count: Count;
}

export const idOf = ({ ordinal }: SceneFacts): string => sceneId(ordinal);

/** The page at a position of 0 to 1. */
export const pageAt = (position: number, { pages }: Derived): number =>
  Math.max(1, Math.min(Math.ceil(pages), Math.floor(position * pages) + 1));

/** The scene that a position (0-1) falls into; the nearest one when it falls before the first heading. */
export function sceneAt(position: number, { scenes }: Derived): SceneFacts | null {
  const within = scenes.find(({ start, end }) => start <= position && position <= end);
  if (within) return within;
  const far = (scene: SceneFacts): number => Math.abs(scene.position - position);
  return scenes.reduce<SceneFacts | null>((best, scene) => (best && far(best) <= far(scene) ? best : scene), null);
}

/** Scenes from which conventions of order and proportion can be counted. */
export const fewestScenes = 4;
