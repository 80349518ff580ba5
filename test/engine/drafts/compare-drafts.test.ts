/** The comparison of two drafts: every edit is found and nothing else, whatever the scripts are like. */

import { describe, expect, it } from 'vitest';
import { comparisonOutput, type ReadComparison } from '../../../lib/contract/comparison.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { compareDrafts, comparedQuestions, type Draft } from '../../../lib/engine/drafts/compare-drafts.ts';
import { flawRules } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { runQuestion } from '../../../lib/reports/run.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import { edgeScripts } from '../../corpus/edge-scripts.ts';
import { evidenceIn, lastReel, marrow, screenplayOf, textsOf } from '../../corpus/scripts.ts';
import fc from '../../fixed-chance.ts';
import { lastReel as corpusScript } from '../../pdf/corpus.ts';
import { replaced, slippedScripts } from '../notes/slipped-drafts.ts';
import { secondDraftOf } from './second-draft.ts';

type Result = ReturnType<typeof compareDrafts>;

const bare = (screenplay: Screenplay, name = 'The Last Reel'): Draft => ({ name, screenplay, findings: new Map() });
const reported = (screenplay: Screenplay, name = 'The Last Reel'): Draft => ({
  name,
  screenplay,
  findings: new Map(
    comparedQuestions.map((n) => [n, runQuestion(n, { screenplay, details: emptyDetails }).structured_data]),
  ),
});
const secondDraft = () => screenplayOf(secondDraftOf(corpusScript.fountain()));
const ordinals = (scenes: ReadComparison['scenes'][number]['older']) => scenes.map(({ ordinal }) => ordinal);
const brief = ({ scenes }: Result) =>
  scenes
    .filter(({ kind, moved, heading_changed }) => kind !== 'same' || moved || heading_changed)
    .map(({ kind, moved, older, newer }) => [kind, moved, ordinals(older), ordinals(newer)]);

describe('a second draft made by named edits', () => {
  it('has each of them found, and nothing else', async () => {
    const result = compareDrafts(reported(await lastReel()), reported(await secondDraft()));
    expect(brief(result)).toEqual([
      ['cut', false, [3], []],
      ['rewritten', false, [12], [10]],
      ['same', true, [9], [12]],
      ['added', false, [], [16]],
    ]);
    expect(result.scenes).toHaveLength(19);
    expect(result.cast.map(({ kind, older, newer }) => [kind, older?.name ?? null, newer?.name ?? null])).toEqual([
      ['renamed', 'WENDELL', 'AMBROSE'],
      ['added', null, 'DRIVER'],
    ]);
  });

  it('shows a rewritten scene with both pages, its share kept and lines of each draft, quoted exactly', async () => {
    const [older, newer] = [await lastReel(), await secondDraft()];
    const { scenes } = compareDrafts(bare(older), bare(newer));
    const rewritten = scenes.find(({ kind }) => kind === 'rewritten');
    expect(rewritten?.older[0]?.page).toBeGreaterThan(rewritten?.newer[0]?.page ?? 99);
    expect(rewritten?.kept).toBeGreaterThan(0.5);
    expect(rewritten?.kept).toBeLessThan(0.95);
    expect(rewritten?.words_cut).toBeGreaterThan(40);
    expect(rewritten?.words_added).toBeGreaterThan(15);
    expect(rewritten?.fresh.map(({ quote }) => quote).join(' ')).toContain('A baby is passed along row F');
    for (const [draft, side] of [
      [older, 'gone'],
      [newer, 'fresh'],
    ] as const) {
      const texts = textsOf(draft);
      for (const place of scenes.flatMap((change) => change[side]))
        expect(
          texts.some(
            ({ text, page, line }) => text.includes(place.quote) && page === place.page && line === place.line,
          ),
        ).toBe(true);
    }
  });

  it('is summed up with its own counts and names', async () => {
    const { summary } = compareDrafts(bare(await lastReel()), bare(await secondDraft()));
    expect(summary).toBe(
      '“The Last Reel” had 18 scenes on 15 pages; the newer draft has 18 scenes on 14 pages. One scene was rewritten, one added, one cut and one moved, 15 stand as they were. WENDELL is now AMBROSE and DRIVER is new.',
    );
  });

  it('is said to be no draft of a script with which it shares no scene', async () => {
    const { summary } = compareDrafts(bare(await lastReel()), bare(await marrow(), 'Minutes of the Marrow'));
    expect(summary).toContain(
      'were added and 18 cut, none stands as it was. The two share no scene: they may be two scripts, not two drafts of one.',
    );
    expect(summary).not.toMatch(/[.] [a-z]/);
    const kept = compareDrafts(bare(await lastReel()), bare(await secondDraft())).summary;
    expect(kept).not.toContain('two scripts');
  });

  it('has every finding cited in the draft it stands in', async () => {
    const slipIn = (fountain: string, rule: string): string =>
      (slippedScripts[0]?.slips ?? [])
        .filter((slip) => slip.rule === rule)
        .reduce((text, { right, typed }) => replaced(text, right, typed), fountain);
    const lit = slipIn(corpusScript.fountain(), 'lightAgainstHeading');
    const older = await screenplayOf(slipIn(lit, 'doubledWords'));
    const newer = await screenplayOf(secondDraftOf(slipIn(lit, 'misspelledWords')));
    const { findings } = compareDrafts(reported(older), reported(newer));
    for (const [draft, side] of [
      [older, 'older'],
      [newer, 'newer'],
    ] as const) {
      const texts = textsOf(draft);
      for (const place of Object.values(findings)
        .flat()
        .flatMap((one) => one[side]))
        expect(
          texts.some(({ text, page }) => text.includes(place.quote) && page === place.page),
          place.quote,
        ).toBe(true);
    }
    const titles = (some: readonly { readonly title: string }[]) => some.map(({ title }) => title);
    expect(titles(findings.fixed)).toEqual(['A word is typed twice']);
    expect(titles(findings.open)).toEqual(['Scene 6 is headed day, but its light says otherwise']);
    expect(titles(findings.fresh)).toEqual(['Words are misspelled']);
    expect(findings.fixed.every((one) => one.newer.length === 0 && evidenceIn(one.older).length > 0)).toBe(true);
    expect(findings.fresh.every((one) => one.older.length === 0 && evidenceIn(one.newer).length > 0)).toBe(true);
  });
});

