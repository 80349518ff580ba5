/** The screenplay that was stored when the script was read, with the writer's corrections of its cast. Refuses what no longer fits the model. */
import * as z from 'zod';
import { applyCharacterEdits } from '../../lib/engine/people/character-edits.ts';
import { type Screenplay, screenplay } from '../../lib/screenplay/model.ts';
import type { ScriptItem } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { screenplayKey } from './script-keys.ts';

/** Screenplays stored before they said so are of the first form, too. */
const storedForm = z
  .looseObject({ schema_version: z.literal(1).default(1) })
  .transform(({ schema_version: _, ...read }) => read)
  .pipe(screenplay);

/** As it was read, with every cue as it is printed: what a model is given, whatever is corrected since. */
export const printedScreenplay = async (
  deps: { readonly bucket: Pick<UploadsBucket, 'read'> },
  { user_id, script_id }: Pick<ScriptItem, 'user_id' | 'script_id'>,
): Promise<Screenplay> => {
  const bytes = await deps.bucket.read(screenplayKey(user_id, script_id));
  return storedForm.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
};

/** Only for a script whose status is ready. Throws as the bucket does when the script was deleted meanwhile. */
export const storedScreenplay = async (
  deps: { readonly bucket: Pick<UploadsBucket, 'read'> },
  { user_id, script_id, corrections }: Pick<ScriptItem, 'user_id' | 'script_id' | 'corrections'>,
): Promise<Screenplay> => {
  return applyCharacterEdits(await printedScreenplay(deps, { user_id, script_id }), corrections.aliases);
};
