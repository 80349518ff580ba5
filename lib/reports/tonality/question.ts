/** Question 5: tonality. */
import type { Question } from '../question.ts';
import { tonalityEntries } from './blocks.ts';
import { type TonalityFindings, tonalityCard, tonalityFindings } from './card.ts';
import { tonalityEvidence } from './evidence.ts';

export const tonality: Question<TonalityFindings> = {
  card: tonalityCard,
  findings: tonalityFindings,
  evidence: tonalityEvidence,
  entries: tonalityEntries,
};
