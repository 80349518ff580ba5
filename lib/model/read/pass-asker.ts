/** One reading's calls: each pass asked once, kept as soon as it is answered, within the reading's time and money. */
import { createHash } from 'node:crypto';
import type { ModelTrouble, TokenUsage } from '../../contract/model.ts';
import { addTo, askPatiently, openTally, type PatientDeps, type Tally } from '../ask-patiently.ts';
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
  /** Told after every pass, failed ones included, for whoever shows how far it is or what it took. */
  readonly onPass?: (done: DonePass) => void;
}
export interface ReadCost {
  readonly calls: number;
  readonly usage: TokenUsage;
  readonly costUsd: number | null;
}
/** `trouble`: why the reading does without it; null where it was answered. From the store it costs nothing. */
export interface DonePass {
  readonly name: string;
  readonly fromStore: boolean;
  readonly trouble: ModelTrouble | null;
  readonly cost: ReadCost;
}
export interface Ask<T> {
  readonly name: string;
  /** Who is asked, and how it works; a reader's where nothing else is given. */
  readonly instructions?: string;
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
  readonly failed: { readonly name: string; readonly trouble: ModelTrouble }[] = [];
  readonly deps: ReadDeps;
  window: number;

  constructor(deps: ReadDeps) {
    this.deps = deps;
    this.window = deps.window;
    this.tally = openTally(deps.clock.now() + (deps.questionTimeMs ?? defaultReadTimeMs));
  }

  /** @throws ModelFailure */
  async ask<T>({ name, instructions, form, script, evidence, question, saysNothing }: Ask<T>): Promise<T> {
    const { models, passes } = this.deps;
    const request = {
      instructions: instructions ?? readerInstructions,
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
      this.done(name, true, null, openTally(0));
      return kept.data;
    }
    const mostOutput = answerTokens(this.window);
    const own = openTally(this.tally.deadline);
    try {
      const asked = await askPatiently(this.deps, own, { ...request, form: form.sent, saysNothing, mostOutput });
      await passes.put(key, asked.reading.value);
      this.done(name, false, null, own);
      return asked.reading.value;
    } catch (error) {
      if (error instanceof ModelFailure) this.done(name, false, error.code, own);
      throw error;
    } finally {
      addTo(this.tally, own);
    }
  }

  private done(name: string, fromStore: boolean, trouble: ModelTrouble | null, own: Tally): void {
    const { calls, usage, costUsd } = own;
    this.deps.onPass?.({ name, fromStore, trouble, cost: { calls, usage, costUsd } });
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
