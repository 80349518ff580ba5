/** What may be said when a checkout session is made. One-time payments with prices given inline; every other parameter is refused, not ignored. */
import * as z from 'zod';
import type { FormValue } from './form-body.ts';
import { ProviderError } from './provider-error.ts';

const integer = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((all) => Object.keys(all).length <= 50);
const webAddress = z.url({ protocol: /^https?$/ }).max(5_000);

const sessionParams = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z
    .array(
      z.strictObject({
        quantity: integer.refine((count) => count > 0),
        price_data: z.strictObject({
          currency: z.string().regex(/^[a-zA-Z]{3}$/),
          unit_amount: integer.refine((amount) => amount > 0),
          product_data: z.strictObject({
            name: z.string().min(1).max(250),
            description: z.string().optional(),
            metadata: metadata.optional(),
          }),
        }),
      }),
    )
    .min(1),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  metadata: metadata.default({}),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.default({}),
      description: z.string().optional(),
      receipt_email: z.string().optional(),
    })
    .optional(),
  expires_at: integer.optional(),
  expand: z.array(z.string()).optional(),
  // Told to the page in the cloud and without consequence here.
  branding_settings: z.strictObject({ button_color: z.string().regex(/^#[0-9a-f]{6}$/i) }).optional(),
  locale: z.string().optional(),
  submit_type: z.string().optional(),
  payment_method_types: z.tuple([z.literal('card')]).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }).optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false') }).optional(),
});
export type SessionParams = z.infer<typeof sessionParams>;

/** Throws ProviderError that names the parameter: missing, unknown, or not valid. */
export function readSessionParams(body: Record<string, FormValue>): SessionParams {
  return readParams(sessionParams, body);
}

/** Parses any endpoint's parameters with Stripe's refusals. */
export function readParams<S extends z.ZodType>(schema: S, body: Record<string, FormValue>): z.infer<S> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const path = issue?.path.map(String) ?? [];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const param = nameOf(unknown === undefined ? path : [...path, unknown]);
  if (unknown !== undefined)
    throw new ProviderError(400, {
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${param} (not emulated locally)`,
      param,
    });
  if (!isGiven(body, path))
    throw new ProviderError(400, {
      code: 'parameter_missing',
      message: `Missing required param: ${param}.`,
      param,
    });
  throw new ProviderError(400, { message: `Invalid ${param}, or a value that is not emulated locally.`, param });
}

function nameOf([head = '', ...rest]: readonly string[]): string {
  return head + rest.map((part) => `[${part}]`).join('');
}

function isGiven(body: FormValue, path: readonly string[]): boolean {
  let value: FormValue | undefined = body;
  for (const part of path) {
    if (value === undefined || typeof value === 'string') return false;
    value = Array.isArray(value) ? value[Number(part)] : value[part];
  }
  return value !== undefined;
}
