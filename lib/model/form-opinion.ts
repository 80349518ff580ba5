/** Makes an opinion of a model's readings: quotes checked, ratings as median and range. Refuses what the question did not ask for. */
import type { GivenOpinion } from '../contract/opinion.ts';
import type { Envelope } from './envelope.ts';
import type { QuoteIndex } from './quote-index.ts';
import { seenOf } from './script-lines.ts';
import { verifyQuote } from './verify-quote.ts';

export type OpinionBody = Pick<
  GivenOpinion,
  'title' | 'logline' | 'summary' | 'synopsis' | 'claims' | 'ratings' | 'verdict' | 'quotes'
>;

/** More claims than a reader reads are cut. */
const mostClaims = 12;
const longestText = 4000;

/** Without characters that draw nothing or turn the direction of what follows. */
const clipped = (text: string): string => seenOf(text).slice(0, longestText);
const clip = (text: string | null): string | null => clipped(text ?? '') || null;

type ClaimIn = Envelope['opinion']['claims'][number];
type Claim = OpinionBody['claims'][number];

function judge(index: QuoteIndex, { text, kind, quote, page }: ClaimIn): Claim {
  const { standing, evidence } = verifyQuote(index, quote, page);
  return { kind, text: clipped(text), standing, evidence };
}

const median = (sorted: readonly number[]): number => {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};
const inScale = (score: number): number => Math.min(10, Math.max(1, Math.round(score * 2) / 2));
const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Median and range over the readings that rated it; the reason is that of the reading nearest to the median. */
function rate(name: string, readings: readonly Envelope[]): OpinionBody['ratings'] {
  const given = readings
    .flatMap(({ opinion }) => opinion.ratings.find((rating) => sameName(rating.name, name)) ?? [])
    .filter(({ score }) => Number.isFinite(score));
  const scores = given.map(({ score }) => inScale(score)).sort((a, b) => a - b);
  const [low] = scores;
  const high = scores.at(-1);
  if (low === undefined || high === undefined) return [];
  const score = median(scores);
  const [nearest] = given.toSorted((a, b) => Math.abs(inScale(a.score) - score) - Math.abs(inScale(b.score) - score));
  return [{ name, score, low, high, readings: scores.length, why: clipped(nearest?.why ?? '') }];
}

/** `readings` has one or more; texts and claims are the first one's, ratings are all of theirs. */
export function formOpinion(
  index: QuoteIndex,
  [first, ...others]: readonly [Envelope, ...Envelope[]],
  ratings: readonly string[],
): OpinionBody {
  const { opinion } = first;
  const claims = opinion.claims
    .slice(0, mostClaims)
    .filter(({ text }) => clipped(text) !== '')
    .map((claim) => judge(index, claim));
  const count = (standing: Claim['standing']): number => claims.filter((claim) => claim.standing === standing).length;
  return {
    title: clip(opinion.title),
    logline: clip(opinion.logline),
    summary: clip(opinion.summary),
    synopsis: clip(opinion.synopsis),
    claims,
    ratings: ratings.flatMap((name) => rate(name, [first, ...others])),
    verdict: clip(opinion.verdict),
    quotes: { verified: count('verified'), replaced: count('replaced'), dropped: count('unsupported') },
  };
}
