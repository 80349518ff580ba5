/** The bucket held against the table: what each object wants, by its prefix, its script's status and its age. */
import { describe, expect, it } from 'vitest';
import type { ScriptItem } from '../../../../lambdas/adapters/script-items.ts';
import { matchObjects } from '../../../../lambdas/use-cases/mends/match-objects.ts';
import { scriptOf } from '../../world.ts';

const now = new Date('2026-11-24T10:04:00.000Z');
const hourMs = 3_600_000;
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const scriptId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const upload = `uploads/anna/${scriptId}.pdf`;
const original = `originals/anna/${scriptId}.pdf`;
const screenplay = `screenplays/anna/${scriptId}.json`;

interface Given {
  readonly keys: readonly string[];
  /** Beside those that are listed. */
  readonly there?: readonly string[];
  readonly script?: Partial<ScriptItem> | null;
  readonly deleted?: boolean;
  readonly modifiedAt?: Date;
  readonly at?: Date;
  readonly behind?: string;
}
/** What one run does with these objects. */
async function run({ keys, there = [], script = {}, deleted = false, modifiedAt = ago(hourMs), ...o }: Given) {
  const erased: string[] = [];
  const sent: unknown[] = [];
  const rung: unknown[] = [];
  const went: string[][] = [];
  const listed: unknown[][] = [];
  const mended = await matchObjects(
    {
      scripts: { getArrived: async (user) => (script === null ? null : scriptOf(user, scriptId, now, script)) },
      deletions: { has: async () => deleted },
      bucket: {
        list: async (prefix, after, most) => {
          listed.push([prefix, after, most]);
          return keys.filter((key) => key.startsWith(prefix)).map((key) => ({ key, modifiedAt }));
        },
        erase: async (key) => void erased.push(key),
        sizeOf: async (key) => ([...keys, ...there].includes(key) ? 1 : null),
      },
      readers: { send: async (message, user) => void sent.push([message, user]) },
      sweeps: { after: async () => o.behind ?? '', goOnAfter: async (...place) => void went.push(place) },
      logger: { error: (event, _error, fields) => void rung.push([event, fields]) },
    },
    o.at ?? now,
  );
  return { mended, erased, sent, rung, went, listed };
}
const reading = [[{ key: upload }, 'anna']];

describe('an object of a script that is gone', () => {
  it('is removed where its owner deleted it', async () => {
    for (const key of [upload, original, screenplay])
      expect(await run({ keys: [key], script: null, deleted: true })).toMatchObject({
        mended: 1,
        erased: [key],
        rung: [],
      });
  });

  it('stays and rings where nobody knows it', async () => {
    expect(await run({ keys: [original], script: null })).toMatchObject({
      mended: 0,
      erased: [],
      rung: [['object_without_script', { script_id: scriptId }]],
    });
  });

  it('stays and rings where its key is none of ours', async () => {
    expect(await run({ keys: ['uploads/stray'], deleted: true })).toMatchObject({
      mended: 0,
      erased: [],
      rung: [['object_without_script', { script_id: undefined }]],
    });
  });
});

describe('a file that was uploaded', () => {
  it.each([
    ['awaiting_upload', 0, true],
    ['uploaded', 0, true],
    ['ready', 0, true],
    ['failed', 0, false],
    ['reading', hourMs, false],
    ['reading', hourMs + 1, true],
  ] as const)('of a script that is %s for %d ms is read: %s', async (status, ms, read) => {
    const { mended, sent } = await run({ keys: [upload], script: { status, status_at: ago(ms).toISOString() } });
    expect([mended, sent]).toEqual(read ? [1, reading] : [0, []]);
  });
});

describe('a script that was read', () => {
  it('is read again where its screenplay is missing and its file is there', async () => {
    expect(await run({ keys: [original] })).toMatchObject({ mended: 1, sent: reading, rung: [] });
    expect(await run({ keys: [`screenplays/anna/${scriptId}.fingerprint.json`], there: [upload] })).toMatchObject({
      mended: 1,
      sent: reading,
    });
  });

  it('rings where neither is there', async () => {
    expect(await run({ keys: [`screenplays/anna/${scriptId}.fingerprint.json`] })).toMatchObject({
      mended: 0,
      sent: [],
      rung: [['script_without_file', { script_id: scriptId }]],
    });
  });

  it('is left alone where its screenplay is there, or where it is not read yet', async () => {
    expect(await run({ keys: [original, screenplay] })).toMatchObject({ mended: 0, sent: [], rung: [] });
    expect(await run({ keys: [original], script: { status: 'failed' } })).toMatchObject({
      mended: 0,
      sent: [],
      rung: [],
    });
  });
});

describe('a walk through the bucket', () => {
  it('leaves alone what is younger than an hour', async () => {
    expect((await run({ keys: [upload], modifiedAt: ago(hourMs - 1) })).mended).toBe(0);
    expect((await run({ keys: [upload], modifiedAt: ago(hourMs) })).mended).toBe(1);
  });

  it('begins in the first five minutes of an hour, and goes on whenever', async () => {
    const clock = (minutes: number) => new Date(now.getTime() + (minutes - 4) * 60_000);
    expect((await run({ keys: [upload], at: clock(4) })).listed).toEqual(
      ['uploads/', 'originals/', 'screenplays/'].map((prefix) => [prefix, '', 200]),
    );
    expect((await run({ keys: [upload], at: clock(5) })).listed).toEqual([]);
    expect((await run({ keys: [upload], at: clock(5), behind: 'uploads/a' })).listed[0]).toEqual([
      'uploads/',
      'uploads/a',
      200,
    ]);
  });

  it('ends where less than two hundred objects are left, else goes on behind the last', async () => {
    expect((await run({ keys: [upload] })).went).toEqual([
      ['uploads/', ''],
      ['originals/', ''],
      ['screenplays/', ''],
    ]);
    const many = (count: number) => Array.from({ length: count }, (_, at) => `uploads/anna/${at + 1000}`);
    expect((await run({ keys: many(200) })).went[0]).toEqual(['uploads/', 'uploads/anna/1199']);
    expect((await run({ keys: many(199) })).went[0]).toEqual(['uploads/', '']);
  });
});
