/** What a reader makes of it all: ratings with their reasons, the verdict, and what a producer would ask: audience, level, comparables, format. */
import * as z from 'zod';
import { caliberParameter, frameParameter } from '../ratings.ts';
import { byWriter, said } from './said.ts';

/** `because` are ids of points: a score without a reason is not told. An opinion by name, 1 to 10 in halves. */
export const ratingRead = z.object({
  name: z.union([frameParameter, caliberParameter]),
  score: z.number().min(1).max(10),
  why: z.string(),
  because: z.array(z.string()).min(1),
});
export type RatingRead = z.infer<typeof ratingRead>;

export const grade = z.enum(['pass', 'consider', 'recommend']);
export type Grade = z.infer<typeof grade>;
/** `against` is the strongest case against the script, made before the grade is given; `reason` is what decides it, as words after 'because' (readings made before it was asked for have none); `because` are ids of points. */
export const verdictRead = z.object({
  against: z.string().min(1),
  script: grade,
  writer: grade.nullable(),
  reason: z.string().nullable().default(null),
  text: z.string().min(1),
  because: z.array(z.string()).min(1),
});
export type VerdictRead = z.infer<typeof verdictRead>;

export const budgetLevel = z.enum(['micro', 'low', 'middle', 'high', 'tentpole']);
/** A paragraph of the reader's page on the script: argued, with the passages it argues from. */
export const commentRead = z.object({ about: z.string().min(1), said });

/** What it could be to whom, a sentence each. */
const potentialRead = z.object({
  artistic: z.string().nullable(),
  emotional: z.string().nullable(),
  commercial: z.string().nullable(),
  festival: z.string().nullable(),
  cultural: z.string().nullable(),
});

/** Argued, not scored. `scenes` are ordinals that drive the cost. `by`: the writer has set the level. */
export const marketRead = z.object({
  audience: z.string().nullable(),
  narrowedBy: z.string().nullable(),
  level: budgetLevel,
  by: byWriter,
  drivers: z.array(z.object({ what: z.string().min(1), scenes: z.array(z.number().int().positive()) })),
  cheaperBy: z.array(z.string()),
  /** What a producer plans by, and what the script could be; readings made before these were asked for have none. */
  shoot: z.string().nullable().default(null),
  /** A range of money with what drives it, and who holds which rights in the work, as far as its title page says. */
  money: z.string().nullable().default(null),
  rights: z.string().nullable().default(null),
  /** The money by lines, an amount or a share each. Readings made before it was asked for have none. */
  budget: z.array(z.object({ line: z.string().min(1), amount: z.string(), why: z.string() })).default([]),
  /** Where it is shot: in places that are there, on sets alone, or on both. */
  shotOn: z.enum(['places', 'mixed', 'stages']).nullable().default(null),
  potential: potentialRead.nullable().default(null),
  comparables: z.array(
    z.object({
      title: z.string().min(1),
      year: z.number().int(),
      shares: z.string().min(1),
      differs: z.string().min(1),
      /** What it cost and took or won; readings made before it was asked for have none. */
      fared: z.string().nullable().default(null),
      use: z.enum(['premise', 'tone', 'market']),
    }),
  ),
  formats: z.array(
    z.object({
      format: z.string().min(1),
      fits: z.enum(['yes', 'with changes', 'no']),
      why: z.string(),
      /** Who buys that form; readings made before it was asked for have none. */
      buyer: z.string().nullable().default(null),
      /** Told in parts: of each the pages it takes over and what is new, what happens, what it ends on. Readings made before they were asked for have none. */
      parts: z.array(z.object({ pages: z.string(), happens: z.string().min(1), endsOn: z.string() })).default([]),
    }),
  ),
  /** The form to sell it in beside its own, named as among the formats. */
  bestForm: z.string().nullable().default(null),
  /** What others of its kind do, and what that shows of this script; `because` are ids of points. Readings made before it was asked for have none. */
  craft: z
    .array(z.object({ others: z.string().min(1), here: z.string().min(1), because: z.array(z.string()) }))
    .default([]),
});
export type MarketRead = z.infer<typeof marketRead>;
