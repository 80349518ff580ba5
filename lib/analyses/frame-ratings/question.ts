/** Question 1: FRAME ratings. */
import type { Question } from '../question.ts';
import { frameRatingsEntries } from './blocks.ts';
import { type FrameRatingsFindings, frameRatingsCard, frameRatingsFindings } from './card.ts';
import { frameRatingsEvidence } from './evidence.ts';

export const frameRatings: Question<FrameRatingsFindings> = {
  card: frameRatingsCard,
  findings: frameRatingsFindings,
  evidence: frameRatingsEvidence,
  entries: frameRatingsEntries,
};
