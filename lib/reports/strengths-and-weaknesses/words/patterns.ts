/** Patterns as strengths: a lead who carries the script. */
import type * as z from 'zod';
import { soleLead } from '../../../engine/traits/patterns/sole-lead.ts';
import { pagesOf, timesAs } from '../../../engine/wording.ts';
import type { Cite } from '../../../story/cite.ts';
import type { Around } from './say.ts';

/** What names people. */
type Naming = Pick<Around, 'nameOf'>;

interface Told {
  readonly title: string;
  readonly bullets: readonly { readonly text: string; readonly evidence: readonly Cite[] }[];
  readonly advice: string;
}

function saySoleLead(facts: z.infer<typeof soleLead.facts>, { nameOf }: Naming): Told {
  const { who, firstPage, lastPage, scenes: count, allScenes, margin, cites } = facts;
  const [from, to] = [pagesOf([firstPage]), pagesOf([lastPage])];
  const name = nameOf(who);
  const words =
    margin === null ? 'has every word of talk' : `speaks ${timesAs(margin)} as many words as the next speaker`;
  return {
    title: `${name} carries the script`,
    bullets: [
      {
        text: `${name} is in ${count} of ${allScenes} scenes, from ${from} to ${to}, and ${words}.`,
        evidence: cites,
      },
    ],
    advice: `Set ${from} beside ${to}, the two ends of ${name}’s part.`,
  };
}

/** By the pattern's id. */
const patterns: Readonly<Record<string, (facts: unknown, around: Naming) => Told>> = {
  [soleLead.id]: (facts, around) => saySoleLead(soleLead.facts.parse(facts), around),
};

/** Throws RangeError for a pattern that has no words. */
export function patternAsStrength({ rule, facts }: { rule: string; facts: unknown }, around: Naming): Told {
  const told = patterns[rule];
  if (!told) throw new RangeError(`No words for the pattern ${rule}`);
  return told(facts, around);
}
