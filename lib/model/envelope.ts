/**
 * The one form in which a model answers, whatever the question. Refuses a form per question: it would stand before the script in the
 * request and spoil the cached prefix. Fields that a question does not want are null or empty; no bounds, because not every server's
 * structured mode knows them.
 */
import { jsonSchema } from 'ai';
import * as z from 'zod';
import { claimKind } from '../contract/opinion.ts';

const envelope = z.object({
  opinion: z.object({
    title: z.string().nullable(),
    logline: z.string().nullable(),
    summary: z.string().nullable(),
    synopsis: z.string().nullable(),
    claims: z.array(
      z.object({
        text: z.string(),
        kind: claimKind,
        scene: z.number().nullable(),
        page: z.number().nullable(),
        quote: z.string(),
      }),
    ),
    ratings: z.array(z.object({ name: z.string(), score: z.number(), why: z.string() })),
    verdict: z.string().nullable(),
  }),
});
export type Envelope = z.infer<typeof envelope>;

const text = z.string().nullable().default(null);
/** A number, also one in quotes; whatever else stands there names no place. */
const placeNumber = z
  .preprocess((value) => (typeof value === 'string' ? Number.parseFloat(value) : value), z.number().nullable())
  .catch(null);
const kindInAnyCase = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  claimKind,
);

const claim = z.object({
  text: z.string(),
  kind: kindInAnyCase,
  scene: placeNumber.default(null),
  page: placeNumber.default(null),
  quote: z.string().default(''),
});
const rating = z.object({ name: z.string(), score: z.number(), why: z.string().default('') });

/** Items that are not in form are left out: one of them does not spoil an answer that has been paid for. Nothing but such is no answer. */
const itemsOf = <S extends z.ZodType>(item: S) =>
  z.array(z.unknown()).transform((values, context): z.output<S>[] => {
    const read = values.flatMap((value) => {
      const parsed = item.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
    if (values.length > 0 && read.length === 0) context.addIssue({ code: 'custom', message: 'No item is in form.' });
    return read;
  });

/** What is read: the same form from a server that holds a model to it only by asking. A field left out is null or empty, the outermost layer may be missing. */
const readable = z.preprocess(
  (value) => (value !== null && typeof value === 'object' && 'claims' in value ? { opinion: value } : value),
  z.object({
    opinion: z.object({
      title: text,
      logline: text,
      summary: text,
      synopsis: text,
      claims: itemsOf(claim),
      ratings: itemsOf(rating).default([]),
      verdict: text,
    }),
  }),
);

/** The strict form as it is sent, and how an answer is read. */
export const envelopeForm = jsonSchema<Envelope>(z.toJSONSchema(envelope, { target: 'draft-7' }) as object, {
  validate: (value) => {
    const read = readable.safeParse(value);
    return read.success ? { success: true, value: read.data } : { success: false, error: read.error };
  },
});

/** An answer in form that holds nothing: no opinion that could be shown. */
export const saysNothing = ({ opinion: { claims, ratings, ...texts } }: Envelope): boolean =>
  claims.length === 0 && ratings.length === 0 && Object.values(texts).every((one) => (one ?? '').trim() === '');
