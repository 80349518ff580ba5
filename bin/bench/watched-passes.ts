/** Notes what the passes of a reading were asked and what they answered, for whoever counts tokens and cites. */
import { costAt, priceOf } from '../../lib/model/prices.ts';
import { type NumberedScript, resolveCite, tokensOf } from '../../lib/model/read/numbered-script.ts';
import type { DonePass, ReadCost } from '../../lib/model/read/pass-asker.ts';
import { type AskedPass, memoryPasses, type PassStore } from '../../lib/model/read/pass-store.ts';

interface WatchedPass {
  readonly name: string;
  readonly asked: AskedPass;
  readonly answer: unknown;
}
interface WatchedPasses {
  readonly passes: PassStore;
  /** Every pass that was answered, from the store or by a model. */
  readonly seen: () => WatchedPass[];
  /** The same answers without whoever gave them. */
  readonly kept: PassStore;
}

export function watchPasses(passes: PassStore): WatchedPasses {
  const kept = memoryPasses();
  const asked = new Map<string, AskedPass>();
  const answers = new Map<string, unknown>();
  return {
    kept,
    passes: {
      async get(key, words) {
        asked.set(key.name, words);
        const answer = await passes.get(key, words);
        if (answer !== null) {
          answers.set(key.name, answer);
          await kept.put(key, answer);
        }
        return answer;
      },
      async put(key, answer) {
        answers.set(key.name, answer);
        await kept.put(key, answer);
        await passes.put(key, answer);
      },
    },
    seen: () =>
      [...answers].flatMap(([name, answer]) => {
        const words = asked.get(name);
        return words === undefined ? [] : [{ name, asked: words, answer }];
      }),
  };
}

/** What the passes would have taken of `model`, uncached: tokens by our own estimate, form included. */
export function estimated(seen: readonly WatchedPass[], model: string): { passes: DonePass[]; all: ReadCost } {
  const passes = seen.map(({ name, asked: { instructions, script, evidence, question, formText }, answer }) => {
    const input = tokensOf([instructions, script, evidence, question, formText].join('\n'));
    const used = { input, output: tokensOf(JSON.stringify(answer)), cacheRead: 0, cacheWrite: 0 };
    const price = priceOf(model, input);
    const cost = { calls: 1, usage: used, costUsd: price && costAt(price, used) };
    return { name, fromStore: false, trouble: null, cost };
  });
  const sum = (of: (cost: ReadCost) => number): number => passes.reduce((total, { cost }) => total + of(cost), 0);
  const tokens = { input: sum(({ usage }) => usage.input), output: sum(({ usage }) => usage.output) };
  return {
    passes,
    all: {
      calls: passes.length,
      usage: { ...tokens, cacheRead: 0, cacheWrite: 0 },
      costUsd: passes.some(({ cost }) => cost.costUsd === null) ? null : sum(({ costUsd }) => costUsd ?? 0),
    },
  };
}

const citing = new Set(['cites', 'planted', 'paid', 'cite']);
const citesWithin = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    citing.has(name) ? [inner].flat().map(String) : citesWithin(inner),
  );
};

/** How many cites the answers hold, and how many of them name a piece of the script. */
export function citesOf(seen: readonly WatchedPass[], script: NumberedScript): { all: number; resolved: number } {
  const given = seen.flatMap(({ answer }) => citesWithin(answer));
  return { all: given.length, resolved: given.filter((cite) => resolveCite(script, cite).length > 0).length };
}
