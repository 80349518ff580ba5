/** How subjects of the film table moved between its halves. */
import { describe, expect, it } from 'vitest';
import { movesIn, turn } from '../../../lib/engine/comparables/film-moves.ts';
import { filmTable } from '../../../lib/engine/comparables/film-table.ts';

describe('moves of a genre', () => {
  it('count its films that have a subject, before and since the turn', () => {
    const { risen, since, before } = movesIn('scifi');
    const { films, tags } = filmTable();
    const [first] = risen;
    const own = films.filter(({ kind, genres }) => kind === 'film' && genres.includes('sci-fi'));
    const having = own.filter((film) => film.tags.some((at) => tags[at]?.tag === first?.tag));
    expect(first).toBeDefined();
    expect([since, before]).toEqual([
      own.filter(({ year }) => year >= turn).length,
      own.filter(({ year }) => year < turn).length,
    ]);
    expect(first?.since).toBe(having.filter(({ year }) => year >= turn).length);
    expect(first?.before).toBe(having.filter(({ year }) => year < turn).length);
  });

  it('are surer than chance, the surest first, and risen where the share grew', () => {
    for (const genre of ['drama', 'horror', 'crime', 'scifi'] as const) {
      const { risen, fallen, since, before } = movesIn(genre);
      expect(risen.length * fallen.length, genre).toBeGreaterThan(0);
      expect(risen.every((move) => move.since / since > move.before / before && move.sure > 2)).toBe(true);
      expect(fallen.every((move) => move.since / since < move.before / before && move.sure < -2)).toBe(true);
      expect(risen.map(({ sure }) => sure)).toEqual(risen.map(({ sure }) => sure).toSorted((a, b) => b - a));
    }
  });

  it('are none of a genre with few films on either side', () => {
    expect(movesIn('animation')).toEqual({ risen: [], fallen: [], since: 0, before: 0 });
  });
});
