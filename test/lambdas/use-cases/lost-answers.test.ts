/** The table executes a write and its answer is lost: the client sends it again, and nothing may wait for ever, be made twice or stand twice because of that. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../lambdas/use-cases/answer-question.ts';
import { createShare } from '../../../lambdas/use-cases/create-share.ts';
import { createUpload } from '../../../lambdas/use-cases/create-upload.ts';
import { initiatePayment } from '../../../lambdas/use-cases/initiate-payment.ts';
import { openShare } from '../../../lambdas/use-cases/open-share.ts';
import { revokeShare } from '../../../lambdas/use-cases/revoke-share.ts';
import { settleOrder } from '../../../lambdas/use-cases/settle-payment.ts';
import { newShareToken } from '../../../lambdas/use-cases/share-token.ts';
import { numberedLosses } from '../../../lib/local-cloud/faults/lost-answers.ts';
import { lastReelRead } from '../../reports/read/last-reel-read.ts';
import { part } from '../../sampled.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { deliverAll, expectAllMade, type OwingWorld, owingActs, unsent } from '../owing-acts.ts';
import { readerOf } from '../story-readers.ts';
import { makeTableWorld } from '../table-world.ts';
import { grantPlan } from '../world.ts';

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((name) => `dynamodb.${name}`));
const faults = numberedLosses((call) => writes.has(call));
let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable(faults);
});
afterAll(() => local?.close());

let worlds = 0;
const newWorld = () => ({ ...makeTableWorld(local.table), userId: `anna-${++worlds}` });

/** `act` answers how many writes it saw between `lose` and its end. */
type Act = (lose: () => void, end: () => number) => Promise<number>;

/** Acts once with nothing lost, and again for each of its writes (in `npm test` for three of them), with that write's answer lost. Answers how many writes there are. */
const losingEachWrite = async (act: Act): Promise<number> => {
  const losing = (...numbers: number[]): Promise<number> =>
    act(
      () => faults.lose(...numbers),
      () => {
        const { seen } = faults;
        faults.lose();
        return seen;
      },
    );
  const writes = await losing();
  const numbers = Array.from({ length: writes }, (_, index) => index + 1);
  for (const number of part(numbers, 3)) await losing(number);
  return writes;
};

describe.each(part(owingActs, 2))('$name', ({ prepare, run }) => {
  it('leaves no report unsent, whichever of its writes loses its answer, and every report comes', async () => {
    const writesSeen = await losingEachWrite(async (lose, end) => {
      const world: OwingWorld = newWorld();
      const script = await prepare(world);
      lose();
      await run(world, script);
      const seen = end();
      expect(await unsent(world, script)).toEqual([]);
      await deliverAll(world);
      await expectAllMade(world, script);
      return seen;
    });
    expect(writesSeen).toBeGreaterThan(2);
  }, 120_000);
});

describe('answering a question', () => {
  it('whose result was stored, but not confirmed, still has the script read', async () => {
    const story = await lastReelRead();
    const writesSeen = await losingEachWrite(async (lose, end) => {
      const world = newWorld();
      const [act] = owingActs;
      const script = await act?.prepare(world);
      if (script === undefined) throw new Error('There is no act.');
      const { script_id } = script;
      await world.answers.restart(script_id, 3, 'r3', 'again');
      const deps = {
        ...world,
        isAnswered: () => true,
        runQuestion: () => ({ question: 3, structured_data: {}, entries: [] }),
        reader: readerOf(story),
      };
      lose();
      const outcome = await answerQuestion(deps, {
        user_id: world.userId,
        script_id,
        question: 3,
        request_id: 'again',
      });
      const seen = end();
      expect(outcome).toBe('succeeded');
      expect(await world.stories.get(script_id)).toMatchObject({ status: 'succeeded', failed: [] });
      return seen;
    });
    expect(writesSeen).toBeGreaterThan(3);
  });
});

describe('a share link', () => {
  it('stands once, so that revoking it closes it', async () => {
    const token = newShareToken();
    const writesSeen = await losingEachWrite(async (lose, end) => {
      const world = { ...newWorld(), newToken: () => token };
      const [act] = owingActs;
      const script = await act?.prepare(world);
      if (script === undefined) throw new Error('There is no act.');
      const { userId } = world;
      const { script_id: scriptId } = script;
      lose();
      const { share_id: shareId } = await createShare(world, { userId, scriptId, days: 7 });
      const seen = end();
      expect(await world.shares.list(scriptId)).toHaveLength(1);
      await openShare(world, { token });
      await revokeShare(world, { userId, scriptId, shareId });
      await expect(openShare(world, { token })).rejects.toMatchObject({ code: 'not_found' });
      return seen;
    });
    expect(writesSeen).toBe(2);
  });
});

describe('beginning a payment', () => {
  it('case 32: opens one checkout and takes note of it once, whichever of its writes loses its answer', async () => {
    const writesSeen = await losingEachWrite(async (lose, end) => {
      const world = newWorld();
      const { userId } = world;
      lose();
      const { payment_id } = await initiatePayment(world, { userId, poolUsername: 'p', plan_id: 1, amount: 1 });
      const seen = end();
      expect(world.provider.checkouts.size).toBe(1);
      expect(await world.payments.listByUser(userId)).toMatchObject([{ payment_id, status: 'created' }]);
      expect((await world.checkouts.get(userId))?.payment_id).toBe(payment_id);
      return seen;
    });
    expect(writesSeen).toBe(4);
  });

  it('case 30: whose money has come is settled by the call whose answer was lost, and by no other', async () => {
    const writesSeen = await losingEachWrite(async (lose, end) => {
      const world = newWorld();
      const { userId } = world;
      const opened = await initiatePayment(world, { userId, poolUsername: 'p', plan_id: 1, amount: 1 });
      world.provider.pay(opened.checkout_params.order_id);
      lose();
      expect((await settleOrder(world, opened.checkout_params.order_id)).settlement).toBe('settled');
      const seen = end();
      expect((await settleOrder(world, opened.checkout_params.order_id)).settlement).toBe('already');
      return seen;
    });
    expect(writesSeen).toBeGreaterThan(2);
  });
});

describe('beginning an upload', () => {
  it('answers its form although the table did not confirm the script', async () => {
    const world = newWorld();
    await grantPlan(world, world.userId, 'basic');
    faults.lose(1);
    const { script_id } = await createUpload(world, { userId: world.userId, fileName: 'a.pdf', sizeBytes: 1000 });
    faults.lose();
    expect((await world.scripts.get(world.userId, script_id))?.status).toBe('awaiting_upload');
  });
});
