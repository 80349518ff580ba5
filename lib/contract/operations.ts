/** Where a copy of the product keeps its things, as `npm run ops` finds it: one output of the stack, a JSON object of names that open nothing by themselves. */
import * as z from 'zod';

/** The name of the stack's output, and of the file in the state of a local run. */
export const operationsOutput = 'Operations';
export const operationsFile = 'operations.json';

const name = z.string().min(1);
/** Under the names by which functions are told the same. */
export const operationSettings = z.object({
  TABLE_NAME: name,
  UPLOADS_BUCKET: name,
  READ_QUEUE_URL: name,
  ANSWER_QUEUE_URL: name,
  USER_POOL_ID: name,
  USER_POOL_CLIENT_ID: name,
  PAYMENT_SECRET_NAME: name,
  /** Only where a language model is set. */
  MODEL_PROVIDER: name.optional(),
  /** Dead letters of the bucket's notifications, of uploads to be read, and of questions. */
  UPLOAD_DEAD_LETTERS_URL: name,
  READ_DEAD_LETTERS_URL: name,
  ANSWER_DEAD_LETTERS_URL: name,
});
export type OperationSettings = z.infer<typeof operationSettings>;

/** What a local run writes into its state while it runs: the same, where its services listen, and the site's address. */
export const localOperations = z.object({
  url: z.string(),
  settings: operationSettings,
  endpoints: z.record(z.string(), z.string()),
});
export type LocalOperations = z.infer<typeof localOperations>;
