/** Messages between the queue-driven functions. Parsed when read: a message that does not fit is refused, not guessed at. */
import * as z from 'zod';
import { questionNumber } from './report.ts';

/** The part of an S3 event notification that read-script uses; keys arrive form-encoded ('+' for a space). */
export const uploadNotification = z.object({
  Records: z.array(
    z.object({
      eventName: z.string(),
      s3: z.object({
        bucket: z.object({ name: z.string() }),
        object: z.object({ key: z.string(), size: z.number().int() }),
      }),
    }),
  ),
});

/** The id of the call that the message was sent for; messages from before there was one have none. */
const correlated = { correlation_id: z.uuid().optional() } as const;

/** An upload that waits to be read. */
export const uploadMessage = z.object({ key: z.string(), ...correlated });
export type UploadMessage = z.infer<typeof uploadMessage>;

/** `request_id` fences the answer: a result is written only while the answer still waits for this very request. */
export const answerMessage = z.object({
  user_id: z.string(),
  script_id: z.string(),
  question: questionNumber,
  request_id: z.string(),
  ...correlated,
});
export type AnswerMessage = z.infer<typeof answerMessage>;
