/** The writer's corrections of a reading: what a script is and is meant to be, who is who in it, where it turns, which doubts are none. One layer for all of them, kept apart from what was counted and read. */
import * as z from 'zod';
import { characterEdits, noCharacterEdits } from './character-edits.ts';
import { evidence } from './evidence.ts';

/** The genres that the reports know. */
export const genreName = z.enum([
  'drama',
  'thriller',
  'comedy',
  'action',
  'horror',
  'romance',
  'scifi',
  'crime',
  'adventure',
  'fantasy',
  'animation',
]);
export type GenreName = z.infer<typeof genreName>;

/** The kinds of script that the reports tell apart. */
export const formatName = z.enum(['feature', 'pilot', 'half-hour', 'short', 'limited-series']);
export type FormatName = z.infer<typeof formatName>;

/** The five turns of a script, in its order. */
export const turnKey = z.enum(['opportunity', 'change_of_plans', 'point_of_no_return', 'major_setback', 'climax']);
export type TurnKey = z.infer<typeof turnKey>;

const title = z
  .string()
  .trim()
  .min(1, 'Please give a title, or take the correction back.')
  .max(300, 'Please give a title of at most 300 characters.');

/** The levels of money that a script may ask for, lowest first. */
export const budgetName = z.enum(['micro', 'low', 'middle', 'high', 'tentpole']);
export type BudgetName = z.infer<typeof budgetName>;

/** Bounds of what the writer says in words of their own; films set beside the script are counted. */
export const wordBounds = { logline: 500, intent: 2000, comparable: 120, comparables: 5 } as const;

const logline = z
  .string()
  .trim()
  .min(1, 'Please give a logline, or take it back.')
  .max(wordBounds.logline, `Please give a logline of at most ${wordBounds.logline} characters.`);
const intent = z
  .string()
  .trim()
  .min(1, 'Please say what the script sets out to do, or take it back.')
  .max(wordBounds.intent, `Please say it in at most ${wordBounds.intent} characters.`);
const comparables = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'Please give the title of each film.')
      .max(wordBounds.comparable, `Please give titles of at most ${wordBounds.comparable} characters.`),
  )
  .min(1, 'Please name a film, or take the films back.')
  .max(wordBounds.comparables, `Please name at most ${wordBounds.comparables} films.`);

/** Ids of doubts about the reading that its writer has looked at and found none. A script has forty doubts at most. */
const dismissedDoubts = z.array(z.string().min(1).max(80)).max(80);

/** A scene by its ordinal among those with a heading, or a page of the script. */
const turnPlace = z.union(
  [z.strictObject({ scene: z.number().int().positive() }), z.strictObject({ page: z.number().int().positive() })],
  'Please name the scene or the page of a turn by its number.',
);
export type TurnPlace = z.infer<typeof turnPlace>;

const correctionsVersion = z.literal(1).default(1);
const eachTurn = <Value extends z.ZodType>(value: Value) =>
  z.object({
    opportunity: value,
    change_of_plans: value,
    point_of_no_return: value,
    major_setback: value,
    climax: value,
  });

/**
 * PUT /api/v1/upload/{id}/corrections/: what is sent is set, null takes it back, what is absent stays. `protagonist` is a name as the script has it (`id` of a
 * reading's characters); `aliases` are all merges and renames that are to hold, `dismissed` all doubts that are none. `intent` is what the script sets out to do.
 */
export const correctionsInput = z.object({
  schema_version: correctionsVersion,
  genre: genreName.nullable().optional(),
  title: title.nullable().optional(),
  format: formatName.nullable().optional(),
  logline: logline.nullable().optional(),
  budget: budgetName.nullable().optional(),
  comparables: comparables.nullable().optional(),
  intent: intent.nullable().optional(),
  protagonist: z.string().min(1).max(100).nullable().optional(),
  turns: eachTurn(turnPlace.nullable().optional()).nullable().optional(),
  aliases: characterEdits.nullable().optional(),
  dismissed: dismissedDoubts.nullable().optional(),
});
export type CorrectionsInput = z.infer<typeof correctionsInput>;
/** As a caller writes them. */
export type CorrectionsChange = z.input<typeof correctionsInput>;

/** Where the writer saw a turn: the first piece of that scene, or the first that begins on that page, with its words. */
export const correctedTurn = evidence.extend({ piece: z.number().int().positive() });
export type CorrectedTurn = z.infer<typeof correctedTurn>;

/** All corrections of a script, as they are kept and shown; null where there is none. Those stored before a field was known have none of it. */
export const corrections = z.object({
  schema_version: correctionsVersion,
  genre: genreName.nullable(),
  title: z.string().nullable(),
  format: formatName.nullable(),
  logline: z.string().nullable().default(null),
  budget: budgetName.nullable().default(null),
  comparables: z.array(z.string()).nullable().default(null),
  intent: z.string().nullable().default(null),
  protagonist: z.string().nullable(),
  turns: eachTurn(correctedTurn.nullable()),
  aliases: characterEdits,
  dismissed: dismissedDoubts.default([]),
});
export type Corrections = z.infer<typeof corrections>;
/** The corrections that reports depend on. */
export type CorrectionField = Exclude<keyof Corrections, 'schema_version' | 'dismissed'>;

export const noCorrections: Corrections = {
  schema_version: 1,
  genre: null,
  title: null,
  format: null,
  logline: null,
  budget: null,
  comparables: null,
  intent: null,
  protagonist: null,
  turns: { opportunity: null, change_of_plans: null, point_of_no_return: null, major_setback: null, climax: null },
  aliases: noCharacterEdits,
  dismissed: [],
};
