/** Small parts of one name that only a number parts and that never meet: each is paid, and one could be the other. */
import * as z from 'zod';
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { cueNumbers } from '../../lexicons/cue-words.ts';
import type { Character } from '../../people/character-index.ts';
import { isAnybody, isUnownedVoice } from '../../people/cues/anybody.ts';
import { quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';

/** Speeches of a small part, and pages that lie between two that could be one: nearer they may be there at once. */
const small = { speeches: 3, apart: 3 } as const;
/** So many parts could be saved so in `few` of so many produced features. All five told of in 156 others hold parts that one could play, read by one reader. Counted 2026-11-29. */
export const savedInFew = { saved: 2, few: 9, scripts: 144 } as const;
/** A script with more has pieces of its lines for cues. */
const largestCast = 150;
const mostGroups = 3;
const shortestName = 3;

const page = z.number().int();
const part = z.object({ who: z.string(), pages: z.array(page).min(1), cite });
const group = z.object({ parts: z.array(part).min(2) });
/** Each group of `parts` could be one part, `saved` fewer in all; `small` of `cast` speaking parts have three speeches or fewer. */
const facts = z.object({ groups: z.array(group).min(1), saved: page, small: page, cast: page, affected: page });

export const numberedParts: PatternRule<z.infer<typeof facts>> = {
  id: 'numbered-parts',
  kind: 'weakness',
  facts,
  find({ characters, pages, short }) {
    if (short || characters.length > largestCast) return null;
    const few = characters.filter(({ speeches }) => speeches.length <= small.speeches);
    const groups = groupsIn(few);
    const saved = groups.reduce((sum, own) => sum + own.length - 1, 0);
    if (saved < savedInFew.saved) return null;
    const told = groups.slice(0, mostGroups).map((own) => ({ parts: own.map(partOf) }));
    const affected = new Set(told.flatMap(({ parts }) => parts.flatMap((one) => one.pages))).size;
    return {
      facts: { groups: told, saved, small: few.length, cast: characters.length, affected },
      weight: questionWeight(affected, pages),
    };
  },
};

const numbers = wholeWords(cueNumbers, { flags: 'g' });
/** 'SECOND COP', 'COP #2' and 'COP' are COP. */
const unnumbered = (id: string): string =>
  id.replace(/#/g, ' ').replace(/\d+/g, ' ').replace(numbers, ' ').replace(/\s+/g, ' ').trim();

/** Those of one name who never meet, most of them first. */
const groupsIn = (few: readonly Character[]): Character[][] =>
  [...Map.groupBy(few, ({ id }) => unnumbered(id))]
    .filter(([name]) => name.length >= shortestName && !isAnybody(name, 0) && !isUnownedVoice(name))
    .map(([name, own]) => ({ name, own: neverMeeting(own) }))
    .filter(({ name, own }) => own.length > 1 && own.some(({ id }) => id !== name))
    .map(({ own }) => own)
    .toSorted((a, b) => b.length - a.length);

const pagesOf = ({ speeches }: Character): number[] => [...new Set(speeches.map(({ page }) => page))];

/** As many as never stand near another, the first to speak first. */
function neverMeeting(own: readonly Character[]): Character[] {
  const chosen: Character[] = [];
  for (const one of own.toSorted((a, b) => a.firstPage - b.firstPage)) {
    const pages = chosen.flatMap(pagesOf);
    if (pagesOf(one).every((page) => pages.every((other) => Math.abs(page - other) >= small.apart))) chosen.push(one);
  }
  return chosen;
}

const partOf = (one: Character): z.infer<typeof part> => {
  const [first] = one.speeches;
  if (!first) throw new RangeError('A part speaks');
  return { who: characterId(one.id), pages: pagesOf(one), cite: quoteOf(first.passage) };
};
