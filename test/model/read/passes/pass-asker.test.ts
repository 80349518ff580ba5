/** One pass of a reading: asked once, kept, and what is told of it. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readerInstructions } from '../../../../lib/model/read/instructions.ts';
import { PassAsker } from '../../../../lib/model/read/pass-asker.ts';
import { passId } from '../../../../lib/model/read/pass-store.ts';
import { patientForm } from '../../../../lib/model/read/patient-form.ts';
import { askedModel } from './asked-model.ts';

const form = patientForm(z.object({ notes: z.array(z.string()) }));
const ask = {
  name: 'notes',
  script: '== scene 1, p. 1',
  evidence: 'Two\u200b <counts>',
  question: 'What\u200b of it?',
  form,
  saysNothing: ({ notes }: { notes: string[] }) => notes.length === 0,
};
const nothing = { calls: 0, usage: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 }, costUsd: 0 };

describe('a pass', () => {
  it('is asked with marks taken out of what was counted, and kept by what was asked', async () => {
    const model = askedModel(() => ({ notes: ['a'] }));
    const asker = new PassAsker(model.deps);
    expect(await asker.ask(ask)).toEqual({ notes: ['a'] });
    expect(model.prompts[0]).toContain('Two ‹counts>');
    expect(model.prompts[0]).toContain('What of it?');
    expect(model.prompts[0]).toContain(readerInstructions);
    expect(model.mostOutput).toEqual([16_000]);
    const [key] = model.keys;
    expect(key).toMatchObject({ name: 'notes', model: 'reader' });
    expect([key?.prompt, key?.form]).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}$/),
      expect.stringMatching(/^[0-9a-f]{16}$/),
    ]);
    expect(key && passId(key)).toBe(`notes-reader-${key?.prompt}-${key?.form}`);
    expect(model.done).toEqual([{ name: 'notes', fromStore: false, trouble: null, cost: asker.cost() }]);
    expect(asker.cost().calls).toBe(1);
    expect(asker.cost().usage.output).toBe(100);
  });

  it('that was answered is not asked again, and costs nothing', async () => {
    const model = askedModel(() => ({ notes: ['a'] }));
    await new PassAsker(model.deps).ask(ask);
    const again = new PassAsker(model.deps);
    expect(await again.ask(ask)).toEqual({ notes: ['a'] });
    expect(model.prompts).toHaveLength(1);
    expect(model.done[1]).toEqual({ name: 'notes', fromStore: true, trouble: null, cost: nothing });
    expect(again.cost()).toEqual(nothing);
  });

  it.each([
    ['another name', { name: 'other' }],
    ['another script', { script: 'x' }],
    ['other counts', { evidence: 'x' }],
    ['another question', { question: 'x' }],
    ['other instructions', { instructions: 'x' }],
    ['another form', { form: patientForm(z.object({ notes: z.array(z.string()), more: z.string().nullable() })) }],
  ])('is another with %s', async (_what, change) => {
    const model = askedModel(() => ({ notes: ['a'] }));
    await new PassAsker(model.deps).ask(ask);
    await new PassAsker(model.deps).ask({ ...ask, ...change });
    expect(model.prompts).toHaveLength(2);
    expect(new Set(model.keys.map(passId)).size).toBe(2);
  });

  it('whose kept answer says nothing is asked again', async () => {
    const model = askedModel(() => ({ notes: ['a'] }));
    const { deps } = model;
    const stale = { ...deps, passes: { ...deps.passes, get: async () => ({ notes: [] }) } };
    expect(await new PassAsker(stale).ask(ask)).toEqual({ notes: ['a'] });
    expect(model.done).toMatchObject([{ fromStore: false }]);
  });

  it('that fails is told of with its cost, and the reading does without', async () => {
    const model = askedModel(() => ({ notes: [] }));
    const asker = new PassAsker(model.deps);
    expect(await asker.tried(ask)).toBeNull();
    expect(asker.failed).toEqual([{ name: 'notes', trouble: 'malformed' }]);
    expect(model.done).toMatchObject([{ name: 'notes', fromStore: false, trouble: 'malformed', cost: { calls: 3 } }]);
    expect([asker.cost().calls, asker.cost().usage.output]).toEqual([3, 300]);
    expect(model.keys).toEqual([]);
  });

  it('that fails by a fault of our own fails the reading', async () => {
    const model = askedModel(() => ({ notes: ['a'] }));
    const broken = {
      ...model.deps,
      passes: { get: async () => null, put: () => Promise.reject(new TypeError('away')) },
    };
    const asker = new PassAsker(broken);
    await expect(asker.tried(ask)).rejects.toThrow('away');
    expect(asker.failed).toEqual([]);
    expect(model.done).toEqual([]);
    expect(asker.cost().calls).toBe(1);
  });

  it('has a third of a small window for its answer', async () => {
    const model = askedModel(() => ({ notes: ['a'] }));
    await new PassAsker({ ...model.deps, window: 9000 }).ask(ask);
    expect(model.mostOutput).toEqual([3000]);
  });

  it('is asked within thirteen minutes, or as long as is said', () => {
    const model = askedModel(() => null);
    const at = (deps: object) =>
      new PassAsker({ ...model.deps, clock: { ...model.deps.clock, now: () => 1000 }, ...deps }).tally.deadline;
    expect([at({}), at({ questionTimeMs: 5000 })]).toEqual([1000 + 13 * 60_000, 6000]);
  });
});
