/** How films are scored and which may be named, on a table of a few tags made by hand. */
import { describe, expect, it } from 'vitest';
import { type FilmTable, type KnownFilm, unpackTable } from '../../../lib/engine/comparables/film-table.ts';
import { clearTags, outstanding, rankedFilms, scoreOf } from '../../../lib/engine/comparables/rank-films.ts';
import { rawStrength, strengthsBy, type TagStrength } from '../../../lib/engine/comparables/tag-strengths.ts';
import { derivedOf } from '../people/parts-of.ts';

const names = ['opera', 'lighthouse', 'rodeo', 'brothers', 'harpsichord', 'smuggler'];
const tableOf = (films: readonly string[], tags: readonly Partial<FilmTable['tags'][number]>[] = []): FilmTable =>
  unpackTable({
    trained: { source: 'a test', counted: '2026-11-22', scripts: 1, films: 1, medianRank: 1, inFirstTen: 1 },
    genres: ['drama', 'crime', 'western', 'sci-fi', 'war', 'mystery', 'fantasy', 'history', 'sport'],
    types: [],
    premises: ['a singer who is late', 'a keeper and the sea', 'a ride home'],
    tags: names.map((tag, at) => ({ tag, films: 8, mean: 0, spread: 1, tells: 1, words: [[tag, 3]], ...tags[at] })),
    films,
  });
const strength = (z: number, o: Partial<TagStrength> & { entries?: readonly string[] } = {}): TagStrength => {
  const { entries = [`a ${z}${o.hits ?? ''}`, `b ${z}`], ...rest } = o;
  const words = entries.map((entry) => ({ entry, weight: 3, gives: 1, passages: new Set<never>() }));
  return { z, hits: 5, pages: 5, words, ...rest };
};
/** Strengths of the six tags; each shown by two words of its own. */
const standing = (...zs: readonly number[]): TagStrength[] =>
  names.map((tag, at) => strength(zs[at] ?? 0, { entries: [`${tag} one`, `${tag} two`] }));
const film = (genres: readonly string[], tags: readonly number[]): KnownFilm => ({
  title: 'A',
  year: 1990,
  kind: 'film',
  genres,
  tags,
  types: [],
  premises: [],
  known: 0,
});

describe('a score', () => {
  it.each([
    [[0], [4], 2 / Math.sqrt(1.5)],
    [[0, 1], [4, 1], 3 / Math.sqrt(2.5)],
    [[0, 1], [4, -9], 2 / Math.sqrt(2.5)],
    [[], [4], 0],
  ])('of tags %j that stand at %j is %s', (tags, zs, score) => {
    expect(scoreOf(film([], tags), tableOf([]), standing(...zs), [])).toBeCloseTo(score);
  });

  it('weighs a tag by what it tells', () => {
    const table = tableOf([], [{ tells: 2 }]);
    expect(scoreOf(film([], [0, 1]), table, standing(4, 1), [])).toBeCloseTo((2 * 2 + 1) / Math.sqrt(0.5 + 4 + 1));
  });

  it.each([
    ['drama', ['drama'], true],
    ['drama', ['crime'], false],
    ['scifi', ['sci-fi'], true],
    ['action', ['war'], true],
    ['action', ['western'], true],
    ['adventure', ['war'], true],
    ['adventure', ['western'], true],
    ['adventure', ['fantasy'], true],
    ['thriller', ['mystery'], true],
    ['thriller', ['war'], true],
    ['crime', ['mystery'], true],
    ['crime', ['western'], true],
    ['drama', ['war'], true],
    ['drama', ['western'], true],
    ['drama', ['history'], true],
    ['drama', ['sport'], true],
    ['comedy', ['drama'], false],
    ['comedy', ['drama', 'comedy'], true],
  ] as const)('of a script that is surely %s and a film of %j agrees: %s', (genre, genres, agrees) => {
    const score = scoreOf(film(genres, []), tableOf([]), standing(), [{ genre, chance: 0.9 }]);
    expect(score).toBeCloseTo(0.25 * Math.log((agrees ? 0.9 : 0.1) + 0.02));
  });
});

describe('a tag is clear', () => {
  it.each([
    ['one and a half deviations out', strength(1.5), true],
    ['less far out', strength(1.49), false],
    ['on three pages', strength(5, { pages: 3 }), true],
    ['on two pages', strength(5, { pages: 2 }), false],
    ['by one word that is its own, four times', strength(5, { hits: 4, entries: ['opera*'] }), true],
    ['by one word that begins like it', strength(5, { hits: 4, entries: ['operetta'] }), true],
    ['by one word that is its own, three times', strength(5, { hits: 3, entries: ['opera*'] }), false],
    ['by one word of others', strength(5, { hits: 9, pages: 9, entries: ['aria'] }), false],
    ['by one word of others on ten pages', strength(5, { hits: 10, pages: 10, entries: ['aria'] }), true],
  ])('%s', (_, own, clear) => {
    expect(clearTags(tableOf([]), [own, ...standing().slice(1)]).has(0)).toBe(clear);
  });

  it('where it tells half as much as the average or more', () => {
    const clear = (tells: number) => clearTags(tableOf([], [{ tells }]), standing(5)).has(0);
    expect([clear(0.5), clear(0.49)]).toEqual([true, false]);
  });
});

