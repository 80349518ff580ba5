/**
 * The one door to a language model: a script, what was counted in it and a question in; an opinion out, its quotes checked, or a missing
 * one that says why. Refuses to throw for anything that a provider can do. Gives the model no tools and nothing but text.
 */
import type { AskedOpinion, AwaitedOpinion, SuspiciousLine } from '../contract/opinion.ts';
import type { Screenplay } from '../screenplay/model.ts';
import type { Answered } from './ask-once.ts';
import { askAgain, askPatiently, attempts, openTally, type PatientDeps, type Tally } from './ask-patiently.ts';
import { instructions, type ModelRequest, promptHash } from './compose-messages.ts';
import { type Envelope, envelopeForm, saysNothing } from './envelope.ts';
import { formOpinion } from './form-opinion.ts';
import { ModelFailure, troubleSentences } from './model-failure.ts';
import type { OpenModel } from './open-model.ts';
import { indexQuotes, type QuoteIndex } from './quote-index.ts';
import { scriptPieces, scriptText, seenOf } from './script-lines.ts';
import { suspiciousLines } from './suspicious-lines.ts';

/** A question's ratings are taken from this many readings: one number from a model is chance. */
export const readingCount = 3;
/**
 * The most calls that one delivery of one question can make: the first reading's attempts on both models, then two more readings of two
 * attempts. A message that is delivered n times makes at most n times as many.
 */
export const mostCallsPerQuestion = attempts.first + attempts.fallback + (readingCount - 1) * 2;
/** One question's time in all; no attempt begins that could not end before. */
const defaultQuestionTimeMs = 240_000;
/** The longest answer, thinking included; an opinion takes about 2,000 tokens. */
export const maxOutputTokens = 12_000;
/** How often and how long to look whether another question has put the script into the cache. */
const lookEveryMs = 500;
const mostLooks = 200;

export interface ModelQuestion {
  readonly version: number;
  /** The question for the model, format and intent included. */
  readonly text: string;
  /** Names to be rated; empty asks for no ratings. */
  readonly ratings: readonly string[];
}
export interface AskInput {
  readonly screenplay: Screenplay;
  readonly question: ModelQuestion;
  /** What was counted, as plain text. */
  readonly evidence: string;
}

interface ReadScript {
  readonly text: string;
  readonly index: QuoteIndex;
  readonly suspicious: readonly SuspiciousLine[];
}
/** A script is laid out and indexed once, however many questions are asked of it. */
const read = new WeakMap<Screenplay, ReadScript>();
function readOnce(screenplay: Screenplay): ReadScript {
  const known = read.get(screenplay);
  if (known) return known;
  const pieces = scriptPieces(screenplay);
  const made = {
    text: scriptText(pieces),
    index: indexQuotes(pieces),
    suspicious: suspiciousLines(pieces, screenplay),
  };
  read.set(screenplay, made);
  return made;
}

/** Longest evidence handed over, in characters: about 4,000 tokens. */
const longestEvidence = 16_000;

/**
 * Without the sign that marks begin with: the counted facts hold names and titles, some from the details form, and whoever writes those can know the
 * number of the mark that ends them.
 */
const evidenceText = (evidence: string): string => seenOf(evidence).slice(0, longestEvidence).replaceAll('<', '‹');

/** The first question of a script goes alone, so that the others find its text in the provider's cache. */
async function inTurn<T>({ ledger, clock }: PatientDeps, tally: Tally, work: () => Promise<T>): Promise<T> {
  let warmth = await ledger.warmth();
  for (let look = 0; warmth === 'wait' && look < mostLooks && clock.now() < tally.deadline; look += 1) {
    await clock.sleep(lookEveryMs);
    warmth = await ledger.warmth();
  }
  if (warmth !== 'mine') return work();
  let succeeded = false;
  try {
    const done = await work();
    succeeded = true;
    return done;
  } finally {
    await ledger.warmed(succeeded);
  }
}

const ratingsOnly =
  'This is another reading of the same question. Give the ratings afresh, each with its reason; leave all other fields null or empty.';

async function moreReadings(
  deps: PatientDeps,
  tally: Tally,
  request: ModelRequest<Envelope>,
  by: OpenModel,
): Promise<Answered<Envelope>[]> {
  const question = `${request.question}\n\n${ratingsOnly}`;
  const asked = Array.from({ length: readingCount - 1 }, () => askAgain(deps, tally, { ...request, question }, by));
  return (await Promise.all(asked)).filter((reading) => reading !== null);
}

/** Which model and prompt it is, and what was used so far. */
const originOf = (
  { provider, id }: OpenModel,
  { version, text }: ModelQuestion,
  suspicious: readonly SuspiciousLine[],
  { usage, costUsd, calls }: Tally,
): Omit<AwaitedOpinion, 'kind'> => ({
  provider,
  model: id,
  promptVersion: version,
  promptHash: promptHash(text),
  usage,
  costUsd,
  calls,
  suspicious: [...suspicious],
});

/** What can be shown before the model has answered. Sends nothing. */
export function announceOpinion(
  { first }: PatientDeps['models'],
  { question, screenplay }: Omit<AskInput, 'evidence'>,
): AwaitedOpinion {
  return { kind: 'awaited', ...originOf(first, question, readOnce(screenplay).suspicious, openTally(0)) };
}

/** An opinion on one question. The counted answer is the caller's, and stands whatever comes back from here. */
export async function askModel(deps: PatientDeps, input: AskInput): Promise<AskedOpinion> {
  const { question, evidence, screenplay } = input;
  const { text, index, suspicious } = readOnce(screenplay);
  const request = {
    instructions,
    script: text,
    evidence: evidenceText(evidence),
    question: seenOf(question.text),
    form: envelopeForm,
    saysNothing,
    mostOutput: maxOutputTokens,
  };
  const tally = openTally(deps.clock.now() + (deps.questionTimeMs ?? defaultQuestionTimeMs));
  const origin = (by: OpenModel) => originOf(by, question, suspicious, tally);
  try {
    const { reading, by } = await inTurn(deps, tally, () => askPatiently(deps, tally, request));
    const more = question.ratings.length > 0 ? await moreReadings(deps, tally, request, by) : [];
    const readings = [reading.value, ...more.map(({ value }) => value)] as const;
    return { kind: 'given', ...origin(by), ...formOpinion(index, readings, question.ratings) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) {
      if (!deps.onFault) throw error;
      deps.onFault(error);
    }
    const trouble = error instanceof ModelFailure ? error.code : 'unavailable';
    return { kind: 'missing', ...origin(deps.models.first), trouble, message: troubleSentences[trouble] };
  }
}