describe('scenes', () => {
  const scene = (n: number, lines: string) => `INT. ROOM ${n} - DAY\n\n${lines}\n\n`;
  const talk = [
    'Ada lifts the heavy green lamp from the table and carries it slowly to the window.',
    'Rain drums against the tin roof while the old dog sleeps beside an unlit stove.',
    'A courier drops nine wet letters on the mat, one of them edged in black ink.',
    'Bo counts the silver coins twice, loses his place and begins again from zero.',
  ];
  const compare = async (older: string, newer: string) =>
    compareDrafts(bare(await screenplayOf(older)), bare(await screenplayOf(newer)));

  it('that became two are a split, and two that became one a merge', async () => {
    const one = scene(1, `${talk[0]}\n\n${talk[1]}`) + scene(3, talk[3] ?? '');
    const two = scene(1, talk[0] ?? '') + scene(2, talk[1] ?? '') + scene(3, talk[3] ?? '');
    expect(brief(await compare(one, two))).toEqual([['split', false, [1], [1, 2]]]);
    expect(brief(await compare(two, one))).toEqual([['merged', false, [1, 2], [1]]]);
  });

  it('whose heading alone changed keep their wording, and the heading is told', async () => {
    const { scenes } = await compare(scene(1, talk[0] ?? ''), scene(7, talk[0] ?? ''));
    expect(scenes).toMatchObject([{ kind: 'same', moved: false, heading_changed: true, kept: 1 }]);
  });

  it('that share a place and people but no words are one cut and one added', async () => {
    const result = await compare(scene(1, talk[0] ?? ''), scene(1, talk[2] ?? ''));
    expect(result.scenes.map(({ kind }) => kind).sort()).toEqual(['added', 'cut']);
  });

  it('are found in another order, the shortest stretch being called moved', async () => {
    const lines = (order: number[]) => order.map((n) => scene(n, talk[n - 1] ?? '')).join('');
    expect(brief(await compare(lines([1, 2, 3, 4]), lines([4, 1, 2, 3])))).toEqual([['same', true, [4], [1]]]);
  });
});

describe('a line that changed in its middle', () => {
  const draft = (name: string): string =>
    `OVER BLACK:\n\nMILO (V.O.)\nReady or not.\n\nEXT. GARDEN - DAY\n\nSun. The same ring of brick, without planks. A child counts. This is ELSIE ${name}. She turns away.\n\nINT. HALL - DAY\n\nThe dog waits for the boy to come down the stairs.\n`;

  it('is quoted by the sentence that changed, and text before the first heading is counted as no scene', async () => {
    const { scenes, summary } = compareDrafts(
      bare(await screenplayOf(draft('PELL'))),
      bare(await screenplayOf(draft('HALLAM'))),
    );
    const rewritten = scenes.find(({ kind }) => kind === 'rewritten');
    expect(rewritten?.gone.map(({ quote }) => quote)).toEqual(['This is ELSIE PELL.']);
    expect(rewritten?.fresh.map(({ quote }) => quote)).toEqual(['This is ELSIE HALLAM.']);
    expect(summary).toContain('One scene was rewritten, one stands as it was.');
  });
});

const reports = ([score, low, high]: readonly [number, number, number]) =>
  new Map<number, unknown>([[1, { FRAME: { Flux: { score, low, high } }, notes: {} }]]);

