/** Which script's notes are meant: the one on the screen; without one in the address the latest. */
import { useAnswers, useLibrary, useUpload } from '../../app/stores-context.tsx';
import { currentScript } from '../library/library-store.ts';

export function useNotedScript(): string | null {
  const named = useAnswers((s) => s.scriptId);
  const scripts = useLibrary((s) => s.scripts);
  const sentFromHere = useUpload((s) => s.data?.script_id ?? null);
  return named ?? (scripts && currentScript(scripts, sentFromHere)?.script_id) ?? null;
}
