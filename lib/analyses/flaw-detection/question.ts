/** Question 9: flaw detection. */
import type { Question } from '../question.ts';
import { flawDetectionEntries } from './blocks.ts';
import { type FlawDetectionFindings, flawDetectionCard, flawDetectionFindings } from './card.ts';
import { flawDetectionEvidence } from './evidence.ts';

export const flawDetection: Question<FlawDetectionFindings> = {
  card: flawDetectionCard,
  findings: flawDetectionFindings,
  evidence: flawDetectionEvidence,
  entries: flawDetectionEntries,
};
