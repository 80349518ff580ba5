/** Question 10: script similarity. */
import type { Question } from '../question.ts';
import { scriptSimilarityEntries } from './blocks.ts';
import { type ScriptSimilarityFindings, scriptSimilarityCard, scriptSimilarityFindings } from './card.ts';
import { scriptSimilarityEvidence } from './evidence.ts';

export const scriptSimilarity: Question<ScriptSimilarityFindings> = {
  card: scriptSimilarityCard,
  findings: scriptSimilarityFindings,
  evidence: scriptSimilarityEvidence,
  entries: scriptSimilarityEntries,
};
