/** The writer's corrections of a reading: what a script is, who is who in it, where it turns. One layer for all of them, kept apart from what was counted and read. */
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
 * reading's characters); `aliases` are all merges and renames that are to hold.
 */
export const correctionsInput = z.object({
  schema_version: correctionsVersion,
  genre: genreName.nullable().optional(),
  title: title.nullable().optional(),
  format: formatName.nullable().optional(),
  protagonist: z.string().min(1).max(100).nullable().optional(),
  turns: eachTurn(turnPlace.nullable().optional()).nullable().optional(),
  aliases: characterEdits.nullable().optional(),
});
export type CorrectionsInput = z.infer<typeof correctionsInput>;
/** As a caller writes them. */
export type CorrectionsChange = z.input<typeof correctionsInput>;

/** Where the writer saw a turn: the first piece of that scene, or the first that begins on that page, with its words. */
export const correctedTurn = evidence.extend({ piece: z.number().int().positive() });
export type CorrectedTurn = z.infer<typeof correctedTurn>;

/** All corrections of a script, as they are kept and shown; null where there is none. */
export const corrections = z.object({
  schema_version: correctionsVersion,
  genre: genreName.nullable(),
  title: z.string().nullable(),
  format: formatName.nullable(),
  protagonist: z.string().nullable(),
  turns: eachTurn(correctedTurn.nullable()),
  aliases: characterEdits,
});
export type Corrections = z.infer<typeof corrections>;
export type CorrectionField = 'genre' | 'title' | 'format' | 'protagonist' | 'turns' | 'aliases';

export const noCorrections: Corrections = {
  schema_version: 1,
  genre: null,
  title: null,
  format: null,
  protagonist: null,
  turns: { opportunity: null, change_of_plans: null, point_of_no_return: null, major_setback: null, climax: null },
  aliases: noCharacterEdits,
};
