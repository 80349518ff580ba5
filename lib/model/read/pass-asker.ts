/** One reading's calls: each pass asked once, kept as soon as it is answered, within the reading's time and money. */
import { createHash } from 'node:crypto';
import type { OpinionTrouble, TokenUsage } from '../../contract/opinion.ts';
import { askPatiently, openTally, type PatientDeps, type Tally } from '../ask-patiently.ts';
import { ModelFailure } from '../model-failure.ts';
import { seenOf } from '../script-lines.ts';
import { readerInstructions } from './instructions.ts';
import type { PassKey, PassStore } from './pass-store.ts';
import type { Form } from './patient-form.ts';
import { answerTokens } from './windows.ts';

export interface ReadDeps extends PatientDeps {
  readonly passes: PassStore;
  /** Tokens that the model holds, prompt and answer together. */
  readonly window: number;
  /** The day, 'YYYY-MM-DD'. */
  readonly today: () => string;
  /** Told after every pass, for whoever shows how far it is. */
  readonly onPass?: (done: { readonly name: string; readonly fromStore: boolean }) => void;
}
export interface ReadCost {
  readonly calls: number;
  readonly usage: TokenUsage;
  readonly costUsd: number | null;
}
export interface Ask<T> {
  readonly name: string;
  /** The long part, the same for several passes so that a provider can keep it. */
  readonly script: string;
  readonly evidence: string;
  readonly question: string;
  readonly form: Form<T>;
  readonly saysNothing: (answer: T) => boolean;
}

const print = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** One delivery's time for all passes that are left. */
const defaultReadTimeMs = 13 * 60_000;

/** What is asked of every pass of one reading. */
export class PassAsker {
  readonly tally: Tally;
  /** Passes that the reading does without, and why. */
  readonly failed: { readonly name: string; readonly trouble: OpinionTrouble }[] = [];
  readonly deps: ReadDeps;
  window: number;

  constructor(deps: ReadDeps) {
    this.deps = deps;
    this.window = deps.window;
    this.tally = openTally(deps.clock.now() + (deps.questionTimeMs ?? defaultReadTimeMs));
  }

  /** @throws ModelFailure */
  async ask<T>({ name, form, script, evidence, question, saysNothing }: Ask<T>): Promise<T> {
    const { models, passes, onPass } = this.deps;
    const request = {
      instructions: readerInstructions,
      script,
      evidence: seenOf(evidence).replaceAll('<', '‹'),
      question: seenOf(question),
    };
    const key: PassKey = {
      name,
      model: models.first.id,
      prompt: print([request.instructions, script, request.evidence, request.question].join('\0')),
      form: print(form.json),
    };
    const kept = form.read(await passes.get(key, { ...request, formText: form.json }));
    if (kept.success && !saysNothing(kept.data)) {
      onPass?.({ name, fromStore: true });
      return kept.data;
    }
    const mostOutput = answerTokens(this.window);
    const asked = await askPatiently(this.deps, this.tally, { ...request, form: form.sent, saysNothing, mostOutput });
    await passes.put(key, asked.reading.value);
    onPass?.({ name, fromStore: false });
    return asked.reading.value;
  }

  /** Null where the pass failed: the reading does without. */
  async tried<T>(ask: Ask<T>): Promise<T | null> {
    try {
      return await this.ask(ask);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      this.failed.push({ name: ask.name, trouble: error.code });
      return null;
    }
  }

  cost(): ReadCost {
    const { calls, usage, costUsd } = this.tally;
    return { calls, usage, costUsd };
  }
}
