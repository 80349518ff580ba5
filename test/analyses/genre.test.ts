/** Which genre is heard, over scripts written for it: shorts and half hours of every kind, the longer ones used to set the weights, the one-page ones not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { derive } from '../../lib/analyses/derived/derive.ts';
import { genreGuesses } from '../../lib/analyses/derived/genre-likelihood.ts';
import { type GenreStanding, genreStanding } from '../../lib/analyses/derived/genre-standing.ts';
import { genreWords, rateInFilmSpeech } from '../../lib/analyses/norms/genre-words.ts';
import type { ProducedGenre } from '../../lib/analyses/norms/quick-parser-norms.ts';
import { runQuestion } from '../../lib/analyses/run.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { lastReel, marrow, screenplayOf } from './scripts.ts';

const written = (name: string): Promise<Screenplay> =>
  screenplayOf(readFileSync(path.join(import.meta.dirname, `genre-scripts/${name}.fountain`), 'utf8'));
const heard = async (script: Screenplay | Promise<Screenplay>): Promise<GenreStanding> =>
  genreStanding(derive(await script), emptyDetails);

/** What each is, by whoever wrote it. */
const longer: Readonly<Record<string, readonly ProducedGenre[]>> = {
  'the-counting-room': ['horror'],
  'feverfew-lane': ['horror'],
  'dead-letter': ['thriller'],
  'plus-none': ['romance', 'comedy'],
  'party-wall': ['comedy'],
  regional: ['comedy'],
  'lost-property': ['comedy'],
  'the-salt-house': ['drama'],
};
const onePage: Readonly<Record<string, readonly ProducedGenre[]>> = {
  'night-feed': ['horror'],
  'one-star': ['comedy'],
  'the-last-harvest': ['drama'],
  lag: ['scifi'],
  'short-change': ['crime'],
  'the-toll': ['fantasy', 'adventure'],
  'seat-14c': ['thriller'],
  'the-8-14': ['romance'],
  ferryman: ['action'],
};

describe('the genre', () => {
  it.each(Object.keys(longer))('of %s is heard from its pages alone', async (name) => {
    expect((await heard(written(name))).genres).toEqual(longer[name]);
  });

  it.each(Object.keys(onePage))('of %s, one page long, is heard or left open, and never another', async (name) => {
    const { genres, certainty } = await heard(written(name));
    expect(genres.length === 0).toBe(certainty === 'open');
    for (const genre of genres) expect(onePage[name]).toContain(genre);
  });

  it('of a script that speaks quietly is left open rather than guessed, with the little there is', async () => {
    for (const script of [marrow(), written('whiteout-at-seven')]) {
      const { certainty, sentence } = await heard(script);
      expect(certainty).toBe('open');
      expect(sentence).toMatch(
        /^Too little in the script leans to a genre to settle one; the most there is leans to \w/,
      );
    }
  });

  it('is drama where nothing else is heard and the words of a family stand, and is said to be no more than that', async () => {
    const { genres, sentence } = await heard(lastReel());
    expect(genres).toEqual(['drama']);
    expect(sentence).toMatch(/^The script leans to Drama: .*“mother” \(5\).*\. No other genre is heard in it\.$/);
  });

  it('is not heard in the words of a family, a name, a likeness or the heading of a house', async () => {
    const scene = (place: string, lines: string): string => `INT. ${place} - DAY\n\n${lines}\n\n`;
    const quiet = 'Ann folds a napkin, and folds it again, and lays it on the table beside the other one.';
    const script = Array.from({ length: 8 }, (_, index) =>
      scene(
        `GRAVE COTTAGE - ROOM ${index}`,
        `${quiet}\n\nROSE\nYour mother and your father are as pale as a ghost, Cliff.\n\nCLIFF\nCome in, Rose. Do come in and sit down with us here.`,
      ),
    ).join('');
    const { genres } = await heard(screenplayOf(script));
    expect(genres).not.toContain('horror');
    expect(genres).not.toContain('romance');
    expect(genres).not.toContain('adventure');
  });

  it('of a half hour rests on its form too, and says so with the page of its tag', async () => {
    const { sentence } = await heard(written('regional'));
    expect(sentence).toContain('asides to the camera (6)');
    expect(sentence).toContain('from “Teaser” on page 1 to “Tag” on page 8');
  });

  it('is the same in the summary, the verdict, the comparables, the advice and the prediction', async () => {
    const screenplay = await written('the-counting-room');
    const answers = [4, 6, 10, 11, 14].map((question) =>
      JSON.stringify(runQuestion(question, { screenplay, details: emptyDetails }).structured_data),
    );
    for (const answer of answers)
      expect(answer).toContain('The script leans clearly to Horror: things that stir unseen');
  });

  it('gives every script the same total of belief, and every word on its lists a rate in film speech', async () => {
    const total = genreGuesses(derive(await written('dead-letter'))).reduce(
      (sum, { likelihood }) => sum + likelihood,
      0,
    );
    expect(total).toBeCloseTo(1);
    for (const { telling, hints } of Object.values(genreWords))
      for (const word of [...telling, ...hints]) expect(rateInFilmSpeech(word), word).toBeGreaterThan(0);
  });
});
