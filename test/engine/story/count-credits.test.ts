/** What a script calls itself, as the graph has it. */
import { describe, expect, it } from 'vitest';
import { partsOf } from '../people/parts-of.ts';

const script = (page: string): string => `${page}INT. SHED - DAY\n\nRain.\n\nINES\nHere we are then.\n`;
const page =
  'Title: Salt\n    and Water\nCredit: A comedy by\nAuthor: Noor Whitlock\nSource: After a song\nDraft date: May 1\n\n';

describe('credits', () => {
  it('are the title page’s, each in one line, beside what the details say', async () => {
    const { credits } = await partsOf(script(page), ['credits'], { title: ' Brine ', cast: 'A. Actor' });
    expect(credits).toMatchObject({
      title: 'Salt and Water',
      authors: ['Noor Whitlock'],
      source: 'After a song',
      draft: 'May 1',
      details: { title: 'Brine', cast: 'A. Actor', hero: '' },
    });
  });

  it('have a draft’s date without a second label, and what only looks like one whole', async () => {
    const draftOf = async (line: string) =>
      (await partsOf(script(`Title: Salt\n${line}\n\n`), ['credits'])).credits.draft;
    expect(await draftOf('Draft date: Release Date: 2021-01-26')).toBe('2021-01-26');
    expect(await draftOf('Draft date: Second draft, to date: 4')).toBe('Second draft, to date: 4');
  });

  it('are null where there is no title page', async () => {
    const { credits } = await partsOf(script(''), ['credits']);
    expect(credits).toMatchObject({ title: null, episode: null, authors: [], source: null, draft: null });
  });
});

describe('the genre of the graph', () => {
  it('is the details’, else the title page’s in its words, else none', async () => {
    const genreOf = async (front: string, genre: '' | 'horror' = '') =>
      (await partsOf(script(front), ['genre'], { genre })).genre;
    expect(await genreOf(page, 'horror')).toEqual({ ids: ['horror'], from: 'details', printed: null, likely: null });
    expect(await genreOf(page)).toEqual({ ids: ['comedy'], from: 'title page', printed: 'a comedy', likely: null });
    expect(await genreOf('')).toEqual({ ids: [], from: null, printed: null, likely: null });
  });
});
