/** What the overview selects from a reading, in which order, and how much of it where it is short of room. */
import { describe, expect, it } from 'vitest';
import { wordsWithin } from '../../../lib/reports/count-words.ts';
import { overviewEntry } from '../../../lib/reports/overview/overview.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import type { PersonRead } from '../../../lib/story/read/person-read.ts';
import type { StoryRead } from '../../../lib/story/read/story-read.ts';
import { madeCite, madeMarket, madePerson, madePoint, madeRead, madeSaid } from '../read/made-read.ts';
import { factsIn, findingsIn, ofKind } from '../read/told.ts';

const entry = (
  o: Partial<StoryRead>,
  plan: 'basic' | 'intermediate' | 'advanced' = 'advanced',
  earlier: StoryRead | null = null,
) => {
  const read = madeRead(o);
  return overviewEntry(read, aroundRead(read, { plan, pageCount: 90 }), earlier);
};
const factsOf = (...args: Parameters<typeof entry>) =>
  factsIn(entry(...args).blocks).map(({ label, value }) => `${label}: ${value}`);
const verdict: NonNullable<StoryRead['verdict']> = {
  against: 'x',
  script: 'pass',
  writer: null,
  reason: null,
  text: 'The text.',
  because: ['p'],
};
const long = (count: number): string => new Array(count).fill('word').join(' ');
const market = madeMarket({ audience: 'Grown daughters; sons as well.' });

describe('the head', () => {
  it('is verdict, logline, what an earlier reading said otherwise, shape; the verdict’s text stands below', () => {
    const telling: StoryRead['telling'] = {
      loglines: [
        { use: 'hook', text: 'Loud.' },
        { use: 'plain', text: 'Plain.' },
      ],
      pitch: null,
      synopsis: [],
    };
    const { blocks } = entry({ verdict, telling, shape: 'A ring.' }, 'advanced', madeRead());
    expect(factsIn(blocks).map(({ id, label }) => [id, label])).toEqual([
      ['verdict', 'Verdict'],
      ['logline', 'Logline'],
      ['differ', 'Readers may differ'],
      ['shape', 'Shape'],
    ]);
    expect(factsIn(blocks)[1]?.value).toBe('Plain.');
    expect(ofKind(blocks, 'prose').map(({ id, title, paragraphs }) => [id, title, paragraphs[0]?.slice(0, 9)])).toEqual(
      [
        ['why', 'Why', 'The text.'],
        ['provenance', null, 'Read by r'],
      ],
    );
    expect(
      factsOf({
        telling: { ...telling, loglines: [{ use: 'hook', text: 'Loud.', by: 'writer' }] },
      })[0],
    ).toBe('Logline, set by you: Loud.');
    expect(factsOf({ verdict }, 'advanced', madeRead({ verdict }))).toEqual(['Verdict: Script: pass.']);
  });
});

describe('what to keep and what to fix', () => {
  const strengths = ['s1', 's2', 's3', 's4'].map((id, at) => madePoint(id, { kind: 'strength', weight: 5 - at }));
  it('are three each, by worth; a strength shows its passage where there is room', () => {
    const { blocks } = entry({ points: strengths });
    expect(
      factsIn(blocks)
        .filter(({ id }) => id?.startsWith('s') && id !== 'sure')
        .map(({ id, evidence }) => [id, evidence.length]),
    ).toEqual([
      ['s1', 1],
      ['s2', 1],
      ['s3', 1],
    ]);
    const short = entry({ points: strengths, verdict: { ...verdict, text: long(400) } }).blocks;
    expect(factsIn(short).filter(({ id }) => id === 's1')[0]?.evidence).toEqual([]);
  });

  it('say where readers may differ, as every report does that names such a note', () => {
    const taste = madePoint('a', {
      attempt: 'Mend a.',
      said: madeSaid('So.', [madeCite(1)], { confidence: 'reading' }),
    });
    expect(findingsIn(entry({ points: [taste] }).blocks).map(({ title }) => title)).toEqual([
      'Title of a (readers may differ)',
    ]);
  });

  const weak = (id: string, o = {}) => madePoint(id, { attempt: `Mend ${id}.`, ...o });
  it('are what decided the verdict, then what the plan begins with, then the rest, told in the order of the points; what says nothing to try is left out', () => {
    const points = [
      weak('a', { weight: 5 }),
      weak('b'),
      weak('c', { weight: 1 }),
      weak('d', { weight: 1 }),
      madePoint('mute', { weight: 5 }),
      ...strengths,
    ];
    const step = (...ids: string[]) => ({
      goal: 'Do what has to be done about it, once and for all.',
      points: ids,
      effort: 'draft' as const,
      gains: null,
    });
    const first = (o: Partial<StoryRead>) => findingsIn(entry({ points, ...o }).blocks).map(({ id }) => id);
    expect(first({})).toEqual(['a', 'b', 'c']);
    expect(first({ plan: [step('mute', 'd')] })).toEqual(['a', 'b', 'd']);
    expect(first({ plan: [step('d')], verdict: { ...verdict, because: ['s1', 'c', 'nobody'] } })).toEqual([
      'a',
      'c',
      'd',
    ]);
    const [item] = findingsIn(entry({ points: [weak('a')], plan: [step('a')] }).blocks);
    expect(item).toMatchObject({ title: 'Title of a', advice: 'Mend a.', severity: null });
    expect(item?.bullets.map(({ text, evidence }) => [text, evidence.length])).toEqual([
      ['Another draft to write, page 1, in Weaknesses.', 1],
    ]);
    expect(findingsIn(entry({ points: [weak('a')] }).blocks)[0]?.bullets[0]?.text).toMatch(/^A scene to write/);
  });
});

