/**
 * One question about one finding of a script to a language model: its verdict and its claims with their quotes checked, or why there is none. Does not throw for anything that a provider can do. Gives the model no tools and nothing but text.
 */
import type { CheckedClaim, CheckedFinding } from '../contract/model.ts';
import type { Screenplay } from '../screenplay/model.ts';
import { askPatiently, openTally, type PatientDeps } from './ask-patiently.ts';
import { instructions } from './compose-messages.ts';
import { type Envelope, envelopeForm, saysNothing } from './envelope.ts';
import { ModelFailure, troubleSentences } from './model-failure.ts';
import { indexQuotes, type QuoteIndex } from './quote-index.ts';
import { scriptPieces, scriptText, seenOf } from './script-lines.ts';
import { verifyQuote } from './verify-quote.ts';

/** The question's time in all; no attempt begins that could not end before. */
const defaultQuestionTimeMs = 240_000;
/** The longest answer, thinking included. */
export const maxOutputTokens = 12_000;

export interface AskInput {
  readonly screenplay: Screenplay;
  readonly question: { readonly text: string };
  /** What was counted, as plain text. */
  readonly evidence: string;
}

/** Longest evidence handed over, in characters: about 4,000 tokens. */
const longestEvidence = 16_000;

/**
 * Without the sign that marks begin with: the counted facts hold names and titles, some from the details form, and whoever writes those can know the
 * number of the mark that ends them.
 */
const evidenceText = (evidence: string): string => seenOf(evidence).slice(0, longestEvidence).replaceAll('<', '‹');

/** More claims than a reader reads are cut. */
const mostClaims = 12;
const longestText = 4000;
/** Without characters that draw nothing or turn the direction of what follows. */
const clipped = (text: string): string => seenOf(text).slice(0, longestText);

function checkedClaims(index: QuoteIndex, { claims }: Envelope['opinion']): CheckedClaim[] {
  return claims
    .slice(0, mostClaims)
    .filter(({ text }) => clipped(text) !== '')
    .map(({ text, quote, page }) => {
      const { standing, evidence } = verifyQuote(index, quote, page);
      return { text: clipped(text), standing, evidence };
    });
}

/** What the model makes of the question. The finding stands as it was, whatever comes back from here. */
export async function askModel(
  deps: PatientDeps,
  { screenplay, question, evidence }: AskInput,
): Promise<CheckedFinding> {
  const pieces = scriptPieces(screenplay);
  const request = {
    instructions,
    script: scriptText(pieces),
    evidence: evidenceText(evidence),
    question: seenOf(question.text),
    form: envelopeForm,
    saysNothing,
    mostOutput: maxOutputTokens,
  };
  const tally = openTally(deps.clock.now() + (deps.questionTimeMs ?? defaultQuestionTimeMs));
  const cost = () => ({ usage: tally.usage, costUsd: tally.costUsd, calls: tally.calls });
  try {
    const { reading, by } = await askPatiently(deps, tally, request);
    const { opinion } = reading.value;
    const verdict = clipped(opinion.verdict ?? '') || null;
    return { kind: 'given', model: by.id, ...cost(), verdict, claims: checkedClaims(indexQuotes(pieces), opinion) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) {
      if (!deps.onFault) throw error;
      deps.onFault(error);
    }
    const trouble = error instanceof ModelFailure ? error.code : 'unavailable';
    return { kind: 'missing', model: deps.models.first.id, ...cost(), trouble, message: troubleSentences[trouble] };
  }
}
