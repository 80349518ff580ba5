/** Question 11: advice from how far the script departs from its genre's expectations, and nothing where it departs from none. */
import { describe, expect, it } from 'vitest';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import { movesIn } from '../../lib/engine/comparables/film-moves.ts';
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
  keepsItsPromises((screenplay, details) => answer(screenplay, { genre: 'drama', ...details }), 1);

  it('gives a genre of the details its own cards, another genre others', async () => {
    const genres = ['action', 'comedy', 'drama', 'horror', 'scifi', 'thriller'] as const;
    const cards = new Map<string, string>();
    for (const genre of genres) {
      const { certainty, genres: named } = findingsOf(await lastReel(), genre);
      expect(certainty).toBe('given');
      expect(named.map(({ id }) => id)).toEqual([genre]);
      for (const convention of named.flatMap(({ advice, met }) => [...advice.map((one) => one.convention), ...met])) {
        expect(cards.has(convention)).toBe(false);
        cards.set(convention, genre);
      }
    }
    expect(cards.size).toBeGreaterThan(20);
  });

  it('says where the first threat stands, and advises only when it comes late', async () => {
    const late = findingsOf(await tenScenes({ 7: 'A scream behind the wall.' }), 'horror').genres[0];
    const card = late?.advice.find(({ convention }) => convention === 'horror-first-threat');
    expect(card?.text).toContain('“scream”');
    expect(card?.text).toMatch(/^Looked for by page 2; the first is “scream” on page \d+\.$/);
    expect(card?.evidence.map(({ quote }) => quote)).toEqual(['INT. ROOM 1 - DAY']);
    expect(card?.todo).toContain('into scene 1 (Room 1)');
    const early = findingsOf(await tenScenes({ 1: 'A scream behind the wall.' }), 'horror').genres[0];
    expect(early?.advice.map(({ convention }) => convention)).not.toContain('horror-first-threat');
    expect(early?.met).toContain('horror-first-threat');
  });

  it('finds a threat in what stirs unseen, too, not in its words alone', async () => {
    const { genres, summary } = findingsOf(await tenScenes({ 1: 'The rocking chair moves by itself.' }), 'horror');
    expect(genres[0]?.met).toContain('horror-first-threat');
    expect(summary[0]).toContain('the first threat comes early (page 1)');
  });

  it('does not take a likeness or a name for a threat', async () => {
    const likeness = findingsOf(await tenScenes({ 1: 'Ann is pale as a ghost.' }), 'horror').genres[0];
    expect(likeness?.advice.map(({ convention }) => convention)).toContain('horror-first-threat');
  });

  it('names the longest stretch without a set piece and a scene in the middle of it', async () => {
    const fight = 'Ann punches the man. He falls, runs, dives and crashes. She leaps.';
    const found = findingsOf(await tenScenes({ 1: fight, 2: fight, 10: fight }), 'action').genres[0];
    const card = found?.advice.find(({ convention }) => convention === 'action-spacing');
    expect(card?.text).toMatch(/^None from page 1 to page \d+: [\d.]+ pages, where 2 at most are looked for\.$/);
    expect(card?.todo).toMatch(/scene [67] /);
  });

  it('advises for no genre while none is named, and says what choosing one would bring', async () => {
    const { certainty, summary, genres } = findingsOf(await marrow());
    expect(certainty).toBe('open');
    expect(genres).toEqual([]);
    expect(summary).toEqual([
      expect.stringMatching(/^The genre of “Minutes of the Marrow” is open.* choose one in its details\.$/),
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

  it('shows a form of the script that films of the genre are noted for, with where it stands', async () => {
    const [form] = findingsOf(await marrow(), 'thriller').forms;
    expect(form).toMatchObject({ id: 'non-linear', text: 'On page 1.' });
    const noted = films.filter(({ genres, tags }) => genres.includes('thriller') && tags.includes('non-linear'));
    expect(noted.length).toBeGreaterThan(0);
    expect(form?.beside).toContain(`${noted.sort((a, b) => b.year - a.year)[0]?.title}`);
    expect(form?.evidence[0]?.quote).toContain('THREE DAYS EARLIER');
    expect(findingsOf(await marrow(), 'action').forms).toEqual([]);
  });

  it('counts what a genre tells of more and less often out of the film table', async () => {
    const textFor = async (genre: 'scifi' | 'drama'): Promise<string> =>
      answer(await lastReel(), { genre })
        .entries.map(toMarkdown)
        .join('\n');
    const { risen, since, before } = movesIn('drama');
    const [surest] = risen;
    expect(await textFor('drama')).toContain(
      `More often: ${surest?.tag} (${surest?.since} of ${since}, ${surest?.before} of ${before} before).`,
    );
    expect(await textFor('scifi')).toContain('Science fiction films since 2000');
  });

  it('holds a script of two genres against both, within the words of one', async () => {
    const screenplay = await marrow();
    const both = { ...screenplay, titlePage: { ...screenplay.titlePage, credit: 'A romantic drama' } };
    const { genres, proportions, summary } = findingsOf(both);
    expect(genres.map(({ id, advice }) => [id, advice.length])).toEqual([
      ['romance', 1],
      ['drama', 1],
    ]);
    for (const { beside } of proportions) expect(beside.map(({ genre }) => genre)).toEqual(['romance', 'drama']);
    expect(summary.at(-1)).toBe('The title page calls it “a romantic drama”.');
    const words = answer(both).entries.map(toMarkdown).join('\n').split(/\s+/);
    expect(words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length).toBeLessThanOrEqual(350);
  });

  it('has words for every convention, each of one genre alone', () => {
    const all = Object.values(conventionsByGenre).flatMap((list) => (list ?? []).map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    // Answers made before these were given up still name them.
    const given = [
      'comedy-refusals',
      'drama-named',
      'drama-refusals',
      'romance-resist',
      'scifi-explaining',
      'scifi-speeches',
    ];
    const counted = Object.keys(conventionWords).filter((id) => !given.includes(id));
    expect(counted.sort()).toEqual(all.sort());
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
