/** The Screenplay every report stands on: scenes, elements and title page, each knowing its page and line. */
import * as z from 'zod';

/**
 * 1-based page of the script (title pages are not counted, so page 1 is the page a reader calls page 1) and 1-based line slot on
 * that page. Formats without pages are laid out on 55-line pages. Source page = page + titlePageCount.
 */
export const place = z.object({ page: z.number().int().positive(), line: z.number().int().positive() });
export type Place = z.infer<typeof place>;
/** First and last line of a node, both included. */
export const span = z.object({ start: place, end: place });
export type Span = z.infer<typeof span>;

/** The page turns inside a text: from the character at `from` on it stands at `at`. */
export const pageTurn = z.object({ from: z.number().int().positive(), at: place });
export type PageTurn = z.infer<typeof pageTurn>;

/**
 * 'JOHN (V.O.) (CONT'D)': `name` is JOHN, `extensions` are ['V.O.', "CONT'D"], `text` is the printed cue. `printedName` is set only where
 * the writer has said that the name is another: then `name` is theirs and this is the one on the page.
 */
export const cue = z.object({
  text: z.string(),
  name: z.string(),
  extensions: z.array(z.string()),
  at: span,
  printedName: z.string().optional(),
});
export type Cue = z.infer<typeof cue>;

export const speechPart = z.object({
  kind: z.enum(['dialogue', 'parenthetical', 'lyric']),
  text: z.string(),
  at: span,
  turns: z.array(pageTurn).optional(),
});
export type SpeechPart = z.infer<typeof speechPart>;

/** `dual` is set on both halves of a dual dialogue: the left half comes first in reading order. */
export const speech = z.object({
  kind: z.literal('speech'),
  cue,
  parts: z.array(speechPart),
  dual: z.enum(['left', 'right']).nullable(),
  at: span,
});
export type Speech = z.infer<typeof speech>;

/** Everything in a scene that is not a speech. `shot` is a slug such as CLOSE ON or ANGLE ON that does not open a scene; a `lyric` here is sung by no one named. `turns` is absent from a text on one page. */
export const textElement = z.object({
  kind: z.enum(['action', 'transition', 'shot', 'centered', 'lyric', 'note']),
  text: z.string(),
  at: span,
  turns: z.array(pageTurn).optional(),
});
export type TextElement = z.infer<typeof textElement>;

export const element = z.discriminatedUnion('kind', [speech, textElement]);
export type Element = z.infer<typeof element>;

/** `setting` is null for a heading without INT/EXT; `location` and `timeOfDay` are as printed, trimmed; `number` as printed ('10A'). */
export const sceneHeading = z.object({
  text: z.string(),
  setting: z.enum(['INT', 'EXT', 'INT/EXT']).nullable(),
  location: z.string(),
  timeOfDay: z.string().nullable(),
  number: z.string().nullable(),
  at: span,
});
export type SceneHeading = z.infer<typeof sceneHeading>;

/** `index` is the ordinal in reading order, from 1. `heading` is null only for text before the first heading (then index 1). `eighths` of a page, at least 1. */
export const scene = z.object({
  index: z.number().int().positive(),
  heading: sceneHeading.nullable(),
  elements: z.array(element),
  at: span,
  eighths: z.number().int().positive(),
});
export type Scene = z.infer<typeof scene>;

/** `episode` is its number, its name or both, as printed; absent where the title page names none. */
export const titlePage = z.object({
  title: z.string().nullable(),
  authors: z.array(z.string()),
  credit: z.string().nullable(),
  source: z.string().nullable(),
  draft: z.string().nullable(),
  contact: z.string().nullable(),
  episode: z.string().optional(),
});
export type TitlePage = z.infer<typeof titlePage>;

/** Page furniture, set apart: it is never part of a scene. `hidden` is text that a reader of the PDF does not see. */
export const furniture = z.object({
  kind: z.enum(['page-number', 'scene-number', 'more', 'continued', 'revision-mark', 'header', 'footer', 'hidden']),
  text: z.string(),
  at: place,
});
export type Furniture = z.infer<typeof furniture>;

/** What the reader could not read or had to guess, in words for the user. */
export const diagnostic = z.object({
  code: z.string(),
  message: z.string(),
  pages: z.array(z.number().int().positive()),
});
export type Diagnostic = z.infer<typeof diagnostic>;

/** `pageCount` counts the pages of the script itself, `titlePageCount` those before it. */
export const screenplay = z.object({
  format: z.enum(['pdf', 'fountain', 'fdx', 'text']),
  titlePageCount: z.number().int().nonnegative(),
  pageCount: z.number().int().nonnegative(),
  titlePage,
  scenes: z.array(scene),
  furniture: z.array(furniture),
  diagnostics: z.array(diagnostic),
});
export type Screenplay = z.infer<typeof screenplay>;
