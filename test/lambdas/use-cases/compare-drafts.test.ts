/** Two uploads compared: whose they must be, which is the older, what is there while reports are still made. */
import { beforeEach, describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../lambdas/use-cases/answer-question.ts';
import { compareDrafts } from '../../../lambdas/use-cases/compare-drafts.ts';
import { readScript } from '../../../lambdas/use-cases/read-script.ts';
import { saveCorrections } from '../../../lambdas/use-cases/save-corrections.ts';
import { noCharacterEdits } from '../../../lib/contract/character-edits.ts';
import { type Comparison, comparisonOutput, type ReadComparison } from '../../../lib/contract/comparison.ts';
import { isAnswered } from '../../../lib/reports/registry.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { secondDraftOf } from '../../engine/drafts/second-draft.ts';
import { lastReel } from '../../pdf/corpus.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
const upload = async (userId: string, fountain: string): Promise<string> => {
  world.passMinutes(1);
  const { script_id: id } = await world.addScript(userId, { status: 'uploaded', title: null });
  await world.bucket.write(`uploads/${userId}/${id}.pdf`, Buffer.from('%PDF-1.7\n'), 'application/pdf');
  await readScript({ ...world, parse: () => screenplayOf(fountain) }, { key: `uploads/${userId}/${id}.pdf` });
  return id;
};
const answerAll = async () => {
  for (const message of world.queue.sent.splice(0))
    await answerQuestion({ ...world, isAnswered, runQuestion, reader: null }, message);
};
const compare = (scriptId: string, withId: string, userId = 'anna') =>
  compareDrafts(world, { userId, scriptId, withId });
const ready = (comparison: Comparison): ReadComparison => {
  if (comparison.status !== 'ready') throw new Error('The drafts have not been read.');
  return comparison;
};

beforeEach(async () => {
  world = makeWorld();
  await grantPlan(world, 'anna', 'intermediate');
});

describe('two drafts', () => {
  let first: string;
  let second: string;
  beforeEach(async () => {
    first = await upload('anna', lastReel.fountain());
    second = await upload('anna', secondDraftOf(lastReel.fountain()));
  });

  it('are compared older first, whichever is asked about', async () => {
    await answerAll();
    const comparison = ready(await compare(first, second));
    expect(comparison.older).toMatchObject({ script_id: first, title: 'The Last Reel', status: 'ready' });
    expect(comparison.newer.script_id).toBe(second);
    expect(comparison.scenes.filter(({ kind }) => kind !== 'same').map(({ kind }) => kind)).toEqual([
      'cut',
      'rewritten',
      'added',
    ]);
    // The letters that counting rates; the others are a reader's opinion.
    expect(comparison.scores.map(({ name }) => name)).toEqual(['Flux', 'Recall', 'Aesthetics']);
    expect(comparison.reports.every(({ older, newer }) => older === 'succeeded' && newer === 'succeeded')).toBe(true);
    expect(comparisonOutput.parse(comparison)).toEqual(comparison);
    expect(await compare(second, first)).toEqual(comparison);
  });

  it('have their scenes before their reports, which are said to be pending', async () => {
    const early = ready(await compare(second, first));
    expect(early.scenes).toHaveLength(19);
    expect(early.scores).toEqual([]);
    expect(early.findings).toEqual({ fixed: [], open: [], fresh: [] });
    expect(early.reports.map(({ question, older }) => [question, older])).toEqual([
      [1, 'pending'],
      [2, 'pending'],
      [3, 'pending'],
      [9, 'pending'],
    ]);
    expect(early.summary).not.toContain('finding');
  });

  it('show nothing of a report beyond the plan', async () => {
    await answerAll();
    await world.entitlements.revoke('anna', 'gift-intermediate');
    await grantPlan(world, 'anna', 'basic');
    const { findings, reports } = ready(await compare(second, first));
    expect(reports.find(({ question }) => question === 9)).toMatchObject({ older: null, newer: null });
    expect(
      Object.values(findings)
        .flat()
        .every(({ question }) => question === 3),
    ).toBe(true);
  });

  it('are compared under the corrected names of their casts', async () => {
    const renames = [{ name: 'AMBROSE', to: 'Wendell' }];
    await saveCorrections(world, {
      userId: 'anna',
      scriptId: second,
      change: { schema_version: 1, aliases: { ...noCharacterEdits, renames } },
    });
    expect(ready(await compare(second, first)).cast.map(({ kind }) => kind)).toEqual(['added']);
  });

  it('that are one script are refused', async () => {
    await expect(compare(first, first)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('need a plan', async () => {
    await world.entitlements.revoke('anna', 'gift-intermediate');
    await expect(compare(first, second)).rejects.toMatchObject({ code: 'payment_required' });
  });

  it('must both be the user’s own: another’s is refused exactly like one that never was, on either side', async () => {
    await grantPlan(world, 'ben', 'expert');
    const bens = await upload('ben', lastReel.fountain());
    const refusals = await Promise.all(
      [bens, world.newId(), 'nonsense', '../x', ''].flatMap((id) => [
        compare(first, id).catch(String),
        compare(id, first).catch(String),
      ]),
    );
    expect(new Set(refusals)).toEqual(new Set(['AppError: There is no such script.']));
  });

  it('wait for one that is still being read', async () => {
    const third = await world.addScript('anna', { status: 'reading' });
    const comparison = await compare(third.script_id, first);
    expect(comparison).toMatchObject({ status: 'waiting', older: { script_id: first }, newer: { status: 'reading' } });
  });
});
