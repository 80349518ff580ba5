/** The catalog: fifteen questions with the headings, gates and numbers that were settled. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlanName } from '../../lib/contract/plans.ts';
import { cardByNumber, cards, cardsForPlan } from '../../lib/reports/catalog.ts';
import { isAnswered, questions } from '../../lib/reports/registry.ts';

/** The headings that clients recognise answers by. */
const headings: Readonly<Record<number, readonly string[]>> = {
  1: ['FRAME CALIBER · FRAME Ratings'],
  2: ['FRAME CALIBER · CALIBER Ratings'],
  3: ['Strengths', 'Weaknesses'],
  4: ['Summary Snapshot · Instant AI Summary'],
  5: ['Tonality'],
  6: ['Script Potential'],
  7: ['Character Network'],
  8: ['CHARACTER ANALYSIS'],
  9: ['FLAW DETECTION'],
  10: ['Script Similarities'],
  11: ['GENRE SPECIFIC ADVICE'],
  12: ['Cross Format Evaluation', 'Cross-Format Details'],
  13: ['Story Structure'],
  14: ['Success Prediction'],
  15: ['Location Analysis'],
};
/** What each plan opens. */
const gates: Readonly<Record<PlanName, readonly number[]>> = {
  basic: [1, 2, 3, 4, 5, 6, 13, 14],
  intermediate: [1, 2, 3, 4, 5, 6, 9, 10, 13, 14],
  advanced: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  expert: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
};

describe('the catalog', () => {
  it('holds the questions 1 to 15 in order, each with an id of its own that is its folder', () => {
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(new Set(cards.map(({ id }) => id)).size).toBe(15);
    const analyses = path.join(import.meta.dirname, '../../lib/reports');
    expect(cards.filter(({ id }) => !existsSync(path.join(analyses, id, 'card.ts')))).toEqual([]);
  });

  it('begins every prompt with an emoji and the settled heading after it', () => {
    for (const card of cards) {
      expect(card.prompts.map((prompt) => prompt.replace(/^\p{Extended_Pictographic}\uFE0F? /u, ''))).toEqual(
        headings[card.number],
      );
      for (const prompt of card.prompts) expect(prompt).toMatch(/^\p{Extended_Pictographic}/u);
    }
  });

  it.each(Object.keys(gates) as PlanName[])('opens to the %s plan what was settled for it', (plan) => {
    expect(cardsForPlan(plan).map(({ number }) => number)).toEqual(gates[plan]);
  });

  it('finds a card by its number and none for a number that is no question', () => {
    expect(cardByNumber(7)?.id).toBe('character-network');
    expect(cardByNumber(0)).toBeUndefined();
    expect(cardByNumber(16)).toBeUndefined();
  });
});

describe('the registry', () => {
  it('answers with the cards of the catalog and no others', () => {
    for (const { card } of questions) expect(cardByNumber(card.number)).toBe(card);
    expect(questions.map(({ card }) => card.number).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
  });

  it('says which numbers have an analysis', () => {
    expect(cards.filter(({ number }) => isAnswered(number)).map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
  });
});
