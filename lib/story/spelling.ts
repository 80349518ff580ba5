/** Whether the script's spelling can be judged. */
import * as z from 'zod';

/** `readable` is false where the words are not English, or look as a scanner left them: there a strange word is nobody's slip, and no rule of spelling is asked. */
export const spelling = z.object({ readable: z.boolean() });
export type Spelling = z.infer<typeof spelling>;
