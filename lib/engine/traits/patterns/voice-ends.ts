/** Main speakers whose voice ends long before the script does, though they are still named; nobody whom the script may have die. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Derived } from '../../derive.ts';
import { countPresences } from '../../people/presence/count-presences.ts';
import { isSomebody } from '../../people/presence/namings.ts';
import { quoteEnd } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';
import { mayDie } from './may-die.ts';
import { isSilenced } from './silenced.ts';

/** Of whom it is asked, how much of the script is left then, and on how many later pages the name stands at least. */
const main = { share: 0.045, speeches: 15 } as const;
const left = 0.18;
const fewestNamed = 2;
const mostTold = 2;

const page = z.number().int();
/** `spoke` is the last page with their words, `named` the last on which any text surely has their name; `cites` are the last line and the last mention. */
const facts = z.object({
  people: z
    .array(
      z.object({
        who: z.string(),
        speeches: page,
        share: z.number(),
        spoke: page,
        named: page,
        cites: z.tuple([cite, cite]),
      }),
    )
    .min(1),
  affected: page,
  pages: page,
});

export const voiceEnds: PatternRule<z.infer<typeof facts>> = {
  id: 'voice-ends',
  kind: 'weakness',
  facts,
  find(derived: Derived) {
    const pages = Math.round(derived.pages);
    const people = countPresences({ derived })
      .flatMap(({ character, speaks, speeches, called, lastCalled }) => {
        const one = derived.characters.find(({ id }) => characterId(id) === character);
        const spoke = speaks.at(-1);
        const closing = one?.speeches.at(-1);
        if (!one || !closing || spoke === undefined || !lastCalled) return [];
        const isMain =
          one.share >= main.share &&
          speeches.length >= main.speeches &&
          isSomebody(one.id, one.introduction?.fullName ?? null);
        const later = called.filter((at) => at > spoke);
        if (!isMain || pages - spoke < pages * left || later.length < fewestNamed) return [];
        if (mayDie(derived, one, spoke) || isSilenced(derived, one, { from: spoke, to: pages })) return [];
        const cites: [typeof lastCalled, typeof lastCalled] = [
          quoteEnd(closing.spoken.at(-1) ?? closing.passage),
          lastCalled,
        ];
        return [{ who: character, speeches: speeches.length, share: one.share, spoke, named: lastCalled.page, cites }];
      })
      .toSorted((a, b) => b.share * (pages - b.spoke) - a.share * (pages - a.spoke))
      .slice(0, mostTold);
    const [first] = people;
    if (!first) return null;
    const affected = pages - first.spoke;
    return { facts: { people, affected, pages }, weight: questionWeight(affected, pages) };
  },
};
