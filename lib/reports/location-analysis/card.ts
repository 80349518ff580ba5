/** Card of question 15: where it plays and where it could be shot, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';

export const locationAnalysisCard: Card = {
  number: 15,
  id: 'location-analysis',
  title: 'Location Analysis',
  prompts: ['🗺️ Location Analysis'],
  plan: 'advanced',
  dependsOnDetails: true,
  corrections: ['title'],
  view: {
    slug: 'location-analysis',
    label: 'Location Analysis',
    group: 'menu',
    empty: 'No location analysis data available',
    subItems: [],
  },
};

/** Among what says where it is set: which English it is written in, as older answers tell, and that no heading names a town. */
export const englishId = 'english';
export const unnamedId = 'unnamed';
const statement = z.object({
  id: z.enum([englishId, unnamedId]).optional(),
  text: z.string(),
  evidence: z.array(evidence),
});
const fact = z.object({
  label: z.string(),
  value: z.string(),
  note: z.string().nullable(),
  evidence: z.array(evidence),
});

/** `published` is the year of the source, null when it bears none; `old` when it may have been past 24 months as the table was made. */
const incentive = z.object({
  place: z.string(),
  kind: z.string(),
  percent: z.number(),
  note: z.string(),
  source: z.string(),
  published: z.number().int().nullable(),
  old: z.boolean(),
});
/** A place where films are shot for an incentive; `pros` and `cons` say how it stands to the script's own. */
const alternative = z.object({
  place: z.string(),
  country: z.string(),
  pros: z.array(statement),
  cons: z.array(statement),
  incentives: z.array(incentive),
});
/** The biggest places, with the page and line of their first heading; `eighths` of a page; `days`, `nights`, `dusks` and `unsaid` count scenes. */
const location = z.object({
  name: z.string(),
  scenes: z.number().int().positive(),
  eighths: z.number().int().positive(),
  page: z.number().int().positive(),
  line: z.number().int().positive(),
  lastPage: z.number().int().positive().optional(),
  days: z.number().int().optional(),
  nights: z.number().int().optional(),
  dusks: z.number().int().optional(),
  unsaid: z.number().int().optional(),
});

/** `alternativesNote` says why there are no alternatives; null where there are. `headingsNote` says why nothing is told of places; null where it is. `collected` is the month of the table of incentives. */
export const locationAnalysisFindings = z.object({
  setting: z.array(statement),
  home: alternative.nullable(),
  locations: z.array(location),
  merged: z.array(z.object({ printed: z.string(), into: z.string(), evidence: z.array(evidence) })),
  shooting: z.array(fact),
  alternatives: z.array(alternative),
  alternativesNote: z.string().nullable(),
  headingsNote: z.string().nullable().default(null),
  collected: z.string(),
});
export type LocationAnalysisFindings = z.infer<typeof locationAnalysisFindings>;
export type Alternative = z.infer<typeof alternative>;
export type Statement = z.infer<typeof statement>;
