/** Findings of two drafts' stored reports: fixed, open, new. */
import { describe, expect, it } from 'vitest';
import type { ComparedFinding, SceneChange } from '../../../lib/contract/comparison.ts';
import { compareFindings, type StoredFindings } from '../../../lib/engine/drafts/compare-findings.ts';

const place = (scene: number | null, quote = 'x') => ({ scene, page: 3, line: 4, quote });
/** A finding as a report stores it, each scene in a bullet of its own. */
const stored = (id: string, scenes: readonly (number | null)[], o: object = {}) => ({
  id,
  title: `Title of ${id}`,
  bullets: scenes.map((scene) => ({ text: 't', evidence: [place(scene)] })),
  advice: `Advice on ${id}`,
  baseRate: null,
  ...o,
});
type Item = ReturnType<typeof stored>;
const reports = (flaws: readonly Item[] | null, weaknesses: readonly Item[] | null = null): StoredFindings => ({
  flaws: flaws && { flaws },
  weaknesses: weaknesses && { weaknesses },
});
/** Scene 1 is scene 1, 2 is 3; scene 2 of the newer draft is new. */
const scenes = [
  [[1], [1]],
  [[], [2]],
  [[2], [3]],
  [[4], [4, 5]],
].map(([older = [], newer = []]) => ({
  older: older.map((ordinal) => ({ ordinal })),
  newer: newer.map((ordinal) => ({ ordinal })),
})) as unknown as SceneChange[];

const told = (list: readonly ComparedFinding[]): string[] =>
  list.map(
    ({ question, title, older, newer }) =>
      `${question} ${title.replace('Title of ', '')} ${older.map((one) => one.scene).join('+')}>${newer.map((one) => one.scene).join('+')}`,
  );
const compared = (older: StoredFindings, newer: StoredFindings) => {
  const { fixed, open, fresh } = compareFindings(older, newer, scenes);
  return { fixed: told(fixed), open: told(open), fresh: told(fresh) };
};

const habit = 'fi.cameraTerms';
const slip = 'fi.continuousTimeJump';

describe('flaws of two drafts', () => {
  it.each([
    [
      'a habit stands wherever its examples do',
      [stored(habit, [1])],
      [stored(habit, [2])],
      [[], [`9 ${habit} 1>2`], []],
    ],
    ['a habit that is not found again', [stored(habit, [1, 2])], [], [[`9 ${habit} 1+2>`], [], []]],
    ['a habit that is new', [], [stored(habit, [2])], [[], [], [`9 ${habit} >2`]]],
    ['a slip in the same scene stands', [stored(slip, [2])], [stored(slip, [3])], [[], [`9 ${slip} 2>3`], []]],
    [
      'a slip stands in either part of a scene that was split',
      [stored(slip, [4])],
      [stored(slip, [5])],
      [[], [`9 ${slip} 4>5`], []],
    ],
    [
      'a slip that stands once stands with all its places',
      [stored(slip, [1, 2])],
      [stored(slip, [3, 2])],
      [[], [`9 ${slip} 1+2>3+2`], []],
    ],
    [
      'a slip elsewhere is fixed here and new there',
      [stored(slip, [1])],
      [stored(slip, [2])],
      [[`9 ${slip} 1>`], [], [`9 ${slip} >2`]],
    ],
    ['a slip that is not found again', [stored(slip, [1])], [], [[`9 ${slip} 1>`], [], []]],
    ['a slip that is new', [], [stored(slip, [1])], [[], [], [`9 ${slip} >1`]]],
    [
      'a rule that is no longer asked is left out',
      [stored('fi.tooManyNotes', [1])],
      [stored('fi.tooManyNotes', [1])],
      [[], [], []],
    ],
    [
      'the rule’s id alone is the same rule',
      [stored('cameraTerms', [1])],
      [stored(habit, [1])],
      [[], [`9 ${habit} 1>1`], []],
    ],
  ] as const)('%s', (_, older, newer, [fixed, open, fresh]) => {
    expect(compared(reports(older), reports(newer))).toEqual({ fixed, open, fresh });
  });

  it('made before findings had ids are matched by title, and stand with the newer draft’s words', () => {
    const untitled = (title: string, advice: string | null) => ({
      ...stored(habit, [1]),
      id: undefined,
      title,
      advice,
    });
    const found = compareFindings(
      { flaws: { flaws: [untitled('Long', 'Cut.'), untitled('Loud', null)] }, weaknesses: null },
      { flaws: { flaws: [untitled('Long', 'Cut more.')] }, weaknesses: null },
      scenes,
    );
    expect(found.open).toEqual([
      { question: 9, title: 'Long', advice: 'Cut more.', severity: 'minor', older: [place(1)], newer: [place(1)] },
    ]);
    expect(found.fixed.map(({ title, advice }) => [title, advice])).toEqual([['Loud', null]]);
  });

  it.each([
    [{ severity: 'info', rank: 0.9 }, 'info'],
    [{ rank: 0.6 }, 'major'],
    [{ rank: 0.59 }, 'minor'],
    [{}, 'minor'],
  ])('stored with %j are %s', (o, severity) => {
    const { fixed } = compareFindings(reports([stored(habit, [1], o)]), reports([]), scenes);
    expect(fixed.map((one) => one.severity)).toEqual([severity]);
  });
});

const weak = (name: string, scene = 1) => stored(`fi.measure.${name}`, [scene]);

describe('weaknesses of two drafts', () => {
  it('stand, are fixed or new by their measure', () => {
    expect(
      compared(reports(null, [weak('adverbs'), weak('scenes')]), reports(null, [weak('pages'), weak('scenes')])),
    ).toEqual({
      fixed: ['3 fi.measure.adverbs 1>'],
      open: ['3 fi.measure.scenes 1>1'],
      fresh: ['3 fi.measure.pages >1'],
    });
  });

  it('that are flaws are told once, from flaw detection', () => {
    const [flaw, more] = [stored(habit, [1]), stored('fi.namesAlike', [1])];
    expect(compared(reports([flaw], [flaw, weak('pages')]), reports([], [more]))).toEqual({
      fixed: [`9 ${habit} 1>`, '3 fi.measure.pages 1>'],
      open: [],
      fresh: [],
    });
    expect(compared(reports(null, [flaw]), reports(null, []))).toMatchObject({ fixed: [`3 ${habit} 1>`] });
  });

  it('are not called fixed or new beside a full list: there may have been no room', () => {
    const full = ['a', 'b', 'c', 'd'].map((name) => weak(name));
    expect(compared(reports(null, full), reports(null, [weak('a'), weak('e')]))).toEqual({
      fixed: ['3 fi.measure.b 1>', '3 fi.measure.c 1>', '3 fi.measure.d 1>'],
      open: ['3 fi.measure.a 1>1'],
      fresh: [],
    });
    expect(compared(reports(null, [weak('a'), weak('e')]), reports(null, full))).toMatchObject({
      fixed: [],
      fresh: ['3 fi.measure.b >1', '3 fi.measure.c >1', '3 fi.measure.d >1'],
    });
    expect(compared(reports(null, [weak('e')]), reports(null, full.slice(1)))).toMatchObject({
      fixed: ['3 fi.measure.e 1>'],
    });
  });
});

it('a report that one draft alone has is not compared', () => {
  const [flaw, weakness] = [[stored(habit, [1])], [weak('a')]];
  const nothing = { fixed: [], open: [], fresh: [] };
  expect(compared(reports(flaw, weakness), reports(null, null))).toEqual(nothing);
  expect(compared(reports(null, null), reports(flaw, weakness))).toEqual(nothing);
});
