/** Who of the main speakers part before the end, never exchange a line, or talk with each other through the whole script. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Meeting } from '../../../story/people/meeting.ts';
import { longestGap } from '../../../story/people/presence.ts';
import type { Derived } from '../../derive.ts';
import type { Character } from '../../people/character-index.ts';
import { countMeetings, mayMeetUntil } from '../../people/presence/count-presences.ts';
import { isSomebody } from '../../people/presence/namings.ts';
import { quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';

const person = z.string();
const page = z.number().int();
/** What is asked of two main speakers: a part of the talk and speeches each. */
const main = { share: 0.06, speeches: 15, people: 5 } as const;
const mostPairs = 2;

interface Pair {
  readonly meeting: Meeting;
  readonly one: Character;
  readonly other: Character;
}

/** Pairs of main speakers, most exchanges first. */
function mainPairs(derived: Derived): Pair[] {
  const leading = derived.characters
    .filter(
      (one) =>
        !one.onlyHeard &&
        isSomebody(one.id, one.introduction?.fullName ?? null) &&
        one.share >= main.share &&
        one.speeches.length >= main.speeches,
    )
    .slice(0, main.people);
  const byId = new Map(leading.map((one) => [characterId(one.id), one]));
  return countMeetings({ derived }).flatMap((meeting) => {
    const [one, other] = meeting.people.map((id) => byId.get(id));
    return one && other ? [{ meeting, one, other }] : [];
  });
}

/** A tie has so many exchanges; it ends early where neither of the last two shares of the script has one: so much before the end, both speaking on for so much of it. */
const tie = { exchanges: 20, before: 0.15, speaksOn: 0.08 } as const;

const ended = z.object({
  people: z.tuple([person, person]),
  exchanges: z.number().int(),
  from: page,
  to: page,
  lastPages: z.tuple([page, page]),
  together: page.nullable(),
  mayMeet: z.boolean(),
  cites: z.array(cite),
});
/** `from` and `to` are the pages of the first and the last exchange, `lastPages` those of either's last line, `together` the page of a later scene with both; `mayMeet` is true where a later scene may have both. */
const partedFacts = z.object({ ties: z.array(ended).min(1), affected: page, pages: page });

export const parted: PatternRule<z.infer<typeof partedFacts>> = {
  id: 'parted',
  kind: 'weakness',
  facts: partedFacts,
  find(derived) {
    const pages = Math.round(derived.pages);
    const ties = mainPairs(derived)
      .flatMap(({ meeting, one, other }): z.infer<typeof ended>[] => {
        const [first, last] = [meeting.pages[0], meeting.pages.at(-1)];
        if (meeting.exchanges < tie.exchanges || first === undefined || last === undefined || !meeting.last) return [];
        const speakOn = Math.min(one.lastPage, other.lastPage) - last >= pages * tie.speaksOn;
        if (pages - last < pages * tie.before || !speakOn) return [];
        const later = meeting.together.findLast(({ page: at }) => at > last);
        return [
          {
            people: meeting.people,
            exchanges: meeting.exchanges,
            from: first,
            to: last,
            lastPages: [one.lastPage, other.lastPage],
            together: later?.page ?? null,
            mayMeet: (mayMeetUntil(derived, meeting.people) ?? 0) > last,
            cites: meeting.last.slice(1).map((line) => line.cite),
          },
        ];
      })
      .slice(0, mostPairs);
    const [first] = ties;
    if (!first) return null;
    const affected = pages - first.to;
    return { facts: { ties, affected, pages }, weight: questionWeight(affected, pages) };
  },
};

const apart = z.object({
  people: z.tuple([person, person]),
  mayMeet: z.number().int(),
  spans: z.tuple([z.tuple([page, page]), z.tuple([page, page])]),
  cites: z.array(cite),
});
/** `mayMeet`: scenes in which both names stand; `spans` are the pages of either's first and last line. */
const strangersFacts = z.object({ pairs: z.array(apart).min(1), affected: page, pages: page });

export const strangers: PatternRule<z.infer<typeof strangersFacts>> = {
  id: 'strangers',
  kind: 'weakness',
  facts: strangersFacts,
  find(derived) {
    const pages = Math.round(derived.pages);
    const pairs = mainPairs(derived)
      .filter(({ meeting }) => meeting.exchanges === 0)
      .toSorted((a, b) => b.one.words + b.other.words - a.one.words - a.other.words)
      .slice(0, mostPairs)
      .map(
        ({ meeting, one, other }): z.infer<typeof apart> => ({
          people: meeting.people,
          mayMeet: meeting.mayMeet,
          spans: [
            [one.firstPage, one.lastPage],
            [other.firstPage, other.lastPage],
          ],
          cites: other.speeches.slice(0, 1).map(({ passage }) => quoteOf(passage)),
        }),
      );
    const [first] = pairs;
    if (!first) return null;
    const affected = Math.max(1, first.mayMeet);
    return { facts: { pairs, affected, pages }, weight: questionWeight(affected, pages) };
  },
};

/** A tie holds that has exchanges in so many of ten parts of the script. */
const parts = 10;
const heldParts = 7;
const heldWeight = { base: 0.3, gain: 0.5 } as const;

/** `parts`: in how many tenths of the script the two exchange lines; `gap` is the longest stretch between two exchanges. */
const heldFacts = z.object({
  people: z.tuple([person, person]),
  exchanges: z.number().int(),
  parts: z.number().int(),
  on: z.number().int(),
  from: page,
  to: page,
  gap: z.object({ from: page, to: page }).nullable(),
  affected: page,
  cites: z.array(cite),
});

export const heldTie: PatternRule<z.infer<typeof heldFacts>> = {
  id: 'held-tie',
  kind: 'strength',
  facts: heldFacts,
  find(derived) {
    const tenth = (at: number): number => Math.min(parts - 1, Math.floor(((at - 1) / derived.pages) * parts));
    const [held] = mainPairs(derived)
      .map((pair) => ({ ...pair, parts: new Set(pair.meeting.pages.map(tenth)).size }))
      .filter((pair) => pair.parts >= heldParts)
      .toSorted((a, b) => b.parts - a.parts);
    const [from, to] = [held?.meeting.pages[0], held?.meeting.pages.at(-1)];
    if (!held?.meeting.last || from === undefined || to === undefined) return null;
    const { meeting } = held;
    return {
      facts: {
        people: meeting.people,
        exchanges: meeting.exchanges,
        parts: held.parts,
        on: meeting.pages.length,
        from,
        to,
        gap: longestGap(meeting.pages),
        affected: to - from + 1,
        cites: held.meeting.last.slice(1).map((line) => line.cite),
      },
      weight: heldWeight.base + heldWeight.gain * (held.parts / parts),
    };
  },
};
