/** Another script of the same user set beside this one: what became of its scenes. */
import * as z from 'zod';
import { cite } from './cite.ts';

/** `kept` is the share (0 to 1) of the scene's wording that the other script has, too. */
const keptScene = z.object({ scene: z.string(), kept: z.number(), cite });
/** `shown` are a few of them, spread over the script. */
const fate = z.object({ count: z.number().int().nonnegative(), shown: z.array(keptScene) });
export type SceneFate = z.infer<typeof fate>;

/**
 * `title` is null when nobody gave the other one; `uploadedOn` is an ISO date. `share` (0 to 1) of this script's wording stands there, too; where that is too
 * little for the two to be drafts of one another (`isDraft` false), no scene is shown. Of `scenes` compared, some stand there word for word, some were
 * reworked, some are new here and some too short to tell; `gone` counts scenes of the other that do not stand here as they were.
 */
export const ownDraft = z.object({
  title: z.string().nullable(),
  fileName: z.string(),
  uploadedOn: z.string(),
  share: z.number(),
  isDraft: z.boolean(),
  scenes: z.number().int().nonnegative(),
  unchanged: fate,
  reworked: fate,
  fresh: fate,
  gone: z.number().int().nonnegative(),
});
export type OwnDraft = z.infer<typeof ownDraft>;
