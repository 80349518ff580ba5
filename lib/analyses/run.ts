/** Answers one question about one screenplay: pure, synchronous, offline. Refuses findings that don't fit their own schema. */
import { AppError } from '../contract/errors.ts';
import type { Answer } from '../contract/report.ts';
import type { ScriptDetails } from '../contract/uploads.ts';
import type { Screenplay } from '../screenplay/model.ts';
import { type Derived, derive } from './derived/derive.ts';
import type { OtherDraft } from './question.ts';
import { questions } from './registry.ts';
import { formatOf } from './script-format.ts';

/** Shared facts are computed once a screenplay object, however many questions are asked of it. */
const derivedOf = new WeakMap<Screenplay, Derived>();

/**
 * The answer to question `number`. The same input always gives the same answer. Throws AppError 'unknown_question' for a number
 * without an analysis, and lets a failure of the analysis itself through: the caller makes it a failed answer.
 */
export function runQuestion(
  number: number,
  input: { screenplay: Screenplay; details: ScriptDetails; otherDrafts?: readonly OtherDraft[] },
): Answer {
  const question = questions.find(({ card }) => card.number === number);
  if (!question) throw new AppError('unknown_question', `There is no question ${number}.`);
  const known = derivedOf.get(input.screenplay) ?? derive(input.screenplay);
  derivedOf.set(input.screenplay, known);
  const format = formatOf(input.screenplay, input.details);
  const asKnown = format.format === known.format.format && format.from === known.format.from;
  const derived = asKnown ? known : { ...known, format };
  const findings = question.findings.parse(question.evidence({ otherDrafts: [], ...input, derived }));
  return { question: number, structured_data: findings, entries: question.entries(findings) };
}
