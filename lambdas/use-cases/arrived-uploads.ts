/** The bucket's notification, and the readers' message, as the keys of the objects that arrived. */
import * as z from 'zod';
import { uploadMessage, uploadNotification } from '../../lib/contract/queue-message.ts';

/** The bucket sends one test event when its notifications are set up. */
const testEvent = z.object({ Event: z.literal('s3:TestEvent') });

/** Keys arrive form-encoded; a key that cannot be decoded fails the message. */
export const arrivedUploads = z.union([
  uploadNotification.transform(({ Records }) =>
    Records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll('+', ' '))),
  ),
  testEvent.transform((): string[] => []),
]);

/** What the readers' queue holds; a notification itself, too, from before there was a turn. */
export const uploadsToRead = z.union([uploadMessage.transform(({ key }) => [key]), arrivedUploads]);
