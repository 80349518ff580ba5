/** Why a call gave no usable answer. Without the provider's own words, which may quote the script: a code and a status are all it carries. */
import type { ModelTrouble, TokenUsage } from '../contract/model.ts';

/** Worth asking the same model again after a pause; the others fail the same way every time. */
const passing: ReadonlySet<ModelTrouble> = new Set(['throttled', 'timeout', 'unavailable', 'malformed', 'truncated']);
/** Worth asking another model: it may have another temper, another window, or be allowed. */
const anotherModelMayHelp: ReadonlySet<ModelTrouble> = new Set([
  ...passing,
  'refused',
  'filtered',
  'too_long',
  'denied',
  'rejected',
]);

const noTokens: TokenUsage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly code: ModelTrouble;
  /** What was spent all the same: a truncated answer is billed. */
  readonly usage: TokenUsage;
  /** The provider's wish for a pause, if it named one. */
  readonly retryAfterMs: number | null;

  constructor(code: ModelTrouble, o: { usage?: TokenUsage; retryAfterMs?: number | null; status?: number } = {}) {
    super(o.status === undefined ? code : `${code} (status ${o.status})`);
    this.code = code;
    this.usage = o.usage ?? noTokens;
    this.retryAfterMs = o.retryAfterMs ?? null;
  }

  get isPassing(): boolean {
    return passing.has(this.code);
  }
  get mayFallBack(): boolean {
    return anotherModelMayHelp.has(this.code);
  }
}

/** What the reader of the report is told; what was counted is whole in every case. */
export const troubleSentences: Readonly<Record<ModelTrouble, string>> = {
  throttled: 'The model was too busy to answer. What was counted from the script is all here.',
  timeout: 'The model took too long to answer. What was counted from the script is all here.',
  unavailable: 'The model could not be reached. What was counted from the script is all here.',
  denied: 'The model refused this service’s credentials. What was counted from the script is all here.',
  rejected: 'The model’s server did not accept the request. What was counted from the script is all here.',
  malformed: 'The model answered in a form that could not be read. What was counted from the script is all here.',
  truncated: 'The model’s answer broke off before its end and was not used. What was counted is all here.',
  refused: 'The model declined to comment on this script. What was counted from it is all here.',
  filtered: 'A content filter stopped the model’s answer. What was counted from the script is all here.',
  too_long: 'This script is longer than the model can read. What was counted from it is all here.',
  over_budget: 'The budget for a model’s work on this script is spent. What was counted from the script is all here.',
  day_spent: 'What the model may be asked in a day is used up. What was counted from the script is all here.',
  unpriced:
    'The model’s price is not known, so its budget could not be kept and it was not asked. What was counted is all here.',
};
