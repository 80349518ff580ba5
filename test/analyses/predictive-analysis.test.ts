/** Question 14: a range from base rates, never from the craft. */
import { describe, expect, it } from 'vitest';
import { filmRows } from '../../bin/success-rows.ts';
import { budgetIn } from '../../lib/analyses/predictive-analysis/chances.ts';
import { runQuestion } from '../../lib/analyses/run.ts';
import type { Answer } from '../../lib/contract/report.ts';
import { emptyDetails, type ScriptDetails } from '../../lib/contract/uploads.ts';
import { toMarkdown } from '../../lib/report/markdown.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { evidenceIn, lastReel, marrow, screenplayOf, talkingScript, textsOf } from './scripts.ts';

const answer = (screenplay: Screenplay, details: Partial<ScriptDetails> = {}): Answer =>
  runQuestion(14, { screenplay, details: { ...emptyDetails, ...details } });

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

describe('success prediction', () => {
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

  it('lets the genre of the details beat the count, and stays within 25 and 60', async () => {
    for (const genre of ['action', 'comedy', 'drama', 'horror', 'scifi', 'thriller'] as const) {
      const {
        low,
        high,
        genre: used,
      } = answer(await lastReel(), { genre }).structured_data as {
        low: number;
        high: number;
        genre: { certainty: string };
      };
      expect(used.certainty).toBe('given');
      expect(low).toBeGreaterThanOrEqual(25);
      expect(high).toBeLessThanOrEqual(60);
      expect(high - low).toBeGreaterThanOrEqual(5);
    }
  });

  it('reads a budget in dollars from the details and no other', () => {
    expect(budgetIn('Budget: $12 million')).toBe(12e6);
    expect(budgetIn('our budget is 800k')).toBe(800_000);
    expect(budgetIn('Budget: €3 million')).toBeNull();
    expect(budgetIn('for teenagers')).toBeNull();
  });

  it('joins film tables by title and year, repairs years and prefers the cleaner money', () => {
    const csv = 'year,title,budget,domgross,intgross,budget_2013$\n1999,"Lamp, The",100,50,300,200\n';
    const film = (title: string, date: string) => ({
      Title: title,
      'Release Date': date,
      'Production Budget': 100,
      'US Gross': 50,
      'Worldwide Gross': 50,
      'Major Genre': 'Drama',
    });
    const json = JSON.stringify([film('The Lamp', 'Jan 01 1999'), film('Sand', 'Jan 01 2072')]);
    const { rows, report } = filmRows(csv, json);
    expect(rows.map(({ title, year, gross, foreign }) => ({ title, year, gross, foreign }))).toEqual([
      { title: 'The Lamp', year: 1999, gross: 600, foreign: true },
      { title: 'Sand', year: 1972, gross: 100, foreign: false },
    ]);
    expect(report).toMatchObject({ shared: 1, repaired: 1, yearsRepaired: 1 });
  });
});
