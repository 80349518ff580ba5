/** Sets the FRAME and CALIBER ratings of two drafts beside each other. Does not call a difference a change while the two ranges touch. */
import * as z from 'zod';
import type { ComparedScore } from '../../contract/comparison.ts';

const score = z.object({ score: z.number(), low: z.number(), high: z.number() });
type Score = z.infer<typeof score>;
const ratings = z.record(z.string(), score.optional());
const stored = { FRAME: z.object({ FRAME: ratings }), CALIBER: z.object({ CALIBER: ratings }) };

function ratingsIn(table: ComparedScore['table'], findings: unknown): Map<string, Score> {
  const held = table === 'FRAME' ? stored.FRAME.parse(findings).FRAME : stored.CALIBER.parse(findings).CALIBER;
  return new Map(Object.entries(held).flatMap(([name, one]) => (one ? [[name, one] as const] : [])));
}

/** A range is one standard error either way: two that don't touch differ by more than 1.4 of the difference's own. */
function verdictOf(older: Score | null, newer: Score | null): ComparedScore['verdict'] {
  if (!older || !newer) return 'unrated';
  if (older.score === newer.score) return 'unchanged';
  if (newer.low > older.high) return 'up';
  return newer.high < older.low ? 'down' : 'noise';
}

/** In the newer draft's order; nothing for a table that one of the drafts has no report on (null). */
export function compareScores(table: ComparedScore['table'], older: unknown, newer: unknown): ComparedScore[] {
  if (older === null || newer === null) return [];
  const [was, is] = [ratingsIn(table, older), ratingsIn(table, newer)];
  return [...new Set([...is.keys(), ...was.keys()])].map((name) => {
    const [before, after] = [was.get(name) ?? null, is.get(name) ?? null];
    const shown = (one: Score | null) => one && { score: one.score, low: one.low, high: one.high };
    return { table, name, older: shown(before), newer: shown(after), verdict: verdictOf(before, after) };
  });
}
