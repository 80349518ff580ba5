/** Somebody with a real share of the talk who is heard for the last time well before the end and named on. Leaves out whom the script kills, holds or puts to sleep: their silence needs no reason. */
import * as z from 'zod';
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Derived } from '../../derive.ts';
import { silenced, violentEnds } from '../../lexicons/talk-words.ts';
import type { Character } from '../../people/character-index.ts';
import { countPresences } from '../../people/presence/count-presences.ts';
import { isSomebody } from '../../people/presence/namings.ts';
import type { Speech } from '../../people/speeches.ts';
import { quoteEnd } from '../../text/quote.ts';
import { sentencesOf } from '../../text/words.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';
import { hasNameOf } from './silenced.ts';
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
/** `who`, with so large a `share` of the talk in so many `scenes`, speaks last on `page` of `pages` and is named on the pages `named` after it; `cites`: the last line, and where the name stands last. `affected`: the most pages that are left after such a line. */
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

/** Those first who have most of the talk. */
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
      if (named.length < after.named || !line || isEnded(derived, one, line)) return [];
      const cites: Ended['cites'] = [quoteEnd(line.spoken.at(-1) ?? line.passage), lastCalled];
      return [{ who: character, share: one.share, scenes: one.scenes.length, page: last, named, cites }];
    })
    .toSorted((a, b) => b.share - a.share)
    .slice(0, mostTold);
}

const endsSomebody = wholeWords([...silenced, ...violentEnds]);

/** From the last speech on a sentence with the name tells of death, sleep or bonds, or the action in the rest of its scene does. */
function isEnded({ passages }: Derived, one: Character, last: Speech): boolean {
  const isNamed = hasNameOf(one);
  return passages.some(({ kind, order, scene, text }) => {
    if (order < last.passage.order || (kind !== 'action' && kind !== 'dialogue')) return false;
    if (kind === 'action' && scene === last.scene && endsSomebody.test(text)) return true;
    return sentencesOf(text).some((sentence) => endsSomebody.test(sentence) && isNamed(sentence));
  });
}
