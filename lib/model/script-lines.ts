/** The script as the model is given it: every line of text in reading order, marked with pages and scenes. */
import type { PageTurn, Place, Scene, Screenplay } from '../screenplay/model.ts';
import { placeOfText } from '../screenplay/scenes/page-turns.ts';

/** One run of text; `scene` counts scenes with a heading, null before the first, as evidence does. */
export interface ScriptPiece {
  readonly text: string;
  readonly scene: number | null;
  readonly page: number;
  readonly line: number;
  /** Where the text runs over a page end. */
  readonly turns?: readonly PageTurn[];
}

/** Where the words at `offset` of a piece stand. */
export const placeInPiece = ({ page, line, turns }: ScriptPiece, offset: number): Place =>
  placeOfText({ page, line }, turns, offset);

/** Characters that draw nothing and can spell words to a machine: tags, marks of direction, spaces without width. Joiners stay, for scripts that need them. */
const unseen = /[\u{e0000}-\u{e007f}\u202a-\u202e\u2060-\u2069\u200b\ufeff]/gu;

/** A text as its pieces hold it. */
export const seenOf = (text: string): string => text.replace(unseen, '').trim();

function piecesOfScene(scene: Scene, ordinal: number | null): ScriptPiece[] {
  const pieces: ScriptPiece[] = [];
  const add = (text: string, { page, line }: Place, turns?: readonly PageTurn[]): void => {
    const seen = seenOf(text);
    if (seen === '') return;
    const seenTurns = turns?.map(({ from, at }) => ({ from: seen.length - seenOf(text.slice(from)).length, at }));
    pieces.push({ text: seen, scene: ordinal, page, line, ...(seenTurns && { turns: seenTurns }) });
  };
  if (scene.heading) add(scene.heading.text, scene.heading.at.start);
  for (const element of scene.elements) {
    if (element.kind === 'speech') {
      add(element.cue.text, element.cue.at.start);
      for (const part of element.parts) add(part.text, part.at.start, part.turns);
    } else add(element.text, element.at.start, element.turns);
  }
  return pieces;
}

/** Every piece of text in reading order: headings, action, cues, parentheticals, dialogue. */
export function scriptPieces({ scenes }: Screenplay): ScriptPiece[] {
  let ordinal = 0;
  return scenes.flatMap((scene) => {
    if (scene.heading !== null) ordinal += 1;
    return piecesOfScene(scene, scene.heading === null ? null : ordinal);
  });
}

/** The pieces as one text with a mark wherever a page or a scene begins. The same script always gives the same text. */
export function scriptText(pieces: readonly ScriptPiece[]): string {
  let page = 0;
  let scene: number | null = null;
  const lines: string[] = [];
  for (const piece of pieces) {
    if (piece.page !== page) lines.push(`[page ${piece.page}]`);
    if (piece.scene !== scene) lines.push(`[scene ${piece.scene}]`);
    ({ page, scene } = piece);
    lines.push(piece.text);
  }
  return lines.join('\n');
}
