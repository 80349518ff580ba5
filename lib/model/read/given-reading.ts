/** Everything that the passes of a reading answered, as it came: what the graph is assembled from. */
import type { GivenChecks, GivenFixes, GivenJudgement, GivenPoints, GivenScenes, GivenStory } from './forms.ts';
import type { Carried } from './proof/proof-claim.ts';

/** A pass that failed is absent; the graph does without it. `carried` is the second look's word by the claim's key. */
export interface GivenReading {
  readonly scenes: readonly GivenScenes[];
  readonly story: GivenStory;
  readonly points: GivenPoints | null;
  readonly fixes: GivenFixes | null;
  readonly judgement: GivenJudgement | null;
  readonly carried: ReadonlyMap<string, Carried>;
}

/** The checks of one call by the keys of their claims; what was not asked is not listened to. */
export const carriedBy = (keys: readonly string[], { checks }: GivenChecks): ReadonlyMap<string, Carried> =>
  new Map(checks.filter(({ claim }) => keys.includes(claim)).map(({ claim, carried }) => [claim, carried]));
