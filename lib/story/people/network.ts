/** The shape of the cast: who is at its centre, which groups it falls into, which leading speakers never exchange a line. */
import * as z from 'zod';

/**
 * `people` are all who speak, most words first: with how many they exchange lines, and how often. `exchanges` is the sum over all pairs. `groups`
 * list members by who answers whom, the biggest speaker's first; who answers nobody is in none. `apart` are pairs among the leading speakers
 * without an exchange, with the ids of scenes in which both are present.
 */
export const network = z.object({
  people: z.array(
    z.object({
      character: z.string(),
      partners: z.number().int().nonnegative(),
      exchanges: z.number().int().nonnegative(),
    }),
  ),
  exchanges: z.number().int().nonnegative(),
  groups: z.array(z.array(z.string())),
  apart: z.array(z.object({ people: z.tuple([z.string(), z.string()]), scenes: z.array(z.string()) })),
});
export type Network = z.infer<typeof network>;
