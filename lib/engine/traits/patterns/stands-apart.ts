/** A run of scenes with places and speakers of its own between two parts of the script that do without them, with what it causes: silences as long as it, people who come and go with it. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { type PageSpan, pagesIn } from '../../../story/people/presence.ts';
import { type ApartStretch, stretch } from '../../../story/shape/stretches.ts';
import type { Derived } from '../../derive.ts';
import { stretchesApart } from '../../structure/count-stretches.ts';
import type { PatternRule } from '../pattern-rule.ts';

/** A silence is the stretch's where so much of it lies within. */
const within = 0.75;
/** It touches the whole: no other question comes before it. */
const weight = 0.59;

/** `scenes` are the ordinals of its first and last scene. */
const facts = z.object({
  stretch,
  scenes: z.tuple([z.number().int(), z.number().int()]),
  affected: z.number().int(),
  pages: z.number(),
  cites: z.array(cite),
});

/** The longest stretch that asks for a reason; null where none does. */
export const askedStretch = (derived: Derived): ApartStretch | null =>
  stretchesApart(derived).find(({ asked }) => asked) ?? null;

/** True of a silence that a stretch explains: it is told with the stretch and not beside it. */
export const isOfStretch = (asked: ApartStretch | null, silence: PageSpan): boolean =>
  asked !== null &&
  Math.min(asked.toPage, silence.to) - Math.max(asked.fromPage, silence.from) + 1 >= within * pagesIn(silence);

export const standsApart: PatternRule<z.infer<typeof facts>> = {
  id: 'stands-apart',
  kind: 'weakness',
  facts,
  find(derived) {
    const asked = askedStretch(derived);
    if (!asked) return null;
    return {
      facts: {
        stretch: asked,
        scenes: [asked.first, asked.last].map((id) => Number(id.replace(/^\D+/, ''))) as [number, number],
        affected: asked.toPage - asked.fromPage + 1,
        pages: derived.pages,
        cites: [asked.opening],
      },
      weight,
    };
  },
};
