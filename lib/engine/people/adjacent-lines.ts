/** Finds where two people's lines first follow on each other. */
import type { SceneFacts } from '../scenes/scene-facts.ts';
import type { Speech } from './speeches.ts';

type Lines = readonly [Speech, Speech];

const keyOf = (one: string, other: string): string => [one, other].sort().join('\n');

/** Lines follow on each other within a scene, voice-over or not. Gives null for two whose lines never do. */
export function adjacentLinesIn(scenes: readonly SceneFacts[]): (one: string, other: string) => Lines | null {
  const found = new Map<string, Lines>();
  for (const { speeches } of scenes) {
    speeches.forEach((speech, index) => {
      const before = speeches[index - 1];
      if (!before) return;
      for (const one of before.speakers)
        for (const other of speech.speakers) {
          const key = keyOf(one, other);
          if (!found.has(key)) found.set(key, [before, speech]);
        }
    });
  }
  return (one, other) => found.get(keyOf(one, other)) ?? null;
}
