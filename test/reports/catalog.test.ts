/** The catalog: fifteen questions with the headings, gates and numbers that were settled. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlanName } from '../../lib/contract/plans.ts';
import { cardByNumber, cards, cardsForPlan, questionsAfter, viewsIn } from '../../lib/reports/catalog.ts';
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
    for (const { id } of cards) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
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

describe('the menu', () => {
  const lines = (group: 'menu' | 'workbench' | 'sub-item') =>
    viewsIn(group).map(
      ({ slug, label, heading, plan, questions: shown, subItems }) =>
        `${slug} | ${label}${heading === undefined ? '' : ` (${heading})`} | ${plan} | ${shown.join(' ')} | ${subItems.map((one) => `${one.slug}: ${one.label}`).join(', ')}`,
    );
  it('has the views of the lowest plan first, the one it opens with before all, each with the questions that share it', () => {
    expect(lines('menu')).toEqual([
      'strength-weakness | Strength & Weakness | basic | 3 | strengths: Strengths, weaknesses: Weaknesses, summary-snapshot: Summary Snapshot',
      'frame-caliber-ratings | Frame Caliber Ratings | basic | 1 2 | ',
      'tonality-test | Tonality Test | basic | 5 | tonality-analysis: Tonality Analysis, emotional-architecture: Emotional Architecture, intensity-consistency: Intensity & Consistency',
      'script-potential | Script Potential | basic | 6 | high-level-verdict: High-Level Verdict',
      'predictive-analysis | Predictive Analysis (Success Prediction & Market Analysis) | basic | 14 | ',
      'flaw-detection | Flaw Detection | intermediate | 9 | ',
      'script-similarity | Script Similarity | intermediate | 10 | ',
      'character-network-analysis | Character Network Analysis | advanced | 7 8 | legend: Legend, primary-network-map: Primary Network Map',
      'genre-specific-advice | Genre Specific Advice | advanced | 11 | ',
      'cross-format-evaluation | Cross-Format Evaluation | advanced | 12 | ',
      'location-analysis | Location Analysis | advanced | 15 | ',
    ]);
    expect(lines('workbench')).toEqual(['story-structure | Story Structure | basic | 13 | ']);
    expect(lines('sub-item')).toEqual(['summary-snapshot | Summary Snapshot | basic | 4 | ']);
    expect(cards.filter(({ view }) => view.opensMenu).map(({ number }) => number)).toEqual([3]);
  });
});

describe('a report', () => {
  it('is made again when the details change, or only when they name another kind of script', () => {
    expect(cards.map(({ number, dependsOnDetails }) => `${number} ${dependsOnDetails}`)).toEqual([
      '1 format',
      '2 format',
      '3 format',
      '4 true',
      '5 false',
      '6 format',
      '7 false',
      '8 true',
      '9 format',
      '10 true',
      '11 true',
      '12 true',
      '13 format',
      '14 true',
      '15 true',
    ]);
  });

  it('is made again after the corrections that it reads, and every one where somebody is somebody else', () => {
    const fields = [
      'genre',
      'title',
      'format',
      'logline',
      'budget',
      'comparables',
      'intent',
      'protagonist',
      'turns',
    ] as const;
    expect(fields.map((field) => `${field}: ${questionsAfter([field]).join(' ')}`)).toEqual([
      'genre: 4 10 11 14',
      'title: 4 10 11 12 14 15',
      'format: 1 2 3 4 6 9 10 11 12 13 14',
      'logline: 4',
      'budget: 14',
      'comparables: 10',
      'intent: 4',
      'protagonist: 2 3 4 6 7 11 12 13',
      'turns: 13',
    ]);
    expect(questionsAfter(['aliases'])).toHaveLength(15);
    expect([questionsAfter([]), questionsAfter(['turns', 'budget'])]).toEqual([[], [13, 14]]);
  });

  it('names what it rates, and whether it reads other drafts', () => {
    expect(cards.flatMap(({ number, ratings }) => (ratings ? [`${number}: ${ratings.join(', ')}`] : []))).toEqual([
      '1: Flux, Recall, Audience Appeal, Message, Engagement',
      '2: Credibility, Aesthetics, Likability, Impact, Believability, Enjoyment, Relatability',
    ]);
    expect(cards.filter(({ readsOtherDrafts }) => readsOtherDrafts).map(({ number }) => number)).toEqual([10]);
  });
});
