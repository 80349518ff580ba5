/** What all readings share, on made ones: what is missing, what a kind of story promises, what a producer plans by, points in a line, the foot. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { missingTold } from '../../../lib/reports/read/missing.ts';
import { budgetBlocks, needBlocks, pagesIn } from '../../../lib/reports/read/producer.ts';
import { promiseBlocks } from '../../../lib/reports/read/promises.ts';
import { footOf } from '../../../lib/reports/read/provenance.ts';
import { keeping, withId } from '../../../lib/reports/read/under-reading.ts';
import { gradesOf, levelNames } from '../../../lib/reports/read/verdict-words.ts';
import { effortNames } from '../../../lib/reports/read/words.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madeMarket, madePoint, madeRead, madeSaid, madeScene } from './made-read.ts';

const around = (over: Parameters<typeof madeRead>[0], plan: 'basic' | 'advanced' = 'advanced') =>
  aroundRead(madeRead(over), { plan, pageCount: 90 });
const on = (text: string, ...pages: number[]) =>
  madeSaid(
    text,
    pages.map((page) => madeCite(page)),
  );

describe('what is missing of somebody', () => {
  const missing = {
    said: { ...on('She never thanks him.', 4), confidence: 'reading' as const },
    absence: null,
    attempt: 'try: let her.',
  };
  const told = (points: PointRead[], people: string[], given: typeof missing | null = missing) => {
    const { bullets, advice } = missingTold('Missing', given, around({ points }), people);
    return [
      ...bullets.map(({ text, evidence }) => `${text}${evidence.map(({ page }) => ` @${page}`).join('')}`),
      advice,
    ];
  };
  it('is told with its doubt, its passage and what to try, and not where nothing is', () => {
    expect(told([], ['a'])).toEqual(['Missing: She never thanks him. (readers may differ) @4', 'Let her.']);
    expect(told([], ['a'], null)).toEqual([null]);
    expect(missingTold('Missing', { ...missing, attempt: null }, around({}), ['a']).advice).toBeNull();
  });

  it('is left to a point on the same passage: of one about them, between two about anybody', () => {
    const point = madePoint('p', { said: on('So.', 4), touches: ['a'] });
    expect(
      [told([point], ['a']), told([point], ['b']), told([point], ['b', 'c'])].map((lines) => lines.length),
    ).toEqual([1, 2, 1]);
  });

  it('between two is named by the point that is about these two, wherever that stands', () => {
    const between = madePoint('p', { said: on('So.', 40), touches: ['a', 'b'] });
    expect(told([between], ['a', 'b'])).toEqual(['Missing: Title of p: page 40, in Weaknesses.', null]);
    expect(told([madePoint('p', { said: on('So.', 40), touches: ['a'] })], ['a'])).toHaveLength(2);
  });
});

describe('what a kind of story promises', () => {
  const promise = (text: string, kept: boolean, page = 1) => ({ said: on(text, page), kept });
  const told = (
    promises: ReturnType<typeof promise>[],
    points: PointRead[] = [],
    plan: ReturnType<typeof madeRead>['plan'] = [],
  ) => {
    const read = madeRead({ genre: { named: 'sea noir', promises }, points, plan });
    return laidOut(promiseBlocks(read, aroundRead(read, { plan: 'advanced', pageCount: 90 })));
  };
  it('is what is not kept yet, then what is, six at most', () => {
    expect(told([promise('Fog.', true), promise('A death.', false, 7)])).toEqual([
      'findings “Sea noir: what it promises” opinion',
      '  Not kept yet #promises.open',
      '  - A death. @7:1',
      '  Kept #promises.kept',
      '  - Fog. @1:1',
    ]);
    expect(told(Array.from({ length: 8 }, (_, at) => promise(`Promise ${at}.`, true)))).toHaveLength(8);
    expect([told([]), promiseBlocks(madeRead(), around({}))]).toEqual([[], []]);
  });

  it('stands beside the point that finds it wanting and speaks of the same, once where two do, by the goal of its step where it has one', () => {
    const point = madePoint('p', { said: on('No death happens in this harbour.', 7) });
    const promises = [
      promise('A death happens.', false, 7),
      promise('A death in the harbour.', false, 7),
      promise('A grave.', false, 7),
      promise('Fog.', true, 7),
    ];
    const lines = (way: string) => [
      'findings “Sea noir: what it promises” opinion',
      '  Not kept yet #promises.open',
      '  - A death happens. @7:1',
      `  - ${way}`,
      '  - A death in the harbour. @7:1',
      '  - A grave. @7:1',
      '  Kept #promises.kept',
      '  - Fog. @7:1',
    ];
    expect(told(promises, [point])).toEqual(lines('Title of p: page 7, in Weaknesses.'));
    const plan = [{ goal: 'Let him drown.', points: ['p'], effort: 'scene' as const, gains: null }];
    expect(told(promises, [point], plan)).toEqual(lines('To keep it: Let him drown. (page 7, in Weaknesses)'));
  });
});

describe('what a producer plans by', () => {
  const scenes = [5, 1, 2, 3, 4].map((scene) => madeScene(scene));
  it('is what a shoot needs, in the order in which it is planned, each kind named once', () => {
    const kinds = [
      'music',
      'stunts',
      'effects',
      'props',
      'season',
      'nights',
      'places',
      'animals',
      'children',
      'extras',
      'roles',
    ] as const;
    const needs = [...kinds, 'music' as const].map((kind, at) => ({
      kind,
      what: `What ${at}`,
      scenes: [at],
      pages: [],
    }));
    expect(laidOut(needBlocks({ needs }, around({ scenes })))).toEqual([
      'table “What a shoot needs” opinion',
      '  Needed | What | Pages',
      '  Roles | What 10 | throughout',
      '  Extras | What 9 | throughout',
      '  Children | What 8 | throughout',
      '  Animals | What 7 | throughout',
      '  Places | What 6 | throughout',
      '  Nights | What 5 | 50',
      '  Season | What 4 | 40',
      '  Props | What 3 | 30',
      '  Effects | What 2 | 20',
      '  Stunts | What 1 | 10',
      '  Music | What 0 | throughout',
      '   | What 11 | throughout',
    ]);
    expect(needBlocks({ needs: [] }, around({}))).toEqual([]);
  });

  it('names four pages, each once and in order, those that tell of it before those of scenes that were read', () => {
    const told = around({ scenes: [...scenes, madeScene(6, { cites: [madeCite(10)] })] });
    const pagesOf = (needed: readonly number[]) => pagesIn({ scenes: [...needed], pages: [] }, told);
    expect([pagesOf([5, 1, 6, 9]), pagesOf([4, 3, 2, 1]), pagesOf([1, 2, 3, 4, 5]), pagesOf([9])]).toEqual([
      '10, 50',
      '10, 20, 30, 40',
      '10, 20, 30, 40 and more',
      'throughout',
    ]);
    expect(pagesIn({ scenes: [1], pages: [12, 11, 12] }, told)).toBe('11, 12');
  });

  it('is the money by lines where that was read', () => {
    const budget = [{ line: 'Crew', amount: '40 %', why: 'Six nights.' }];
    expect(laidOut(budgetBlocks({ market: madeMarket({ budget }) }))).toEqual([
      'table “The money by lines” opinion',
      '  Line | Amount | Why',
      '  Crew | 40 % | Six nights.',
    ]);
    expect([budgetBlocks({ market: null }), budgetBlocks({ market: madeMarket() })]).toEqual([[], []]);
  });
});

describe('the foot of a reading', () => {
  const made = {
    model: 'reader-1',
    readOn: '2026-01-02',
    whole: true,
    scenes: { read: 9, all: 9 },
    claims: { kept: 7, place: 1, name: 2, absence: 3, passage: 4 },
  };
  it('says who read it when, how many passages were looked up, and what was dropped or not read', () => {
    const foot = (over: Parameters<typeof madeRead>[0]) => laidOut(footOf(madeRead(over)));
    expect(foot({ made, points: [madePoint('p', { said: on('So.', 1, 2) })], scenes: [madeScene(1)] })).toEqual([
      'prose “” opinion #provenance',
      '  Read by reader-1 on 2 January 2026: three passages checked, ten claims dropped.',
    ]);
    expect(
      foot({
        made: {
          ...made,
          model: 'recorded',
          scenes: { read: 0, all: 1 },
          claims: { ...made.claims, place: 0, name: 0, absence: 0, passage: 1 },
        },
      })[1],
    ).toBe(
      '  Read by a language model, recorded 2 January 2026: no passages checked, one claim dropped. Scene 1 of 1 could not be read.',
    );
  });
});

it('what stays below a reading is chosen by id, whatever its title', () => {
  const prose = (id?: string) => ({
    kind: 'prose' as const,
    ...(id !== undefined && { id }),
    title: 'A',
    paragraphs: ['x'],
    basis: 'counted' as const,
  });
  const score = {
    kind: 'score' as const,
    short: 'S',
    name: 'S',
    score: 1,
    low: 1,
    high: 1,
    description: '',
    evidence: [],
    basis: 'counted' as const,
  };
  const kept = (...ids: string[]) =>
    keeping(withId(...ids))([{ prompt: 'P', blocks: [prose('a'), prose(), prose('b'), score] }])[0]?.blocks.map(
      (block) => ('id' in block ? block.id : 'none'),
    );
  expect([kept('a', 'b'), kept('b'), kept('A')]).toEqual([['a', 'b'], ['b'], []]);
});

it('verdict, level and effort have their names', () => {
  expect([gradesOf({ script: 'consider', writer: 'recommend' }), gradesOf({ script: 'pass', writer: null })]).toEqual([
    'script: consider; writer: recommend',
    'script: pass',
  ]);
  expect([levelNames, effortNames]).toEqual([
    { micro: 'Micro budget', low: 'Low budget', middle: 'Middle budget', high: 'High budget', tentpole: 'Tentpole' },
    { word: 'a word or a line', scene: 'a scene', sequence: 'a sequence', draft: 'another draft' },
  ]);
});
