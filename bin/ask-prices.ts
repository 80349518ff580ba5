/** What questions about a script cost at a model's price: tokens by our own estimate with the longest answer, and by the bound that is set aside. */
import { emptyDetails } from '../lib/contract/uploads.ts';
import { answerForm } from '../lib/model/ask/answer-form.ts';
import { askRequest } from '../lib/model/ask/ask-script.ts';
import { mostAnswer, mostPrompt } from '../lib/model/ask/bounds.ts';
import { costAt, priceOf } from '../lib/model/prices.ts';
import { briefParts, countedBrief } from '../lib/model/read/counted-brief.ts';
import { numberScript, tokensOf } from '../lib/model/read/numbered-script.ts';
import { countParts } from '../lib/reports/run.ts';
import type { Screenplay } from '../lib/screenplay/model.ts';

/** Of each kind: who, where it ends, and one whose words stand everywhere. */
const usual = ['Who is the protagonist and what do they want?', 'How does it end?', 'Why does nobody tell the truth?'];

/** A line a question and one with the bound. */
export function askPrices(screenplay: Screenplay, model: string): string[] {
  const { cast } = countedBrief(countParts(briefParts, { screenplay, details: emptyDetails }));
  const numbered = numberScript(screenplay);
  const dollars = (input: number): string => {
    const price = priceOf(model, input);
    const cost = price && costAt(price, { input, output: mostAnswer, cacheRead: 0, cacheWrite: 0 });
    return cost === null ? 'no price' : `$${cost.toFixed(4)}`;
  };
  const lines = usual.map((question) => {
    const beganMs = performance.now();
    const asked = askRequest({ screenplay, cast, aliases: [], digests: [] }, numbered, question);
    const ms = performance.now() - beganMs;
    const { instructions, script, question: sent } = asked.prompt;
    const input = tokensOf([instructions, script, sent, answerForm.json].join('\n'));
    const pieces = asked.passages.scenes.reduce((sum, scene) => sum + scene.pieces.length, 0);
    return `one question (“${question}”): ${pieces} pieces of ${asked.passages.scenes.length} scenes, ${input} tokens in by our estimate, ${mostAnswer} out at most: ${dollars(input)}; chosen in ${ms.toFixed(0)} ms`;
  });
  return [
    ...lines,
    `one question at most: ${mostPrompt} tokens in, ${mostAnswer} out: ${dollars(mostPrompt)} (asked: $0.01)`,
  ];
}
