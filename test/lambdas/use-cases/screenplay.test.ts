/** A script's pages for its owner: there once it has been read, with the cast as corrected, and for nobody else. */
import { beforeEach, describe, expect, it } from 'vitest';
import { getScreenplay } from '../../../lambdas/use-cases/get-screenplay.ts';
import { readScript } from '../../../lambdas/use-cases/read-script.ts';
import { saveCorrections } from '../../../lambdas/use-cases/save-corrections.ts';
import { screenplayKey } from '../../../lambdas/use-cases/script-keys.ts';
import { noCharacterEdits } from '../../../lib/contract/character-edits.ts';
import { screenplayOutput } from '../../../lib/contract/screenplay-pages.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

const fountain = `Title: Ferry

INT. FERRY - NIGHT

JOHN
You came back.

JHON
You say a great many things.
`;
let world: World;
let scriptId: string;
beforeEach(async () => {
  world = makeWorld();
  await grantPlan(world, 'anna', 'basic');
  await grantPlan(world, 'ben', 'basic');
  ({ script_id: scriptId } = await world.addScript('anna', { status: 'uploaded', title: null }));
  await world.bucket.write(`uploads/anna/${scriptId}.pdf`, Buffer.from('%PDF-1.7\n'), 'application/pdf');
});
const ask = (userId = 'anna') => getScreenplay(world, { userId, scriptId });
const read = () =>
  readScript({ ...world, parse: () => screenplayOf(fountain) }, { key: `uploads/anna/${scriptId}.pdf` });
const ready = async () => {
  const output = screenplayOutput.parse(await ask());
  if (output.status !== 'ready') throw new Error(`The script is ${output.status}.`);
  return output;
};

describe('the pages of a script', () => {
  it('say how far the script is until it has been read', async () => {
    expect(await ask()).toEqual({ status: 'uploaded', problem: null });
  });

  it('are there as printed, and name the character that the writer meant', async () => {
    await read();
    const merges = [{ from: 'JHON', into: 'JOHN' }];
    await saveCorrections(world, {
      userId: 'anna',
      scriptId,
      change: { schema_version: 1, aliases: { ...noCharacterEdits, merges } },
    });
    const { title, scenes, pages } = await ready();
    expect(title).toBe('Ferry');
    expect(scenes).toEqual([{ scene: 1, number: null, heading: 'INT. FERRY - NIGHT', page: 1, line: 1 }]);
    expect(pages[0]?.filter(({ kind }) => kind === 'cue')).toEqual([
      { kind: 'cue', text: 'JOHN', line: 3 },
      { kind: 'cue', text: 'JHON', line: 6, speaker: 'JOHN' },
    ]);
  });

  it('case 7: are not shown once the plan was given back', async () => {
    await read();
    await world.entitlements.revoke('anna', 'gift-basic');
    await expect(ask()).rejects.toMatchObject({ code: 'payment_required' });
  });

  it('are not shown to another user', async () => {
    await read();
    await expect(ask('ben')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are refused when no reply could hold them, as of a page set in the smallest type', async () => {
    const { scenes, ...rest } = await screenplayOf(fountain);
    const text = 'All work and no play. '.repeat(300_000);
    const crammed = scenes.map((scene) => ({
      ...scene,
      elements: scene.elements.map((each) =>
        each.kind === 'speech' ? { ...each, kind: 'action' as const, text } : each,
      ),
    }));
    // Stored as reading stores it: to count a million words takes long and is not what is asked.
    await read();
    const stored = JSON.stringify({ ...rest, scenes: crammed });
    await world.bucket.write(screenplayKey('anna', scriptId), stored, 'application/json');
    await expect(ask()).rejects.toMatchObject({ code: 'too_large' });
  });
});
