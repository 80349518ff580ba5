/**
 * Rounds of kill -9: an account does something, the product's process is killed at drawn moments of it and started anew, once more as soon as it was
 * answered, and then all must come to rest as after a history. Moments are times of the clock: a seed draws the same ones, a slower machine meets others.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlanName } from '../../lib/contract/plans.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import fc from '../fixed-chance.ts';
import {
  type KillableProduct,
  type ProductInWaiting,
  prepareKillableProduct,
} from '../integration/killable-product.ts';
import { runProduct } from '../integration/run-product.ts';
import { corpusPath } from '../pdf/corpus.ts';
import { openBooks, waitForRest } from './histories.ts';
import { type Player, startPlayer } from './player.ts';

/** The product is away for seconds at each start, for many of them on a busy machine. */
const patience = { mostTries: 1200, longestPauseMs: 100 };
const restMs = 120_000;
const pollMs = 50;

/** What is done while it is killed, to what has to be there before. */
interface Act {
  readonly plan: PlanName | null;
  readonly hasScript: boolean;
  /** Within how long after a start the product is killed: a cold start and what this takes on an idle machine. */
  readonly withinMs: number;
  /** Beside the one once it was answered. A script whose reader was killed three times is failed, as it should be: its message was delivered for the last time. */
  readonly mostKills: number;
  readonly run: (player: Player, sample: Uint8Array) => Promise<void>;
}

/** Waits until every script of the player has every report that `plan` opens. @throws Error with how far they are after two minutes */
const untilMade = async (player: Player, plan: PlanName): Promise<void> => {
  const wanted = cardsForPlan(plan).length;
  const giveUpAt = performance.now() + restMs;
  for (;;) {
    const { scripts } = await player.call('listScripts');
    const made = scripts.filter(({ answers }) => answers.ready === wanted).map(({ script_id }) => script_id);
    if ([...player.scripts].every((id) => made.includes(id))) return;
    if (performance.now() > giveUpAt) {
      const states = scripts.map(({ status, answers }) => `${status}, ${answers.ready} of ${wanted} reports`);
      throw new Error(`Not made: ${states.join('; ')}`);
    }
    await sleep(pollMs);
  }
};
const pays = { currency: 'INR', pays: true } as const;

const acts: Readonly<Record<string, Act>> = {
  upload: {
    plan: 'basic',
    hasScript: false,
    withinMs: 2000,
    mostKills: 1,
    run: (player, sample) => player.upload(sample),
  },
  analysis: {
    plan: 'expert',
    hasScript: false,
    withinMs: 5000,
    mostKills: 1,
    run: async (player, sample) => {
      await player.upload(sample);
      await untilMade(player, 'expert');
    },
  },
  edit: {
    plan: 'basic',
    hasScript: true,
    withinMs: 2000,
    mostKills: 2,
    run: async (player) => {
      await player.edit(0, 'rename');
      await player.edit(0, 'details');
    },
  },
  payment: {
    plan: null,
    hasScript: false,
    withinMs: 2500,
    mostKills: 2,
    run: async (player) => {
      await player.buy('basic', { ...pays, comesBack: true });
      await player.buy('advanced', { ...pays, comesBack: false });
    },
  },
  deletion: {
    plan: 'basic',
    hasScript: true,
    withinMs: 2500,
    mostKills: 2,
    run: async (player) => {
      await player.edit(0, 'delete');
      await player.deleteAccount();
    },
  },
};

/** What a round does, and when the product is killed: each a share of `withinMs`, counted from when it was ready. */
interface Round {
  readonly name: string;
  readonly act: Act;
  readonly afterMs: readonly number[];
}
/** Without fast-check's liking for the ends. */
const share = fc.noBias(fc.integer({ min: 0, max: 1000 })).map((thousandths) => thousandths / 1000);

const names = Object.keys(acts);

/** The acts take turns. */
const drawRounds = (count: number, seed: number | undefined): Round[] =>
  fc
    .sample(fc.array(share, { minLength: 1, maxLength: 2 }), { numRuns: count, ...(seed !== undefined && { seed }) })
    .flatMap((shares, n) => {
      const name = names[n % names.length] ?? '';
      const act = acts[name];
      if (act === undefined) return [];
      return [{ name, act, afterMs: shares.slice(0, act.mostKills).map((each) => Math.round(each * act.withinMs)) }];
    });

const described = ({ name, afterMs }: Round): string =>
  `${name}, killed after ${afterMs.map((ms) => `${ms} ms`).join(', ')} and once it was answered`;

export interface KillsOptions {
  readonly assembly: string;
  readonly stateDirectory: string;
  readonly rounds: number;
  readonly seed?: number;
  /** No round begins after this. */
  readonly timeLimitMs?: number;
  readonly onRound?: (count: number, what: string, timesMs: { readonly act: number; readonly rest: number }) => void;
}

/** Plays rounds one after another on one state. @throws Error that says which round did not come to rest, and what was wrong then */
export async function playKills(o: KillsOptions): Promise<number> {
  const sample = new Uint8Array(await readFile(corpusPath('the-last-reel.pdf')));
  const giveUpAt = performance.now() + (o.timeLimitMs ?? Number.POSITIVE_INFINITY);
  // What goes wrong on purpose is no news.
  const openCloud = (): Promise<LocalCloud> => runProduct(o.assembly, o.stateDirectory, undefined, () => {});
  let waiting: ProductInWaiting = prepareKillableProduct(o.assembly, o.stateDirectory);
  let cloud: LocalCloud | undefined = await openCloud();
  let address = cloud.url;
  let product: KillableProduct | undefined;

  const startProduct = async (): Promise<KillableProduct> => {
    product = await waiting.open();
    address = product.url;
    waiting = prepareKillableProduct(o.assembly, o.stateDirectory);
    return product;
  };
  const kill = async (): Promise<void> => {
    await product?.kill();
    product = undefined;
  };
  const killAt = async (afterMs: readonly number[]): Promise<void> => {
    for (const ms of afterMs) {
      await sleep(ms);
      await kill();
      await startProduct();
    }
  };
  /** A new account with what `act` needs, on a product that nobody kills. */
  const preparePlayer = async ({ plan, hasScript }: Act): Promise<Player> => {
    const player = await startPlayer(() => address, patience);
    if (plan === null) return player;
    await player.buy(plan, { ...pays, comesBack: true });
    if (hasScript) await player.upload(sample);
    await untilMade(player, plan);
    return player;
  };
  const play = async ({ act, afterMs }: Round): Promise<{ act: number; rest: number }> => {
    const player = await preparePlayer(act);
    await cloud?.close();
    cloud = undefined;
    await startProduct();
    const beganMs = performance.now();
    await Promise.all([act.run(player, sample), killAt(afterMs)]);
    await kill();
    const endedMs = performance.now();
    cloud = await openCloud();
    address = cloud.url;
    await waitForRest(cloud, openBooks(cloud, o.stateDirectory), player, restMs);
    return { act: endedMs - beganMs, rest: performance.now() - endedMs };
  };

  let count = 0;
  try {
    for (const round of drawRounds(o.rounds, o.seed)) {
      if (performance.now() > giveUpAt) break;
      const timesMs = await play(round).catch((cause: unknown) => {
        throw new Error(`Round ${count + 1} (${described(round)}): ${String(cause)}`, { cause });
      });
      count += 1;
      o.onRound?.(count, described(round), timesMs);
    }
    return count;
  } finally {
    await Promise.all([kill(), waiting.kill(), cloud?.close()]);
  }
}
