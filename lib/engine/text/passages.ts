/** Lays a screenplay out as one list of passages in reading order, each with its words, place and scene. */
import type { Cue, Element, PageTurn, Place, Scene, Screenplay, Span } from '../../screenplay/model.ts';
import { isPartMark } from '../scenes/marked-parts.ts';
import { wordsOf } from './words.ts';

export type PassageKind = 'heading' | 'dialogue' | 'parenthetical' | 'lyric' | Exclude<Element['kind'], 'speech'>;

/**
 * One run of text. `scene` is the ordinal of the scene among those with a heading, null before the first heading. `speech` is the
 * ordinal of the speech a part belongs to, `cue` its cue; both are null outside speeches. `piece` numbers the scene's pieces from 1: its heading, each
 * element, each speech with all of its parts. `dual` marks both halves of a dual dialogue. `turns` says where in the text a page ends, null where it stands on one. `position` runs from 0 to 1 over the script.
 */
export interface Passage {
  readonly order: number;
  readonly kind: PassageKind;
  readonly scene: number | null;
  readonly piece: number;
  readonly at: Place;
  readonly position: number;
  readonly text: string;
  readonly turns: readonly PageTurn[] | null;
  readonly words: readonly string[];
  readonly speech: number | null;
  readonly cue: Cue | null;
  readonly dual: boolean;
}

/** Where a place lies in the script, 0 at its first line, 1 at its last. */
export type PositionOf = (at: Place) => number;

/** Reads positions off lines and pages; `linesPerPage` is the longest page, at least the standard 55. */
export function positionsOf(screenplay: Screenplay): { positionOf: PositionOf; pages: number } {
  const ends = screenplay.scenes.map((scene) => scene.at.end);
  const linesPerPage = Math.max(55, ...ends.map((end) => end.line));
  const offset = (at: Place): number => (at.page - 1) * linesPerPage + at.line - 1;
  const last = Math.max(1, ...ends.map(offset));
  return { positionOf: (at) => Math.min(1, offset(at) / last), pages: (last + 1) / linesPerPage };
}

/** A node of the script with its text. */
interface Turning {
  readonly text: string;
  readonly at: Span;
  readonly turns?: readonly PageTurn[] | undefined;
}

/** No 'END OF ACT TWO' is longer. */
const longestMark = 40;

/** Every passage of the script in reading order; empty texts are left out. */
export function passagesOf(screenplay: Screenplay, positionOf: PositionOf): Passage[] {
  const passages: Passage[] = [];
  let speech = 0;
  let ordinal = 0;
  let piece = 0;
  const add = (
    scene: Scene,
    kind: PassageKind,
    { text, at: { start: at }, turns }: Turning,
    cue: Cue | null,
    dual = false,
  ): void => {
    if (text.trim() === '') return;
    passages.push({
      order: passages.length,
      kind,
      scene: scene.heading === null ? null : ordinal,
      piece,
      at,
      position: positionOf(at),
      text,
      turns: turns ?? null,
      words: wordsOf(text),
      speech: cue === null ? null : speech,
      cue,
      dual,
    });
  };
  for (const scene of screenplay.scenes) {
    piece = 0;
    if (scene.heading !== null) {
      ordinal += 1;
      piece += 1;
      add(scene, 'heading', scene.heading, null);
    }
    for (const element of scene.elements) {
      piece += 1;
      if (element.kind === 'speech') {
        speech += 1;
        for (const part of element.parts) add(scene, part.kind, part, element.cue, element.dual !== null);
      } else {
        const mark = element.kind === 'action' && element.text.length < longestMark && isPartMark(element.text.trim());
        add(scene, mark ? 'centered' : element.kind, element, null);
      }
    }
  }
  return passages;
}

/** True for words that are spoken or sung. */
export const isSpoken = (passage: Passage): boolean => passage.kind === 'dialogue' || passage.kind === 'lyric';
