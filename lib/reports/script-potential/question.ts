/** Question 6: script potential. */
import type { Question } from '../question.ts';
import { scriptPotentialEntries } from './blocks.ts';
import { type ScriptPotentialFindings, scriptPotentialCard, scriptPotentialFindings } from './card.ts';
import { scriptPotentialEvidence } from './evidence.ts';

export const scriptPotential: Question<ScriptPotentialFindings> = {
  card: scriptPotentialCard,
  findings: scriptPotentialFindings,
  evidence: scriptPotentialEvidence,
  entries: scriptPotentialEntries,
};
