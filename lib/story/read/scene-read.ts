/** A scene as it was read: what happens, what is wanted, what turns, what is planted and paid, and whether the script would miss it. */
import * as z from 'zod';
import { cite } from '../cite.ts';

export const sceneFate = z.enum(['keep', 'trim', 'merge', 'cut']);
export type SceneFate = z.infer<typeof sceneFate>;

/** `scene` is the scene's ordinal among those with a heading, null for what stands before the first. `turns` is null where nothing changes; `note` says why a scene could be trimmed, merged or cut. */
export const sceneRead = z.object({
  scene: z.number().int().positive().nullable(),
  happens: z.string().min(1),
  want: z.string().nullable(),
  turns: z.string().nullable(),
  plants: z.array(z.string()),
  pays: z.array(z.string()),
  could: sceneFate,
  note: z.string().nullable(),
  cites: z.array(cite).min(1),
});
export type SceneRead = z.infer<typeof sceneRead>;

/** A slip in one line: the words as written stand in the piece that the cite names. */
export const lineNote = z.object({
  id: z.string(),
  kind: z.enum(['spelling', 'grammar', 'format', 'clarity', 'dialogue', 'logic']),
  cite,
  written: z.string().min(1),
  better: z.string(),
});
export type LineNote = z.infer<typeof lineNote>;
