/** Which subjects mark a kind of story, and which of a film's the script has none of. */
import { describe, expect, it } from 'vitest';
import { unpackTable } from '../../../lib/engine/comparables/film-table.ts';
import type { TagStrength } from '../../../lib/engine/comparables/tag-strengths.ts';
import { missingTags, signsOf } from '../../../lib/engine/comparables/told-tags.ts';

const tags = ['opera', 'lighthouse', 'hotel', 'brothers'];
const tableOf = (films: readonly string[], over: readonly { tells?: number; words?: [string, number][] }[] = []) =>
  unpackTable({
    trained: { source: 'a test', counted: '2026-11-22', scripts: 1, films: 1, medianRank: 1, inFirstTen: 1 },
    genres: ['drama'],
    types: [],
    premises: ['a singer who is late', 'a keeper and the sea'],
    tags: tags.map((tag, at) => ({
      tag,
      films: films.filter((line) => (line.split('|')[4] ?? '').split(' ').includes(String(at))).length || 1,
      mean: 0,
      spread: 1,
      tells: 1,
      words: [
        [tag, 3],
        [`${tag} one`, 3],
        [`${tag} two`, 3],
      ],
      ...over[at],
    })),
    films,
  });
const stands = (hits: readonly number[]): TagStrength[] =>
  hits.map((count) => ({ z: count, hits: count, pages: count, words: [] }));

describe('a kind of story', () => {
  // Three of its films have opera and a hotel, and so do few others; brothers are everywhere.
  const films = [
    ...Array.from({ length: 3 }, (_, at) => `A${at}|1990|film|0|0 2 3||0|1`),
    ...Array.from({ length: 30 }, (_, at) => `B${at}|1990|film|0|3||1|1`),
  ];
  it('is marked by a subject that its films have far more than others, if the script carries it', () => {
    const table = tableOf(films);
    expect(signsOf(0, table, new Set([0, 1, 2, 3]))).toEqual([0]);
    expect(signsOf(0, table, new Set([1, 2, 3]))).toEqual([]);
    expect(signsOf(1, table, new Set([0, 1, 2, 3]))).toEqual([]);
  });

  it('is marked by none that only two of its films have', () => {
    expect(signsOf(0, tableOf(films.slice(1)), new Set([0]))).toEqual([]);
  });
});

describe('what a film has and the script has not', () => {
  const film = tableOf(['A|1990|film|0|0 1 2 3||0|1']).films[0];
  if (!film) throw new Error('The film is missing.');
  const missing = (hits: readonly number[], over: Parameters<typeof tableOf>[1] = []) =>
    missingTags(film, tableOf([], over), stands(hits));

  it('are subjects of which no word stands there, two at most, those that tell most first, and no backdrop', () => {
    expect(missing([0, 0, 0, 0], [{ tells: 0.9 }, { tells: 1.2 }, {}, { tells: 1 }])).toEqual([
      'lighthouse',
      'brothers',
    ]);
    expect(missing([0, 1, 0, 1])).toEqual(['opera']);
    expect(missing([1, 1, 0, 1])).toEqual([]);
  });

  it('are none that tell little of a film or that too few words would show', () => {
    expect(missing([0, 1, 1, 1], [{ tells: 0.79 }])).toEqual([]);
    expect(missing([0, 1, 1, 1], [{ words: [['opera', 3]] }])).toEqual([]);
  });
});
