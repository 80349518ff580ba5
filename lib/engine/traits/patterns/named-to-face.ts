/** Somebody who says the other's name again and again where only the two of them are there: nobody else could be meant. */
import * as z from 'zod';
import { oneOf, wholeText } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Derived } from '../../derive.ts';
import { ranks } from '../../lexicons/name-words.ts';
import type { Character } from '../../people/character-index.ts';
import type { Speech } from '../../people/speeches.ts';
import { quoteWhere } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';

/** So often in nine of ten of so many produced features nobody says it; of their speeches to the other it is so large a part. Of 14 found in others all call somebody who is there, read by one reader; eleven are worth a look (in three it is how one holds the other). Counted 2026-11-29. */
export const namedOfNine = { times: 8, scripts: 144 } as const;
const leastShare = 0.1;
const mostPlaces = 3;
const shortestName = 3;

const page = z.number().int();
/** `who` says the name of `other` in `times` of `speeches`, on `pages`, `twice` where on one page or two more than once; the places where it comes thickest in `cites`. */
const facts = z.object({
  who: z.string(),
  other: z.string(),
  times: page,
  speeches: page,
  pages: z.array(page).min(1),
  thick: z.array(page),
  affected: page,
  cites: z.array(cite).min(1),
});

export const namedToFace: PatternRule<z.infer<typeof facts>> = {
  id: 'named-to-face',
  kind: 'weakness',
  facts,
  find(derived) {
    if (derived.short || !derived.english) return null;
    const [most] = pairsIn(derived)
      .filter(({ said, speeches }) => said.length >= namedOfNine.times && said.length >= leastShare * speeches)
      .toSorted((a, b) => b.said.length - a.said.length);
    if (!most) return null;
    const pages = most.said.map((speech) => speech.page);
    const each = [...new Set(pages)];
    const often = (one: number): number => pages.filter((other) => other === one).length;
    const thick = each.filter((one) => often(one) > 1);
    const cited = most.said.toSorted((a, b) => often(b.page) - often(a.page)).slice(0, mostPlaces);
    return {
      facts: {
        who: characterId(most.who.id),
        other: characterId(most.other.id),
        times: most.said.length,
        speeches: most.speeches,
        pages: each,
        thick,
        affected: each.length,
        cites: cited
          .toSorted((a, b) => a.position - b.position)
          .map((speech) => quoteWhere(speech.passage, (sentence) => most.calls.test(sentence))),
      },
      weight: questionWeight(each.length, derived.pages),
    };
  },
};

interface Pair {
  readonly who: Character;
  readonly other: Character;
  readonly calls: RegExp;
  readonly said: readonly Speech[];
  readonly speeches: number;
}

/** Each who talks alone with another, by the scenes in which nobody else speaks or is named. */
function pairsIn({ scenes, characters }: Derived): Pair[] {
  const byId = new Map(characters.map((one) => [one.id, one]));
  const alone = scenes.filter(
    ({ speakers, present }) => speakers.length === 2 && new Set([...speakers, ...present]).size === 2,
  );
  const spoken = alone.flatMap(({ speeches, speakers }) =>
    speeches.flatMap((speech) => {
      const [id] = speech.speakers;
      const [who, other] = [byId.get(id ?? ''), byId.get(speakers.find((one) => one !== id) ?? '')];
      return who && other && speech.speakers.length === 1 ? [{ who, other, speech }] : [];
    }),
  );
  return [...Map.groupBy(spoken, ({ who, other }) => `${who.id}>${other.id}`).values()].flatMap((own) => {
    const [first] = own;
    const calls = first && callsOf(first.other);
    if (!first || !calls) return [];
    const said = own.filter(({ speech }) => calls.test(speech.text)).map(({ speech }) => speech);
    return [{ ...first, calls, said, speeches: own.length }];
  });
}

const isRank = wholeText(ranks);
/** Finds a name between marks, with which somebody is called: ', Lena.' */
function callsOf({ id, introduction }: Character): RegExp | null {
  const words = [...new Set(`${introduction?.fullName ?? ''} ${id}`.split(' '))]
    .filter((word) => word.length >= shortestName && /^\p{L}+$/u.test(word) && !isRank.test(word))
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase());
  return words.length === 0
    ? null
    : new RegExp(`(?:^|[,.!?…—-] ?)(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?${oneOf(words)}(?=[,.!?…—-]|$)`, 'mu');
}
