/** Question 2: CALIBER ratings. */
import type { Question } from '../question.ts';
import { caliberRatingsEntries } from './blocks.ts';
import { type CaliberRatingsFindings, caliberRatingsCard, caliberRatingsFindings } from './card.ts';
import { caliberRatingsEvidence } from './evidence.ts';

export const caliberRatings: Question<CaliberRatingsFindings> = {
  card: caliberRatingsCard,
  findings: caliberRatingsFindings,
  evidence: caliberRatingsEvidence,
  entries: caliberRatingsEntries,
};
