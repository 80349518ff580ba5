/** `runQuestion`, which counts each question about the same script, details, corrections and drafts once for all files of a worker: tests of who is asked when ask the same a hundred times. */
import { hash } from 'node:crypto';
import { runQuestion } from '../../lib/reports/run.ts';

type Ask = typeof runQuestion;
const answers = new Map<string, ReturnType<Ask>>();
/** A screenplay that came as JSON is another object each time: the one that was asked about first stands for all that say the same, as what is counted of it lies beside it. */
const screenplays = new Map<string, Parameters<Ask>[1]['screenplay']>();
const mostKept = 500;

export const runOnce: Ask = (number, input) => {
  const said = hash('sha256', JSON.stringify(input.screenplay));
  const key = JSON.stringify([number, { ...input, screenplay: null }, said]);
  const known = answers.get(key);
  if (known !== undefined) return known;
  const screenplay = screenplays.get(said) ?? input.screenplay;
  const answer = runQuestion(number, { ...input, screenplay });
  if (answers.size >= mostKept) {
    answers.clear();
    screenplays.clear();
  }
  screenplays.set(said, screenplay);
  answers.set(key, answer);
  return answer;
};
