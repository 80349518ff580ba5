/** What EventBridge sends on a schedule. */
import * as z from 'zod';

/** `time` is the instant it is for. */
export const scheduledEvent = z.object({ time: z.iso.datetime() });
