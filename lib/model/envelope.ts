/**
 * The one form in which a model answers, whatever the question. Refuses a form per question: it would stand before the script in the
 * request and spoil the cached prefix. Fields that a question does not want are null or empty; no bounds, because not every server's
 * structured mode knows them.
 */
import * as z from 'zod';
import { claimKind } from '../contract/opinion.ts';

export const envelope = z.object({
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
