/** Which passes a reading takes, by name and in which window, for a script of two scenes. */
import { describe, expect, it } from 'vitest';
import { readScript } from '../../../../lib/model/read/read-script.ts';
import { fountainScript } from '../small-script.ts';
import { askedModel } from './asked-model.ts';

const pieces = Array.from({ length: 44 }, (_, at) => `Lena lifts crate ${at + 100}.`);
const screenplay = await fountainScript(
  `INT. HALL - DAY\n\n${pieces.join('\n\n')}\n\nEXT. PIER - DAY\n\nLena waits.\n`,
);
const cast = [{ id: 'ch.LENA', name: 'Lena', cue: 'LENA' }];
const said = (at: number) => ({ text: `Lena lifts crate ${at + 100}.`, cites: [`1.${at + 2}`], sure: 'sure' });
const note = {
  kind: 'weakness',
  title: 'Crates',
  ...said(0),
  costs: null,
  try: 'Cut page 1.',
  before: null,
  after: null,
  loses: null,
  instead: null,
  weight: 3,
  effort: 'word',
  fault: false,
  severity: null,
  parts: [],
  people: [],
  topics: [],
  absence: null,
};
const scenes = [1, 2].map((scene) => ({
  scene,
  happens: 'Lena lifts it.',
  want: null,
  turns: null,
  plants: [],
  pays: [],
  could: 'keep',
  note: null,
  cites: [`${scene}.2`],
}));
const judgement = { against: '', script: 'pass', verdict: 'Read on.', because: [1], level: 'low', potential: {} };
interface Answers {
  readonly themes?: number;
  readonly point?: object;
  readonly judged?: object;
}
const answers =
  ({ themes = 1, point = {}, judged = {} }: Answers) =>
  (prompt: string): unknown => {
    const asked = (opening: string): boolean => prompt.lastIndexOf(opening) >= 0;
    if (asked('Read scenes ')) return { scenes, slips: [] };
    if (asked('Say what the story is.')) return { themes: Array.from({ length: themes }, (_, at) => said(at)) };
    if (asked('Now the notes')) return { points: [{ ...note, ...point }], comment: [], plan: [] };
    if (asked('Judge it.')) return { ...judgement, ...judged };
    if (asked('Each proposal below'))
      return { fixes: [{ point: 1, holds: 'yes', better: null, parts: [], loses: null }], claims: [], orders: [] };
    return { checks: [...prompt.matchAll(/^Claim (\w+): /gm)].map(([, claim]) => ({ claim, carried: 'yes' })) };
  };
async function read(given: Answers, o: { window?: number; tooLong?: (prompt: string) => boolean } = {}) {
  const model = askedModel(answers(given), o.tooLong);
  const deps = { ...model.deps, window: o.window ?? 200_000 };
  const outcome = await readScript(deps, { screenplay, brief: { cast, text: 'counted' }, context: 'context' });
  return { outcome, ...model, names: model.keys.map(({ name }) => name).sort() };
}

describe('the passes', () => {
  it('are the scenes, the story, the notes, the judgement, the trial and the second look', async () => {
    const { names, outcome } = await read({});
    expect(names).toEqual(['check.1', 'fixes', 'judgement', 'points', 'scenes.1', 'story']);
    expect(outcome).toMatchObject({ kind: 'read', failed: [], story: { verdict: null } });
  });

  it('have no trial where nothing is proposed', async () => {
    expect((await read({ point: { try: null } })).names).toEqual([
      'check.1',
      'judgement',
      'points',
      'scenes.1',
      'story',
    ]);
  });

  it('look again at forty claims at a time', async () => {
    const { prompts } = await read({ themes: 44 });
    const checks = prompts.map((prompt) => prompt.match(/^Claim \w+: /gm)?.length ?? 0).filter((count) => count > 0);
    expect(checks).toEqual([40, 4]);
  });

  it('do without a judgement that says nothing, and with one that says little', async () => {
    const failed = await read({ judged: { verdict: '' } });
    expect(failed.outcome).toMatchObject({ failed: [{ name: 'judgement', trouble: 'malformed' }] });
    for (const judged of [{ against: 'It is long.', verdict: '' }, {}])
      expect((await read({ judged })).outcome).toMatchObject({ failed: [] });
  });

  it('tell the story group by group in a small window', async () => {
    const { names } = await read({}, { window: 29_000 });
    expect(names.filter((name) => name.startsWith('story'))).toEqual(['story.meaning']);
    const { outcome } = await read({}, { window: 29_000 });
    expect(outcome).toMatchObject({ story: { made: { whole: true }, themes: [{}] } });
  });
});

describe('a window that is smaller than was said', () => {
  const answerOf = (window: number): number => Math.floor(window / 3);
  const once = (opening: string) => {
    let told = false;
    return (prompt: string): boolean => {
      if (told || !prompt.includes(opening)) return false;
      told = true;
      return true;
    };
  };

  it.each(['Read scenes ', 'Now the notes', 'Judge it.'])('is halved from "%s" on', async (opening) => {
    const { outcome, mostOutput, prompts } = await read({}, { window: 16_001, tooLong: once(opening) });
    expect(outcome).toMatchObject({ kind: 'read' });
    const at = prompts.findIndex((prompt) => prompt.includes(opening));
    expect(mostOutput.slice(0, at + 1)).toEqual(Array.from({ length: at + 1 }, () => answerOf(16_001)));
    expect(mostOutput.at(-1)).toBe(answerOf(8000));
    if (outcome.kind === 'read') expect(outcome.failed.filter(({ trouble }) => trouble === 'too_long')).toEqual([]);
  });

  it('is given up where half of it is of no use', async () => {
    const { outcome, prompts } = await read({}, { window: 15_999, tooLong: once('Read scenes ') });
    expect(outcome).toMatchObject({ kind: 'missing', trouble: 'too_long' });
    expect(prompts).toHaveLength(1);
    const notes = await read({}, { window: 15_999, tooLong: once('Now the notes') });
    if (notes.outcome.kind === 'missing') throw new Error('There is a reading without notes.');
    expect(notes.outcome.failed.at(-1)).toEqual({ name: 'points', trouble: 'too_long' });
  });
});
