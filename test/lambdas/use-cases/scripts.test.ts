/** Uploads and the library: beginning an upload, the list, details, deletion; always only the user's own. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createUpload } from '../../../lambdas/use-cases/create-upload.ts';
import { deleteScript } from '../../../lambdas/use-cases/delete-script.ts';
import { displayFileName } from '../../../lambdas/use-cases/display-file-name.ts';
import { getScript } from '../../../lambdas/use-cases/get-script.ts';
import { listScripts } from '../../../lambdas/use-cases/list-scripts.ts';
import { hasPdfSignature } from '../../../lambdas/use-cases/pdf-signature.ts';
import { saveDetails } from '../../../lambdas/use-cases/save-details.ts';
import { parseUploadKey, uploadKey } from '../../../lambdas/use-cases/script-keys.ts';
import { emptyDetails, maxUploadBytes, script as scriptSchema } from '../../../lib/contract/uploads.ts';
import { cards, cardsForPlan } from '../../../lib/reports/catalog.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});
const pdf = Buffer.from('%PDF-1.7\n...');
const announce = (sizeBytes = 1000, fileName = 'My script.pdf') =>
  createUpload(world, { userId: 'anna', fileName, sizeBytes });
const send = (bytes: Uint8Array = pdf) => createUpload(world, { userId: 'anna', fileName: 'a.pdf', bytes });
const library = () => listScripts(world, { userId: 'anna' }).then((answer) => answer.scripts);
const finish = (scriptId: string, question: number) =>
  world.answers.finish('anna', scriptId, question, `r${question}`, {
    answer: { question, structured_data: {}, entries: [] },
  });

describe('beginning an upload', () => {
  it('without a plan is payment_required, and leaves nothing behind', async () => {
    await expect(announce()).rejects.toMatchObject({ code: 'payment_required' });
    await expect(send()).rejects.toMatchObject({ code: 'payment_required' });
    expect(world.scripts.all.size + world.bucket.objects.size).toBe(0);
  });

  it.each([
    ['announced', { sizeBytes: 1000 }],
    ['with its file', { bytes: pdf }],
  ])('%s for an account that is deleted at the same moment leaves nothing', async (_how, file) => {
    await grantPlan(world, 'anna', 'basic');
    const count: typeof world.uploads.count = async (...counted) => {
      await world.entitlements.close('anna');
      return world.uploads.count(...counted);
    };
    const deps = { ...world, uploads: { ...world.uploads, count } };
    const late = createUpload(deps, { userId: 'anna', fileName: 'a.pdf', ...file });
    await expect(late).rejects.toMatchObject({ code: 'token_not_valid' });
    expect(world.scripts.all.size + world.bucket.objects.size).toBe(0);
  });

  it('answers a form for exactly this object, good for ten minutes', async () => {
    await grantPlan(world, 'anna', 'basic');
    const answer = await announce();
    expect(answer).toEqual({
      script_id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      upload: { url: 'https://bucket/', fields: { key: `uploads/anna/${answer.script_id}.pdf`, size: '1000' } },
      expires_at: '2026-11-21T10:10:00.000Z',
    });
  });

  it('case 17: that is never finished is gone after a day, and never in the library', async () => {
    await grantPlan(world, 'anna', 'basic');
    const { script_id } = await announce();
    expect(await library()).toEqual([]);
    expect((await getScript(world, { userId: 'anna', scriptId: script_id })).status).toBe('awaiting_upload');
    world.passMinutes(24 * 60);
    await expect(getScript(world, { userId: 'anna', scriptId: script_id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is refused above the plan’s number a day, in words that say when there is room again', async () => {
    await grantPlan(world, 'anna', 'basic');
    await grantPlan(world, 'ben', 'basic');
    for (let n = 0; n < 20; n += 1) await announce();
    const refused = {
      code: 'quota_reached',
      message: 'Your plan takes 20 uploads a day, and today’s are used up. Please go on after midnight UTC.',
    };
    await expect(announce()).rejects.toMatchObject(refused);
    await expect(send()).rejects.toMatchObject(refused);
    expect(world.scripts.all.size).toBe(20);
    expect(await createUpload(world, { userId: 'ben', fileName: 'a.pdf', sizeBytes: 10 })).toHaveProperty('upload');
    world.passMinutes(14 * 60);
    expect(await announce()).toHaveProperty('upload');
  });

  it('twenty-five times at once lets twenty begin', async () => {
    await grantPlan(world, 'anna', 'basic');
    const all = await Promise.allSettled(Array.from({ length: 25 }, () => announce()));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  it('case 31: under the same key of the client is the same script, and for another file an error', async () => {
    await grantPlan(world, 'anna', 'basic');
    const begin = (key: string, sizeBytes = 1000) =>
      createUpload(world, { userId: 'anna', fileName: 'a.pdf', sizeBytes, key });
    const all = await Promise.all([begin('first-key'), begin('first-key'), begin('first-key')]);
    expect(new Set(all.map(({ script_id }) => script_id)).size).toBe(1);
    expect(world.scripts.all.size).toBe(1);
    await expect(begin('first-key', 1001)).rejects.toMatchObject({ code: 'key_reused' });
    expect((await begin('second-key')).script_id).not.toBe(all[0]?.script_id);
    const ben = { userId: 'ben', fileName: 'a.pdf', sizeBytes: 1000, key: 'first-key' };
    await grantPlan(world, 'ben', 'basic');
    expect((await createUpload(world, ben)).script_id).not.toBe(all[0]?.script_id);
  });

  it('case 31: under the same key, with the file along, stores it once', async () => {
    await grantPlan(world, 'anna', 'basic');
    const begin = (bytes: Uint8Array) =>
      createUpload(world, { userId: 'anna', fileName: 'a.pdf', bytes, key: 'a-key-1' });
    const first = await begin(pdf);
    expect(await begin(pdf)).toEqual({ script_id: first.script_id, status: 'uploaded' });
    await expect(begin(Buffer.from('%PDF-1.7 other'))).rejects.toMatchObject({ code: 'key_reused' });
    expect(world.bucket.objects.size).toBe(1);
  });

  it('case 10: of 25 MB is taken, of one byte more is too_large', async () => {
    await grantPlan(world, 'anna', 'basic');
    expect(await announce(maxUploadBytes)).toHaveProperty('upload');
    await expect(announce(maxUploadBytes + 1)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('case 9: with the file along stores it, if it is a PDF whatever its name', async () => {
    await grantPlan(world, 'anna', 'basic');
    const { script_id } = await send();
    expect(world.bucket.objects.get(`uploads/anna/${script_id}.pdf`)).toEqual(pdf);
    expect((await getScript(world, { userId: 'anna', scriptId: script_id })).status).toBe('uploaded');
    for (const bytes of ['<html>', 'PK\u0003\u0004', 'MZ', ''].map((text) => Buffer.from(text))) {
      await expect(send(bytes)).rejects.toMatchObject({
        code: 'not_a_pdf',
        message: 'Please upload a PDF file only',
      });
    }
    expect(world.bucket.objects.size).toBe(1);
  });

  it('whose file could not be stored leaves no script behind', async () => {
    await grantPlan(world, 'anna', 'basic');
    const bucket = { ...world.bucket, write: () => Promise.reject(new Error('away')) };
    await expect(createUpload({ ...world, bucket }, { userId: 'anna', fileName: 'a.pdf', bytes: pdf })).rejects.toThrow(
      'away',
    );
    expect(world.scripts.all.size).toBe(0);
  });
});

describe('the name that is shown', () => {
  it.each([
    ['My script.pdf', 'My script.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\scripts\\final (2).pdf', 'final (2).pdf'],
    ['a\r\nSet-Cookie: x\u0000.pdf', 'aSet-Cookie: x.pdf'],
    ['fdp.\u202Etpircs.pdf', 'fdp.tpircs.pdf'],
    ['<img src=x>.pdf', '<img src=x>.pdf'],
    ['..', 'script.pdf'],
    ['\u200B', 'script.pdf'],
    ['Der Prozeß – 审判.pdf', 'Der Prozeß – 审判.pdf'],
  ])('of %j is %j', (given, shown) => {
    expect(displayFileName(given)).toBe(shown);
  });

  it('case 15: has at most 200 characters and never half a pair', () => {
    expect([...displayFileName('🎬'.repeat(10_240))]).toHaveLength(200);
    expect(displayFileName('🎬'.repeat(300)).isWellFormed()).toBe(true);
  });
});

describe('a PDF', () => {
  it('may begin a little late, but not after the first kilobyte', () => {
    expect(hasPdfSignature(Buffer.from(`\ufeff\n%PDF-1.4`))).toBe(true);
    expect(hasPdfSignature(Buffer.from(`${' '.repeat(1100)}%PDF-1.4`))).toBe(false);
    expect(hasPdfSignature(new Uint8Array())).toBe(false);
  });
});

describe('the key of an upload', () => {
  it('says whose it is; any other key is none of ours', () => {
    const scriptId = world.newId();
    expect(parseUploadKey(uploadKey('anna', scriptId))).toEqual({ userId: 'anna', scriptId });
    for (const key of ['uploads/anna/x.pdf', `uploads/a/b/${scriptId}.pdf`, `screenplays/anna/${scriptId}.json`]) {
      expect(parseUploadKey(key)).toBeNull();
    }
  });
});

describe('the library', () => {
  it('is the user’s own, newest first, with the progress of what the plan opens', async () => {
    await grantPlan(world, 'anna', 'basic');
    const first = await world.addScript('anna');
    const second = await world.addScript('anna');
    await world.addScript('ben');
    for (const question of [1, 2, 3, 9]) await world.answers.request(first.script_id, question, `r${question}`);
    await finish(first.script_id, 1);
    await finish(first.script_id, 9);
    await world.answers.finish('anna', first.script_id, 2, 'r2', {
      problem: { code: 'analysis_failed', message: 'No.' },
    });
    const scripts = await library();
    expect(scripts.map((each) => each.script_id)).toEqual([second.script_id, first.script_id]);
    expect(scripts[1]?.answers).toEqual({ ready: 1, failed: 1, total: cardsForPlan('basic').length });
    expect(scripts.every((each) => scriptSchema.safeParse(each).success)).toBe(true);
  });

  it('stays readable without a plan', async () => {
    await world.addScript('anna');
    expect((await library())[0]?.answers).toEqual({ ready: 0, failed: 0, total: 0 });
  });

  it('shows a script whose reader died as failed', async () => {
    await world.addScript('anna', { status: 'reading' });
    world.passMinutes(29);
    expect((await library())[0]?.status).toBe('reading');
    world.passMinutes(2);
    expect((await library())[0]).toMatchObject({ status: 'failed', problem: { code: 'internal' } });
  });
});

describe("another user's script", () => {
  it('is refused by every call exactly like one that never was', async () => {
    await grantPlan(world, 'anna', 'expert');
    const theirs = (await world.addScript('ben')).script_id;
    const ids = [theirs, world.newId(), 'nonsense', '../x', ''];
    const calls = [
      (scriptId: string) => getScript(world, { userId: 'anna', scriptId }),
      (scriptId: string) => deleteScript(world, { userId: 'anna', scriptId }),
      (scriptId: string) => saveDetails(world, { userId: 'anna', scriptId, details: emptyDetails }),
    ];
    for (const call of calls) {
      const refusals = await Promise.all(ids.map((id) => call(id).catch((error: unknown) => String(error))));
      expect(new Set(refusals)).toEqual(new Set(['AppError: There is no such script.']));
    }
    expect(world.scripts.all.size).toBe(1);
  });
});

describe('details', () => {
  const numbersOf = (chosen: typeof cards) => chosen.map(({ number }) => number);
  const dependent = numbersOf(cards.filter((card) => card.dependsOnDetails === true));
  const onFormatToo = numbersOf(cards.filter((card) => card.dependsOnDetails !== false));
  const save = (scriptId: string, change: object) =>
    saveDetails(world, { userId: 'anna', scriptId, details: { ...emptyDetails, ...change } });

  it('beat the title page', async () => {
    const { script_id } = await world.addScript('anna', { title: 'Salt' });
    expect((await getScript(world, { userId: 'anna', scriptId: script_id })).title).toBe('Salt');
    expect(await save(script_id, { title: 'Pepper' })).toMatchObject({ title: 'Pepper', details: { title: 'Pepper' } });
  });

  it('that changed ask again for the reports that depend on them, and only for those', async () => {
    await grantPlan(world, 'anna', 'expert');
    const { script_id } = await world.addScript('anna');
    for (const { number } of cards) {
      await world.answers.request(script_id, number, `r${number}`);
      await finish(script_id, number);
    }
    await save(script_id, { genre: 'drama' });
    expect(world.queue.sent.map(({ question }) => question).sort((a, b) => a - b)).toEqual(dependent);
    const states = await world.answers.listStates(script_id);
    expect(states.filter(({ status }) => status === 'pending').map(({ question }) => question)).toEqual(dependent);
    for (const { question, request_id } of world.queue.sent) {
      expect(states.find((state) => state.question === question)?.request_id).toBe(request_id);
    }
  });

  it('saved twice without a change ask only for what has been waiting for long', async () => {
    await grantPlan(world, 'anna', 'expert');
    const { script_id } = await world.addScript('anna', { details: { ...emptyDetails, genre: 'drama' } });
    for (const { number } of cards) await world.answers.request(script_id, number, `r${number}`);
    for (const { number } of cards.slice(0, 4)) await finish(script_id, number);
    await save(script_id, { genre: 'drama' });
    expect(world.queue.sent).toEqual([]);
    world.passMinutes(2);
    await save(script_id, { genre: 'drama' });
    const waiting = numbersOf(cards.slice(4)).sort((a, b) => a - b);
    expect(
      world.queue.sent.map(({ question, request_id }) => [question, request_id] as const).sort(([a], [b]) => a - b),
    ).toEqual(waiting.map((n) => [n, `r${n}`]));
  });

  it('that name another type of script ask again for the reports that measure by it, too', async () => {
    await grantPlan(world, 'anna', 'expert');
    const { script_id } = await world.addScript('anna');
    for (const { number } of cards) {
      await world.answers.request(script_id, number, `r${number}`);
      await finish(script_id, number);
    }
    await save(script_id, { script_type: 'Sitcom' });
    expect(onFormatToo).toEqual(expect.arrayContaining([1, 2, 3, 9, 13]));
    expect(world.queue.sent.map(({ question }) => question).sort((a, b) => a - b)).toEqual(onFormatToo);
  });

  it('of a script that is still being read, or without a plan, are only kept', async () => {
    const reading = await world.addScript('anna', { status: 'reading' });
    await grantPlan(world, 'ben', 'expert');
    await save(reading.script_id, { hero: 'Mara' });
    expect(world.queue.sent).toEqual([]);
    expect((await world.scripts.get('anna', reading.script_id))?.details.hero).toBe('Mara');
  });
});

describe('deleting a script', () => {
  it('removes its reports and all its objects, the fingerprint with them, and says how many', async () => {
    const { script_id } = await world.addScript('anna');
    const other = await world.addScript('anna');
    for (const question of [1, 2, 3]) await world.answers.request(script_id, question, 'r');
    await world.bucket.write(`uploads/anna/${script_id}.pdf`, 'x', 'application/pdf');
    await world.bucket.write(`screenplays/anna/${script_id}.json`, 'x', 'application/json');
    await world.bucket.write(`screenplays/anna/${script_id}.fingerprint.json`, 'x', 'application/json');
    expect(await deleteScript(world, { userId: 'anna', scriptId: script_id })).toEqual({
      success: true,
      message: 'The script and 3 reports were deleted.',
      removed: { scripts: 1, reports: 3 },
    });
    expect(world.bucket.objects.size).toBe(0);
    expect([...world.scripts.all.values()].map((each) => each.script_id)).toEqual([other.script_id]);
  });
});
