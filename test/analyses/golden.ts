/** The golden answers of the sample script, as they are kept and compared. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { questions } from '../../lib/analyses/registry.ts';
import { runQuestion } from '../../lib/analyses/run.ts';
import type { Answer } from '../../lib/contract/report.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { lastReel } from './scripts.ts';

export const goldenFile = path.join(import.meta.dirname, '../corpus/the-last-reel.answers.json');

/** Every answer about the sample, in the order of the registry. */
export async function currentAnswers(): Promise<Answer[]> {
  const screenplay = await lastReel();
  return questions.map(({ card }) => runQuestion(card.number, { screenplay, details: emptyDetails }));
}

export const keptAnswers = (): unknown => JSON.parse(readFileSync(goldenFile, 'utf8'));
