/** The preview of a reading and the corrections made in it: kept, refused, and followed by every report. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerQuestion } from '../../../lambdas/use-cases/answer-question.ts';
import { deleteScript } from '../../../lambdas/use-cases/delete-script.ts';
import { getReading } from '../../../lambdas/use-cases/get-reading.ts';
import { readScript } from '../../../lambdas/use-cases/read-script.ts';
import { saveCorrections } from '../../../lambdas/use-cases/save-corrections.ts';
import { saveDetails } from '../../../lambdas/use-cases/save-details.ts';
import { type CharacterEdits, noCharacterEdits } from '../../../lib/contract/character-edits.ts';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { cardsForPlan } from '../../../lib/reports/catalog.ts';
import { isAnswered } from '../../../lib/reports/registry.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

const fountain = `Title: Ferry
Author: Noor Whitlock

INT. FERRY - NIGHT

JOHN coils a rope.

JOHN
You came back with the morning boat.

ANNA
I said so.

JHON
You say a great many things to me.
`;
const merge: CharacterEdits = { ...noCharacterEdits, merges: [{ from: 'JHON', into: 'JOHN' }] };

let world: World;
let scriptId: string;
beforeEach(async () => {
  world = makeWorld();
  await grantPlan(world, 'anna', 'expert');
  ({ script_id: scriptId } = await world.addScript('anna', { status: 'uploaded', title: null }));
  await world.bucket.write(`uploads/anna/${scriptId}.pdf`, Buffer.from('%PDF-1.7\n'), 'application/pdf');
});
const read = () =>
  readScript({ ...world, parse: () => screenplayOf(fountain) }, { key: `uploads/anna/${scriptId}.pdf` });
const reading = () => getReading(world, { userId: 'anna', scriptId });
const save = (edits: CharacterEdits) =>
  saveCorrections(world, { userId: 'anna', scriptId, change: { schema_version: 1, aliases: edits } });
const statuses = async () => (await world.answers.listStates(scriptId)).map(({ status }) => status);
const answerAll = async () => {
  for (const message of world.queue.sent.splice(0)) {
    await answerQuestion({ ...world, isAnswered, runQuestion, reader: null }, message);
  }
};

describe('the preview', () => {
  it('says how far the script is until it has been read', async () => {
    expect(await reading()).toEqual({ status: 'uploaded', problem: null });
    await world.scripts.markFailed('anna', scriptId, { code: 'no_text', message: 'No text.' });
    expect(await reading()).toEqual({ status: 'failed', problem: { code: 'no_text', message: 'No text.' } });
  });

  it('is there as soon as the script is ready, and is never made from the screenplay', async () => {
    const put = vi.spyOn(world.readings, 'put');
    const markReady = vi.spyOn(world.scripts, 'markReady');
    await read();
    expect(put.mock.invocationCallOrder[0]).toBeLessThan(markReady.mock.invocationCallOrder[0] ?? 0);
    world.bucket.objects.clear();
    expect(await reading()).toMatchObject({
      status: 'ready',
      title: 'Ferry',
      writers: ['Noor Whitlock'],
      scene_count: 1,
      speaking_part_count: 3,
      corrections: noCorrections,
    });
  });

  it('bears the title of the details form', async () => {
    await read();
    await saveDetails(world, { userId: 'anna', scriptId, details: { ...emptyDetails, title: 'Night Boat' } });
    expect(await reading()).toMatchObject({ title: 'Night Boat' });
  });

  it('goes with its script', async () => {
    await read();
    await deleteScript(world, { userId: 'anna', scriptId });
    expect(await world.readings.get(scriptId)).toBeNull();
    await expect(reading()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of a script deleted while it was read leaves nothing behind', async () => {
    const markReady: World['scripts']['markReady'] = async (...input) => {
      await deleteScript(world, { userId: 'anna', scriptId });
      return world.scripts.markReady(...input);
    };
    const scripts = { ...world.scripts, markReady };
    await readScript(
      { ...world, scripts, parse: () => screenplayOf(fountain) },
      { key: `uploads/anna/${scriptId}.pdf` },
    );
    expect(await world.readings.get(scriptId)).toBeNull();
  });

  it('of another user is refused exactly like one that never was, to look at and to correct', async () => {
    await read();
    const refusals = await Promise.all(
      [scriptId, world.newId(), 'nonsense', '../x', ''].flatMap((id) => [
        getReading(world, { userId: 'ben', scriptId: id }).catch(String),
        saveCorrections(world, { userId: 'ben', scriptId: id, change: { schema_version: 1, aliases: merge } }).catch(
          String,
        ),
      ]),
    );
    expect(new Set(refusals)).toEqual(new Set(['AppError: There is no such script.']));
    expect((await world.scripts.get('anna', scriptId))?.corrections).toEqual(noCorrections);
  });
});

describe('corrections of the cast', () => {
  beforeEach(async () => {
    await read();
    await answerAll();
  });

  it('make every report of the plan pending at once, and the new ones follow them', async () => {
    expect(new Set(await statuses())).toEqual(new Set(['succeeded']));
    const before = await world.answers.get(scriptId, 7);
    expect(JSON.stringify(before?.result)).toContain('Jhon');
    const answer = await save(merge);
    expect(answer).toMatchObject({ speaking_part_count: 2, warnings: [], corrections: { aliases: merge } });
    expect(new Set(await statuses())).toEqual(new Set(['pending']));
    expect(world.queue.sent.map(({ question }) => question)).toEqual(cardsForPlan('expert').map((card) => card.number));
    await answerAll();
    const after = await world.answers.get(scriptId, 7);
    expect(after?.status).toBe('succeeded');
    expect(JSON.stringify(after?.result)).not.toContain('Jhon');
  });

  it('are taken back by saving without them', async () => {
    await save(merge);
    expect(await save(noCharacterEdits)).toMatchObject({ speaking_part_count: 3, corrections: noCorrections });
    await answerAll();
    expect(JSON.stringify((await world.answers.get(scriptId, 7))?.result)).toContain('Jhon');
  });

  it('saved again after the queue had refused are asked for after all', async () => {
    const queue = { send: () => Promise.reject(new Error('away')) };
    await expect(
      saveCorrections({ ...world, queue }, { userId: 'anna', scriptId, change: { schema_version: 1, aliases: merge } }),
    ).rejects.toThrow('away');
    await save(merge);
    await answerAll();
    expect(JSON.stringify((await world.answers.get(scriptId, 7))?.result)).not.toContain('Jhon');
  });

  it('that are refused change nothing', async () => {
    const before = await statuses();
    const unknown = { ...noCharacterEdits, merges: [{ from: 'NOBODY', into: 'JOHN' }] };
    await expect(save(unknown)).rejects.toMatchObject({ code: 'unknown_character' });
    const circle = [...merge.merges, { from: 'JOHN', into: 'JHON' }];
    await expect(save({ ...merge, merges: circle })).rejects.toMatchObject({ code: 'conflicting_edits' });
    expect(await statuses()).toEqual(before);
    expect(world.queue.sent).toEqual([]);
    expect((await world.scripts.get('anna', scriptId))?.corrections).toEqual(noCorrections);
  });

  it('of a script that is not read yet are refused as too early', async () => {
    const other = await world.addScript('anna', { status: 'reading' });
    await expect(
      saveCorrections(world, {
        userId: 'anna',
        scriptId: other.script_id,
        change: { schema_version: 1, aliases: merge },
      }),
    ).rejects.toMatchObject({ code: 'script_not_ready' });
  });

  it('stand for a plan that has ended and is bought again', async () => {
    await world.entitlements.revoke('anna', 'gift-expert');
    await save(merge);
    expect(new Set(await statuses())).toEqual(new Set(['pending']));
  });
});
