/** Card of question 12: the script as series, short, stage play or audio, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import { formatFact, formatId } from '../../story/formats.ts';
import type { Card } from '../card.ts';
import { datedFact } from '../dated-fact.ts';

export const crossFormatEvaluationCard: Card = {
  number: 12,
  id: 'cross-format-evaluation',
  title: 'Cross-Format Evaluation',
  prompts: ['🔄 Cross Format Evaluation', '🗂️ Cross-Format Details'],
  plan: 'advanced',
  dependsOnDetails: true,
  corrections: ['title', 'format', 'protagonist'],
  view: {
    slug: 'cross-format-evaluation',
    label: 'Cross-Format Evaluation',
    group: 'menu',
    empty: 'No cross-format evaluation data available',
    subItems: [],
  },
};

/** `episode`: held against one episode of the format, not the whole series. `met`, `near` and `far` are facts by how near they come to what it wants. */
const format = z.object({
  id: formatId,
  episode: z.boolean(),
  fit: z.number().int(),
  met: z.array(formatFact),
  near: z.array(formatFact),
  far: z.array(formatFact),
  /** What stands for and against it; answers made before it was told have none. */
  text: z.string().default(''),
});

const change = z.object({
  fact: formatFact,
  text: z.string(),
  todo: z.string().nullable(),
  evidence: z.array(evidence),
});
export type FormatChange = z.infer<typeof change>;

const episode = z.object({
  label: z.string(),
  fromScene: z.number().int().positive(),
  toScene: z.number().int().positive(),
  fromPage: z.number().int().positive(),
  toPage: z.number().int().positive(),
  pages: z.number(),
  text: z.string(),
  hook: z.array(evidence),
});

/**
 * `formats` begins with the script's own; the others follow, the best first. `current` is the format the script is in; `best` the best of the others, null when there is too little to count or none has what it can't do without (`bestText` says so);
 * `changes` what would have to change for it, the weightiest first.
 */
export const crossFormatEvaluationFindings = z.object({
  current: formatId.nullable(),
  summary: z.array(z.string()),
  formats: z.array(format),
  best: formatId.nullable(),
  bestText: z.string(),
  /** What would go over to other forms, of a script of which none is near. Absent in answers made before it was told. */
  forms: z.array(datedFact).default([]),
  /** What of the script the best of the others wants, by its values. */
  met: z.array(z.object({ fact: formatFact, value: z.string() })),
  changes: z.array(change),
  serial: formatId.nullable(),
  episodesText: z.string(),
  episodes: z.array(episode),
});
export type CrossFormatEvaluationFindings = z.infer<typeof crossFormatEvaluationFindings>;
