/** What a convention is: something readers of a genre expect, counted in this script. Refuses to call the expectation a law. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../../engine/derive.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { placeName } from '../describe-place.ts';

/**
 * `text` says what was counted, with this script's names and pages; `size` the deviation in short and `rank` (0-1) how far it goes;
 * `todo` names one thing to do at one place and is empty when the convention is met.
 */
export interface Reading {
  readonly met: boolean;
  readonly size: string;
  readonly rank: number;
  readonly text: string;
  readonly todo: string;
  readonly evidence: readonly Evidence[];
}

/** `why` is our reasoning, with the source of its figure; `read` answers null when the script gives too little to count. */
export interface Convention {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  read(derived: Derived): Reading | null;
}

/** 'scene 5 (Projection Booth, page 4)'. */
export const sceneLabel = (scene: SceneFacts): string =>
  `scene ${scene.ordinal} (${placeName(scene)}, page ${scene.page})`;

/** 'on page 4', 'from page 4 to page 9'. */
export const pageSpan = (from: number, to: number): string =>
  from === to ? `on page ${from}` : `from page ${from} to page ${to}`;

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
