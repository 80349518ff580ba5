/** What the learned model makes of words, and what it is not asked. */

import { describe, expect, it } from 'vitest';
import { noCorrections } from '../../../lib/contract/corrections.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { derive } from '../../../lib/engine/derive.ts';
import {
  type GenreWeights,
  genreChances,
  packWeights,
  shipped,
  sureGenre,
  unpackWeights,
} from '../../../lib/engine/learned/genre-model.ts';
import { tellingWords } from '../../../lib/engine/learned/telling-words.ts';
import type { ProducedGenre } from '../../../lib/engine/norms/norm-tables.ts';
import { countGenre } from '../../../lib/engine/tone/count-genre.ts';
import { screenplayOf, talkingScript } from '../../corpus/scripts.ts';

/** The words that weigh most for a genre, each standing five times. */
const wordsFor = (genre: ProducedGenre): Map<string, number> => {
  const { genres, words } = shipped();
  const at = genres.indexOf(genre) + 1;
  const known = [...words].sort(([, a], [, b]) => (b[at] ?? 0) - (a[at] ?? 0));
  return new Map(known.slice(0, 200).map(([word]) => [word, 5]));
};

describe('the shipped model', () => {
  it('says what it was taught on, and how often it is right', () => {
    const { trained, words } = shipped();
    expect(trained.scripts).toBeGreaterThan(1000);
    expect(trained.right).toBeGreaterThanOrEqual(0.85);
    expect(trained.named).toBeGreaterThanOrEqual(0.8);
    expect(words.size).toBeGreaterThan(2000);
  });

  it.each(['horror', 'scifi', 'action', 'comedy'] as const)('hears %s in the words that weigh most for it', (genre) => {
    const [first] = genreChances(wordsFor(genre));
    expect(first?.genre).toBe(genre);
    expect(sureGenre(genreChances(wordsFor(genre)))?.genre).toBe(genre);
  });

  it('says nothing of a text that holds few words it knows, nor of ‘constructor’', () => {
    expect(
      genreChances(
        new Map([
          ['constructor', 9],
          ['ghost', 3],
        ]),
      ),
    ).toEqual([]);
    expect(sureGenre([])).toBeNull();
  });
});

describe('a model', () => {
  const model: GenreWeights = {
    trained: { source: 's', counted: 'c', scripts: 1, named: 1, right: 1 },
    genres: ['drama', 'horror'],
    sure: 0.6,
    bias: [0, 0],
    calibration: [
      [1, 0],
      [10, 0],
    ],
    words: new Map(Array.from({ length: 150 }, (_, at) => [`word${at}`, [1, -1, 1]])),
  };
  const counts = new Map([...model.words.keys()].map((word) => [word, 1]));

  it('is packed by hundredths and read back as it was', () => {
    const given = {
      ...model,
      words: new Map([
        ['ghost', [5.79, -2.27, 0.01]],
        ['house', [1, 0, -0.3]],
      ]),
    };
    expect(unpackWeights(packWeights(given))).toEqual(given);
    expect(unpackWeights(packWeights(shipped()))).toEqual(shipped());
    expect(() => unpackWeights({ ...packWeights(given), numbers: '?' })).toThrow();
  });

  it('weighs rows of length one, calibrated, highest first', () => {
    const raw = Math.sqrt(150);
    expect(genreChances(counts, model)).toEqual([
      { genre: 'horror', chance: expect.closeTo(1 / (1 + Math.exp(-10 * raw)), 9) },
      { genre: 'drama', chance: expect.closeTo(1 / (1 + Math.exp(raw)), 9) },
    ]);
  });

  it('moves each genre by its bias and its intercept, and by none where it has none', () => {
    const raw = Math.sqrt(150);
    const chances = (o: Partial<typeof model>) =>
      Object.fromEntries(genreChances(counts, { ...model, ...o }).map(({ genre, chance }) => [genre, chance]));
    const moved = chances({
      bias: [raw, -raw],
      calibration: [
        [1, -0.5],
        [2, 0.75],
      ],
    });
    expect(moved.drama).toBeCloseTo(1 / (1 + Math.exp(0.5)));
    expect(moved.horror).toBeCloseTo(1 / (1 + Math.exp(-0.75)));
    const plain = { bias: [], calibration: [] };
    expect(chances(plain).horror).toBeCloseTo(1 / (1 + Math.exp(-raw)), 9);
    expect(chances(plain).drama).toBeCloseTo(1 / (1 + Math.exp(raw)), 9);
  });

  it('weighs a word for a genre that it knows no weight of by nothing', () => {
    const words = new Map([...model.words.keys()].map((word) => [word, [1, -1]]));
    expect(genreChances(counts, { ...model, words }).find(({ genre }) => genre === 'horror')?.chance).toBe(0.5);
  });

  it('names drama only where it is likely and no other genre is sure', () => {
    const named = (drama: number, comedy: number) =>
      sureGenre(
        [
          { genre: 'drama', chance: drama },
          { genre: 'comedy', chance: comedy },
        ],
        model,
      )?.genre ?? null;
    expect([named(0.7, 0.25), named(0.69, 0.1), named(0.9, 0.59), named(0.9, 0.6)]).toEqual([
      'drama',
      null,
      'drama',
      'comedy',
    ]);
  });

  it('is sure from its bound on', () => {
    expect(sureGenre([{ genre: 'horror', chance: 0.6 }], model)).not.toBeNull();
    expect(sureGenre([{ genre: 'horror', chance: 0.59 }], model)).toBeNull();
  });
});

