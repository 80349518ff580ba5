/** Question 6 as a view of the story graph: five checklists and what they come to. */

import type { CheckId } from '../../story/checks.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Story } from '../../story/story-graph.ts';
import type { CheckState, ScriptPotentialFindings, Section } from './card.ts';
import * as words from './words.ts';

export const scriptPotentialParts = ['source', 'scenes', 'characters', 'checks'] as const;
type PotentialStory = Pick<Story, (typeof scriptPotentialParts)[number]>;

const lists: readonly { readonly heading: string; readonly checks: readonly CheckId[] }[] = [
  { heading: words.headings.artistic, checks: ['silentScene', 'endingAtStart'] },
  { heading: words.headings.emotional, checks: ['tie'] },
  { heading: words.headings.commercial, checks: ['leadPart', 'fewPlaces'] },
  { heading: words.headings.festival, checks: ['slot', 'ensemble', 'nightExteriors', 'quickStart'] },
  { heading: words.headings.cultural, checks: ['sharedPlace', 'generations'] },
];
/** Checks shown at one of their places; the others name their pages or count over the whole. */
const quoted: ReadonlySet<CheckId> = new Set(['tie', 'nightExteriors', 'sharedPlace', 'generations']);

const stateOf = (met: boolean | null): CheckState => (met === null ? 'can’t be told' : met ? 'met' : 'not met');

export function scriptPotentialView(story: PotentialStory): ScriptPotentialFindings {
  const texts = words.textsOf(story);
  const sections = lists.map(
    ({ heading, checks }): Section => ({
      heading,
      checks: checks.map((id) => ({
        name: words.names[id],
        state: stateOf(story.checks[id].met),
        text: texts[id],
        evidence: quoted.has(id) ? story.checks[id].cites.slice(0, 1).map(evidenceOf) : [],
      })),
    }),
  );
  const named = (state: CheckState): string[] =>
    sections.flatMap(({ checks }) => checks.filter((check) => check.state === state).map(({ name }) => name));
  return { verdict: [words.verdict(named('met'), named('not met'), named('can’t be told'))], sections };
}
