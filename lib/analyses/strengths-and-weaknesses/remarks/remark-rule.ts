/** What a measure means as a strength and as a weakness: the form of a remark, and the phrases that remarks share. */
import type { Derived } from '../../derived/derive.ts';
import type { SceneFacts } from '../../derived/scene-facts.ts';
import type { MeasureDefinition, Measured } from '../../measures/measure.ts';
import { pagesOf } from '../../wording.ts';

type Text = (measured: Measured, derived: Derived) => string;

/** Makes a remark's title and advice; both name this script's own numbers, people and pages. */
export type Say = (measured: Measured, derived: Derived) => { title: string; advice: string };

/** `weight` (0-1) is how much the measure matters to a reader, set by hand. A side is missing where neither end is better. */
export interface RemarkRule {
  readonly definition: MeasureDefinition;
  readonly topic: string;
  readonly weight: number;
  readonly strong?: Say;
  readonly weak?: Say;
}

export const say =
  (title: string | Text, advice: string | Text): Say =>
  (measured, derived) => ({
    title: typeof title === 'string' ? title : title(measured, derived),
    advice: typeof advice === 'string' ? advice : advice(measured, derived),
  });

/** 'scene 4 (Lobby, page 7)' */
export const sceneName = (scene: SceneFacts): string => `scene ${scene.ordinal} (${scene.place}, page ${scene.page})`;
/** The longest scene. Throws for a script without scenes: no measure is taken there, so no remark is made. */
export function longestScene({ scenes }: Derived): SceneFacts {
  const [longest] = [...scenes].sort((a, b) => b.pages - a.pages);
  if (!longest) throw new RangeError('A remark on scenes needs a scene');
  return longest;
}
/** The pages of the measure's places, in words. */
export const pagesIn = ({ places }: Measured): string => pagesOf(places.map(({ page }) => page));
/** Who is heard first and last, for remarks on company. */
export const castNames = ({ characters }: Derived, most: number): readonly string[] =>
  characters.slice(0, most).map(({ name }) => name);
export const leadName = ({ lead }: Derived): string => lead?.character.name ?? 'the lead';
