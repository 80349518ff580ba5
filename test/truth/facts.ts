/** What is so in produced scripts, by the file of each: who leads, where it is set, full names and ages as printed, cues that name nobody, cues of one person. Facts and names, no text. */
import * as z from 'zod';
import labelled from './facts.json' with { type: 'json' };

const cue = z.string().min(1);
/** Null where the script prints none: who says one is wrong. Where the field is missing nobody has looked. */
const person = z.strictObject({ name: z.string().min(1).nullish(), age: z.number().int().positive().nullish() });
/**
 * `setting`: the names of places that it is right to call the setting; none where it is everywhere or nowhere. `headed`: some heading names a real
 * place. `people` by the name of their cue. `onePerson`: pairs of cues, the commoner first.
 */
const scriptFacts = z.strictObject({
  lead: z.array(cue).min(1),
  setting: z.array(z.string().min(1)),
  headed: z.boolean(),
  people: z.record(cue, person),
  noCharacters: z.array(cue),
  onePerson: z.array(z.tuple([cue, cue])),
});
export type ScriptFacts = z.infer<typeof scriptFacts>;

const lot = z.strictObject({
  what: z.string(),
  judgedOn: z.iso.date(),
  scripts: z.record(z.string(), scriptFacts),
});

const { mendedOn, fresh } = z.strictObject({ mendedOn: lot, fresh: lot }).parse(labelled);

/** The lot by whose faults the engine was mended, and one that nothing was mended by. */
export const lots = { mendedOn, fresh } as const;
