/** How the films named for produced scripts were judged. Titles, no text. */
import * as z from 'zod';
import judged from './comparables.json' with { type: 'json' };

const titles = z.array(z.string().min(1));
const judgedFilms = z.strictObject({
  what: z.string(),
  judgedOn: z.iso.date(),
  scripts: z.record(z.string(), z.strictObject({ sensible: titles, arguable: titles, wrong: titles })),
});

const { scripts } = judgedFilms.parse(judged);
const all = Object.values(scripts);

/** Titles of the scripts by which the films named were judged: nothing is learned from them. */
export const judgedScripts: readonly string[] = Object.keys(scripts);
const count = (verdict: 'sensible' | 'arguable' | 'wrong'): number =>
  all.reduce((sum, one) => sum + one[verdict].length, 0);

/** Films judged, by verdict. */
export const verdicts = { sensible: count('sensible'), arguable: count('arguable'), wrong: count('wrong') } as const;
