/** What a reader puts on a coverage: the production's name, their own, and their verdict on a script. Kept in this browser alone, until its user logs out. */
import * as z from 'zod';
import { storageKeys } from '../account/storage-keys.ts';

export const verdicts = ['PASS', 'CONSIDER', 'RECOMMEND'] as const;
export type Verdict = (typeof verdicts)[number];

export const mostLetters = 80;
/** `verdicts` by script: that of the sample under its own name. */
const letterhead = z.object({
  production: z.string(),
  reader: z.string(),
  verdicts: z.record(z.string(), z.enum(verdicts)),
});
export type Letterhead = z.infer<typeof letterhead>;
export const noLetterhead: Letterhead = { production: '', reader: '', verdicts: {} };

/** What cannot be read is as if nothing had been set. */
export function readLetterhead(storage: Storage): Letterhead {
  const kept = storage.getItem(storageKeys.letterhead);
  if (kept === null) return noLetterhead;
  try {
    return letterhead.parse(JSON.parse(kept));
  } catch (error) {
    console.error('The letterhead kept in this browser could not be read.', error);
    return noLetterhead;
  }
}

export const keepLetterhead = (storage: Storage, head: Letterhead): void =>
  storage.setItem(storageKeys.letterhead, JSON.stringify(head));
