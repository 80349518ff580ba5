/** What functions write to their logs while a test runs, by both streams, parsed. */
import { vi } from 'vitest';

export interface LogLines {
  /** Every line so far. */
  readonly all: () => Record<string, unknown>[];
  /** The lines of an event. */
  readonly of: (event: string) => Record<string, unknown>[];
  readonly text: () => string;
  readonly restore: () => void;
}

/** Keeps the log off the screen until restored. */
export function watchLog(): LogLines {
  const written: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    }),
  );
  const all = (): Record<string, unknown>[] => written.map((line) => JSON.parse(line));
  return {
    all,
    of: (event) => all().filter((line) => line.event === event),
    text: () => written.join(''),
    restore: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
