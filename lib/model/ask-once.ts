/** One call to one model. Neither retries nor passes on the provider's words: every failure becomes a ModelFailure with a code. */
import { APICallError, generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai';
import type { TokenUsage } from '../contract/model.ts';
import { anyOf } from '../screenplay/text/phrases.ts';
import { composeMessages, type ModelRequest, type WholePrompt } from './compose-messages.ts';
import { declining, overWindow } from './lexicons/provider-words.ts';
import { ModelFailure } from './model-failure.ts';
import type { OpenModel } from './open-model.ts';
import { isOversized } from './sized-fetch.ts';

const tokensOf = (usage: LanguageModelUsage | undefined): TokenUsage => {
  const { cacheReadTokens: cacheRead = 0, cacheWriteTokens: cacheWrite = 0 } = usage?.inputTokenDetails ?? {};
  const all = usage?.inputTokens ?? 0;
  const input = usage?.inputTokenDetails?.noCacheTokens ?? Math.max(0, all - cacheRead - cacheWrite);
  return { input, output: usage?.outputTokens ?? 0, cacheRead, cacheWrite };
};

const header = (headers: Record<string, string> | undefined, name: string): number =>
  Number(headers?.[name] ?? Number.NaN);

/** What the provider asks to wait, in milliseconds; null when it names nothing. RFC 9110 allows seconds and a date. */
function retryAfter(headers: Record<string, string> | undefined): number | null {
  const ms = header(headers, 'retry-after-ms');
  if (Number.isFinite(ms)) return ms;
  const seconds = header(headers, 'retry-after');
  if (Number.isFinite(seconds)) return seconds * 1000;
  const date = Date.parse(headers?.['retry-after'] ?? '');
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

/** Sentences by which providers say that a prompt is over the window; looked at, never kept. */
const overTheWindow = new RegExp(`${anyOf(overWindow)}|exceeds? .{0,40}tokens`, 'i');

function fromCall(error: APICallError): ModelFailure {
  const { statusCode: status, responseHeaders, responseBody = '' } = error;
  const told = { status, retryAfterMs: retryAfter(responseHeaders) };
  if (status === undefined) return new ModelFailure('unavailable');
  if (status === 413) return new ModelFailure('too_long', told);
  if (status === 400 && overTheWindow.test(responseBody)) return new ModelFailure('too_long', told);
  if (status === 429) return new ModelFailure('throttled', told);
  if (status === 408 || status === 504) return new ModelFailure('timeout', told);
  // 424 is Bedrock's word for a fault of the model itself, 409 and 425 pass as well.
  if (status >= 500 || [409, 424, 425].includes(status)) return new ModelFailure('unavailable', told);
  // A body that is no answer although the status was fine.
  if (status < 300) return new ModelFailure('malformed', told);
  return new ModelFailure(status === 401 || status === 403 ? 'denied' : 'rejected', told);
}

const refusal = new RegExp(`\\b${anyOf(declining)}\\b|['’]m (?:not able|unable) to\\b`, 'i');

/** An answer that is not in the form: broken off, filtered, refused in words, or malformed. */
function fromAnswer(finishReason: string | undefined, text: string | undefined, usage: TokenUsage): ModelFailure {
  if (finishReason === 'length') return new ModelFailure('truncated', { usage });
  if (finishReason === 'content-filter') return new ModelFailure('filtered', { usage });
  if (text !== undefined && !text.includes('{') && refusal.test(text)) return new ModelFailure('refused', { usage });
  return new ModelFailure('malformed', { usage });
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (NoObjectGeneratedError.isInstance(error)) {
    return fromAnswer(error.finishReason, error.text, tokensOf(error.usage));
  }
  if (isOversized(error)) return new ModelFailure('malformed');
  if (APICallError.isInstance(error)) return isTimeout(error.cause) ? new ModelFailure('timeout') : fromCall(error);
  if (isTimeout(error)) return new ModelFailure('timeout');
  if (error instanceof Error && /LoadAPIKey|LoadSetting|Credential/.test(error.name)) return new ModelFailure('denied');
  return new ModelFailure('malformed');
}

/**
 * Fewer tokens than one for so many letters were not all of the prompt: a server with a small window (Ollama's own is 4,096 tokens) cuts the
 * script without a word. English takes about four letters a token, no language more than six.
 */
const mostLettersPerToken = 8;

function wasCut(
  { instructions, script, evidence, question }: WholePrompt,
  { input, cacheRead, cacheWrite }: TokenUsage,
): boolean {
  const tokens = input + cacheRead + cacheWrite;
  const letters = instructions.length + script.length + evidence.length + question.length;
  return tokens > 0 && tokens * mostLettersPerToken < letters;
}

export interface Answered<T> {
  readonly value: T;
  readonly usage: TokenUsage;
}

/** An answer counts only if the model says that it is complete: a cut one may parse all the same. @throws ModelFailure */
export async function askOnce<T>(model: OpenModel, request: ModelRequest<T>, timeoutMs: number): Promise<Answered<T>> {
  try {
    const result = await generateText({
      model: model.languageModel,
      instructions: request.instructions,
      messages: composeMessages(request),
      output: Output.object({ schema: request.form }),
      maxOutputTokens: request.mostOutput,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(timeoutMs),
    });
    const usage = tokensOf(result.usage);
    if (/refus/i.test(result.rawFinishReason ?? '')) throw new ModelFailure('refused', { usage });
    if (result.finishReason !== 'stop') throw fromAnswer(result.finishReason, undefined, usage);
    if (wasCut(request, usage)) throw new ModelFailure('too_long', { usage });
    const value = result.output as T;
    if (request.saysNothing(value)) throw new ModelFailure('malformed', { usage });
    return { value, usage };
  } catch (error) {
    throw failureOf(error);
  }
}
