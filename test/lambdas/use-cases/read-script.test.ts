/** What happens to an upload that arrives, once or more often, whatever it is. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpload } from '../../../lambdas/use-cases/create-upload.ts';
import { deleteScript } from '../../../lambdas/use-cases/delete-script.ts';
import { giveUpReading, type ParseScreenplay, readScript } from '../../../lambdas/use-cases/read-script.ts';
import { maxUploadBytes } from '../../../lib/contract/uploads.ts';
import { fingerprintOf } from '../../../lib/engine/text/fingerprint.ts';
import { cardsForPlan } from '../../../lib/reports/catalog.ts';
import { ScreenplayError } from '../../../lib/screenplay/screenplay-error.ts';
import { smallScreenplay } from '../small-screenplay.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

const pdf = Buffer.from('%PDF-1.7\n...');
let world: World;
let parse: ReturnType<typeof vi.fn<ParseScreenplay>>;
let scriptId: string;
let key: string;
beforeEach(async () => {
  world = makeWorld();
  parse = vi.fn<ParseScreenplay>(async () => smallScreenplay);
  await grantPlan(world, 'anna', 'basic');
  ({ script_id: scriptId } = await world.addScript('anna', {
    status: 'awaiting_upload',
    title: null,
    ttl: world.now().getTime() / 1000 + 3600,
  }));
  key = `uploads/anna/${scriptId}.pdf`;
  await world.bucket.write(key, pdf, 'application/pdf');
});
const read = (change: Partial<World> = {}) => readScript({ ...world, parse, ...change }, { key });
const stored = () => world.scripts.get('anna', scriptId);

describe('an upload that arrives', () => {
  it('is read as a part of the call that began it, however the bucket tells of it', async () => {
    const followCall = vi.fn();
    const begunBy = '0b7a4f3e-6f0c-4c5e-9a39-6a1f6f3b2d11';
    const begun = await createUpload(world, { userId: 'anna', fileName: 'a.pdf', bytes: pdf, correlationId: begunBy });
    await readScript({ ...world, parse, followCall }, { key: `uploads/anna/${begun.script_id}.pdf` });
    expect(followCall).toHaveBeenCalledExactlyOnceWith(begunBy);
    // One that was begun before calls had ids.
    await read({ followCall });
    expect(followCall).toHaveBeenLastCalledWith(undefined);
  });

  it('is parsed once, stored, ready with what was found, and every report of the plan is asked for', async () => {
    expect(await read()).toBe('ready');
    expect(parse).toHaveBeenCalledExactlyOnceWith(pdf, { format: 'pdf', maxPages: 600 });
    expect(await stored()).toMatchObject({ status: 'ready', title: 'Salt', page_count: 2, scene_count: 1 });
    expect((await stored())?.ttl).toBeUndefined();
    const kept = world.bucket.objects.get(`screenplays/anna/${scriptId}.json`);
    expect(JSON.parse(Buffer.from(kept ?? []).toString())).toEqual({ schema_version: 1, ...smallScreenplay });
    const marks = world.bucket.objects.get(`screenplays/anna/${scriptId}.fingerprint.json`);
    expect(JSON.parse(Buffer.from(marks ?? []).toString())).toEqual({
      schema_version: 1,
      ...fingerprintOf(smallScreenplay),
    });
    expect((await stored())?.fingerprinted).toBe(true);
    const numbers = cardsForPlan('basic').map((card) => card.number);
    expect(world.queue.sent.map(({ question }) => question)).toEqual(numbers);
    expect((await world.answers.listStates(scriptId)).every(({ status }) => status === 'pending')).toBe(true);
  });

  it('case 19: twice is parsed once, and its reports are asked for under the same requests', async () => {
    await read();
    const first = [...world.queue.sent];
    expect(await read()).toBe('ready');
    expect(parse).toHaveBeenCalledTimes(1);
    expect(world.queue.sent.slice(first.length)).toEqual(first);
  });

  it('whose reports could not be asked for is completed by the next delivery', async () => {
    await expect(read({ queue: { ...world.queue, send: () => Promise.reject(new Error('away')) } })).rejects.toThrow();
    expect((await stored())?.status).toBe('ready');
    await read();
    expect(world.queue.sent).toHaveLength(cardsForPlan('basic').length);
  });

  it('without a plan by now is ready, but nothing is computed', async () => {
    await world.entitlements.revoke('anna', 'gift-basic');
    expect(await read()).toBe('ready');
    expect(world.queue.sent).toEqual([]);
  });
});

describe('the form of an upload, used again', () => {
  const other = Buffer.from('%PDF-1.7\n another script');
  const original = () => world.bucket.objects.get(`originals/anna/${scriptId}.pdf`);
  const again = async () => {
    await world.bucket.write(key, other, 'application/pdf');
    return read();
  };

  it('case 16: changes nothing once the script is ready, and its file does not stay', async () => {
    await read();
    expect(world.bucket.objects.has(key)).toBe(false);
    expect(await again()).toBe('ready');
    expect(original()).toEqual(pdf);
    expect(world.bucket.objects.has(key)).toBe(false);
    expect(parse).toHaveBeenCalledTimes(1);
  });

  it('makes the screenplay again from the file that was read, once it is lost', async () => {
    await read();
    const lost = [...world.bucket.objects].filter(([each]) => each.startsWith('screenplays/'));
    expect(lost).toHaveLength(2);
    await world.bucket.remove(lost.map(([each]) => each));
    expect(await again()).toBe('ready');
    for (const [each, bytes] of lost) expect(world.bucket.objects.get(each)).toEqual(bytes);
    expect(parse).toHaveBeenLastCalledWith(pdf, { format: 'pdf', maxPages: 600 });
  });

  it('case 16: while the first file is read does not take its place: what is read is what is kept', async () => {
    parse.mockRejectedValueOnce(new TypeError('a fault of ours'));
    await expect(read()).rejects.toThrow(TypeError);
    expect(await again()).toBe('ready');
    expect(parse).toHaveBeenLastCalledWith(pdf, { format: 'pdf', maxPages: 600 });
    expect(original()).toEqual(pdf);
  });

  it('is not needed by a delivery that comes again after the file was put away', async () => {
    const { send } = world.queue;
    world.queue.send = () => Promise.reject(new Error('away'));
    await expect(read()).rejects.toThrow('away');
    world.queue.send = send;
    await world.bucket.remove([key]);
    expect(await read()).toBe('ready');
    await deleteScript(world, { userId: 'anna', scriptId });
    expect(world.bucket.objects.size).toBe(0);
  });
});

describe('a file that is refused', () => {
  it.each([
    ['not_a_pdf', 'Please upload a PDF file only'],
    ['encrypted_pdf', 'Locked.'],
    ['damaged_pdf', 'Damaged.'],
    ['no_text', 'No text.'],
    ['too_many_pages', 'Too long.'],
    ['not_a_screenplay', 'No screenplay.'],
  ] as const)(
    'case 12: by the reader as %s is a failed script that says why, and not tried again',
    async (code, message) => {
      parse.mockRejectedValue(new ScreenplayError(code, message));
      expect(await read()).toBe('failed');
      expect(await stored()).toMatchObject({ status: 'failed', problem: { code, message } });
      expect(await read()).toBe('failed');
      expect(parse).toHaveBeenCalledTimes(1);
      expect(world.queue.sent).toEqual([]);
    },
  );

  it.each(['<html>%PDF', 'PK\u0003\u0004', 'MZ', ''])(
    'case 9: for its first bytes, %j, never reaches the reader',
    async (bytes) => {
      await world.bucket.write(key, bytes, 'application/pdf');
      expect(await read()).toBe('failed');
      expect((await stored())?.problem).toEqual({ code: 'not_a_pdf', message: 'Please upload a PDF file only' });
      expect(parse).not.toHaveBeenCalled();
    },
  );

  it('case 10: for its size is not even fetched', async () => {
    const bucket = {
      ...world.bucket,
      sizeOf: async (of: string) => (of === key ? maxUploadBytes + 1 : null),
      read: vi.fn(world.bucket.read),
    };
    expect(await read({ bucket })).toBe('failed');
    expect((await stored())?.problem?.code).toBe('too_large');
    expect(bucket.read).not.toHaveBeenCalled();
  });
});

describe('a failure that is not the file’s', () => {
  it('is thrown, the script stays "reading", and the next delivery makes it good', async () => {
    parse.mockRejectedValueOnce(new TypeError('a fault of ours'));
    await expect(read()).rejects.toThrow(TypeError);
    expect((await stored())?.status).toBe('reading');
    expect(await read()).toBe('ready');
  });

  it('after the last delivery is a failed script; a later redrive still reads it', async () => {
    await giveUpReading(world, { key });
    expect(await stored()).toMatchObject({ status: 'failed', problem: { code: 'internal' } });
    expect(await read()).toBe('ready');
    await giveUpReading(world, { key });
    expect((await stored())?.status).toBe('ready');
  });
});

describe('a message that comes late', () => {
  it.each([1, 4, 18, 29])(
    'after %i days among queue and dead letters still finds its script and reads it',
    async (days) => {
      const { script_id } = await createUpload(world, { userId: 'anna', fileName: 'a.pdf', sizeBytes: pdf.length });
      const late = `uploads/anna/${script_id}.pdf`;
      await world.bucket.write(late, pdf, 'application/pdf');
      world.passMinutes(days * 24 * 60);
      expect(await readScript({ ...world, parse }, { key: late })).toBe('ready');
      expect(world.bucket.objects.get(`originals/anna/${script_id}.pdf`)).toEqual(pdf);
      expect((await world.scripts.get('anna', script_id))?.status).toBe('ready');
    },
  );
});

describe('an object without a script', () => {
  it('is kept when nobody is known to have deleted the script, and that is logged as an error', async () => {
    await world.scripts.remove('anna', scriptId);
    expect(await read()).toBe('kept');
    expect(world.bucket.objects.get(key)).toEqual(pdf);
    expect(world.logger.lines).toContainEqual({ level: 'error', event: 'upload_without_script' });
  });

  it('is removed when its owner had deleted the script before it came', async () => {
    await deleteScript(world, { userId: 'anna', scriptId });
    await world.bucket.write(key, pdf, 'application/pdf');
    expect(await read()).toBe('removed');
    expect(world.bucket.objects.size).toBe(0);
  });

  it('that vanished while it was read is kept, too, unless its owner deleted it', async () => {
    parse.mockImplementation(async () => {
      await world.scripts.remove('anna', scriptId);
      return smallScreenplay;
    });
    expect(await read()).toBe('kept');
    expect(world.bucket.objects.get(key)).toEqual(pdf);
  });

  it('is left alone when its key is none of ours', async () => {
    expect(await readScript({ ...world, parse }, { key: 'elsewhere/x.pdf' })).toBe('not-ours');
    await giveUpReading(world, { key: 'elsewhere/x.pdf' });
  });

  it('deleted while it was being read leaves nothing behind', async () => {
    parse.mockImplementation(async () => {
      await deleteScript(world, { userId: 'anna', scriptId });
      return smallScreenplay;
    });
    expect(await read()).toBe('removed');
    expect(world.bucket.objects.size).toBe(0);
    expect(await world.answers.list(scriptId)).toEqual([]);
    expect(world.queue.sent).toEqual([]);
  });

  it('deleted while its reports were asked for leaves nothing behind', async () => {
    const request: World['answers']['request'] = async (...input) => {
      if (input[1] === 3) await deleteScript(world, { userId: 'anna', scriptId });
      return world.answers.request(...input);
    };
    await read({ answers: { ...world.answers, request } });
    expect(await world.answers.list(scriptId)).toEqual([]);
    expect(world.queue.sent).toEqual([]);
  });
});
