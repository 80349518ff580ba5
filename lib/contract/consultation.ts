/** What a user asks of the 1-hour consultation. */
import * as z from 'zod';

export const consultationInput = z.object({
  question: z.string().trim().min(1, 'Please say what the hour should be about.').max(4000),
  preferred_times: z.string().trim().min(1, 'Please name a few times that suit you.').max(1000),
});
