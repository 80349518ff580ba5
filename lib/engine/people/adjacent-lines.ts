/** Finds where two people's lines follow on each other, for the first and for the last time. */
import type { SceneFacts } from '../scenes/scene-facts.ts';
import type { Speech } from './speeches.ts';

interface AdjacentLines {
  readonly first: readonly [Speech, Speech];
  readonly last: readonly [Speech, Speech];
}

const keyOf = (one: string, other: string): string => [one, other].sort().join('\n');

/** Lines follow on each other within a scene, voice-over or not. Gives null for two whose lines never do. */
export function adjacentLinesIn(scenes: readonly SceneFacts[]): (one: string, other: string) => AdjacentLines | null {
  const found = new Map<string, AdjacentLines>();
  for (const { speeches } of scenes) {
    speeches.forEach((speech, index) => {
      const before = speeches[index - 1];
      if (!before) return;
      const keys = before.speakers.flatMap((one) => speech.speakers.map((other) => keyOf(one, other)));
      for (const key of new Set(keys)) {
        const lines = [before, speech] as const;
        found.set(key, { first: found.get(key)?.first ?? lines, last: lines });
      }
    });
  }
  return (one, other) => found.get(keyOf(one, other)) ?? null;
}
