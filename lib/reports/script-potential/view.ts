/** Question 6 as a view of the story graph: five checklists and what they come to. */

import type { CheckId } from '../../story/checks.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Story } from '../../story/story-graph.ts';
import type { Check, CheckState, ScriptPotentialFindings, Section } from './card.ts';
import * as words from './words.ts';

export const scriptPotentialParts = ['source', 'scenes', 'characters', 'voices', 'checks'] as const;
type PotentialStory = Pick<Story, (typeof scriptPotentialParts)[number]>;

const lists: readonly { readonly heading: string; readonly checks: readonly CheckId[] }[] = [
  {
    heading: words.headings.artistic,
    checks: ['silentScene', 'returningThing', 'returningLine', 'endingAtStart', 'voices'],
  },
  { heading: words.headings.emotional, checks: ['tie', 'tones', 'arc'] },
  { heading: words.headings.commercial, checks: ['leadPart', 'fewPlaces'] },
  { heading: words.headings.festival, checks: ['slot', 'ensemble', 'nightExteriors', 'quickStart'] },
  { heading: words.headings.cultural, checks: ['sharedPlace', 'recurringWord', 'generations', 'datedPast'] },
];

const stateOf = (met: boolean | null): CheckState => (met === null ? 'can’t be told' : met ? 'met' : 'not met');
const metIn = (checks: readonly Check[]): number => checks.filter(({ state }) => state === 'met').length;

export function scriptPotentialView(story: PotentialStory): ScriptPotentialFindings {
  const texts = words.textsOf(story);
  const sections = lists.map(
    ({ heading, checks }): Section => ({
      heading,
      checks: checks.map((id) => ({
        name: words.names[id],
        state: stateOf(story.checks[id].met),
        text: texts[id],
        why: words.reasons(story)[id],
        evidence: story.checks[id].cites.map(evidenceOf),
      })),
    }),
  );
  return { verdict: verdictOf(sections), sections };
}

function verdictOf(sections: readonly Section[]): string[] {
  const all = sections.flatMap(({ checks }) => checks);
  const shares = sections.map(({ heading, checks }) => ({ heading, met: metIn(checks), of: checks.length }));
  const ordered = [...shares].sort((a, b) => b.met / b.of - a.met / a.of);
  const verdict = words.verdict({
    met: metIn(all),
    of: all.length,
    open: all.filter(({ state }) => state === 'can’t be told').length,
    fullest: ordered[0] ?? null,
    emptiest: ordered.at(-1) ?? null,
    missing: all.filter(({ state }) => state === 'not met').map(({ name }) => name),
  });
  return [verdict, words.meaning];
}
