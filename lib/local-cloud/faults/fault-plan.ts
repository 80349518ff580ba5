/**
 * What goes wrong on purpose in a run of the local cloud. Whoever could fail asks the plan each time, at a point of its own, and does what it is told.
 * A plan is a list of rules, or drawn from a seed; without one nothing goes wrong. A new point is a line in `FaultAt` and a line in `seeded-faults`.
 */

/** What may happen to a notice of the card provider: late, once something has happened, never, or more than once. */
export type NoticeFault =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'hold'; readonly until: Promise<unknown> }
  | { readonly kind: 'drop' }
  | { readonly kind: 'repeat'; readonly times: number };

/** What may happen to a call of an emulated service: it is executed, and its answer never arrives, so its caller cannot know whether it took place. */
export type CallFault = { readonly kind: 'lose-answer' };

/** The points at which something can fail, each with what can. Late notices overtake each other: that is how they are reordered. */
export interface FaultAt {
  readonly 'card-provider/notice': NoticeFault;
  /** `about` is the service and its operation: 'dynamodb.UpdateItem'. Asked once for each call that was executed, before it is answered. */
  readonly 'service/call': CallFault;
}
export type FaultPoint = keyof FaultAt;

export interface FaultPlan {
  /** How the thing that is about to happen at `point` fails; null when it goes well. `about` says what it is, such as an event's type. */
  next<P extends FaultPoint>(point: P, about: string): FaultAt[P] | null;
}

export const noFaults: FaultPlan = { next: () => null };

export type FaultRule = {
  readonly [P in FaultPoint]: {
    readonly at: P;
    /** Left out: whatever happens there. */
    readonly about?: string;
    /** How often the rule holds; left out, always. */
    readonly times?: number;
    readonly fault: FaultAt[P];
  };
}[FaultPoint];

/** The first rule that fits and is not used up decides. */
export function explicitFaults(rules: readonly FaultRule[]): FaultPlan {
  const left = rules.map((rule) => ({ rule, times: rule.times ?? Number.POSITIVE_INFINITY }));
  return {
    next<P extends FaultPoint>(point: P, about: string) {
      const found = left.find(
        ({ rule, times }) => times > 0 && rule.at === point && (rule.about === undefined || rule.about === about),
      );
      if (!found) return null;
      found.times -= 1;
      return found.rule.fault as FaultAt[P];
    },
  };
}
