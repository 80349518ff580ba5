/** A script's figures by its owner: counted anew at each request, so they follow the corrections of the cast. */
import { beforeEach, describe, expect, it } from 'vitest';
import { getStatistics } from '../../../lambdas/use-cases/get-statistics.ts';
import { readScript } from '../../../lambdas/use-cases/read-script.ts';
import { saveCorrections } from '../../../lambdas/use-cases/save-corrections.ts';
import { noCharacterEdits } from '../../../lib/contract/character-edits.ts';
import { statisticsOutput } from '../../../lib/contract/statistics.ts';
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
const ask = (userId = 'anna') => getStatistics(world, { userId, scriptId });
const read = () =>
  readScript({ ...world, parse: () => screenplayOf(fountain) }, { key: `uploads/anna/${scriptId}.pdf` });
const speakers = async () => {
  const statistics = statisticsOutput.parse(await ask());
  return statistics.status === 'ready' ? statistics.breakdown[0]?.speakers : statistics.status;
};

describe('the statistics of a script', () => {
  it('say how far the script is until it has been read', async () => {
    expect(await ask()).toEqual({ status: 'uploaded', problem: null });
  });

  it('case 7: are not shown once the plan was given back', async () => {
    await read();
    await world.entitlements.revoke('anna', 'gift-basic');
    await expect(ask()).rejects.toMatchObject({ code: 'payment_required' });
  });

  it('follow every correction of the cast', async () => {
    await read();
    expect(await speakers()).toEqual(['John', 'Jhon']);
    const merges = [{ from: 'JHON', into: 'JOHN' }];
    await saveCorrections(world, {
      userId: 'anna',
      scriptId,
      change: { schema_version: 1, aliases: { ...noCharacterEdits, merges } },
    });
    expect(await speakers()).toEqual(['John']);
  });

  it('are not shown to another user', async () => {
    await read();
    await expect(ask('ben')).rejects.toMatchObject({ code: 'not_found' });
  });
});
