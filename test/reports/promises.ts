/** What every answer promises on both corpus scripts and on unusual ones; a test file calls it with the question's number. */
import { expect, it } from 'vitest';
import type { Answer } from '../../lib/contract/report.ts';
import { emptyDetails, type ScriptDetails } from '../../lib/contract/uploads.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { cardByNumber } from '../../lib/reports/catalog.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { citedRightly, evidenceIn, lastReel, marrow, screenplayOf, talkingScript } from '../corpus/scripts.ts';

export type Ask = (screenplay: Screenplay, details?: Partial<ScriptDetails>) => Answer;
export const askQuestion =
  (number: number): Ask =>
  (screenplay, details = {}) =>
    runQuestion(number, { screenplay, details: { ...emptyDetails, ...details } });

/** Sentences of 40 characters or more, anywhere in a value. */
const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/(?<=[.!?]) /).filter((one) => one.length >= 40);
  if (Array.isArray(value)) return value.flatMap(sentences);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentences) : [];
};

const unusual: readonly string[] = [
  'INT. ROOM - DAY\n\nA room.\n',
  talkingScript(12, (scene) => `Rain falls on window ${scene}.`),
  talkingScript(400, (scene) => `A crowd waits.\n\nANNA\nWe leave by midnight ${scene}.\n\nBEN\nNever.`),
  'ANNA\nHello.\n\nBEN\nGoodbye.\n',
  'INT. ROOM - NIGHT\n\nTHE CROWD SHOUTS AND A CAR BURNS.\n\nANNA\nSTOP THE CAR.\n',
  'INT. KÜCHE - TAG\n\nDie Mutter kocht.\n\nANNA\nIch habe Hunger.\n\nMUTTER\nGleich.\n',
];

/** Declares three tests inside the caller's describe; each of the two scripts is quoted so many times or more. */
export function keepsItsPromises(ask: Ask, fewestPlaces = 4): void {
  it('quotes the script verbatim at its page and line, and gives the same answer twice', async () => {
    for (const screenplay of [await lastReel(), await marrow()]) {
      const isRight = citedRightly(screenplay);
      const one = ask(screenplay);
      const places = evidenceIn(one.structured_data);
      expect(places.length).toBeGreaterThanOrEqual(fewestPlaces);
      for (const place of places) expect(isRight(place), place.quote).toBe(true);
      expect(JSON.stringify(ask(screenplay))).toBe(JSON.stringify(one));
    }
  });

  it('says nothing about one script that it says about the other', async () => {
    const first = new Set(sentences(ask(await lastReel()).structured_data));
    expect(first.size).toBeGreaterThan(0);
    expect(sentences(ask(await marrow()).structured_data).filter((one) => first.has(one))).toEqual([]);
  });

  it('answers unusual scripts shortly, with real numbers', async () => {
    for (const text of unusual) {
      const { question, entries } = ask(await screenplayOf(text));
      expect(entries.map(({ prompt }) => prompt)).toEqual(cardByNumber(question)?.prompts);
      for (const one of entries) expect(toMarkdown(one)).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });
}
