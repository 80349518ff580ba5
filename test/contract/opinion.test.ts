/** What may be said of a model's opinion: where one may be asked for again, what its heading counts, and what a stranger sees of it. */
import { describe, expect, it } from 'vitest';
import {
  type AwaitedOpinion,
  claimKind,
  type MissingOpinion,
  mayAskModel,
  missingAfter,
  missingOpinion,
  opinion,
  opinionHeading,
  opinionTrouble,
  quoteStanding,
  shownOpinion,
  suspiciousLine,
} from '../../lib/contract/opinion.ts';

const origin = { model: 'house-reader', promptVersion: 3, suspicious: [] };
const bill = {
  provider: 'bedrock',
  promptHash: 'abc',
  usage: { input: 10, output: 2, cacheRead: 0, cacheWrite: 0 },
  costUsd: null,
  calls: 1,
};
const awaited: AwaitedOpinion = { kind: 'awaited', ...origin, ...bill };
const missing = (trouble: MissingOpinion['trouble']): MissingOpinion => ({
  kind: 'missing',
  ...origin,
  ...bill,
  trouble,
  message: 'No opinion.',
});
const given = {
  kind: 'given' as const,
  ...origin,
  ...bill,
  title: null,
  logline: 'A woman counts.',
  summary: null,
  synopsis: null,
  claims: [],
  ratings: [],
  verdict: null,
  quotes: { verified: 1, replaced: 0, dropped: 2 },
};

describe('an opinion may be asked for', () => {
  it('where there was never one, and not where there is one or one is on its way', () => {
    expect(mayAskModel(undefined)).toBe(true);
    expect(mayAskModel(given)).toBe(false);
    expect(mayAskModel(awaited)).toBe(false);
  });

  it.each([
    ['throttled', true],
    ['timeout', true],
    ['unavailable', true],
    ['denied', true],
    ['rejected', true],
    ['malformed', true],
    ['truncated', true],
    ['unpriced', true],
    ['refused', false],
    ['filtered', false],
    ['too_long', false],
    ['over_budget', false],
  ] as const)('again after %s: %s', (trouble, again) => {
    expect(mayAskModel(missing(trouble))).toBe(again);
    expect(missingOpinion.parse(missing(trouble)).trouble).toBe(trouble);
  });

  it('after every trouble there is a rule', () => {
    expect(opinionTrouble.options).toHaveLength(12);
    expect(opinionTrouble.safeParse('tired').success).toBe(false);
  });
});

it('an opinion whose writing ended without a word is missing, may be asked for again, and keeps what it cost', () => {
  const after = missingAfter(awaited);
  expect(after).toMatchObject({ kind: 'missing', trouble: 'unavailable', calls: 1, model: 'house-reader' });
  expect(after.message).toMatch(/\S.*\.$/);
  expect(opinion.parse(after)).toEqual(after);
  expect(mayAskModel(after)).toBe(true);
});

describe('the heading of an opinion', () => {
  it('counts its quotes', () => {
    const quotes = { verified: 9, replaced: 1, dropped: 2 };
    expect(opinionHeading({ model: 'NAME', promptVersion: 3, quotes })).toBe(
      'Opinion by NAME, prompt v3: 9 quotes verified, 1 replaced, 2 dropped',
    );
  });
  it('says quote for one, and quotes for none', () => {
    const heading = (verified: number) =>
      opinionHeading({ model: 'NAME', promptVersion: 3, quotes: { verified, replaced: 0, dropped: 0 } });
    expect(heading(1)).toContain(' 1 quote verified');
    expect(heading(0)).toContain(' 0 quotes verified');
  });
});

it.each([
  ['given', given],
  ['missing', missing('timeout')],
  ['awaited', awaited],
] as const)('a stranger who reads a %s opinion sees who gave it and not what it cost', (kind, stored) => {
  expect(opinion.parse(stored)).toEqual(stored);
  const shown = shownOpinion.parse(stored);
  expect(shown).toMatchObject({ kind, model: 'house-reader', promptVersion: 3 });
  for (const key of ['provider', 'promptHash', 'usage', 'costUsd', 'calls']) expect(shown).not.toHaveProperty(key);
});

it('a claim is of one of four kinds, its quote in one of three states', () => {
  expect(
    ['strength', 'weakness', 'observation', 'suggestion', 'praise'].map((kind) => claimKind.safeParse(kind).success),
  ).toEqual([true, true, true, true, false]);
  expect(
    ['verified', 'replaced', 'unsupported', 'lost'].map((state) => quoteStanding.safeParse(state).success),
  ).toEqual([true, true, true, false]);
});

it('a line that looks addressed to a machine is a visible one unless it says otherwise', () => {
  expect(suspiciousLine.parse({ page: 1, line: 2, quote: 'q' }).hidden).toBe(false);
  expect(suspiciousLine.parse({ page: null, line: null, quote: 'q', hidden: true }).hidden).toBe(true);
});
