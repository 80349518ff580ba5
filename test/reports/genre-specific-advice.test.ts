/** Question 11: advice from how far the script departs from its genre's expectations, and nothing where it departs from none. */
import { describe, expect, it } from 'vitest';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import { conventionsByGenre } from '../../lib/engine/conventions/conventions-by-genre.ts';
import { films } from '../../lib/engine/norms/films.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import {
  type GenreSpecificAdviceFindings,
  genreSpecificAdviceFindings,
} from '../../lib/reports/genre-specific-advice/card.ts';
import { conventionWords } from '../../lib/reports/genre-specific-advice/words/convention-words.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { edgeScripts } from '../corpus/edge-scripts.ts';
import { lastReel, marrow, screenplayOf, talkingScript } from '../corpus/scripts.ts';
import { askQuestion, keepsItsPromises } from './promises.ts';

const answer = askQuestion(11);
const findingsOf = (screenplay: Screenplay, genre: ScriptDetails['genre'] = ''): GenreSpecificAdviceFindings =>
  genreSpecificAdviceFindings.parse(answer(screenplay, { genre }).structured_data);

/** Ten scenes of ten paragraphs; `inScene` replaces the first paragraph of a scene. */
const tenScenes = (inScene: Readonly<Record<number, string>>): Promise<Screenplay> =>
  screenplayOf(
    talkingScript(
      10,
      (scene) => `${inScene[scene] ?? 'Ann lays the table.'}\n\n${'Ann folds a napkin and looks at it.\n\n'.repeat(9)}`,
    ),
  );

