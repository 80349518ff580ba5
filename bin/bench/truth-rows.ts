/** Lines of the table of truth: of a claim how many are named, how many of these are right, and the goal beside them. */

/** A claim that is named for some and silent for others. `named` of `all`, `right` of `named`; goals in percent. */
export interface Counted {
  readonly all: number;
  readonly named: number;
  readonly right: number;
}
export interface Goals {
  readonly named?: number;
  readonly right: number;
}

export const none: Counted = { all: 0, named: 0, right: 0 };

/** Adds one case: silent, or named rightly or wrongly. */
export const counted = ({ all, named, right }: Counted, isRight: boolean | null): Counted => ({
  all: all + 1,
  named: named + Number(isRight !== null),
  right: right + Number(isRight === true),
});

export const percentOf = (count: number, all: number): number => (100 * count) / Math.max(1, all);

const inFull = (count: number, all: number, goal: number | undefined): string =>
  `${`${count} of ${all}`.padStart(14)}${`${percentOf(count, all).toFixed(0)}%`.padStart(6)}${(goal === undefined ? '' : `goal ${goal}`).padStart(9)}`;

const width = 42;

export const header = `${'claim'.padEnd(width)}${'named'.padStart(14)}${''.padStart(15)}${'right of these'.padStart(16)}`;

export const claimLine = (claim: string, { all, named, right }: Counted, goals: Goals): string =>
  `${claim.padEnd(width)}${inFull(named, all, goals.named)}  ${inFull(right, named, goals.right)}`;

/** A share that should be small: 'cues that are no character'. The goal is the most, in percent. */
export const faultLine = (claim: string, count: number, all: number, most: number): string =>
  `${claim.padEnd(width)}${`${count} of ${all}`.padStart(14)}${`${percentOf(count, all).toFixed(1)}%`.padStart(6)}${`at most ${most}`.padStart(11)}`;
