/** What becomes of a message whose function died on every delivery: the user hears of it, nothing is lost, and it can be tried again. */
import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadLetters } from '../../../lambdas/queue-dead-letters.ts';
import { deadLetter, describeLetter, giveUpLetter } from '../../../lambdas/use-cases/give-up-letter.ts';
import { readScript } from '../../../lambdas/use-cases/read-script.ts';
import { retryAnswer } from '../../../lambdas/use-cases/retry-answer.ts';
import { type LogLines, watchLog } from '../log-lines.ts';
import { smallScreenplay } from '../small-screenplay.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let log: LogLines;
let scriptId: string;
beforeEach(async () => {
  world = makeWorld();
  log = watchLog();
  await grantPlan(world, 'anna', 'expert');
  ({ script_id: scriptId } = await world.addScript('anna'));
});
afterEach(() => log.restore());

const arn = 'arn:aws:sqs:us-east-1:000000000000:AnswerQuestionDeadLetters';
const deliver = (...bodies: readonly unknown[]) => {
  const Records = bodies.map((body, n) => ({
    messageId: `m${n}`,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    eventSourceARN: arn,
  }));
  const giveUp = (letter: Parameters<typeof giveUpLetter>[1]) => giveUpLetter(world, letter);
  return deadLetters({ message: deadLetter, giveUp, describe: describeLetter })({ Records } as unknown as SQSEvent);
};
const question = (request_id: string) => ({ user_id: 'anna', script_id: scriptId, question: 3, request_id });

describe('a dead letter', () => {
  it('about a report shows it as failed, with a sentence, and it can be asked for again', async () => {
    await world.answers.request(scriptId, 3, 'r1');
    await world.answers.begin(scriptId, 3, 'r1');
    expect(await deliver(question('r1'))).toEqual({ batchItemFailures: [] });
    const given = await world.answers.get(scriptId, 3);
    expect(given?.status).toBe('failed');
    expect(given?.problem?.message).toBe('This report could not be made from this script. You can try it again.');
    expect(await retryAnswer(world, { userId: 'anna', n: '3', scriptId })).toEqual({ question: 3, status: 'pending' });
    expect(world.queue.sent.map((sent) => sent.question)).toContain(3);
  });

  it('about a report that was asked for again since leaves the new one alone', async () => {
    await world.answers.request(scriptId, 3, 'r1');
    await world.answers.restart(scriptId, 3, 'r1', 'r2');
    await deliver(question('r1'));
    expect((await world.answers.get(scriptId, 3))?.status).toBe('pending');
  });

  it.each([
    ['the readers’', (key: string) => ({ key })],
    [
      'the bucket’s',
      (key: string) => ({
        Records: [{ eventName: 'ObjectCreated:Post', s3: { bucket: { name: 'b' }, object: { key, size: 1 } } }],
      }),
    ],
  ])(
    'of %s queue shows the script as failed, keeps its file, and its message can be sent again',
    async (_whose, letter) => {
      const { script_id } = await world.addScript('anna', { status: 'reading', title: null });
      const key = `uploads/anna/${script_id}.pdf`;
      const pdf = Buffer.from('%PDF-1.7\n...');
      await world.bucket.write(key, pdf, 'application/pdf');
      expect(await deliver(letter(key))).toEqual({ batchItemFailures: [] });
      expect(await world.scripts.get('anna', script_id)).toMatchObject({
        status: 'failed',
        problem: { message: expect.stringMatching(/^This script could not be read .* Please upload it again\.$/) },
      });
      expect(world.bucket.objects.get(key)).toEqual(pdf);
      const ids = { user_id: 'anna', script_id, queue: 'AnswerQuestionDeadLetters' };
      expect(log.of('message_given_up')).toMatchObject([ids]);
      expect(await readScript({ ...world, parse: async () => smallScreenplay }, { key })).toBe('ready');
    },
  );

  it('about a script that was read meanwhile changes nothing', async () => {
    await deliver({ key: `uploads/anna/${scriptId}.pdf` });
    expect((await world.scripts.get('anna', scriptId))?.status).toBe('ready');
  });

  it('that is none of ours, or could not be given up, stays where it is; the others go', async () => {
    await world.answers.request(scriptId, 3, 'r1');
    const away = { ...question('r1'), question: 4 };
    const { finish } = world.answers;
    world.answers.finish = async (user, script, number, ...rest) => {
      if (number === 4) throw new Error('the table is away');
      return finish(user, script, number, ...rest);
    };
    const answer = await deliver('not json', { something: 'else' }, away, question('r1'));
    expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['m0', 'm1', 'm2']);
    expect(log.of('give_up_failed')).toHaveLength(3);
    expect(log.of('message_given_up')).toMatchObject([{ script_id: scriptId, question: 3, asked_by: 'r1' }]);
  });
});