describe('the words that tell', () => {
  it('are those of action and talk that stand somewhere in small letters', async () => {
    const script = await screenplayOf(
      'INT. SHED - DAY\n\nMolly oils the blade. Blade down.\n\nMOLLY\nIt’s Molly’s blade, ok.\n',
    );
    expect([...tellingWords(derive(script).passages)]).toEqual([
      ['oils', 1],
      ['the', 1],
      ['blade', 3],
      ['down', 1],
    ]);
  });

  it('are three letters long or more, with one apostrophe for two, and stand in no heading or direction', async () => {
    const script = await screenplayOf("INT. blade - DAY\n\nit isn’t an oak, isn't it.\n\nANN\n(blade)\nthe oak\n");
    expect([...tellingWords(derive(script).passages)]).toEqual([
      ["isn't", 2],
      ['oak', 2],
      ['the', 1],
    ]);
  });
});

describe('the genre of a feature', () => {
  it('is read off its words where nobody gives one, and only there', async () => {
    const horror = [...wordsFor('horror').keys()];
    const line = (scene: number): string =>
      Array.from({ length: 40 }, (_, at) => horror[(scene * 7 + at) % horror.length]).join(' ');
    const screenplay = await screenplayOf(
      talkingScript(
        90,
        (scene) =>
          `We see ${line(scene)}.\n\nANN\nWe hear ${line(scene + 3)}.\n\nBEN\nWhy?\n\nANN\nBecause of ${line(scene + 5)}.\n`,
      ),
    );
    // A list of words has too few small ones to pass for English.
    const derived = { ...derive(screenplay), english: true };
    expect(derived.short).toBe(false);
    expect(countGenre({ corrections: noCorrections, screenplay, derived, details: emptyDetails })).toMatchObject({
      ids: ['horror', 'thriller'],
      from: 'words',
    });
    expect(
      countGenre({ corrections: noCorrections, screenplay, derived, details: { ...emptyDetails, genre: 'drama' } }),
    ).toMatchObject({
      ids: ['drama'],
      from: 'details',
      likely: null,
    });
    expect(
      countGenre({
        corrections: noCorrections,
        screenplay,
        derived: { ...derived, short: true },
        details: emptyDetails,
      }),
    ).toMatchObject({
      ids: [],
      from: null,
    });
    expect(
      countGenre({
        corrections: noCorrections,
        screenplay,
        derived: { ...derived, english: false },
        details: emptyDetails,
      }),
    ).toMatchObject({
      ids: [],
      from: null,
    });
  });
});
