/**
 * A reading held against the faults that were planted in its script: found, missed, and points that take for a fault what the script means. By the pieces
 * cited, not by words: a point finds a fault where it cites both of its sides, or one of them and speaks of the same people.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { findWords } from '../../../../lib/model/read/find-words.ts';
import { type NumberedScript, sceneOf } from '../../../../lib/model/read/numbered-script.ts';
import type { Cite } from '../../../../lib/story/cite.ts';
import { cueNameOf } from '../../../../lib/story/ids.ts';
import type { PointRead } from '../../../../lib/story/read/point-read.ts';

const place = z.object({ scene: z.number().int().positive(), words: z.string().min(1) });
const label = z.object({
  id: z.string(),
  kind: z.enum(['age', 'day', 'prop', 'knowledge', 'dead', 'who knows what', 'place']).optional(),
  what: z.string(),
  people: z.array(z.string()),
  places: z.array(place).min(2),
});
/** `planted` are contradictions; `sound` looks like one and is meant. */
const labels = z.object({ script: z.string(), planted: z.array(label).min(1), sound: z.array(label) });
export type Label = z.infer<typeof label>;
export type Labels = z.infer<typeof labels>;

export const labelsIn = (file: string): Labels => labels.parse(JSON.parse(readFileSync(file, 'utf8')));

interface Piece {
  readonly scene: number;
  readonly number: number;
}
/** The pieces that hold a label's words, one a place. @throws Error where the script does not say them there */
export function piecesOf(script: NumberedScript, { id, places }: Pick<Label, 'id' | 'places'>): Piece[] {
  return places.map(({ scene, words }) => {
    const pieces = sceneOf(script, scene)?.pieces ?? [];
    const holding = pieces.find(({ texts }) => texts.some(({ text }) => findWords(text, words) !== null));
    if (!holding) throw new Error(`${id}: scene ${scene} does not say '${words}'.`);
    return { scene, number: holding.number };
  });
}

export interface Score {
  readonly found: readonly string[];
  readonly missed: readonly string[];
  /** Labels of what is meant that a point calls a fault. */
  readonly mistaken: readonly string[];
  /** Points told as faults that are about no label: right or wrong, somebody has to look. */
  readonly others: readonly string[];
}

const isAt = (cite: Cite, { scene, number }: Piece): boolean =>
  cite.scene === scene && Math.abs(cite.from - number) <= 1;

/** A point against the script: praise finds no fault. */
const isAgainst = ({ kind }: PointRead): boolean => kind === 'weakness' || kind === 'question';

function isAbout(point: PointRead, pieces: readonly Piece[], { people }: Label): boolean {
  const cited = pieces.filter((piece) => point.said.cites.some((cite) => isAt(cite, piece))).length;
  if (cited >= 2) return true;
  const touched = new Set(point.touches.map((id) => cueNameOf(id).toUpperCase()));
  return cited === 1 && point.fault && people.length > 0 && people.every((name) => touched.has(name));
}

export function scoreOf(points: readonly PointRead[], script: NumberedScript, { planted, sound }: Labels): Score {
  const against = points.filter(isAgainst);
  const about = (one: Label, among: readonly PointRead[]): boolean => {
    const pieces = piecesOf(script, one);
    return among.some((point) => isAbout(point, pieces, one));
  };
  const faults = against.filter(({ fault }) => fault);
  const known = [...planted, ...sound].map((one) => ({ one, pieces: piecesOf(script, one) }));
  return {
    found: planted.filter((one) => about(one, against)).map(({ id }) => id),
    missed: planted.filter((one) => !about(one, against)).map(({ id }) => id),
    mistaken: sound.filter((one) => about(one, faults)).map(({ id }) => id),
    others: faults.filter((point) => !known.some(({ one, pieces }) => isAbout(point, pieces, one))).map(({ id }) => id),
  };
}
