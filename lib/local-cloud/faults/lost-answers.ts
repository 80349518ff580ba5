/** Fault plans that lose the answers of calls which were executed: some by number, or a share of them drawn from a seed. */
import type { FaultAt, FaultPlan, FaultPoint } from './fault-plan.ts';
import { draw } from './seeded-faults.ts';

/** Whether a call, such as 'dynamodb.UpdateItem', is one that may be lost. */
type Matches = (call: string) => boolean;

const lostAnswer: FaultAt['service/call'] = { kind: 'lose-answer' };

const losing = (isLost: Matches): FaultPlan => ({
  next: <P extends FaultPoint>(point: P, about: string) =>
    point === 'service/call' && isLost(about) ? (lostAnswer as FaultAt[P]) : null,
});

/** `seen` are the matching calls since the last `lose`, those that were lost included. */
export interface NumberedLosses extends FaultPlan {
  readonly seen: number;
  /** Loses the answers of these matching calls from now on, counted from 1; with none it only counts. */
  lose(...numbers: number[]): void;
}

/** Loses what the caller names, among the calls for which `matches` holds. */
export function numberedLosses(matches: Matches): NumberedLosses {
  let wanted: readonly number[] = [];
  let seen = 0;
  const plan = losing((call) => {
    if (!matches(call)) return false;
    seen += 1;
    return wanted.includes(seen);
  });
  return {
    next: plan.next,
    get seen() {
      return seen;
    },
    lose(...numbers) {
      wanted = numbers;
      seen = 0;
    },
  };
}

/** Loses about one in `oneIn` of the calls for which `matches` holds; the same seed loses the same ones of the same calls. */
export function seededLosses(seed: number | string, oneIn: number, matches: Matches): FaultPlan {
  let count = 0;
  return losing((call) => {
    if (!matches(call)) return false;
    count += 1;
    return draw(`${seed} ${count}`)[0] * oneIn < 1;
  });
}
