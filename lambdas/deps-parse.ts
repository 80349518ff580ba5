/**
 * Parses scripts in a thread of its own, which is ended when a file takes too long or too much memory: the PDF engine works through a page without
 * looking up, so nothing in its own thread could stop it. The same module is both sides; `workerData` says which.
 */
import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { type ParseOptions, type parseScreenplay, readScript } from '../lib/screenplay/parse.ts';
import { ScreenplayError, type ScreenplayErrorCode } from '../lib/screenplay/screenplay-error.ts';

interface Job {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly options: ParseOptions;
}
type Read = Awaited<ReturnType<typeof readScript>>;
type Reply =
  | { readonly read: Read }
  | { readonly refused: { readonly code: ScreenplayErrorCode; readonly message: string } }
  | { readonly fault: unknown };

export interface ParserLimits {
  /** For one file, opening to the last scene. */
  readonly mostMs: number;
  readonly heapMb: number;
}

/** The function has two minutes and two gigabytes; a long script takes a second, and a tenth of this heap. The PDF engine's own memory has a bound of its own (pdfium.ts). */
export const scriptLimits: ParserLimits = { mostMs: 60_000, heapMb: 256 };

const role = 'parse-script';
const tooMuch = (): ScreenplayError =>
  new ScreenplayError(
    'damaged_pdf',
    'This PDF takes too long to read. Please export it again as a plain PDF and upload the new file.',
  );

/** Out of time, or out of the thread's own memory. */
const isSpent = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** As parseScreenplay, in a thread. */
export function parserInThread(limits: ParserLimits): typeof parseScreenplay {
  const read = readerInThread(limits);
  return async (bytes, options) => (await read(bytes, options)).screenplay;
}

/** As readScript. A thread is kept for the next file, and replaced once it had to be ended. */
export function readerInThread({ mostMs, heapMb }: ParserLimits): typeof readScript {
  const idle: Worker[] = [];
  const start = (): Worker => {
    const thread = new Worker(new URL(import.meta.url), {
      workerData: { role },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // One that ends between two files is not given the next; whoever waits for it hears of it, too.
    thread.on('error', () => {
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    });
    return thread;
  };
  const ask = async (thread: Worker, job: Job): Promise<Reply> => {
    thread.postMessage(job, [job.bytes.buffer]);
    const [reply] = await once(thread, 'message', { signal: AbortSignal.timeout(mostMs) });
    return reply as Reply;
  };
  return async (bytes, options) => {
    const thread = idle.pop() ?? start();
    thread.ref();
    const reply = await ask(thread, { bytes: new Uint8Array(bytes), options }).catch(async (error: unknown) => {
      await thread.terminate();
      throw isSpent(error) ? tooMuch() : error;
    });
    thread.unref();
    idle.push(thread);
    if ('read' in reply) return reply.read;
    if ('refused' in reply) throw new ScreenplayError(reply.refused.code, reply.refused.message);
    throw reply.fault;
  };
}

async function answer({ bytes, options }: Job): Promise<Reply> {
  try {
    return { read: await readScript(bytes, options) };
  } catch (error) {
    if (error instanceof ScreenplayError) return { refused: { code: error.code, message: error.message } };
    return { fault: error instanceof Error ? error : new Error(String(error)) };
  }
}

if (parentPort && z.object({ role: z.literal(role) }).safeParse(workerData).success) {
  const port = parentPort;
  port.on('message', async (job: Job) => port.postMessage(await answer(job)));
}
