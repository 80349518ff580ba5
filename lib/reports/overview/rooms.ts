/** How much of each of its lists the overview tells, from the fullest page to the barest. */

export interface Room {
  readonly listed: number;
  readonly turns: number;
  readonly cast: number;
  /** So many of them with what they need beside what they want. */
  readonly needs: number;
  /** Works that it stands near: so many with what they share, so many more by title alone. */
  readonly near: number;
  readonly named: number;
  /** Passages stand beside what to keep as well; beside what to fix they always do. */
  readonly quotes: boolean;
  readonly shape: boolean;
  /** Advice by its first clauses where no step of the plan says it, the cast by what it wants. */
  readonly brief: boolean;
  /** Of what to fix, so many say what to do and show their passage; the rest are named with their place. */
  readonly advised: number;
}
const bare = { quotes: false, shape: false, advised: 3 } as const;
const brief = { ...bare, listed: 3, brief: true } as const;
/** One is no cast. */
export const leastCast = 2;
/** More is a list, and no strip. */
export const mostTurns = 12;
export const barest: Room = { ...brief, turns: 5, cast: 2, needs: 0, near: 0, named: 0, listed: 2 };
/** From the fullest to the barest: the first that fits is taken. */
export const rooms: readonly Room[] = [
  {
    listed: 3,
    turns: mostTurns,
    cast: 6,
    needs: 6,
    near: 3,
    named: 0,
    quotes: true,
    shape: true,
    brief: false,
    advised: 3,
  },
  { listed: 3, turns: 10, cast: 5, needs: 5, near: 3, named: 0, quotes: false, shape: true, brief: false, advised: 3 },
  { listed: 3, turns: 10, cast: 5, needs: 4, near: 2, named: 1, ...bare, brief: false },
  { listed: 3, turns: 9, cast: 4, needs: 3, near: 2, named: 1, ...bare, brief: false },
  { ...brief, turns: 8, cast: 4, needs: 3, near: 2, named: 1 },
  { ...brief, turns: 7, cast: 3, needs: 3, near: 1, named: 2 },
  { ...brief, turns: 7, cast: 3, needs: 2, near: 0, named: 3 },
  { ...brief, turns: 6, cast: 3, needs: 2, near: 0, named: 3 },
  { ...brief, turns: 6, cast: 2, needs: 2, near: 0, named: 3 },
  { ...brief, turns: 5, cast: 3, needs: 1, near: 0, named: 2 },
  { ...brief, turns: 5, cast: 2, needs: 1, near: 0, named: 3 },
  { ...brief, turns: 4, cast: 2, needs: 1, near: 0, named: 2 },
  { ...brief, turns: 4, cast: 2, needs: 0, near: 0, named: 2 },
  { ...brief, turns: 4, cast: 2, needs: 0, near: 0, named: 0 },
  { ...brief, turns: 4, cast: 1, needs: 0, near: 0, named: 0 },
  { ...brief, turns: 4, cast: 1, needs: 0, near: 0, named: 0, advised: 2 },
  barest,
];
