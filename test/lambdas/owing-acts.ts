/**
 * Everything that asks for reports, on one script each, so that tests can break each of them off and lose its answers. The reports say what they were made
 * from: then a report that is older than what is stored shows.
 */

import { expect } from 'vitest';
import type { ScriptItem } from '../../lambdas/adapters/script-items.ts';
import { type AnswerQuestionDeps, answerQuestion } from '../../lambdas/use-cases/answer-question.ts';
import { readScript } from '../../lambdas/use-cases/read-script.ts';
import { requestMissingAnswers } from '../../lambdas/use-cases/request-answers.ts';
import { retryAnswer } from '../../lambdas/use-cases/retry-answer.ts';
import { saveCorrections } from '../../lambdas/use-cases/save-corrections.ts';
import { saveDetails } from '../../lambdas/use-cases/save-details.ts';
import { screenplayKey, uploadKey } from '../../lambdas/use-cases/script-keys.ts';
import { storedScreenplay } from '../../lambdas/use-cases/stored-screenplay.ts';
import { noCharacterEdits } from '../../lib/contract/character-edits.ts';
import type { CorrectionsInput } from '../../lib/contract/corrections.ts';
import type { Answer } from '../../lib/contract/report.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { cards, cardsForPlan } from '../../lib/reports/catalog.ts';
import { readingFactsOf } from '../../lib/reports/reading/reading.ts';
import { screenplayOf } from '../corpus/scripts.ts';
import type { TableWorld } from './table-world.ts';
import { grantPlan, scriptOf, type World } from './world.ts';

/** What the acts need of a world, in memory or over a table, and whose script it is. */
export type OwingWorld = { readonly userId: string } & Pick<
  World,
  'now' | 'newId' | 'hasModel' | 'logger' | 'followCall' | 'bucket' | 'queue' | 'stories' | 'storyStore'
> &
  Pick<TableWorld, 'answers' | 'deletions' | 'entitlements' | 'mails' | 'readings' | 'scripts'>;

const screenplay = await screenplayOf(`Title: Ferry

INT. FERRY - NIGHT

JOHN coils a rope.

JOHN
You came back.

JHON
You say so.
`);

const madeFrom: AnswerQuestionDeps['runQuestion'] = (question, input): Answer => ({
  question,
  structured_data: {
    cues: input.screenplay.scenes.flatMap(({ elements }) =>
      elements.flatMap((element) => (element.kind === 'speech' ? [element.cue.name] : [])),
    ),
    details: input.details,
  },
  entries: [],
});

/** Runs every message that lies in the queue, and those that running them brings. */
export const deliverAll = async (world: OwingWorld): Promise<void> => {
  for (let message = world.queue.sent.shift(); message !== undefined; message = world.queue.sent.shift()) {
    const deps = { ...world, isAnswered: () => true, runQuestion: madeFrom, reader: null };
    await answerQuestion(deps, message);
  }
};

const finished = async (world: OwingWorld, script: ScriptItem, questions: readonly number[]): Promise<void> => {
  for (const question of questions) await world.answers.request(script.script_id, question, `r${question}`);
  const ids = questions.map((question) => ({ question, request_id: `r${question}` }));
  world.queue.sent.push(...ids.map((each) => ({ user_id: world.userId, script_id: script.script_id, ...each })));
  await deliverAll(world);
};

const addRead = async (world: OwingWorld, change: Partial<ScriptItem> = {}): Promise<ScriptItem> => {
  const { userId } = world;
  const script = scriptOf(userId, world.newId(), world.now(), change);
  await world.scripts.create(script);
  await world.bucket.write(screenplayKey(userId, script.script_id), JSON.stringify(screenplay), 'application/json');
  await world.readings.put(script.script_id, readingFactsOf(screenplay));
  return script;
};

export interface OwingAct {
  readonly name: string;
  /** The script as it lies there before, with all reports made that there are. */
  prepare(world: OwingWorld): Promise<ScriptItem>;
  run(world: OwingWorld, script: ScriptItem): Promise<unknown>;
}

