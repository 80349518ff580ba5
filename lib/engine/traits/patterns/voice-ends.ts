/** Somebody with a real share of the talk who is heard for the last time well before the end and named on. Leaves out whom the script kills, holds or puts to sleep: their silence needs no reason. */
import * as z from 'zod';
import { anyOf } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Derived } from '../../derive.ts';
import { endings, silenced } from '../../lexicons/talk-words.ts';
import type { Character } from '../../people/character-index.ts';
import { countPresences } from '../../people/presence/count-presences.ts';
import { isSomebody } from '../../people/presence/namings.ts';
import { quoteEnd } from '../../text/quote.ts';
import { sentencesOf } from '../../text/words.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';
import { askedStretch } from './stands-apart.ts';

/** Least share of the talk and the most (who leads speaks on under another name), scenes with lines, part of the script between the first and the last; and the part of it by which they have spoken for the last time. Own rule. */
const main = { share: 0.04, most: 0.15, scenes: 5, span: 0.2, lastBy: 0.7 } as const;
/** Named again so many pages after the last line, on so many pages. */
const after = { pages: 4, named: 3 } as const;
const mostTold = 2;

const ended = z.object({
  who: z.string(),
  share: z.number(),
  scenes: z.number().int(),
  page: z.number().int(),
  named: z.array(z.number().int()).min(1),
  cites: z.tuple([cite, cite]),
});
/** `who` speaks last on `page` of `pages` and is named on `named` after it; `cites`: the last line, and where the name stands last. */
const facts = z.object({ voices: z.array(ended).min(1), affected: z.number().int(), pages: z.number().int() });
type Ended = z.infer<typeof ended>;

export const voiceEnds: PatternRule<z.infer<typeof facts>> = {
  id: 'voice-ends',
  kind: 'weakness',
  facts,
  find(derived) {
    if (derived.short || !derived.english) return null;
    const pages = derived.passages.at(-1)?.at.page ?? 1;
    const voices = endedIn(derived, pages);
    const affected = Math.max(0, ...voices.map(({ page }) => pages - page));
    return voices.length === 0 ? null : { facts: { voices, affected, pages }, weight: questionWeight(affected, pages) };
  },
};

function endedIn(derived: Derived, pages: number): Ended[] {
  const apart = askedStretch(derived);
  return countPresences({ derived })
    .flatMap(({ character, speaks, called, lastCalled }): Ended[] => {
      const one = derived.characters.find(({ id }) => characterId(id) === character);
      const [first = 1, last = pages] = [speaks[0], speaks.at(-1)];
      if (
        !one ||
        !lastCalled ||
        one.onlyHeard ||
        one.share < main.share ||
        one.share > main.most ||
        one.scenes.length < main.scenes
      )
        return [];
      if (last > main.lastBy * pages || last - first < main.span * pages) return [];
      if (!isSomebody(one.id, one.introduction?.fullName ?? null) || apart?.speakers.includes(character)) return [];
      const named = called.filter((page) => page >= last + after.pages);
      const line = one.speeches.at(-1);
      if (named.length < after.named || !line || isEnded(derived, one)) return [];
      const cites: Ended['cites'] = [quoteEnd(line.spoken.at(-1) ?? line.passage), lastCalled];
      return [{ who: character, share: one.share, scenes: one.scenes.length, page: last, named, cites }];
    })
    .toSorted((a, b) => b.share - a.share)
    .slice(0, mostTold);
}

const endsThere = new RegExp(`(?<!\\p{L})(?:${anyOf(silenced)}|${anyOf(endings)})(?!\\p{L})`, 'iu');

/** From the last line on a sentence with the name tells of death, sleep or bonds, or the rest of its scene tells of such an end. */
function isEnded({ passages }: Derived, { speeches, id, pageName }: Character): boolean {
  const last = speeches.at(-1);
  if (!last) return false;
  const names = new Set([pageName, id].flatMap((name) => name.split(' ')).filter((word) => word.length > 1));
  return passages.some(({ kind, order, scene, text }) => {
    if (order < last.passage.order || (kind !== 'action' && kind !== 'dialogue')) return false;
    if (kind === 'action' && scene === last.scene && endsThere.test(text)) return true;
    return sentencesOf(text).some(
      (sentence) =>
        endsThere.test(sentence) && sentence.split(/[^\p{L}\p{N}]+/u).some((word) => names.has(word.toUpperCase())),
    );
  });
}
