/** One character clearly leads and is there from the beginning to the end. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { longestGap } from '../../../story/people/presence.ts';
import type { Derived } from '../../derive.ts';
import { countPresences } from '../../people/presence/count-presences.ts';
import { quoteOf } from '../../text/quote.ts';
import type { PatternRule } from '../pattern-rule.ts';

const fewestScenes = 6;
/** The lead speaks at least so many times the words of the next: from 1.6 on 29 of 35 lead alone (93 produced scripts, test/truth/facts.json), from 1.3 on 36 of 46. */
const leastMargin = 1.6;
const latestStart = 0.2;
const earliestEnd = 0.9;
const smallestShare = 0.45;
/** Weight: more for more of the scenes. */
const weights = { base: 0.35, share: 0.4 } as const;

/** `who` is in `scenes` of `allScenes` and speaks on `speaks` pages; `gap` is the longest stretch without a line. `margin`: the lead's words over the next speaker's, null where nobody else speaks. */
const facts = z.object({
  who: z.string(),
  firstPage: z.number().int(),
  lastPage: z.number().int(),
  scenes: z.number().int(),
  allScenes: z.number().int(),
  margin: z.number().nullable(),
  pages: z.number(),
  affected: z.number().int(),
  speaks: z.number().int(),
  gap: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  cites: z.array(cite),
});

export const soleLead: PatternRule<z.infer<typeof facts>> = {
  id: 'lead',
  kind: 'strength',
  facts,
  find(derived: Derived) {
    const { lead, scenes, pages } = derived;
    if (!lead || lead.margin < leastMargin || scenes.length < fewestScenes) return null;
    const { id, speeches, firstPage, lastPage } = lead.character;
    const there = scenes.filter((scene) => scene.present.includes(id) || scene.speakers.includes(id));
    const first = there[0];
    const last = there.at(-1);
    const opening = speeches[0];
    const closing = speeches.at(-1);
    if (!first || !last || !opening || !closing || first.start > latestStart || last.end < earliestEnd) return null;
    const share = there.length / scenes.length;
    if (share < smallestShare) return null;
    const own = countPresences({ derived }).find(({ character }) => character === characterId(id));
    return {
      facts: {
        who: characterId(id),
        firstPage,
        lastPage,
        scenes: there.length,
        allScenes: scenes.length,
        margin: Number.isFinite(lead.margin) ? lead.margin : null,
        pages,
        affected: lastPage - firstPage + 1,
        speaks: own?.speaks.length ?? 0,
        gap: own ? longestGap(own.speaks) : null,
        cites: [quoteOf(opening.passage), quoteOf(closing.passage)],
      },
      weight: weights.base + share * weights.share,
    };
  },
};
