/** Patterns as strengths: a lead who carries the script. */
import type * as z from 'zod';
import { soleLead } from '../../../engine/traits/patterns/sole-lead.ts';
import { timesAs } from '../../../engine/wording.ts';
import { type Cite, evidenceOf } from '../../../story/cite.ts';
import type { FigureRow } from '../../figure-rows.ts';
import type { Around, Told } from './say.ts';

/** What names people. */
type Naming = Pick<Around, 'nameOf'>;

const soleLeadNames = { scenes: 'Scenes with the lead, seen or heard', pages: 'Pages', words: 'Spoken words' } as const;

function saySoleLead(facts: z.infer<typeof soleLead.facts>, { nameOf }: Naming): Told {
  const { who, firstPage, lastPage, scenes: count, allScenes, margin, cites } = facts;
  const name = nameOf(who);
  const row = (label: string, value: string, places: readonly Cite[] = []): Omit<FigureRow, 'about'> => ({
    name: label,
    value,
    stands: '',
    places: places.map(evidenceOf),
  });
  return {
    title: `${name} carries the script`,
    bullets: [{ text: firstAndLast, evidence: cites }],
    advice: null,
    figures: [
      row(soleLeadNames.scenes, `${name}: ${count} of ${allScenes}`),
      row(soleLeadNames.pages, `${name}: ${firstPage}-${lastPage}`, cites.slice(0, 1)),
      row(
        soleLeadNames.words,
        margin === null ? `${name}: all of them` : `${name}: ${timesAs(margin)} the next speaker’s`,
      ),
    ],
  };
}

/** The lead's two ends. */
const firstAndLast = 'First and last';

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
