/** A parsed script as it is read on a screen: its title page, its scenes, and what begins on each page. Refuses measures of its own: layout is the screen's. */
import * as z from 'zod';
import { problem } from './errors.ts';
import { scriptStatus } from './uploads.ts';

const page = z.number().int().positive();
const line = z.number().int().positive();

/**
 * One heading, paragraph, cue or part of a speech, on the page where it begins; `line` is its first line there. A paragraph that runs over a page
 * end is as many nodes as it has pages: all but the first are `continued`, and the text before such a one ends where the page does. `scene` and `number` (as printed) are a heading's; `dual` is set in both halves of a dual dialogue, the left
 * one whole before the right. `speaker` is a cue's name where the writer has said that it is another than the printed one, and the name of who goes
 * on speaking where a speech continues from the page before.
 */
export const pageNode = z.object({
  kind: z.enum([
    'heading',
    'action',
    'cue',
    'parenthetical',
    'dialogue',
    'lyric',
    'transition',
    'shot',
    'centered',
    'note',
  ]),
  line,
  text: z.string(),
  scene: z.number().int().positive().optional(),
  number: z.string().optional(),
  dual: z.enum(['left', 'right']).optional(),
  speaker: z.string().optional(),
  continued: z.literal(true).optional(),
});
export type PageNode = z.infer<typeof pageNode>;

/** `scene` is the ordinal in reading order, from 1, as evidence counts; `heading` is null for text before the first heading. */
export const sceneEntry = z.object({
  scene: z.number().int().positive(),
  number: z.string().nullable(),
  heading: z.string().nullable(),
  page,
  line,
});
export type SceneEntry = z.infer<typeof sceneEntry>;

/** `pages` holds every page of the script in order: the first is page 1, and one on which nothing begins is empty. */
export const screenplayPages = z.object({
  title: z.string().nullable(),
  title_page: z.object({
    episode: z.string().optional(),
    title: z.string().nullable(),
    credit: z.string().nullable(),
    authors: z.array(z.string()),
    source: z.string().nullable(),
    draft: z.string().nullable(),
    contact: z.string().nullable(),
  }),
  scenes: z.array(sceneEntry),
  pages: z.array(z.array(pageNode)),
});
export type ScreenplayPages = z.infer<typeof screenplayPages>;

/** GET /api/v1/upload/{id}/screenplay/: the pages once the script has been read, until then how far it is. */
export const screenplayOutput = z.discriminatedUnion('status', [
  screenplayPages.extend({ status: z.literal('ready') }),
  z.object({ status: scriptStatus.exclude(['ready']), problem: problem.nullable() }),
]);
