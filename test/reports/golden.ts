/** The golden answers of the corpus scripts, as they are kept and compared. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from '../../lib/contract/report.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { questions } from '../../lib/reports/registry.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, marrow } from '../corpus/scripts.ts';

const corpus = path.join(import.meta.dirname, '../corpus');

interface Golden {
  readonly file: string;
  readonly script: () => Promise<Screenplay>;
}

/** By the script's name. */
export const goldens: Readonly<Record<string, Golden>> = {
  'The Last Reel': { file: path.join(corpus, 'the-last-reel.answers.json'), script: lastReel },
  'Minutes of the Marrow': { file: path.join(corpus, 'minutes-of-the-marrow.answers.json'), script: marrow },
};

/** Every answer about a script, in the order of the registry. */
export async function currentAnswers({ script }: Golden): Promise<Answer[]> {
  const screenplay = await script();
  return questions.map(({ card }) => runQuestion(card.number, { screenplay, details: emptyDetails }));
}

export const keptAnswers = ({ file }: Golden): unknown => JSON.parse(readFileSync(file, 'utf8'));
