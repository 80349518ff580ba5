/** A run of scenes with places and speakers of its own between two parts of the script that do without them, with what it causes: silences as long as it, people who come and go with it. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { type PageSpan, pagesIn } from '../../../story/people/presence.ts';
import { type ApartStretch, stretch } from '../../../story/shape/stretches.ts';
import type { Derived } from '../../derive.ts';
import { stretchesApart } from '../../structure/count-stretches.ts';
import { countReturns } from '../../text/count-returns.ts';
import type { PatternRule } from '../pattern-rule.ts';

/** A silence is the stretch's where so much of it lies within. */
const within = 0.75;
/** It touches the whole: no other question comes before it. */
const weight = 0.59;

const page = z.number().int();
/** `scenes` are the ordinals of its first and last scene. */
const facts = z.object({
  stretch,
  scenes: z.tuple([z.number().int(), z.number().int()]),
  affected: z.number().int(),
  pages: z.number(),
  /** What is planted in it and comes back behind it, by its words, with both pages. */
  planted: z.array(z.object({ words: z.string(), page, back: page })).default([]),
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
        planted: plantedIn(derived, asked),
        cites: [asked.opening],
      },
      weight,
    };
  },
};

/** So many are told. */
const mostPlanted = 3;

/** Lines, things and words that stand in the stretch first and behind it again. */
function plantedIn(derived: Derived, { fromPage, toPage }: ApartStretch): z.infer<typeof facts>['planted'] {
  const { lines, things, words } = countReturns({ derived });
  const found = [
    ...lines.map(({ said }) => ({ words: said[0]?.cite.quote ?? '', cites: said.map(({ cite: one }) => one) })),
    ...things.map(({ name, cites }) => ({ words: name, cites })),
    ...words.map(({ name, plant, payoff }) => ({ words: name, cites: [plant.cite, payoff.cite] })),
  ];
  return found
    .flatMap(({ words: told, cites }) => {
      const [first] = cites;
      const back = cites.find((one) => one.page > toPage);
      const isPlanted = first !== undefined && first.page >= fromPage && first.page <= toPage;
      return isPlanted && back !== undefined ? [{ words: told, page: first.page, back: back.page }] : [];
    })
    .slice(0, mostPlanted);
}