describe('scores', () => {
  it.each([
    [[5, 4, 6], [6, 5, 7], 'noise'],
    [[5, 4, 6], [5, 4, 6], 'unchanged'],
    [[5, 4, 6], [8, 6.5, 9], 'up'],
    [[8, 6.5, 9], [5, 4, 6], 'down'],
  ] as const)('from %j to %j are %s', async (was, is, verdict) => {
    const screenplay = await marrow();
    const { scores } = compareDrafts(
      { name: 'Marrow', screenplay, findings: reports(was) },
      { name: 'Marrow', screenplay, findings: reports(is) },
    );
    expect(scores.map((one) => one.verdict)).toEqual([verdict]);
  });
});

describe('findings', () => {
  const place = (scene: number) => ({ scene, page: 1, line: 1, quote: 'x' });
  const flaw = (id: string, baseRate: number | null, scene: number) => ({
    id,
    title: `${id} in scene ${scene}`,
    bullets: [{ text: 't', evidence: [place(scene)] }],
    advice: 'a',
    severity: 'major',
    baseRate,
  });
  const compareFlaws = async (was: object[], is: object[]) => {
    const [older, newer] = [await lastReel(), await secondDraft()];
    const draft = (screenplay: Screenplay, flaws: object[]): Draft => ({
      name: 'The Last Reel',
      screenplay,
      findings: new Map([[9, { flaws }]]),
    });
    return compareDrafts(draft(older, was), draft(newer, is)).findings;
  };

  it('of a habit stay open wherever their examples stand', async () => {
    const { open, fixed } = await compareFlaws([flaw('cameraTerms', 2, 3)], [flaw('cameraTerms', 2, 16)]);
    expect([open.length, fixed.length]).toEqual([1, 0]);
  });

  it('of a slip are fixed where its scene is gone and new where another has one', async () => {
    const id = flawRules.find(({ work }) => work === 'slip')?.id ?? '';
    expect(id).not.toBe('');
    const changed = await compareFlaws([flaw(id, null, 3)], [flaw(id, null, 16)]);
    expect([changed.fixed.length, changed.open.length, changed.fresh.length]).toEqual([1, 0, 1]);
    const moved = await compareFlaws([flaw(id, null, 9)], [flaw(id, null, 12)]);
    expect([moved.fixed.length, moved.open.length, moved.fresh.length]).toEqual([0, 1, 0]);
  });
});

describe('any two scripts', () => {
  const text = fc
    .array(fc.constantFrom('rain', 'falls', 'on', 'the', 'tin', 'roof', 'Ada', 'runs', 'out'), { maxLength: 12 })
    .map((words) => words.join(' '));
  const scene = fc
    .record({ room: fc.integer({ min: 1, max: 4 }), action: text, cue: fc.constantFrom('ADA', 'BO', 'CY'), line: text })
    .map(({ room, action, cue, line }) => `INT. ROOM ${room} - DAY\n\n${action}\n\n${cue}\n${line || 'No.'}\n\n`);
  const script = fc.array(scene, { minLength: 1, maxLength: 12 }).map((scenes) => scenes.join(''));
  const parsed = async (fountain: string) => bare(await screenplayOf(`${fountain}FADE OUT.\n`));

  it('compared with themselves have nothing changed', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (fountain) => {
        const draft = await parsed(fountain);
        const result = compareDrafts(draft, draft);
        expect(brief(result)).toEqual([]);
        expect(result.cast).toEqual([]);
      }),
    );
  });

  it('mirror what was added and cut when they are swapped, and leave no scene out', async () => {
    await fc.assert(
      fc.asyncProperty(script, script, async (one, other) => {
        const [a, b] = [await parsed(one), await parsed(other)];
        const [there, back] = [compareDrafts(a, b), compareDrafts(b, a)];
        const of = (result: Result, kind: string, side: 'older' | 'newer') =>
          result.scenes.flatMap((change) => (change.kind === kind ? ordinals(change[side]) : []));
        expect(of(back, 'cut', 'older').sort()).toEqual(of(there, 'added', 'newer').sort());
        expect(of(back, 'added', 'newer').sort()).toEqual(of(there, 'cut', 'older').sort());
        const all = there.scenes.flatMap((change) => ordinals(change.older));
        expect(new Set(all).size).toBe(all.length);
        expect(comparisonOutput.options[0].shape.scenes.safeParse(there.scenes).success).toBe(true);
      }),
    );
  });

  // Nine hundred like scenes take seconds, beside busy processes many.
  it.each(Object.entries(edgeScripts))(
    'are compared without a throw, %s too',
    { timeout: 120_000 },
    async (_, make) => {
      const [draft, other] = [bare(await make()), bare(await lastReel())];
      expect(brief(compareDrafts(draft, draft))).toEqual([]);
      expect(compareDrafts(draft, other).summary).not.toBe('');
      expect(compareDrafts(other, draft).summary).not.toBe('');
    },
  );
});