describe('the turns', () => {
  const beat = (
    name: string,
    position: number,
    o: Partial<StoryRead['beats'][number]> = {},
  ): StoryRead['beats'][number] => ({
    name,
    brief: null,
    scene: 1,
    position,
    said: madeSaid('x', [madeCite(Math.round(position * 90) + 1)]),
    ...o,
  });
  const rows = (beats: StoryRead['beats'], o: Partial<StoryRead> = {}) =>
    ofKind(entry({ beats, ...o }).blocks, 'table').flatMap((table) => table.rows);
  it('stand in their order, by their event where it is told, the writer’s by name', () => {
    expect(
      rows([
        beat('late', 0.5),
        beat('early', 0.1, { brief: 'A key turns' }),
        beat('mine', 0.2, { by: 'writer', brief: 'x' }),
      ]),
    ).toEqual([
      [10, 'A key turns'],
      [19, 'mine, set by you'],
      [46, 'late'],
    ]);
    expect(ofKind(entry({ beats: [] }).blocks, 'table')).toEqual([]);
  });
  it('are twelve at most, over the whole length; fewer where room is short', () => {
    const beats = Array.from({ length: 23 }, (_, at) => beat(`b${at}`, at / 22));
    expect(rows(beats)).toHaveLength(12);
    const short = rows(beats, { verdict: { ...verdict, text: long(410) } }).map(([, name]) => name);
    expect([short.length < 12, short.at(-1)]).toEqual([true, 'b22']);
  });
});

describe('the cast', () => {
  const person = (name: string, o: Partial<PersonRead> = {}) =>
    madePerson(name, {
      pronoun: 'she',
      want: madeSaid(`${name} wants a key, because it opens; now.`),
      need: madeSaid(`${name} needs rest.`),
      ...o,
    });
  it('is six at most, by what each wants and needs; with less room without the reason', () => {
    const people = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => person(name));
    const told = factsOf({ people });
    expect(told).toHaveLength(6);
    expect(told.slice(0, 2)).toEqual([
      'A: She wants a key, because it opens; now. She needs rest.',
      'B: She wants a key, because it opens; now. She needs rest.',
    ]);
    const short = factsOf({ people, verdict: { ...verdict, text: long(400) } });
    expect(short.slice(1)[0]).toMatch(/^A: She wants a key\.(?: She needs rest\.)?$/);
  });
  it('is named with its parts below the plan of its report, and where nothing is known', () => {
    expect(factsOf({ people: [person('A')] }, 'intermediate')).toEqual(['A: ally']);
    expect(factsOf({ people: [person('A', { want: null, need: null }), person('B', { by: 'writer' })] })).toEqual([
      'A: ally',
      'B, protagonist (set by you): She wants a key, because it opens; now. She needs rest.',
    ]);
  });
});

describe('the market', () => {
  const works = [1, 2, 3, 4].map((at) => ({
    title: `Work ${at}`,
    year: 1980 + at,
    shares: `shares ${at}`,
    differs: 'x',
    fared: null,
    use: 'tone' as const,
  }));
  const form = (format: string, fits: 'yes' | 'no') => ({ format, fits, why: '', buyer: null, parts: [] });
  it('is audience, level, the best other form, and three works with what they share', () => {
    const told = { ...market, comparables: works, formats: [form('Film', 'yes'), form('stage', 'yes')] };
    expect(factsOf({ market: told })).toEqual([
      'Work 1 (1981): shares 1',
      'Work 2 (1982): shares 2',
      'Work 3 (1983): shares 3',
      'Audience: Grown daughters; sons as well.',
      'Budget: Low budget.',
      'Best other form: Stage.',
    ]);
    expect(factsOf({ market: told }, 'basic')).toEqual([
      'Audience: Grown daughters; sons as well.',
      'Budget: Low budget.',
    ]);
    expect(factsOf({ market: { ...market, audience: null, by: 'writer' } })).toEqual([
      'Budget, set by you: Low budget.',
    ]);
  });
  it('names works by title alone where room is short', () => {
    const nearIn = (count: number) =>
      factsOf({ market: { ...market, comparables: works }, verdict: { ...verdict, text: long(count) } }).filter(
        (line) => /Work/.test(line),
      );
    const shown = Array.from({ length: 60 }, (_, at) => nearIn(370 + 2 * at).join(' | '));
    expect(shown.filter((each, at) => each !== shown[at - 1])).toEqual([
      'Work 1 (1981): shares 1 | Work 2 (1982): shares 2 | Work 3 (1983): shares 3',
      'Work 1 (1981): shares 1 | Work 2 (1982): shares 2 | Also: Work 3 (1983).',
      'Work 1 (1981): shares 1 | Also: Work 2 (1982); Work 3 (1983).',
      'Works: Work 1 (1981); Work 2 (1982); Work 3 (1983).',
      'Works: Work 1 (1981); Work 2 (1982).',
      '',
    ]);
  });
});

it('holds 450 words as long as its verdict leaves room', () => {
  const words = [300, 400, 420].map((count) =>
    wordsWithin(entry({ verdict: { ...verdict, text: long(count) }, market }).blocks),
  );
  for (const count of words) expect(count).toBeLessThanOrEqual(450);
  expect(entry({}).prompt).toBe('🧭 Overview');
});
