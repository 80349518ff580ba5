/** Main speakers who have no line for a long stretch: the last line before it, the first behind it. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { longestGap, pagesIn, within } from '../../../story/people/presence.ts';
import type { Derived } from '../../derive.ts';
import { countPresences } from '../../people/presence/count-presences.ts';
import { isSomebody } from '../../people/presence/namings.ts';
import { quoteEnd, quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';
import { isSilenced } from './silenced.ts';
import { askedStretch, isOfStretch } from './stands-apart.ts';

/** Who says less is not missed; whose stretch is shorter, in pages and as a share of the script, neither. */
const main = { share: 0.05, speeches: 15 } as const;
const long = { pages: 12, share: 0.18 } as const;
/** Whom the action names on so large a part of the pages is there without a word, and not away. */
const inSight = 0.2;
const mostTold = 3;

const absence = z.object({
  who: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  share: z.number(),
  called: z.number().int(),
  cites: z.tuple([cite, cite]),
});
/** `who` has no line on the pages `from` to `to`; `share` is their part of all talk, `called` on how many of these pages others have the name, `cites` the last line before and the first behind. */
const facts = z.object({ absences: z.array(absence).min(1), affected: z.number().int(), pages: z.number().int() });
type Absence = z.infer<typeof absence>;

export const absences: PatternRule<z.infer<typeof facts>> = {
  id: 'absences',
  kind: 'weakness',
  facts,
  find(derived) {
    const pages = Math.round(derived.pages);
    const found = absencesIn(derived, pages);
    if (found.length === 0) return null;
    const affected = Math.max(...found.map(pagesIn));
    return { facts: { absences: found, affected, pages }, weight: questionWeight(affected, pages) };
  },
};

/** Those first whose talk would have most room in the stretch. */
function absencesIn(derived: Derived, pages: number): Absence[] {
  const least = Math.max(long.pages, pages * long.share);
  const asked = askedStretch(derived);
  return countPresences({ derived })
    .flatMap(({ character, speaks, seen, called, speeches }): Absence[] => {
      const one = derived.characters.find(({ id }) => characterId(id) === character);
      const gap = longestGap(speaks);
      if (!one || !gap || one.onlyHeard || one.share < main.share || speeches.length < main.speeches) return [];
      if (!isSomebody(one.id, one.introduction?.fullName ?? null)) return [];
      if (pagesIn(gap) < least || isOfStretch(asked, gap)) return [];
      if (within(seen, gap).length >= pagesIn(gap) * inSight || isSilenced(derived, one, gap)) return [];
      const before = one.speeches.findLast(({ page }) => page < gap.from);
      const after = one.speeches.find(({ page }) => page > gap.to);
      if (!before || !after) return [];
      const cites: Absence['cites'] = [quoteEnd(before.spoken.at(-1) ?? before.passage), quoteOf(after.passage)];
      return [{ who: character, ...gap, share: one.share, called: within(called, gap).length, cites }];
    })
    .toSorted((a, b) => pagesIn(b) * b.share - pagesIn(a) * a.share)
    .slice(0, mostTold);
}
