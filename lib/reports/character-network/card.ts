/** Card of question 7: the character network, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { namedPlace } from '../../contract/blocks.ts';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';

export const characterNetworkCard: Card = {
  number: 7,
  id: 'character-network',
  title: 'Character Network',
  prompts: ['🕸️ Character Network'],
  plan: 'advanced',
  dependsOnDetails: false,
  corrections: ['protagonist'],
  view: {
    slug: 'character-network-analysis',
    label: 'Character Network Analysis',
    group: 'menu',
    empty: 'No Character Network Analysis data available.',
    subItems: [
      { slug: 'legend', label: 'Legend', description: 'Who speaks, and how much' },
      { slug: 'primary-network-map', label: 'Primary Network Map', description: 'Who plays with whom' },
    ],
  },
};

/** `quotes` are the places that show it, each with who speaks ('Action' for none), those of a tie from their first talk of three speeches or more and from their last. */
const entry = z.object({
  keyword: z.string(),
  description: z.string(),
  quotes: z.array(z.object({ part: z.enum(['begins', 'ends']).optional(), by: z.string(), evidence })),
});

export const characterNetworkFindings = z.object({
  Analysis: z.array(entry),
  KeyCharacteristics: z.array(entry),
  ToneSpectrum: z.array(entry),
  CharacterNetwork: z.array(entry),
  map: z.object({
    title: z.string(),
    nodes: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        words: z.number().int(),
        scenes: z.number().int().optional(),
        place: namedPlace.optional(),
      }),
    ),
    links: z.array(
      z.object({
        source: z.string(),
        target: z.string(),
        exchanges: z.number().int(),
        place: namedPlace.optional(),
      }),
    ),
  }),
});
export type CharacterNetworkFindings = z.infer<typeof characterNetworkFindings>;
export type NetworkEntry = CharacterNetworkFindings['Analysis'][number];
