/** The settings of the functions, parsed once a process; the only place of this room that reads `process.env`. Refuses a missing one by name. */
import * as z from 'zod';
import { planQuotas } from '../lib/contract/plan-quotas.ts';
import { planTerms } from '../lib/contract/plan-terms.ts';

const url = z.url().transform((value) => value.replace(/\/+$/, ''));

/** A stack's parameter that was left empty arrives as an empty string. */
const given = z
  .string()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

/** Each function is given only the settings it needs, so all are optional here and required when asked for. */
const schema = z.object({
  TABLE_NAME: z.string().min(1).optional(),
  UPLOADS_BUCKET: z.string().min(1).optional(),
  READ_QUEUE_URL: z.string().min(1).optional(),
  ANSWER_QUEUE_URL: z.string().min(1).optional(),
  USER_POOL_ID: z.string().min(1).optional(),
  USER_POOL_CLIENT_ID: z.string().min(1).optional(),
  PAYMENT_SECRET_NAME: z.string().min(1).optional(),
  SITE_URL: url.optional(),
  OWNER_EMAIL: z.email().optional(),
  SENDER_EMAIL: z.email().optional(),
  STRIPE_API_URL: url.default('https://api.stripe.com'),
  STRIPE_SCRIPT_URL: z.url().default('https://js.stripe.com/v3/'),
  /** JSON of contract/plan-quotas. */
  PLAN_QUOTAS: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(planQuotas)
    .optional(),
  /** JSON of contract/plan-terms. */
  PLAN_TERMS: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(planTerms)
    .optional(),
  /** The queue that the function works off. */
  OWN_QUEUE_URL: z.string().min(1).optional(),
  MAX_RECEIVE_COUNT: z.coerce.number().int().positive().optional(),
  MODEL_PROVIDER: z.enum(['bedrock', 'openai-compatible']).optional(),
  MODEL_ID: z.string().min(1).optional(),
  MODEL_FALLBACK_ID: given,
  MODEL_REGION: z.string().min(1).optional(),
  MODEL_BASE_URL: url.optional(),
  MODEL_SECRET_NAME: given,
  /** Tokens that the model holds, prompt and answer together. */
  MODEL_WINDOW: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(8000).optional(),
  ),
  /** US dollars a script. */
  MODEL_BUDGET_USD: z.coerce.number().positive().optional(),
  /** US dollars a day over all accounts. */
  MODEL_USD_A_DAY: z.coerce.number().nonnegative().default(20),
  /** US dollars a million tokens: input/output/cache write/cache read. */
  MODEL_PRICE: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .regex(/^\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?){3}$/, 'Four prices, such as 2/10/2.5/0.1.')
      .transform((value) => value.split('/').map(Number) as [number, number, number, number])
      .optional(),
  ),
});
type Settings = z.infer<typeof schema>;

let parsed: Settings | undefined;

/** One setting by its environment name. Throws a plain Error (a deployment fault, answered as 500) when the function was not given it. */
export const setting = <K extends keyof Settings>(name: K): NonNullable<Settings[K]> => {
  parsed ??= schema.parse(process.env);
  const value = parsed[name];
  if (value === undefined || value === null) throw new Error(`The function was started without ${name}.`);
  return value;
};

/** Where the stack's metrics lie; none outside a stack. Apart from the settings, so that a line can be written while one of them is wrong. */
export const metricsNamespace = (): string | undefined => process.env.POWERTOOLS_METRICS_NAMESPACE || undefined;

/** As `setting`, null when the function was not given it. */
export const optionalSetting = <K extends keyof Settings>(name: K): NonNullable<Settings[K]> | null => {
  parsed ??= schema.parse(process.env);
  return parsed[name] ?? null;
};
