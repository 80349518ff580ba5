/** Sets the FRAME and CALIBER ratings of two drafts beside each other. Does not call a difference a change while it is small or the two ranges touch. */
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

/** Less than half a point, five of a hundred features, is nobody's change. Ours. */
const leastChange = 0.5;

/** Counted scores have no range; where an older answer gives one, a difference inside it is noise. */
function verdictOf(older: Score | null, newer: Score | null): ComparedScore['verdict'] {
  if (!older || !newer) return 'unrated';
  if (older.score === newer.score) return 'unchanged';
  if (Math.abs(newer.score - older.score) < leastChange) return 'noise';
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