it('eight subjects at most stand out, each as far as it is clear and tells, nine at most, and no backdrop', () => {
  const table = unpackTable({
    trained: { source: 'a test', counted: '2026-11-22', scripts: 1, films: 1, medianRank: 1, inFirstTen: 1 },
    genres: [],
    types: [],
    premises: [],
    tags: ['bar', ...Array.from({ length: 9 }, (_, at) => `subject ${at}`)].map((tag, at) => ({
      tag,
      films: 8,
      mean: 0,
      spread: 1,
      tells: at === 9 ? 2 : 1,
      words: [[tag, 3]],
    })),
    films: [],
  });
  const found = outstanding(
    table,
    [5, 12, 8, 7, 6, 5, 4, 3, 2, 2].map((z) => strength(z)),
  );
  expect(found).toEqual([
    [1, 9],
    [2, 8],
    [3, 7],
    [4, 6],
    [5, 5],
    [6, 4],
    [9, 4],
    [7, 3],
  ]);
});

describe('the films that may be named', () => {
  const ranked = (
    films: readonly string[],
    zs: readonly number[],
    o: Partial<Parameters<typeof rankedFilms>[2]> = {},
    tags: readonly Partial<FilmTable['tags'][number]>[] = [],
  ) => rankedFilms(tableOf(films, tags), standing(...zs), { chances: [], isSeries: false, ...o });
  const titles = (...given: Parameters<typeof ranked>) =>
    ranked(...given)
      .filter(({ isNear }) => isNear)
      .map(({ film: { title } }) => title);
  const far = [6, 6, 6, 6, 6, 6];

  it('are not named for two subjects whose strongest word is the same', () => {
    const shownBy = (own: string): TagStrength => {
      const [one, other] = strength(6, { entries: [own, 'baton'] }).words;
      if (!one || !other) throw new RangeError('There are two words.');
      return { z: 6, hits: 5, pages: 5, words: [one, { ...other, gives: 5 }] };
    };
    const zs = [shownBy('aria'), shownBy('score'), ...standing().slice(2)];
    const table = tableOf(['A|1990|film|0|0 1|']);
    const isNamed = (own: typeof zs) =>
      rankedFilms(table, own, { chances: [], isSeries: false }).some(({ isNear }) => isNear);
    expect(isNamed(zs)).toBe(false);
    const apart = [shownBy('aria'), strength(6, { entries: ['score', 'sheet'] }), ...standing().slice(2)];
    expect(isNamed(apart)).toBe(true);
  });

  it('come by their score, then by title, and share their tags by weight', () => {
    const found = ranked(['Beta|1990|film|0|0 1|', 'Alpha|1990|film|0|1 0|', 'Gamma|1990|film|0|0 1 2|'], [6, 4, 2]);
    expect(found.map(({ film: { title }, shared }) => [title, shared])).toEqual([
      ['Gamma', [0, 1, 2]],
      ['Alpha', [0, 1]],
      ['Beta', [0, 1]],
    ]);
  });

  it('share a tag for its pull up to two and a half, and for what it tells up to one and a half', () => {
    const shared = (zs: readonly number[], tells: readonly number[]) =>
      ranked(
        ['A|1990|film|0|0 1|'],
        zs,
        {},
        tells.map((one) => ({ tells: one })),
      )[0]?.shared;
    expect(shared([9, 7], [1, 1])).toEqual([0, 1]);
    expect(shared([7, 9], [1, 1])).toEqual([0, 1]);
    expect(shared([6, 9], [1, 1])).toEqual([1, 0]);
    expect(shared([5, 5], [1, 1.2])).toEqual([1, 0]);
    expect(shared([5, 5], [1.5, 2])).toEqual([0, 1]);
  });

  it('have a tag that sixty films have or fewer', () => {
    const at = (films: number) => titles(['A|1990|film|0|0 1|'], far, {}, [{ films }, { films: 200 }]);
    expect([at(60), at(61)]).toEqual([['A'], []]);
  });

  it.each([
    [0.6, 'crime', []],
    [0.59, 'crime', ['A']],
    [0.9, 'drama', ['A']],
    [0.24, 'drama', []],
    [0.25, 'drama', ['A']],
    [0.9, 'comedy', []],
  ] as const)('at a chance of %s for %s are %j', (chance, genre, named) => {
    const chances = [
      { genre, chance },
      ...(genre === 'crime' && chance < 0.6 ? [{ genre: 'drama' as const, chance: 0.5 }] : []),
    ];
    expect(titles(['A|1990|film|0|0 1|'], far, { chances })).toEqual(named);
  });

  const nearOf = (near: number, premises: readonly number[]) => ({
    nearOf: () => ({ place: 0, near, premises: premises.map((spoken, at): [number, number] => [at, spoken]) }),
  });
  const none = [0, 0, 0, 0, 0, 0];
  it.each([
    [0.095, [0.045], '0', none, ['A']],
    [0.094, [0.045], '0', none, []],
    [0.2, [0.044], '0', none, []],
    [0.125, [0.044], '0', far, ['A']],
    [0.124, [0.044], '0', far, []],
    [0.2, [], '', far, []],
  ])(
    'at a nearness of %s, with a premise spoken for by %j of %j and subjects at %j: %j',
    (near, spoken, own, zs, named) => {
      expect(titles([`A|1990|film|0|0 1||${own}|1`], zs, nearOf(near, spoken))).toEqual(named);
    },
  );

  it('with no premise to tell share two subjects, one of them of sixty films or fewer', () => {
    const at = (line: string, films: number) => titles([line], far, nearOf(1, [0]), [{ films }, { films: 200 }]);
    expect([
      at('A|1990|film|0|0 1||0|1', 60),
      at('A|1990|film|0|0 1||0|1', 61),
      at('A|1990|film|0|0||0|1', 60),
    ]).toEqual([['A'], [], []]);
  });

  it('tell of the likeliest premise from 0.045, of a second from 0.065, and of no other', () => {
    const told = (spoken: readonly number[]) =>
      ranked(['A|1990|film|0|||0 1 2|1'], none, nearOf(1, spoken))[0]?.premises;
    expect([told([0.4, 0.065, 0.065]), told([0.4, 0.064]), told([0.045]), told([0.044])]).toEqual([
      [0, 1],
      [0],
      [0],
      undefined,
    ]);
  });

  it('are of the genre that the writer gave, however near the rest', () => {
    const given = (genre: 'drama' | 'comedy') =>
      titles(['A|1990|film|0|0 1||0|1'], far, { ...nearOf(1, [1]), chances: [{ genre, chance: 1 }] });
    expect([given('drama'), given('comedy')]).toEqual([['A'], []]);
  });

  it('have no place in words where two subjects are asked for', () => {
    expect([titles(['A|1990|film|0|0|'], far), titles(['A|1990|film|0|0 1|'], far)]).toEqual([[], ['A']]);
  });

  it('that are of another kind stand half a point lower', () => {
    const [one, other] = ranked(['A|1990|film|0|0 1|', 'B|1990|series|0|0 1|'], far);
    expect((one?.score ?? 0) - (other?.score ?? 0)).toBeCloseTo(0.5);
    expect(one?.score).toBeCloseTo(scoreOf(film([], [0, 1]), tableOf([]), standing(...far), []));
  });
});

