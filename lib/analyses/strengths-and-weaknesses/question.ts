/** Question 3: strengths and weaknesses. */
import type { Question } from '../question.ts';
import { strengthsAndWeaknessesEntries } from './blocks.ts';
import {
  type StrengthsAndWeaknessesFindings,
  strengthsAndWeaknessesCard,
  strengthsAndWeaknessesFindings,
} from './card.ts';
import { strengthsAndWeaknessesEvidence } from './evidence.ts';

export const strengthsAndWeaknesses: Question<StrengthsAndWeaknessesFindings> = {
  card: strengthsAndWeaknessesCard,
  findings: strengthsAndWeaknessesFindings,
  evidence: strengthsAndWeaknessesEvidence,
  entries: strengthsAndWeaknessesEntries,
};
