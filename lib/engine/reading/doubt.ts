/** What the reader may have got wrong although every page could be read. */
import type { ReadingCharacter, RevealedName } from '../../contract/reading.ts';
import type { Place } from '../../screenplay/model.ts';

/** A cue or a speech with the place where it begins. */
export interface NamedCue {
  readonly name: string;
  readonly at: Place;
}

/**
 * By its code. `scene` is the ordinal of a scene with a heading. `late_first_heading`: text from page `from` on belongs to no scene until `heading`.
 * `scene_numbers_skip`: printed numbers that jump, `from` one `to` another, at the later one.
 */
export type Doubt =
  | { readonly code: 'no_scene_headings' | 'no_speeches' }
  | { readonly code: 'late_first_heading'; readonly from: number; readonly heading: Place }
  | { readonly code: 'long_scene'; readonly scene: number; readonly start: Place; readonly end: Place }
  | {
      readonly code: 'scene_numbers_skip';
      readonly gaps: readonly { readonly from: number; readonly to: number; readonly at: Place }[];
    }
  | { readonly code: 'long_speech' | 'cue_without_words' | 'unlikely_cue'; readonly cues: readonly NamedCue[] }
  | { readonly code: 'pages_of_action_only'; readonly from: number; readonly to: number };

/** A doubt about who is who: `rare` may be a slip for `often`, or the script itself says that two cues are one person. */
export type NameDoubt =
  | { readonly code: 'names_alike'; readonly often: ReadingCharacter; readonly rare: ReadingCharacter }
  | { readonly code: 'revealed_name'; readonly revealed: RevealedName };
