/** Question 6 as a view of the story graph: what the script offers and asks, by five kinds of reader, and the checks behind it. */

import type { CheckId } from '../../story/checks.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { CheckState, ScriptPotentialFindings, Section } from './card.ts';
import {
  type PotentialSection,
  type PotentialStory,
  potentialParts,
  sectionFact,
  verdictFacts,
} from './potential-facts.ts';
import * as words from './words.ts';

export const scriptPotentialParts = potentialParts;

const lists: readonly { readonly section: PotentialSection; readonly checks: readonly CheckId[] }[] = [
  { section: 'artistic', checks: ['silentScene', 'endingAtStart'] },
  { section: 'emotional', checks: ['tie'] },
  { section: 'commercial', checks: ['leadPart', 'fewPlaces'] },
  { section: 'festival', checks: ['slot', 'ensemble', 'nightExteriors', 'quickStart'] },
  { section: 'cultural', checks: ['sharedPlace', 'generations'] },
];
/** Checks shown at one of their places; the others name their pages or count over the whole. */
const quoted: ReadonlySet<CheckId> = new Set(['tie', 'nightExteriors', 'sharedPlace', 'generations']);

const stateOf = (met: boolean | null): CheckState => (met === null ? 'can’t be told' : met ? 'met' : 'not met');

export function scriptPotentialView(story: PotentialStory): ScriptPotentialFindings {
  const texts = words.textsOf(story);
  const sections = lists.map(
    ({ section, checks }): Section => ({
      heading: words.headings[section],
      facts: sectionFact(section, story),
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
  return {
    verdict: [words.verdict(named('met'), named('not met'), named('can’t be told'))],
    verdictFacts: verdictFacts(story),
    sections,
  };
}
