/** A genre is the one that the script has been given, by its details or its title page; a feature's words may surely speak for one; else it is open. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { noCorrections } from '../../lib/contract/corrections.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { givenGenre } from '../../lib/engine/tone/given-genre.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { lastReel, screenplayOf } from '../corpus/scripts.ts';

const titled = async (page: string) =>
  givenGenre(
    await screenplayOf(`${page}\n\nINT. SHED - DAY\n\nRain.\n\nINES\nHere we are then.\n`),
    emptyDetails,
    noCorrections,
  );

describe('the genre', () => {
  it('is the one of the details, which beat the title page', async () => {
    const script = await screenplayOf(
      'Title: Salt\nCredit: A comedy by\nAuthor: Noor Whitlock\n\nINT. SHED - DAY\n\nRain.\n',
    );
    expect(givenGenre(script, emptyDetails, noCorrections)?.ids).toEqual(['comedy']);
    expect(givenGenre(script, { ...emptyDetails, genre: 'horror' }, noCorrections)).toMatchObject({
      ids: ['horror'],
      from: 'details',
    });
  });

  it('is what the title page calls the work, in its words', async () => {
    const named = await titled('Title: Salt: A Short Horror Film\nAuthor: Noor Whitlock');
    expect(named).toEqual({
      ids: ['horror'],
      from: 'title page',
      printed: 'a short horror film',
      likely: null,
    });
    expect((await titled('Title: Salt\nCredit: a romantic comedy by'))?.ids).toEqual(['romance', 'comedy']);
    expect((await titled('Title: Salt\nCredit: A science fiction pilot written by'))?.ids).toEqual(['scifi']);
  });

  it.each([
    ['Title: Salt - A Crime Film', 'a crime film', ['crime']],
    ['Title: Salt – An Animated Feature', 'an animated feature', ['animation']],
    ['Title: Salt\nCredit: THE ROMANTIC COMEDY by', 'the romantic comedy', ['romance', 'comedy']],
    ['Title: Salt\nCredit: A sci-fi horror thriller by', 'a sci-fi horror thriller', ['scifi', 'horror']],
    ['Title: Salt\nCredit: A horror horror drama by', 'a horror horror drama', ['horror', 'drama']],
    ['Title: Salt\nSource: An adventure', 'an adventure', ['adventure']],
    ['Title: Salt\nCredit: A very short and odd drama by', 'a very short and odd drama', ['drama']],
    ['Title: Salt\nCredit: A comedy by\nSource: A drama', 'a comedy', ['comedy']],
  ] as const)('printed as %j is “%s”', async (page, printed, ids) => {
    expect(await titled(page)).toEqual({ ids, from: 'title page', printed, likely: null });
  });

  it('is the writer’s before all', async () => {
    const script = await screenplayOf('Title: Salt\nCredit: A comedy by\n\nINT. SHED - DAY\n\nRain.\n');
    expect(givenGenre(script, { ...emptyDetails, genre: 'horror' }, { ...noCorrections, genre: 'crime' })).toEqual({
      ids: ['crime'],
      from: 'writer',
      printed: null,
      likely: null,
    });
  });

  it('is open where the title alone holds the word, or the word says something else', async () => {
    for (const page of [
      'Title: A Horror Story',
      'Title: The Drama Teacher\nCredit: by',
      'Title: Salt: A Comedy of Errors',
      'Title: Salt\nSource: Based on the action of a river',
      'Title: Salt\nCredit: written by',
      'Title: Salt\nCredit: A very short and very odd drama by',
      'Title: Salt\nCredit: Comedy by',
      'Title: Salt\nCredit: A film, a drama by',
      'Title: Salt\nCredit: A short film by',
    ])
      expect(await titled(page), page).toBeNull();
  });

  it('of a short is read off no page, however full of ghosts, and the reports that depend on it say what they say without it', async () => {
    const screenplay = await screenplayOf(
      readFileSync(path.join(import.meta.dirname, '../genre-scripts/the-counting-room.fountain'), 'utf8'),
    );
    const reports = [4, 6, 10, 11, 14].map((question) =>
      runQuestion(question, { screenplay, details: emptyDetails }).entries.map(toMarkdown).join('\n'),
    );
    for (const report of reports) {
      expect(report).not.toMatch(/\bhorror\b(?! films)/i);
      expect(report.split(/\s+/).length).toBeGreaterThan(20);
    }
    expect(reports[0]).toContain('Named nowhere, and its words are sure of none.');
  });

  it('of the details is the same in the summary, the advice and the prediction', async () => {
    for (const [question, named] of [
      [4, 'Given as Thriller in the script’s details.'],
      [11, '“The Last Reel” is counted as a thriller.'],
      [14, '"of":"of 236 released thrillers"'],
    ] as const)
      expect(
        JSON.stringify(
          runQuestion(question, { screenplay: await lastReel(), details: { ...emptyDetails, genre: 'thriller' } }),
        ),
      ).toContain(named);
  });

  it('that readers want blood in is shown none by a neon sign that dies or a reel that slaps', async () => {
    const { structured_data } = runQuestion(11, {
      screenplay: await lastReel(),
      details: { ...emptyDetails, genre: 'thriller' },
    });
    expect(structured_data).toMatchObject({ genre: 'thriller', proofs: [] });
  });
});
