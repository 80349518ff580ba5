/** Main speakers who have no line for a long stretch; those who are silent together are told together, and those with a stretch that stands apart there. */
import * as z from 'zod';
import { type Cite, cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { longestGap, type PageSpan, pagesIn, within } from '../../../story/people/presence.ts';
import type { Derived } from '../../derive.ts';
import type { Character } from '../../people/character-index.ts';
import { countPresences } from '../../people/presence/count-presences.ts';
import { isSomebody } from '../../people/presence/namings.ts';
import { quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';
import { askedStretch, isOfStretch } from './stands-apart.ts';

/** Who says less is not missed; whose stretch is shorter, in pages and as a share of the script, neither. */
const main = { share: 0.05, speeches: 15 } as const;
const long = { pages: 8, share: 0.12 } as const;
/** Two are silent together where so much of either stretch is the other's. */
const overlap = 0.75;
const mostGroups = 3;

const absence = z.object({
  who: z.array(z.string()).min(1),
  from: z.number().int(),
  to: z.number().int(),
  share: z.number(),
  seen: z.array(z.number().int()),
  called: z.array(z.number().int()),
  named: z.array(z.number().int()),
  cites: z.array(cite),
});
/** `who` have no line on the pages `from` to `to`; `share` is their part of all talk, together; the first of them is named in the action on `seen`, surely on `called`, perhaps on `named`. */
const facts = z.object({ absences: z.array(absence).min(1), affected: z.number().int(), pages: z.number().int() });
type Absence = z.infer<typeof absence>;

export const absences: PatternRule<z.infer<typeof facts>> = {
  id: 'absences',
  kind: 'weakness',
  facts,
  find(derived) {
    const pages = Math.round(derived.pages);
    const found = absencesIn(derived, pages);
    const [first] = found;
    if (!first) return null;
    const affected = Math.max(...found.map(pagesIn));
    return { facts: { absences: found, affected, pages }, weight: questionWeight(affected, pages) };
  },
};

/** The first line behind the silence. */
const after = ({ speeches }: Character, { to }: PageSpan): Cite[] =>
  speeches
    .filter(({ page }) => page > to)
    .slice(0, 1)
    .map(({ passage }) => quoteOf(passage));

function absencesIn(derived: Derived, pages: number): Absence[] {
  const least = Math.max(long.pages, pages * long.share);
  const asked = askedStretch(derived);
  const single = countPresences({ derived }).flatMap(
    ({ character, speaks, seen, called, named, speeches }): Absence[] => {
      const one = derived.characters.find(({ id }) => characterId(id) === character);
      const gap = longestGap(speaks);
      if (
        !one ||
        one.onlyHeard ||
        !isSomebody(one.id, one.introduction?.fullName ?? null) ||
        one.share < main.share ||
        speeches.length < main.speeches
      )
        return [];
      if (!gap || pagesIn(gap) < least || isOfStretch(asked, gap)) return [];
      const { from, to } = gap;
      return [
        {
          who: [character],
          from,
          to,
          share: one.share,
          seen: within(seen, gap),
          called: within(called, gap),
          named: within(named, gap),
          cites: after(one, gap),
        },
      ];
    },
  );
  return single.toSorted(byTalkMissed).reduce<Absence[]>(joined, []).toSorted(byTalkMissed).slice(0, mostGroups);
}

/** Those first whose talk would have most room in the stretch. */
const byTalkMissed = (a: Absence, b: Absence): number => pagesIn(b) * b.share - pagesIn(a) * a.share;

/** Joins an absence to the first group that it overlaps. */
function joined(groups: readonly Absence[], one: Absence): Absence[] {
  const at = groups.findIndex((group) => {
    const shared = Math.min(group.to, one.to) - Math.max(group.from, one.from) + 1;
    return shared >= overlap * Math.max(pagesIn(group), pagesIn(one));
  });
  const group = groups[at];
  if (!group) return [...groups, one];
  const both = {
    ...group,
    who: [...group.who, ...one.who],
    from: Math.max(group.from, one.from),
    to: Math.min(group.to, one.to),
    share: group.share + one.share,
  };
  const there = (list: readonly number[]): number[] => within(list, both);
  return groups.with(at, { ...both, seen: there(group.seen), called: there(group.called), named: there(group.named) });
}
