/**
 * One question about a script to a language model: passages chosen by code, an answer whose every sentence is proved by its cites, or why there is none. Refuses
 * to throw for anything that a provider can do, and to show what could not be proved.
 */
import type { ScriptAnswer } from '../../contract/ask.ts';
import type { ModelTrouble } from '../../contract/model.ts';
import { evidenceOf } from '../../story/cite.ts';
import { askPatiently, mostTokens, openTally, type PatientDeps } from '../ask-patiently.ts';
import { ModelFailure } from '../model-failure.ts';
import type { OpenModel } from '../open-model.ts';
import { type NumberedScript, numberScript, passageOf, sceneText } from '../read/numbered-script.ts';
import type { ReadCost } from '../read/pass-asker.ts';
import { openProver } from '../read/proof/proof.ts';
import { seenOf } from '../script-lines.ts';
import { negation } from '../telling-words.ts';
import { answerForm, answerQuestion, askInstructions, type GivenAnswer } from './answer-form.ts';
import { askedWords } from './asked-words.ts';
import { aroundTokens, mostAnswer, mostAnswerUnpriced, mostPrompt } from './bounds.ts';
import { choosePassages } from './choose-passages.ts';
import { type AskedScript, namesOf } from './find-in-script.ts';
import { findPlaces } from './find-places.ts';

export type AnsweredByModel = Exclude<ScriptAnswer, { kind: 'found' }>;
/** `fault`: what went wrong is not the provider's doing. */
export type AskOutcome = { readonly cost: ReadCost } & (
  | { readonly kind: 'said'; readonly answer: AnsweredByModel }
  | { readonly kind: 'missing'; readonly trouble: ModelTrouble }
);

/** The caller waits, and the API itself gives up after 29 seconds. */
const defaultPatienceMs = 22_000;
/** Words looked for that are told. */
const mostLookedFor = 4;
const longestSentence = 400;
/** Scenes kept with an answer that does not tell: it is stored. */
const mostScenesKept = 20;

/** What is sent for a question, and the passages in it. */
export function askRequest(script: AskedScript, numbered: NumberedScript, asked: string) {
  const question = answerQuestion(seenOf(asked));
  const room = mostPrompt - aroundTokens - mostTokens(askInstructions) - mostTokens(question);
  const wanted = { asked: askedWords(asked), names: namesOf(script), digests: script.digests, room };
  const passages = choosePassages(numbered, wanted);
  return {
    passages,
    prompt: {
      instructions: askInstructions,
      script: passages.scenes.map(sceneText).join('\n'),
      evidence: '',
      question,
      once: true,
      aroundTokens,
    },
  } as const;
}

/** Sentences that stand on pieces which the model was shown. One that denies what no piece denies has seen too little. */
function proved(passages: NumberedScript, names: readonly (readonly string[])[], given: GivenAnswer) {
  const prover = openProver(passages, names, new Map());
  const told = given.sentences.filter(({ text }) => seenOf(text) !== '');
  const sentences = told.flatMap(({ text, cites }) => {
    const said = prover.prove({ text: seenOf(text).slice(0, longestSentence), cites, sure: 'sure' });
    if (said === null) return [];
    const denies = said.confidence !== 'sure';
    if (denies && !said.cites.some((cite) => negation.test(passageOf(passages, cite)))) return [];
    return [{ text: said.text, evidence: said.cites.map(evidenceOf) }];
  });
  return { sentences, dropped: told.length - sentences.length };
}

const outputOf = (model: OpenModel): number => (model.priceFor(mostPrompt) === null ? mostAnswerUnpriced : mostAnswer);

/** Never rejects for what a model does. */
export async function askScript(deps: PatientDeps, script: AskedScript, asked: string): Promise<AskOutcome> {
  const numbered = numberScript(script.screenplay);
  const names = namesOf(script);
  const { passages, prompt } = askRequest(script, numbered, asked);
  const tally = openTally(deps.clock.now() + (deps.questionTimeMs ?? defaultPatienceMs));
  const cost = (): ReadCost => ({ calls: tally.calls, usage: tally.usage, costUsd: tally.costUsd });
  const saysNothing = ({ sentences, looked_for }: GivenAnswer): boolean => sentences.length + looked_for.length === 0;
  const request = { ...prompt, form: answerForm.sent, saysNothing, mostOutput: outputOf(deps.models.first) };
  try {
    const { reading, by } = await askPatiently({ ...deps, oneBill: true }, tally, request);
    const { sentences, dropped } = proved(passages, names, reading.value);
    const said = (answer: AnsweredByModel): AskOutcome => ({ kind: 'said', answer, cost: cost() });
    if (sentences.length > 0) return said({ kind: 'answered', model: by.id, sentences, dropped });
    if (dropped > 0) return said({ kind: 'unproved', model: by.id, dropped });
    const lookedFor = reading.value.looked_for.map((word) => seenOf(word).slice(0, 40)).filter((word) => word !== '');
    const looked_for = lookedFor.slice(0, mostLookedFor);
    const found = findPlaces(numbered, askedWords(looked_for.join(' ')), names);
    const kept = { ...found, groups: found.groups.slice(0, mostScenesKept) };
    return said({ kind: 'not_told', model: by.id, looked_for, found: kept });
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { kind: 'missing', trouble: error.code, cost: cost() };
  }
}
