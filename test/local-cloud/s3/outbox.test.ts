/** Notices on disk until they are taken: when they are written, sent, sent again and dropped. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Notice, openOutbox } from '../../../lib/local-cloud/s3/outbox.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const root = await temporaryDirectory();

describe('a notice', () => {
  const notice: Notice = { bucket: 'b', key: 'k', version: 'v', size: 1, etag: 'e', eventName: 'ObjectCreated:Put' };
  let made = 0;
  let held = '';
  beforeEach(() => {
    held = path.join(root, `outbox-${made++}`);
  });
  const files = () => readdirSync(held);
  const open = (deliver: (taken: Notice) => Promise<void>, stillStored = true, retryMs = 1) =>
    openOutbox({ directory: held, deliver, retryMs, stillStored: async () => stillStored });

  it('lies on disk while its object is stored, and goes when it was taken', async () => {
    const taken: Notice[] = [];
    const outbox = await open(async (one) => void taken.push(one));
    const stored = await outbox.announce(notice, async () => {
      expect(files()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.json$/)]);
      expect(JSON.parse(readFileSync(path.join(held, files()[0] ?? ''), 'utf8'))).toEqual(notice);
      expect(taken).toEqual([]);
      return 'stored';
    });
    expect(stored).toBe('stored');
    await outbox.close();
    expect([taken, files()]).toEqual([[notice], []]);
  });

  it('is dropped when its object was not stored', async () => {
    const deliver = vi.fn(async () => undefined);
    const outbox = await open(deliver);
    await expect(outbox.announce(notice, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    await outbox.close();
    expect([deliver.mock.calls, files()]).toEqual([[], []]);
  });

  it('that was not taken is sent again, and said on standard error', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    let tries = 0;
    const outbox = await open(async () => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      if (tries === 2) return Promise.reject('still away');
    });
    await outbox.announce(notice, async () => undefined);
    await vi.waitFor(() => expect(files()).toEqual([]));
    await outbox.close();
    const words = 'Notice of a new object in b was not taken and will be sent again:';
    expect([tries, said.mock.calls]).toEqual([3, [[`${words} away`], [`${words} still away`]]]);
    said.mockRestore();
  });

  it('waits twice as long after each failure, twenty times at most', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers();
    const at: number[] = [];
    const outbox = await open(
      async () => {
        at.push(Date.now());
        throw new Error('away');
      },
      true,
      100,
    );
    await outbox.announce(notice, async () => undefined);
    await vi.advanceTimersByTimeAsync(9000);
    vi.useRealTimers();
    await outbox.close();
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([100, 200, 400, 800, 1600, 2000, 2000]);
    expect(files()).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it.each([
    [true, [notice]],
    [false, []],
  ])('that an earlier process left is sent when its object is still stored: %s', async (stored, sent) => {
    mkdirSync(held);
    writeFileSync(path.join(held, 'left.json'), JSON.stringify(notice));
    writeFileSync(path.join(held, 'half.json.part'), '{');
    const taken: Notice[] = [];
    const outbox = await open(async (one) => void taken.push(one), stored);
    await outbox.close();
    expect([taken, files()]).toEqual([sent, []]);
  });
});
