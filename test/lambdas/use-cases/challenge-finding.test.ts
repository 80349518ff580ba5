/** A finding challenged: looked up again without a model, judged anew with one, refused when the report does not hold it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { challengeFinding } from '../../../lambdas/use-cases/challenge-finding.ts';
import { challengeOutput } from '../../../lib/contract/challenge.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { askModel } from '../../../lib/model/ask-model.ts';
import { openModels } from '../../../lib/model/open-model.ts';
import { memoryLedger } from '../../../lib/model/script-ledger.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { screenplayOf, textsOf } from '../../corpus/scripts.ts';
import { slippedScripts } from '../../engine/notes/slipped-drafts.ts';
import { type FakeProvider, startFakeProvider } from '../../model/fake-provider.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

/** The report that tells of flaws, by number. */
const flaws = 9;

let world: World;
let scriptId: string;
let script: Screenplay;
let finding: string;
const fakes: FakeProvider[] = [];
beforeEach(async () => {
  world = makeWorld();
  // In The Last Reel with an age that another page contradicts, counting finds a flaw.
  script = await screenplayOf(slippedScripts[0]?.fountain ?? '');
  await grantPlan(world, 'anna', 'expert');
  ({ script_id: scriptId } = await world.addScript('anna'));
  await world.bucket.write(`screenplays/anna/${scriptId}.json`, JSON.stringify(script), 'application/json');
  const answer = runQuestion(flaws, { screenplay: script, details: emptyDetails });
  await world.answers.request(scriptId, flaws, 'r');
  await world.answers.finish('anna', scriptId, flaws, 'r', { answer });
  const [found] = answer.entries.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'findings'
        ? block.items.flatMap(({ id, title }) => (/^Lena is \d+ on/.test(title) ? id : []))
        : [],
    ),
  );
  if (found === undefined) throw new Error('The report holds no finding.');
  finding = found;
});
afterEach(async () => {
  for (const fake of fakes.splice(0)) await fake.close();
});

type Recheck = Parameters<typeof challengeFinding>[0]['recheck'];
const challenge = async (text: string, recheck: Recheck = null) =>
  challengeOutput.parse(
    await challengeFinding({ ...world, recheck }, { userId: 'anna', n: String(flaws), scriptId, finding: text }),
  );

const judge = async (verdict: string, act: 'answer' | 'denied' = 'answer'): Promise<Recheck> => {
  const quote = 'sorts the halves into jars';
  const claims = [{ text: 'Look here.', kind: 'observation' as const, scene: 2, page: 1, quote }];
  const nothing = { title: null, logline: null, summary: null, synopsis: null, ratings: [] };
  const fake = await startFakeProvider(() => ({ opinion: { ...nothing, claims, verdict } }), { acts: [act] });
  fakes.push(fake);
  const shared = { modelId: 'qwen3', fallbackModelId: null, price: null, apiKey: null };
  const models = openModels({ ...shared, provider: 'openai-compatible', baseUrl: `${fake.url}/v1` });
  const clock = { now: Date.now, sleep: async () => {}, random: () => 0.5 };
  return ({ screenplay, question }) =>
    askModel({ models, clock, ledger: memoryLedger(null) }, { screenplay, question, evidence: '' });
};

describe('a finding challenged without a model', () => {
  it('is shown again with every quote in its place, and what stands before and after', async () => {
    const shown = await challenge(finding);
    expect(shown).toMatchObject({ finding, outcome: 'shown', by: null });
    expect(shown.evidence.length).toBeGreaterThan(0);
    const texts = textsOf(script).map(({ text }) => text);
    for (const { found, quote, before, after } of shown.evidence) {
      expect(found).toBe(true);
      expect(texts.some((text) => text.includes(quote))).toBe(true);
      expect(before ?? after).not.toBeNull();
    }
    expect(shown.message).toMatch(/word for word/);
  });

  it('finds a quote that holds a space without width', async () => {
    const spaced = (value: object) => JSON.stringify(value).replaceAll('Lena, 31, in', 'Lena, 31,\u200b in');
    const answer = (await world.answers.get(scriptId, flaws))?.result;
    expect(spaced(answer ?? {})).toContain('\u200b');
    await world.bucket.write(`screenplays/anna/${scriptId}.json`, spaced(script), 'application/json');
    await world.answers.restart(scriptId, flaws, 'r', 'r2');
    await world.answers.finish('anna', scriptId, flaws, 'r2', { answer: JSON.parse(spaced(answer ?? {})) });
    const shown = await challenge(finding);
    expect(shown.evidence.some(({ quote }) => quote.includes('\u200b'))).toBe(true);
    expect(shown.evidence.every(({ found }) => found)).toBe(true);
  });

  it('says so when a quote is not on the page it names', async () => {
    const answer = (await world.answers.get(scriptId, flaws))?.result;
    const other = JSON.stringify(answer).replaceAll('"quote":"', '"quote":"Not so: ');
    await world.answers.restart(scriptId, flaws, 'r', 'r2');
    await world.answers.finish('anna', scriptId, flaws, 'r2', { answer: JSON.parse(other) });
    const shown = await challenge(finding);
    expect(shown.evidence.every(({ found, before, after }) => !found && before === null && after === null)).toBe(true);
    expect(shown.message).toBe('None of its quotes is found on the page it names. Take this note as unsupported.');
  });

  it('says so when the note names no passage', async () => {
    const answer = (await world.answers.get(scriptId, flaws))?.result;
    const bare = JSON.stringify(answer, (key, value: unknown) => (key === 'evidence' ? [] : value));
    await world.answers.restart(scriptId, flaws, 'r', 'r2');
    await world.answers.finish('anna', scriptId, flaws, 'r2', { answer: JSON.parse(bare) });
    expect((await challenge(finding)).message).toMatch(/names no passage/);
  });

  it('is refused when the report does not hold it', async () => {
    await expect(challenge('op.99')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of another user’s script is refused', async () => {
    await grantPlan(world, 'eve', 'expert');
    const input = { userId: 'eve', n: String(flaws), scriptId, finding };
    await expect(challengeFinding({ ...world, recheck: null }, input)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a finding challenged with a model', () => {
  it.each([
    ['CONFIRMED: the line returns.', 'confirmed', 'the line returns.'],
    ['Amended: it returns twice.', 'amended', 'it returns twice.'],
    ['WITHDRAWN: nobody says it again.', 'withdrawn', 'nobody says it again.'],
  ])('is judged anew: %s', async (verdict, outcome, message) => {
    const judged = await challenge(finding, await judge(verdict));
    expect(judged).toMatchObject({ outcome, message, by: 'qwen3' });
    expect(judged.evidence.at(-1)).toMatchObject({ quote: 'sorts the halves into jars.', found: true });
  });

  it('is shown again when the model gives no clear verdict', async () => {
    expect(await challenge(finding, await judge('It depends.'))).toMatchObject({ outcome: 'shown', by: null });
  });

  it('is shown again, with the reason, when the model fails', async () => {
    const shown = await challenge(finding, await judge('', 'denied'));
    expect(shown).toMatchObject({ outcome: 'shown', by: null });
    expect(shown.message).toMatch(/^The model refused this service’s credentials.*word for word/);
  });

  it('leaves the stored report as it is', async () => {
    const before = await world.answers.get(scriptId, flaws);
    await challenge(finding, await judge('WITHDRAWN: no.'));
    expect(await world.answers.get(scriptId, flaws)).toEqual(before);
  });
});
