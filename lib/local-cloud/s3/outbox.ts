/** Notifications on disk until someone has taken them: none is lost when the taker fails or the process is killed; one may come twice. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const noticeSchema = z.object({
  bucket: z.string(),
  key: z.string(),
  version: z.string(),
  size: z.number(),
  etag: z.string(),
  eventName: z.string(),
});
/** What is told about one stored object. */
export type Notice = z.infer<typeof noticeSchema>;

export type OutboxOptions = {
  directory: string;
  /** Takes one notice; a rejection means: try again. */
  deliver(notice: Notice): Promise<void>;
  /** Pause before the second try in milliseconds; doubled after each failure, up to 20 times as long. */
  retryMs: number;
  /** Whether the object a leftover notice speaks of was really stored and is still the one under its key. */
  stillStored(notice: Notice): Promise<boolean>;
};

/** Opens the outbox and begins to deliver what an earlier process left. */
export async function openOutbox({ directory, deliver, retryMs, stillStored }: OutboxOptions) {
  await mkdir(directory, { recursive: true });
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  function start(path: string, notice: Notice): void {
    const delivery: Promise<void> = deliverUntilTaken(path, notice).finally(() => running.delete(delivery));
    running.add(delivery);
  }

  async function deliverUntilTaken(path: string, notice: Notice): Promise<void> {
    for (let pauseMs = retryMs; !closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, retryMs * 20)) {
      try {
        await deliver(notice);
        await rm(path, { force: true });
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`Notice of a new object in ${notice.bucket} was not taken and will be sent again: ${reason}`);
      }
      await pause(pauseMs, closing.signal);
    }
  }

  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const notice = name.endsWith('.json') && noticeSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    if (notice && (await stillStored(notice))) start(path, notice);
    else await rm(path, { force: true });
  }

  return {
    /**
     * Writes the notice down, runs `store`, then delivers in the background. Written first: were the process killed
     * between the two, the notice of an object never stored is dropped at the next start, but none is missing.
     */
    async announce<T>(notice: Notice, store: () => Promise<T>): Promise<T> {
      const path = join(directory, `${randomUUID()}.json`);
      await writeFile(`${path}.part`, JSON.stringify(notice));
      await rename(`${path}.part`, path);
      try {
        const stored = await store();
        start(path, notice);
        return stored;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    /** Waits for deliveries under way and leaves the rest on disk for the next start. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running);
    },
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
