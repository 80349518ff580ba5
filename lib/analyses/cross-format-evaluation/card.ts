/** Card of question 12: the script as series, short, stage play or audio. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const crossFormatEvaluationCard: Card = {
  number: 12,
  id: 'cross-format-evaluation',
  title: 'Cross-Format Evaluation',
  prompts: ['🔄 Cross Format Evaluation', '🗂️ Cross-Format Details'],
  plan: 'advanced',
  dependsOnDetails: true,
};
