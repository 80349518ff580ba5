/** Somebody with a real share of the talk of whom no page knows before the middle: not heard, not seen, not named. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Derived } from '../../derive.ts';
import { countPresences } from '../../people/presence/count-presences.ts';
import { isSomebody } from '../../people/presence/namings.ts';
import { headedScene, headingsCarry } from '../../scenes/headings-carry.ts';
import { quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';
import { askedStretch } from './stands-apart.ts';

/** Least share of the talk, and the part of the script before which no page has the name. Of 19 found in 150 produced scripts 16 are somebody new (the others' script is a string of tales). */
const late = { share: 0.06, from: 0.45 } as const;
/** Where more come so late the script begins anew there. */
const mostTold = 2;

const comer = z.object({
  who: z.string(),
  share: z.number(),
  named: z.number().int(),
  page: z.number().int(),
  cite,
});
/** `who`, with so large a `share` of the talk, is first `named` and first speaks on these pages of `pages`; `cite` is the first line. `affected`: the most pages on which one of them speaks. */
const facts = z.object({ comers: z.array(comer).min(1), affected: z.number().int(), pages: z.number().int() });
type Comer = z.infer<typeof comer>;

export const lateComers: PatternRule<z.infer<typeof facts>> = {
  id: 'late-comers',
  kind: 'weakness',
  facts,
  find(derived) {
    const pages = derived.passages.at(-1)?.at.page ?? 1;
    if (derived.short || !derived.english || !headingsCarry(derived.scenes.map(headedScene), pages)) return null;
    const comers = comersIn(derived, pages);
    if (comers.length === 0 || comers.length > mostTold) return null;
    const affected = Math.max(...comers.map(({ who }) => pagesOf(derived, who)));
    return { facts: { comers, affected, pages }, weight: questionWeight(affected, pages) };
  },
};

/** Those first who have most of the talk. */
function comersIn(derived: Derived, pages: number): Comer[] {
  const apart = askedStretch(derived);
  return countPresences({ derived })
    .flatMap(({ character, speaks, named }): Comer[] => {
      const one = derived.characters.find(({ id }) => characterId(id) === character);
      const [first = 1, speech] = [speaks[0], one?.speeches[0]];
      const from = Math.min(first, named[0] ?? first);
      if (!one || !speech || one.onlyHeard || one.share < late.share || from < late.from * pages) return [];
      // Whom no action shows may be a slip of the pen or another name of somebody.
      if (one.introduction?.isShown !== true) return [];
      if (!isSomebody(one.id, one.introduction.fullName) || apart?.speakers.includes(character)) return [];
      return [{ who: character, share: one.share, named: from, page: first, cite: quoteOf(speech.passage) }];
    })
    .toSorted((a, b) => b.share - a.share);
}

/** On how many pages somebody speaks. */
const pagesOf = ({ characters }: Derived, who: string): number =>
  new Set(characters.find(({ id }) => characterId(id) === who)?.speeches.map(({ page }) => page)).size;
