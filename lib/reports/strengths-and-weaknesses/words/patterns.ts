/** Patterns as strengths: a lead who carries the script. */
import type * as z from 'zod';
import { soleLead } from '../../../engine/traits/patterns/sole-lead.ts';
import { timesAs } from '../../../engine/wording.ts';
import type { Cite } from '../../../story/cite.ts';
import type { NameOf } from '../../measure-words/measure-phrase.ts';

interface Told {
  readonly title: string;
  readonly bullets: readonly { readonly text: string; readonly evidence: readonly Cite[] }[];
  readonly advice: string;
}

function saySoleLead(facts: z.infer<typeof soleLead.facts>, nameOf: NameOf): Told {
  const { who, firstPage, lastPage, scenes, allScenes, margin, pages, cites } = facts;
  const name = nameOf(who);
  const words =
    margin === null ? 'has every word of talk' : `speaks ${timesAs(margin)} as many words as the next speaker`;
  return {
    title: `${name} carries the script from page ${firstPage} to page ${lastPage}`,
    bullets: [
      {
        text: `${name} is in ${scenes} of ${allScenes} scenes and ${words}, over ${Math.ceil(pages)} pages.`,
        evidence: cites,
      },
    ],
    advice: `Read ${name}’s first and last speech together: they are the two ends of the part.`,
  };
}

/** By the pattern's id. */
const patterns: Readonly<Record<string, (facts: unknown, nameOf: NameOf) => Told>> = {
  [soleLead.id]: (facts, nameOf) => saySoleLead(soleLead.facts.parse(facts), nameOf),
};

/** Throws RangeError for a pattern that has no words. */
export function patternAsStrength({ rule, facts }: { rule: string; facts: unknown }, nameOf: NameOf): Told {
  const told = patterns[rule];
  if (!told) throw new RangeError(`No words for the pattern ${rule}`);
  return told(facts, nameOf);
}
