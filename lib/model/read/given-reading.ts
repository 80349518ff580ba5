/** Everything that the passes of a reading answered, as it came: what the graph is assembled from. */
import type { GivenChecks, GivenJudgement, GivenPoints, GivenScenes, GivenStory } from './forms.ts';
import type { Carried } from './proof.ts';

/** A pass that failed is absent; the graph does without it. `carried` is the second look's word by the claim's key. */
export interface GivenReading {
  readonly scenes: readonly GivenScenes[];
  readonly story: GivenStory;
  readonly points: GivenPoints | null;
  readonly judgement: GivenJudgement | null;
  readonly carried: ReadonlyMap<string, Carried>;
}

/** The checks of one call, by the claims that were asked in it. */
export const carriedBy = (keys: readonly string[], { checks }: GivenChecks): ReadonlyMap<string, Carried> =>
  new Map(
    checks.flatMap(({ claim, carried }) => {
      const key = keys[claim - 1];
      return key === undefined ? [] : [[key, carried] as const];
    }),
  );
