/** Question 6 as a view of the story graph: what the script offers and asks, by five kinds of reader. */

import type { ScriptPotentialFindings } from './card.ts';
import {
  emptySection,
  type PotentialSection,
  type PotentialStory,
  potentialParts,
  sectionFacts,
  verdictFacts,
} from './potential-facts.ts';
import * as words from './words.ts';

export const scriptPotentialParts = potentialParts;

const sections: readonly PotentialSection[] = ['artistic', 'emotional', 'commercial', 'festival', 'cultural'];

export const scriptPotentialView = (story: PotentialStory): ScriptPotentialFindings => ({
  verdictFacts: verdictFacts(story),
  sections: sections.map((section) => ({
    heading: words.headings[section],
    facts: sectionFacts(section, story),
    empty: emptySection(section, story),
  })),
});
