/** Question 10: films with a like premise, each with why and what differs. */
import { describe, expect, it } from 'vitest';
import { films } from '../../lib/analyses/norms/films.ts';
import { runQuestion } from '../../lib/analyses/run.ts';
import type { Answer } from '../../lib/contract/report.ts';
import { emptyDetails, type ScriptDetails } from '../../lib/contract/uploads.ts';
import { toMarkdown } from '../../lib/report/markdown.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { evidenceIn, lastReel, marrow, screenplayOf, talkingScript, textsOf } from './scripts.ts';

const answer = (screenplay: Screenplay, details: Partial<ScriptDetails> = {}): Answer =>
  runQuestion(10, { screenplay, details: { ...emptyDetails, ...details } });

const sentences = (value: unknown): string[] => {
  if (typeof value === 'string')
    return value.length >= 40 ? value.split(/(?<=[.!?]) /).filter((one) => one.length >= 40) : [];
  if (Array.isArray(value)) return value.flatMap(sentences);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentences) : [];
};

const edges: readonly string[] = [
  'INT. ROOM - DAY\n\nA room.\n',
  talkingScript(12, (scene) => `Rain falls on window ${scene}.`),
  talkingScript(400, (scene) => `A crowd waits.\n\nANNA\nWe leave by midnight ${scene}.\n\nBEN\nNever.`),
  'ANNA\nHello.\n\nBEN\nGoodbye.\n',
  'INT. ROOM - NIGHT\n\nTHE CROWD SHOUTS AND A CAR BURNS.\n\nANNA\nSTOP THE CAR.\n',
  'INT. KÜCHE - TAG\n\nDie Mutter kocht.\n\nANNA\nIch habe Hunger.\n\nMUTTER\nGleich.\n',
];

describe('script similarity', () => {
  it('quotes the script verbatim at its page and line, and gives the same answer twice', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const texts = textsOf(screenplay);
      const one = answer(screenplay);
      const places = evidenceIn(one.structured_data);
      expect(places.length).toBeGreaterThan(3);
      for (const { quote, page, line } of places)
        expect(texts.some((text) => text.page === page && text.line === line && text.text.includes(quote))).toBe(true);
      expect(JSON.stringify(answer(screenplay))).toBe(JSON.stringify(one));
    }
  });

  it('says nothing about one script that it says about the other', async () => {
    const first = new Set(sentences(answer(await lastReel()).structured_data));
    expect(sentences(answer(await marrow()).structured_data).filter((one) => first.has(one))).toEqual([]);
  });

  it('answers unusual scripts shortly, with real numbers', async () => {
    for (const text of edges) {
      const { entries } = answer(await screenplayOf(text));
      expect(entries).toHaveLength(1);
      for (const one of entries) expect(toMarkdown(one)).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });

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