const all = cards.map(({ number }) => number);
const change: CorrectionsInput = {
  schema_version: 1,
  aliases: { ...noCharacterEdits, merges: [{ from: 'JHON', into: 'JOHN' }] },
};
const prepareAll = async (world: OwingWorld): Promise<ScriptItem> => {
  await grantPlan(world, world.userId, 'expert');
  const script = await addRead(world);
  await finished(world, script, all);
  return script;
};

export const owingActs: readonly OwingAct[] = [
  {
    name: 'correcting the cast',
    prepare: prepareAll,
    run: (world, { script_id }) => saveCorrections(world, { userId: world.userId, scriptId: script_id, change }),
  },
  {
    name: 'saving details that name another type of script',
    prepare: prepareAll,
    run: (world, { script_id }) =>
      saveDetails(world, {
        userId: world.userId,
        scriptId: script_id,
        details: { ...emptyDetails, script_type: 'Sitcom' },
      }),
  },
  {
    name: 'reading an upload',
    async prepare(world) {
      await grantPlan(world, world.userId, 'expert');
      const script = await addRead(world, { status: 'uploaded', title: null });
      await world.bucket.write(uploadKey(world.userId, script.script_id), Buffer.from('%PDF-1.7\n'), 'application/pdf');
      return script;
    },
    run: (world, { script_id }) =>
      readScript({ ...world, parse: async () => screenplay }, { key: uploadKey(world.userId, script_id) }),
  },
  {
    name: 'an upgrade of the plan',
    async prepare(world) {
      await grantPlan(world, world.userId, 'expert');
      const script = await addRead(world);
      await finished(
        world,
        script,
        cardsForPlan('basic').map(({ number }) => number),
      );
      return script;
    },
    run: (world) => requestMissingAnswers(world, { userId: world.userId, plan: 'expert' }),
  },
  {
    name: 'trying a failed report again',
    async prepare(world) {
      const script = await prepareAll(world);
      await world.answers.restart(script.script_id, 3, 'r3', 'failing');
      await world.answers.finish('anna', script.script_id, 3, 'failing', {
        problem: { code: 'analysis_failed', message: 'No.' },
      });
      return script;
    },
    run: (world, { script_id }) => retryAnswer(world, { userId: world.userId, n: '3', scriptId: script_id }),
  },
  {
    name: 'asking for a report that is not there',
    async prepare(world) {
      await grantPlan(world, world.userId, 'expert');
      const script = await addRead(world);
      await finished(
        world,
        script,
        all.filter((number) => number !== 8),
      );
      return script;
    },
    run: (world, { script_id }) => retryAnswer(world, { userId: world.userId, n: '8', scriptId: script_id }),
  },
];

/** Pending reports without a message in the queue under their request. */
export const unsent = async (world: OwingWorld, { script_id }: ScriptItem): Promise<number[]> =>
  (await world.answers.listStates(script_id)).flatMap(({ question, request_id, status }) => {
    const isSent = world.queue.sent.some((each) => each.request_id === request_id && each.question === question);
    return status === 'pending' && !isSent ? [question] : [];
  });

/** Nothing waits, nothing is missing, and every report was made from what is stored now. */
export const expectAllMade = async (world: OwingWorld, { script_id }: ScriptItem): Promise<void> => {
  const script = await world.scripts.get(world.userId, script_id);
  if (script === null) throw new Error('The script is gone.');
  const now = {
    screenplay: await storedScreenplay(world, script),
    details: script.details,
    corrections: script.corrections,
    otherDrafts: [],
  };
  const answers = await world.answers.list(script_id);
  expect(answers.map(({ question, status }) => [question, status])).toEqual(
    [...all].sort((a, b) => a - b).map((question) => [question, 'succeeded']),
  );
  for (const { question, result } of answers) {
    const { dependsOnDetails } = cards.find(({ number }) => number === question) ?? {};
    const { structured_data: expected } = madeFrom(question, now);
    // A report that no detail changes need not have been made again for one.
    const relevant = dependsOnDetails === false ? ['cues'] : ['cues', 'details'];
    for (const key of relevant) expect(result?.structured_data[key], `${question} ${key}`).toEqual(expected[key]);
  }
};
