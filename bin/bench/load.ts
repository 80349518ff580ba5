/** The product under load: so many users reading at once, then a burst of uploads beside them: `npm run bench -- load [USERS] [UPLOADS]`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RouteName } from '../../lib/contract/routes.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { becomeCustomer, type HttpCustomer } from '../../test/e2e/http-customer.ts';
import { spawnProduct } from '../spawn-product.ts';

const sample = path.join(import.meta.dirname, '../../test/corpus/the-last-reel.pdf');
const readForMs = 15_000;
/** Between two calls of a reader, as a page that looks for news. */
const thinkMs = 250;
const uploadsPerUser = 10;
/** What has not ended then is lost. */
const drainForMs = 30 * 60_000;
const expected = cardsForPlan('basic').length;

const shareOf = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)} ms`;

interface Measured {
  readonly tookMs: number[];
  errors: number;
}

const timed = async (into: Measured, work: () => Promise<unknown>): Promise<void> => {
  const beganMs = performance.now();
  try {
    await work();
    into.tookMs.push(performance.now() - beganMs);
  } catch {
    into.errors += 1;
  }
};

const print = (what: string, { tookMs, errors }: Measured): void => {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const shares = [0.5, 0.95, 0.99].map((share) => shareOf(sorted, share)).join(' / ');
  console.log(`${what}\t${sorted.length} calls, p50 / p95 / p99: ${shares}, ${errors} errors`);
};

/** Each reader looks at the library, the answers and the payment status in turn, until `isOver`. */
const readUntil = (readers: readonly HttpCustomer[], isOver: () => boolean): Promise<Measured> => {
  const measured: Measured = { tookMs: [], errors: 0 };
  const turns: readonly RouteName[] = ['listScripts', 'listAnswers', 'paymentStatus'];
  const read = async (reader: HttpCustomer, begin: number): Promise<void> => {
    for (let turn = begin; !isOver(); turn += 1) {
      await timed(measured, () => reader.call(turns[turn % turns.length] ?? 'listScripts'));
      await sleep(thinkMs);
    }
  };
  return Promise.all(readers.map(read)).then(() => measured);
};

/** How many of the scripts that a writer sent have every report, once work on all of them has ended; one that waits for its reader is not in the library yet. */
const readOf = async (writer: HttpCustomer, sent: readonly string[]): Promise<number> => {
  const giveUpAt = performance.now() + drainForMs;
  for (;;) {
    const { scripts } = await writer.call('listScripts');
    const ended = scripts.filter(
      ({ script_id, status, answers }) =>
        sent.includes(script_id) &&
        (status === 'failed' || (status === 'ready' && answers.ready + answers.failed === expected)),
    );
    if (ended.length === sent.length || performance.now() > giveUpAt)
      return ended.filter(({ answers }) => answers.ready === expected).length;
    await sleep(500);
  }
};

/** Prints the peak of the product's resident memory since the last call, as Linux counts it, and begins a new one. */
const printPeak = async (what: string, pid: number | undefined): Promise<void> => {
  if (pid === undefined || process.platform !== 'linux') return;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  console.log(`${what}\tpeak memory ${(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024).toFixed(0)} MB`);
  await writeFile(`/proc/${pid}/clear_refs`, '5');
};

export const usage = 'Usage: npm run bench -- load [USERS] [UPLOADS]';

/** What a figure is worth depends on who else was at work. */
const printMachine = (): void =>
  console.log(
    `the machine\t${availableParallelism()} cores, ${(loadavg()[0] ?? 0).toFixed(1)} processes at work on average`,
  );

/** Prints percentiles of reading alone and beside the burst, errors, the time until all reports are there, and the peak of memory. */
export async function bench([users = '20', uploads = '100']: string[]): Promise<void> {
  const state = await mkdtemp(path.join(tmpdir(), 'dramaturg-load-'));
  printMachine();
  const product = await spawnProduct(state);
  try {
    await printPeak('the start, with the demo user', product.pid);
    const readers: HttpCustomer[] = [];
    for (let n = 0; n < Number(users); n += 1) readers.push(await becomeCustomer(product.url, 'basic'));
    const alone = performance.now() + readForMs;
    print(`${users} users reading`, await readUntil(readers, () => performance.now() > alone));

    await printPeak('reading', product.pid);
    const writers: HttpCustomer[] = [];
    for (let n = 0; n < Number(uploads) / uploadsPerUser; n += 1)
      writers.push(await becomeCustomer(product.url, 'basic'));
    const bytes = await readFile(sample);
    let isDrained = false;
    const reading = readUntil(readers, () => isDrained);
    const beganMs = performance.now();
    const sending: Measured = { tookMs: [], errors: 0 };
    const each = writers.flatMap((writer) => Array.from({ length: uploadsPerUser }, () => ({ writer, sent: '' })));
    const send = async (one: (typeof each)[number]) => {
      one.sent = await one.writer.upload(bytes, 'the-last-reel.pdf');
    };
    await Promise.all(each.map((one) => timed(sending, () => send(one))));
    print(`${each.length} uploads at once`, sending);
    let read = 0;
    for (const writer of writers) {
      const own = each.filter((one) => one.writer === writer && one.sent !== '');
      read += await readOf(
        writer,
        own.map(({ sent }) => sent),
      );
    }
    isDrained = true;
    print(`${users} users reading meanwhile`, await reading);
    console.log(`until every report was there\t${((performance.now() - beganMs) / 1000).toFixed(1)} s`);
    console.log(`read, with every report\t${read} of ${each.length} scripts`);
    await printPeak('the burst', product.pid);
    printMachine();
  } finally {
    await product.stop();
    await rm(state, { recursive: true, force: true });
  }
}
