/** The form in which a doubted finding is judged again: a verdict, and claims with their quotes. No bounds, because not every server's structured mode knows them. */
import { jsonSchema } from 'ai';
import * as z from 'zod';

const envelope = z.object({
  opinion: z.object({
    claims: z.array(z.object({ text: z.string(), page: z.number().nullable(), quote: z.string() })),
    verdict: z.string().nullable(),
  }),
});
export type Envelope = z.infer<typeof envelope>;

/** A number, also one in quotes; whatever else stands there names no place. */
const placeNumber = z
  .preprocess((value) => (typeof value === 'string' ? Number.parseFloat(value) : value), z.number().nullable())
  .catch(null);
const claim = z.object({ text: z.string(), page: placeNumber.default(null), quote: z.string().default('') });

/** Items that are not in form are left out: one of them does not spoil an answer that has been paid for. Nothing but such is no answer. */
const claims = z.array(z.unknown()).transform((values, context): z.output<typeof claim>[] => {
  const read = values.flatMap((value) => {
    const parsed = claim.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  if (values.length > 0 && read.length === 0) context.addIssue({ code: 'custom', message: 'No item is in form.' });
  return read;
});

/** What is read: the same form from a server that holds a model to it only by asking. A verdict left out is null, the outermost layer may be missing. */
const readable = z.preprocess(
  (value) => (value !== null && typeof value === 'object' && 'claims' in value ? { opinion: value } : value),
  z.object({ opinion: z.object({ claims, verdict: z.string().nullable().default(null) }) }),
);

/** The strict form as it is sent, and how an answer is read. */
export const envelopeForm = jsonSchema<Envelope>(z.toJSONSchema(envelope, { target: 'draft-7' }) as object, {
  validate: (value) => {
    const read = readable.safeParse(value);
    return read.success ? { success: true, value: read.data } : { success: false, error: read.error };
  },
});

/** An answer in form that holds nothing that could be shown. */
export const saysNothing = ({ opinion: { claims, verdict } }: Envelope): boolean =>
  claims.length === 0 && (verdict ?? '').trim() === '';
