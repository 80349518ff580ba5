/** What happened between two drafts, in sentences, from counts. */
import { describe, expect, it } from 'vitest';
import type { ReadComparison } from '../../../lib/contract/comparison.ts';
import { summarySentence } from '../../../lib/engine/drafts/summary-sentence.ts';

type Compared = Parameters<typeof summarySentence>[2];
type Kind = ReadComparison['scenes'][number]['kind'];

const facts = [
  { name: 'Scenes', unit: 'scenes', older: 1, newer: 12 },
  { name: 'Length', unit: 'pages', older: 90, newer: 1 },
] as const;
const size = '“Reel” had one scene on 90 pages; the newer draft has twelve scenes on one page.';

const scene = (kind: Kind, moved = false, ordinal: number | null = 1) =>
  ({ kind, moved, older: kind === 'added' ? [] : [{ ordinal }] }) as Compared['scenes'][number];
const same = scene('same');
const cast = (kind: 'added' | 'cut' | 'renamed', older: string | null, newer: string | null) =>
  ({ kind, older: older && { name: older }, newer: newer && { name: newer } }) as Compared['cast'][number];
const finding = {} as Compared['findings']['open'][number];
const score = (name: string, verdict: Compared['scores'][number]['verdict']) =>
  ({ name, verdict }) as Compared['scores'][number];

/** The sentences behind the first. */
const said = (compared: Partial<Compared>, names: readonly [string, string] = ['Reel', 'Reel']): string => {
  const nothing: Compared = {
    facts: [...facts],
    scenes: [same],
    cast: [],
    findings: { fixed: [], open: [], fresh: [] },
    scores: [],
  };
  return summarySentence(...names, { ...nothing, ...compared }).replace(`${size} `, '');
};
const unchanged = 'No scene was changed, word for word.';

describe('the sizes of two drafts', () => {
  it('are told under one name where they have one, and under two where not', () => {
    expect(said({})).toBe(unchanged);
    expect(
      summarySentence('Reel', 'Reel', {
        facts: [...facts],
        scenes: [],
        cast: [],
        findings: { fixed: [], open: [], fresh: [] },
        scores: [],
      }),
    ).toBe(`${size} ${unchanged}`);
    expect(said({ facts: [] }, ['Reel', 'The Reel'])).toBe(
      `“Reel” had no scenes on no pages; “The Reel” has no scenes on no pages. ${unchanged}`,
    );
  });
});

describe('what became of the scenes', () => {
  it.each([
    ['one kind', [scene('rewritten'), same], 'One scene was rewritten, one stands as it was.'],
    [
      'several of a kind',
      [scene('added'), scene('added'), same, same],
      'Two scenes were added, two stand as they were.',
    ],
    [
      'nothing that stands',
      [scene('cut'), scene('rewritten')],
      'One scene was rewritten and one cut, none stands as it was.',
    ],
    [
      'every kind, in its order',
      [scene('merged'), scene('split'), scene('cut'), scene('added'), scene('rewritten'), scene('same', true), same],
      'One scene was rewritten, one added, one cut, one split, one merged and one moved, one stands as it was.',
    ],
    [
      'a rewritten scene that moved as both',
      [scene('rewritten', true), same],
      'One scene was rewritten and one moved, one stands as it was.',
    ],
    [
      'one that moved as none that stands',
      [scene('same', true), scene('same', true), same],
      'Two scenes were moved, one stands as it was.',
    ],
    [
      'text before the first heading as no scene that stands',
      [scene('same', false, null), scene('cut')],
      'One scene was cut, none stands as it was.',
    ],
  ] as const)('tells %s', (_, scenes, sentence) => expect(said({ scenes: [...scenes] })).toBe(sentence));

  const strangers = 'The two share no scene: they may be two scripts, not two drafts of one.';
  it.each([
    ['all was cut and added', [scene('cut'), scene('added'), scene('cut')], true],
    ['all was cut', [scene('cut')], false],
    ['all was added', [scene('added')], false],
    ['something stands', [scene('cut'), scene('added'), same], false],
    ['some was rewritten and some cut', [scene('cut'), scene('rewritten')], false],
    ['some was added and some split', [scene('split'), scene('added')], false],
  ] as const)('where %s', (_, scenes, is) => expect(said({ scenes: [...scenes] }).includes(strangers)).toBe(is));
});

describe('what became of the cast', () => {
  it.each([
    [[cast('renamed', 'ADA', 'BEA')], 'ADA is now BEA.'],
    [[cast('added', null, 'ADA')], 'ADA is new.'],
    [[cast('cut', 'ADA', null), cast('cut', 'BO', null)], 'ADA and BO are gone.'],
    [[cast('added', null, 'A'), cast('added', null, 'B'), cast('added', null, 'C')], 'A, B and C are new.'],
    [['A', 'B', 'C', 'D'].map((name) => cast('added', null, name)), 'Four speaking parts are new.'],
    [
      ['A', 'B', 'C', 'D'].map((name) => cast('renamed', name, `${name}2`)),
      'A is now A2, B is now B2 and C is now C2.',
    ],
    [
      [cast('cut', 'BO', null), cast('added', null, 'CY'), cast('renamed', 'ADA', 'BEA')],
      'ADA is now BEA, CY is new and BO is gone.',
    ],
    [[cast('renamed', 'ADA', null), cast('renamed', null, 'BEA')], ''],
  ])('of %j: %s', (changes, sentence) => {
    expect(said({ cast: changes })).toBe(`${unchanged} ${sentence}`.trim());
  });
});

describe('what became of findings and scores', () => {
  const counts = (fixed: number, open: number, fresh: number) => ({
    fixed: new Array(fixed).fill(finding),
    open: new Array(open).fill(finding),
    fresh: new Array(fresh).fill(finding),
  });
  it.each([
    [counts(1, 0, 0), [], 'One finding is not found again.'],
    [counts(2, 1, 1), [], 'Two findings are not found again, one still stands and one is new.'],
    [counts(1, 2, 2), [], 'One finding is not found again, two still stand and two are new.'],
    [counts(0, 3, 0), [], 'Three findings still stand.'],
    [counts(0, 0, 1), [], 'One finding is new.'],
    [counts(0, 0, 0), [score('Flux', 'unrated')], ''],
    [counts(0, 0, 0), [score('Flux', 'noise'), score('Arc', 'unchanged')], 'No score moved beyond its range.'],
    [counts(0, 0, 0), [score('Flux', 'up'), score('Arc', 'noise')], 'Flux went up beyond the ranges.'],
    [
      counts(0, 1, 0),
      [score('Flux', 'up'), score('Arc', 'down'), score('Mood', 'unrated')],
      'One finding still stands; Flux went up and Arc went down beyond the ranges.',
    ],
  ] as const)('%#: %j, %j', (findings, scores, sentence) => {
    expect(said({ findings, scores: [...scores] })).toBe(`${unchanged} ${sentence}`.trim());
  });
});
