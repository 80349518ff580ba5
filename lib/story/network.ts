/** The shape of the cast: who is at its centre, which groups it falls into, which leading speakers never exchange a line. */
import * as z from 'zod';
import { storyExchange } from './line.ts';

/**
 * `people` are all who speak, most words first: with how many they exchange lines, how often, and how many of the shortest ways between two
 * others lead through them (`betweenness`, 0 to 1). `exchanges` is the sum over all pairs, `density` the share of `possible` pairs that exchange
 * lines (0 to 1). `groups` come from who answers whom (`modularity` says how clearly), the biggest speaker's first; who answers nobody is in none.
 * `first` is where the first two members' lines first follow on each other. `apart` are pairs among the leading speakers without an exchange,
 * with the ids of scenes in which both are present.
 */
export const network = z.object({
  people: z.array(
    z.object({
      character: z.string(),
      partners: z.number().int().nonnegative(),
      exchanges: z.number().int().nonnegative(),
      betweenness: z.number(),
    }),
  ),
  exchanges: z.number().int().nonnegative(),
  possible: z.number().int().nonnegative(),
  density: z.number(),
  modularity: z.number(),
  groups: z.array(z.object({ members: z.array(z.string()), first: storyExchange.nullable() })),
  apart: z.array(z.object({ people: z.tuple([z.string(), z.string()]), scenes: z.array(z.string()) })),
});
export type Network = z.infer<typeof network>;
