/**
 * A script's wording as a few thousand numbers, small enough to keep beside it and to compare with another draft's. Holds no words: the
 * numbers tell only whether a run of words somebody already has stands in the script.
 */
import * as z from 'zod';
import type { Scene, Screenplay } from '../../screenplay/model.ts';
import { wordsOf } from './words.ts';

/**
 * Winnowing after Schleimer, Wilkerson and Aiken, 'Winnowing: local algorithms for document fingerprinting' (SIGMOD 2003): of every
 * `windowLength` runs of `runLength` words the smallest hash is kept. Equal stretches of 10 words (5 + 6 - 1) or more are always seen,
 * runs under 5 words never.
 */
const runLength = 5;
const windowLength = 6;

/** `scenes` hash each scene's whole wording, `marks` are the winnowed runs of the script, each once. Unsigned 32-bit numbers. */
export const fingerprint = z.object({
  version: z.literal(1),
  scenes: z.array(z.number().int().nonnegative()),
  marks: z.array(z.number().int().nonnegative()),
});
export type Fingerprint = z.infer<typeof fingerprint>;

/** One scene's wording: `marks` in reading order. `ordinal` counts scenes with a heading, null before the first. */
export interface SceneMarks {
  readonly ordinal: number | null;
  readonly whole: number;
  readonly marks: readonly number[];
}

/** What is seen and said, in reading order; headings, cues, transitions and notes may change without a word being rewritten. */
function wordingOf({ elements }: Scene): string[] {
  return elements.flatMap((element) => {
    if (element.kind === 'speech') return element.parts.flatMap(({ text }) => wordsOf(text));
    return element.kind === 'transition' || element.kind === 'note' ? [] : wordsOf(element.text);
  });
}

/** FNV-1a over the words joined by spaces, then mixed, so that no common word makes a run's hash small by itself. */
export function hashOf(words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const char of words.join(' ')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The smallest hash of every window, the rightmost of equals, each position once. */
function winnowed(hashes: readonly number[]): number[] {
  const kept: number[] = [];
  let last = -1;
  const windows = Math.max(1, hashes.length - windowLength + 1);
  for (let start = 0; start < windows && hashes.length > 0; start += 1) {
    let least = start;
    for (let at = start; at < Math.min(start + windowLength, hashes.length); at += 1)
      if ((hashes[at] ?? 0) <= (hashes[least] ?? 0)) least = at;
    if (least !== last) kept.push(hashes[least] ?? 0);
    last = least;
  }
  return kept;
}

/** Every scene that has wording. An edit changes the marks around it and no others. */
export function sceneMarksOf({ scenes }: Screenplay): SceneMarks[] {
  let headings = 0;
  return scenes.flatMap((scene): SceneMarks[] => {
    if (scene.heading !== null) headings += 1;
    const words = wordingOf(scene);
    if (words.length === 0) return [];
    const runs = Array.from({ length: Math.max(0, words.length - runLength + 1) }, (_, at) =>
      hashOf(words.slice(at, at + runLength)),
    );
    return [{ ordinal: scene.heading === null ? null : headings, whole: hashOf(words), marks: winnowed(runs) }];
  });
}

/** About 11 bytes of JSON for every three to four words: 60 KB for a feature of 110 pages. */
export function fingerprintOf(screenplay: Screenplay): Fingerprint {
  const scenes = sceneMarksOf(screenplay);
  return {
    version: 1,
    scenes: [...new Set(scenes.map(({ whole }) => whole))],
    marks: [...new Set(scenes.flatMap(({ marks }) => marks))],
  };
}
