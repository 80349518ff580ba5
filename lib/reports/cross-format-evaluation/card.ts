/** Card of question 12: the script as series, short, stage play or audio, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/blocks.ts';
import { formatFact, formatFit, formatId } from '../../story/formats.ts';
import type { Card } from '../question.ts';

export const crossFormatEvaluationCard: Card = {
  number: 12,
  id: 'cross-format-evaluation',
  title: 'Cross-Format Evaluation',
  prompts: ['🔄 Cross Format Evaluation', '🗂️ Cross-Format Details'],
  plan: 'advanced',
  dependsOnDetails: true,
};

/** One thing counted: `value` in its unit (a share is 0-1), null where it can't be counted. */
const fact = z.object({
  id: formatFact,
  value: z.number().nullable(),
  printed: z.string(),
  note: z.string(),
  evidence: z.array(evidence),
});

const change = z.object({ fact: formatFact, text: z.string(), todo: z.string(), evidence: z.array(evidence) });
export type FormatChange = z.infer<typeof change>;

const episode = z.object({
  label: z.string(),
  fromScene: z.number().int().positive(),
  toScene: z.number().int().positive(),
  fromPage: z.number().int().positive(),
  toPage: z.number().int().positive(),
  pages: z.number(),
  who: z.string(),
  text: z.string(),
  hook: z.array(evidence),
});

/** `current` is the format the script is in; `best` the best of the others, null when there is too little to count. */
export const crossFormatEvaluationFindings = z.object({
  current: formatId.nullable(),
  currentText: z.string(),
  summary: z.array(z.string()),
  facts: z.array(fact),
  formats: z.array(formatFit),
  best: formatId.nullable(),
  bestText: z.string(),
  changes: z.array(change),
  serial: formatId.nullable(),
  episodesText: z.string(),
  episodes: z.array(episode),
});
export type CrossFormatEvaluationFindings = z.infer<typeof crossFormatEvaluationFindings>;
