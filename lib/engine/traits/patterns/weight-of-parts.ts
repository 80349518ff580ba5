/** Whose lines stand almost all in one stretch, who is gone before the end, and who of the main cast holds through the script. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { narrowest } from '../../../story/people/crowding.ts';
import type { Presence } from '../../../story/people/presence.ts';
import type { Derived } from '../../derive.ts';
import type { Character } from '../../people/character-index.ts';
import { countPresences } from '../../people/presence/count-presences.ts';
import { isSomebody } from '../../people/presence/namings.ts';
import { quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';
import { mayDie } from './may-die.ts';
import { askedStretch } from './stands-apart.ts';

const page = z.number().int();

interface Followed {
  readonly one: Character;
  readonly presence: Presence;
}
/** Without the own people of a stretch that stands apart: they come and go with it, and are told there. */
const followedIn = (derived: Derived): Followed[] => {
  const own = askedStretch(derived)?.speakers ?? [];
  return countPresences({ derived }).flatMap((presence) => {
    const one = derived.characters.find(({ id }) => characterId(id) === presence.character);
    const isOwn = own.includes(presence.character);
    return one && !isOwn && isSomebody(one.id, one.introduction?.fullName ?? null) ? [{ one, presence }] : [];
  });
};

/** Of whom it is asked: so many speeches, so large a part of the talk. */
const crowdedFrom = { speeches: 20, share: 0.04 } as const;
const mostTold = 3;

/** `count` of `speeches` stand on the pages `from` to `to`, the others on the pages `rest`. */
const crowdedFacts = z.object({
  people: z
    .array(
      z.object({
        who: z.string(),
        count: z.number().int(),
        speeches: z.number().int(),
        from: page,
        to: page,
        rest: z.array(page),
        cites: z.array(cite),
      }),
    )
    .min(1),
  affected: page,
  pages: page,
});

export const crowded: PatternRule<z.infer<typeof crowdedFacts>> = {
  id: 'crowded',
  kind: 'weakness',
  facts: crowdedFacts,
  find(derived) {
    const pages = Math.round(derived.pages);
    // Who is gone afterwards is told so, and once.
    const told = new Set(gone.find(derived)?.facts.people.map(({ who }) => who));
    const people = followedIn(derived)
      .filter(
        ({ one, presence }) =>
          presence.speeches.length >= crowdedFrom.speeches &&
          one.share >= crowdedFrom.share &&
          !told.has(presence.character),
      )
      .flatMap(({ one, presence }) => {
        const window = narrowest(presence.speeches, pages);
        if (!window) return [];
        const first = one.speeches.find((speech) => speech.page >= window.from);
        return [
          {
            who: presence.character,
            count: window.count,
            speeches: presence.speeches.length,
            from: window.from,
            to: window.to,
            rest: presence.speaks.filter((at) => at < window.from || at > window.to),
            cites: first ? [quoteOf(first.passage)] : [],
          },
        ];
      })
      .slice(0, mostTold);
    const [first] = people;
    if (!first) return null;
    const affected = first.to - first.from + 1;
    return { facts: { people, affected, pages }, weight: questionWeight(affected, pages) };
  },
};

/** Somebody of so many speeches is gone who for so much of the script before its end is neither heard nor named, unless they may have died. */
const goneFrom = { speeches: 12, before: 0.12 } as const;

/** `last` is the last page with their name or words. */
const goneFacts = z.object({
  people: z
    .array(z.object({ who: z.string(), speeches: z.number().int(), spoke: page, last: page, cites: z.array(cite) }))
    .min(1),
  affected: page,
  pages: page,
});

export const gone: PatternRule<z.infer<typeof goneFacts>> = {
  id: 'gone',
  kind: 'weakness',
  facts: goneFacts,
  find(derived) {
    const pages = Math.round(derived.pages);
    const people = followedIn(derived)
      .flatMap(({ one, presence }) => {
        const spoke = presence.speaks.at(-1) ?? 1;
        const last = Math.max(spoke, presence.called.at(-1) ?? 1);
        if (Math.max(spoke, presence.named.at(-1) ?? 1) > last) return [];
        const isGone =
          presence.speeches.length >= goneFrom.speeches &&
          pages - last >= pages * goneFrom.before &&
          !mayDie(derived, one, spoke);
        const closing = one.speeches.at(-1);
        if (!isGone || !closing) return [];
        return [
          {
            who: presence.character,
            speeches: presence.speeches.length,
            spoke,
            last,
            cites: [
              presence.lastSeen && presence.lastSeen.page === last ? presence.lastSeen : quoteOf(closing.passage),
            ],
          },
        ];
      })
      .toSorted((a, b) => b.speeches - a.speeches)
      .slice(0, mostTold);
    const [first] = people;
    if (!first) return null;
    const affected = pages - Math.min(...people.map(({ last }) => last));
    return { facts: { people, affected, pages }, weight: questionWeight(affected, pages) };
  },
};

/** Looked at are so many who speak most; they hold who speak in the first of so many parts of the script and in the last tenth. */
const heldAmong = 5;
const fewestHeld = 3;
const [firstPart, lastPart] = [0.25, 0.9];
const heldWeight = { base: 0.2, each: 0.1 } as const;

/** `people` with the pages of their first and last line. */
const heldFacts = z.object({
  people: z.array(z.object({ who: z.string(), from: page, to: page })).min(fewestHeld),
  among: z.number().int(),
  affected: page,
  cites: z.array(cite),
});

export const heldCast: PatternRule<z.infer<typeof heldFacts>> = {
  id: 'held-cast',
  kind: 'strength',
  facts: heldFacts,
  find(derived) {
    const main = derived.characters.filter(({ onlyHeard }) => !onlyHeard).slice(0, heldAmong);
    const held = main.filter(
      ({ firstPage, lastPage }) =>
        firstPage <= Math.ceil(derived.pages * firstPart) && lastPage >= Math.floor(derived.pages * lastPart),
    );
    if (held.length < fewestHeld) return null;
    return {
      facts: {
        people: held.map(({ id, firstPage, lastPage }) => ({ who: characterId(id), from: firstPage, to: lastPage })),
        among: main.length,
        affected: Math.round(derived.pages),
        cites: held.slice(1, 2).flatMap(({ speeches }) => speeches.slice(-1).map(({ passage }) => quoteOf(passage))),
      },
      weight: heldWeight.base + heldWeight.each * held.length,
    };
  },
};