describe('strengths', () => {
  it('grow with the logarithm of how often a word stands', () => {
    expect(rawStrength([])).toBe(0);
    expect(
      rawStrength([
        { weight: 3, count: 1 },
        { weight: 2, count: Math.E },
      ]),
    ).toBeCloseTo(3 + 2 * 2);
  });

  it('are set beside those of other scripts, with the words that show them and their pages', async () => {
    const { passages } = await derivedOf('INT. HALL - DAY\n\nThe opera is late. The opera waits.\n\nA rodeo.\n');
    const { tags } = tableOf([], [{ mean: 1, spread: 2 }]);
    const [opera, lighthouse, rodeo] = strengthsBy(tags)(passages, 110);
    expect(opera).toMatchObject({ z: expect.closeTo((3 * (1 + Math.log(2)) - 1) / 2), hits: 2, pages: 1 });
    expect(opera?.words.map(({ entry, weight, gives }) => [entry, weight, gives])).toEqual([
      ['opera', 3, expect.closeTo(3 * (1 + Math.log(2)))],
    ]);
    expect([lighthouse?.z, lighthouse?.hits, lighthouse?.pages, lighthouse?.words]).toEqual([0, 0, 0, []]);
    expect(rodeo?.z).toBeCloseTo(3);
    expect(strengthsBy(tags)(passages, 110, new Set(['rodeo']))[2]?.hits).toBe(0);
  });

  it.each([
    [220, 1],
    [110, 1],
    [55, 2],
    [27.5, 4],
    [10, 4],
    [0, 4],
  ])('of a script of %s pages count a word %s times', async (pages, times) => {
    const { passages } = await derivedOf('INT. HALL - DAY\n\nThe rodeo is late.\n');
    expect(strengthsBy(tableOf([]).tags)(passages, pages)[2]?.z).toBeCloseTo(3 * (1 + Math.log(times)));
  });
});
