/** Question 10: films with a like premise, each with why and what differs. */
import { describe, expect, it } from 'vitest';
import { films } from '../../lib/analyses/norms/films.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';
import { lastReel, marrow } from './scripts.ts';

const answer = askQuestion(10);

describe('script similarity', () => {
  keepsItsPromises(answer);

  it('finds films about cinemas for the drama and village comedies for the comedy', async () => {
    const titles = async (screenplay: Screenplay) => JSON.stringify(answer(screenplay).structured_data.comparables);
    expect(await titles(await lastReel())).toContain('Cinema Paradiso');
    expect(await titles(await marrow())).toContain('Curse of the Were-Rabbit');
  });

  it('stands on at least 300 films, each once and whole', () => {
    expect(films.length).toBeGreaterThanOrEqual(300);
    expect(new Set(films.map(({ title, year }) => `${title} ${year}`)).size).toBe(films.length);
    for (const film of films) {
      expect(film.year).toBeGreaterThan(1900);
      expect(film.genres.length).toBeGreaterThan(0);
      expect(film.setting).not.toBe('');
      expect(film.premise).not.toBe('');
      expect(film.tags.length).toBeGreaterThanOrEqual(2);
    }
  });
});
