/** Which subjects mark a kind of story. */
import { describe, expect, it } from 'vitest';
import { unpackTable } from '../../../lib/engine/comparables/film-table.ts';
import { signsOf } from '../../../lib/engine/comparables/told-tags.ts';

const tags = ['opera', 'lighthouse', 'hotel', 'brothers'];
const tableOf = (films: readonly string[]) =>
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
    })),
    films,
  });

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