describe('genre specific advice', () => {
  keepsItsPromises((screenplay, details) => answer(screenplay, { genre: 'drama', ...details }));

  it('gives a genre of the details its own cards, another genre others', async () => {
    const genres = ['action', 'comedy', 'drama', 'horror', 'scifi', 'thriller'] as const;
    const cards = new Map<string, string>();
    for (const genre of genres) {
      const { certainty, genres: named } = findingsOf(await lastReel(), genre);
      expect(certainty).toBe('given');
      expect(named.map(({ id }) => id)).toEqual([genre]);
      for (const { convention } of named.flatMap(({ advice, met }) => [...advice, ...met])) {
        expect(cards.has(convention)).toBe(false);
        cards.set(convention, genre);
      }
    }
    expect(cards.size).toBeGreaterThan(20);
  });

  it('sizes a card by the same words of the yardstick as its text', async () => {
    const all = [await lastReel(), await marrow()].flatMap((script) =>
      (['drama', 'comedy', 'horror', 'thriller'] as const).flatMap((genre) => findingsOf(script, genre).genres),
    );
    const sized = all.flatMap(({ advice }) => advice).filter(({ size }) => size.endsWith(' on our yardstick'));
    expect(sized.length).toBeGreaterThan(0);
    for (const { size, text } of sized)
      expect(text).toContain(`${size.replace(/^.*%, /, '').replace(' on our yardstick', '')} on our own yardstick`);
  });

  it('says where the first threat stands, and advises only when it comes late', async () => {
    const late = findingsOf(await tenScenes({ 7: 'A scream behind the wall.' }), 'horror').genres[0];
    const card = late?.advice.find(({ convention }) => convention === 'horror-first-threat');
    expect(card?.text).toContain('“scream”');
    expect(card?.size).toMatch(/^page \d+, looked for by page 2$/);
    expect(card?.evidence.map(({ quote }) => quote)).toContain('A scream behind the wall.');
    expect(card?.todo).toMatch(/scene 1 \(Room 1, page 1\)/);
    const early = findingsOf(await tenScenes({ 1: 'A scream behind the wall.' }), 'horror').genres[0];
    expect(early?.advice.map(({ convention }) => convention)).not.toContain('horror-first-threat');
    expect(early?.met.map(({ convention }) => convention)).toContain('horror-first-threat');
  });

  it('finds a threat in what stirs unseen, too, not in its words alone', async () => {
    const card = findingsOf(await tenScenes({ 1: 'The rocking chair moves by itself.' }), 'horror').genres[0]?.met.find(
      ({ convention }) => convention === 'horror-first-threat',
    );
    expect(card?.text).toContain('“by itself”');
    expect(card?.evidence[0]?.quote).toBe('The rocking chair moves by itself.');
  });

  it('does not take a likeness or a name for a threat', async () => {
    const likeness = findingsOf(await tenScenes({ 1: 'Ann is pale as a ghost.' }), 'horror').genres[0];
    expect(likeness?.advice.map(({ convention }) => convention)).toContain('horror-first-threat');
  });

  it('names the longest stretch without a set piece and a scene in the middle of it', async () => {
    const fight = 'Ann punches the man. He falls, runs, dives and crashes. She leaps.';
    const found = findingsOf(await tenScenes({ 1: fight, 2: fight, 10: fight }), 'action').genres[0];
    const card = found?.advice.find(({ convention }) => convention === 'action-spacing');
    expect(card?.text).toContain('Three places with a set piece');
    expect(card?.todo).toMatch(/scene [67] /);
  });

  it('advises for no genre while none is named, and says what choosing one would bring', async () => {
    const { certainty, summary, genres } = findingsOf(await marrow());
    expect(certainty).toBe('open');
    expect(genres).toEqual([]);
    expect(summary).toEqual([
      expect.stringMatching(/^The genre of “Minutes of the Marrow” is open.* Choose one in the script’s details/),
    ]);
  });

  it('has a table of at least 300 films, each once and whole', () => {
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

  it('finds no subject in a script, and a form only where it can be counted', async () => {
    const trends = findingsOf(await marrow(), 'comedy').genres[0]?.trends ?? [];
    expect(trends.map(({ id }) => id)).toEqual(['subjects', 'building', 'change', 'money']);
    expect(trends.filter(({ points }) => points.length > 0).map(({ id }) => id)).toEqual(['building']);
    expect(JSON.stringify(trends)).toContain('the order is broken on page 1');
  });

  it('counts trends out of the film table', async () => {
    const text = answer(await lastReel(), { genre: 'horror' })
      .entries.map(toMarkdown)
      .join('\n');
    const horrors = films.filter(({ genres }) => genres.includes('horror'));
    expect(text).toContain(`${horrors.length} horror films of our table`);
    expect(text).toContain(`(${horrors.filter(({ tags }) => tags.includes('monster')).length})`);
    expect(text).toContain('64 in 100 grossed at least twice their budget');
  });

  it('says nothing of before and since where either side has fewer than ten films', async () => {
    const text = answer(await lastReel(), { genre: 'scifi' })
      .entries.map(toMarkdown)
      .join('\n');
    const early = films.filter(({ genres, year }) => genres.includes('scifi') && year < 1980);
    expect(early.length).toBeLessThan(10);
    expect(text).not.toContain('Before and since');
    expect(
      answer(await lastReel(), { genre: 'drama' })
        .entries.map(toMarkdown)
        .join('\n'),
    ).toContain('Before and since 1980');
  });

  it('has for every convention a name and a reason, under an id of its own', () => {
    const all = Object.values(conventionsByGenre).flatMap((list) => (list ?? []).map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(conventionWords).sort()).toEqual(all.sort());
    for (const { name, why } of Object.values(conventionWords)) expect(name.length > 8 && why.length > 40).toBe(true);
  });

  it.each(Object.keys(edgeScripts))('answers %s honestly in every genre', async (name) => {
    const screenplay = await edgeScripts[name]?.();
    if (!screenplay) throw new Error(`No script ${name}`);
    for (const genre of ['', 'action', 'comedy', 'drama', 'horror', 'scifi', 'thriller'] as const)
      expect(answer(screenplay, { genre }).entries.map(toMarkdown).join('')).not.toMatch(
        /NaN|Infinity|undefined|null| \(\)|-\d+ pages/,
      );
  });
});
