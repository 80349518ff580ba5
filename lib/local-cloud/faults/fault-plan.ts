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

/** What may happen to a call before it takes place: it waits, or it is refused, and nothing takes place. */
export type RequestFault =
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'throttle' }
  | { readonly kind: 'error' };

/** What may happen to a message: it comes late, or once more. */
export type DeliveryFault = { readonly kind: 'delay'; readonly ms: number } | { readonly kind: 'repeat' };

/** The function did its work and died before anybody heard of it: its caller, or the queue, has to assume that it did not. */
export type FunctionFault = { readonly kind: 'crash' };

/** A failed message is seen again only when the queue's own visibility timeout is over, as in the cloud: minutes, where one machine takes seconds. */
export type ReturnFault = { readonly kind: 'wait-out' };

/** How many calls of all functions together may run at once, for as long as the cloud runs; the next one is refused, as a new account's eleventh is. */
export type ConcurrencyFault = { readonly kind: 'limit'; readonly calls: number };

/** How far a service's clock is ahead of ours, for as long as it runs. */
export type ClockFault = { readonly kind: 'skew'; readonly ms: number };

/** The points at which something can fail, each with what can. Late notices overtake each other: that is how they are reordered. */
export interface FaultAt {
  readonly 'card-provider/notice': NoticeFault;
  /** `about` is the service and its operation: 'dynamodb.UpdateItem'. Asked once for each call that was executed, before it is answered. */
  readonly 'service/call': CallFault;
  /** As `service/call`, before the call takes place. */
  readonly 'service/request': RequestFault;
  /** `about` is the queue's name. Asked once for each message that is sent. */
  readonly 'queue/send': DeliveryFault;
  /** `about` is the function's name. Asked once for each run that succeeded. */
  readonly 'function/answer': FunctionFault;
  /** `about` is the queue's name. Asked once for each batch that a function could not work off. */
  readonly 'queue/return': ReturnFault;
  /** Asked once, at the start. */
  readonly 'account/concurrency': ConcurrencyFault;
  /** `about` is the service. Asked once, when it starts. */
  readonly clock: ClockFault;
}
export type FaultPoint = keyof FaultAt;

export interface FaultPlan {
  /** How the thing that is about to happen at `point` fails; null when it goes well. `about` says what it is, such as an event's type. */
  next<P extends FaultPoint>(point: P, about: string): FaultAt[P] | null;
}

export const noFaults: FaultPlan = { next: () => null };

/** `plan`, in force while it is switched on; what is asked at the start (clocks, the limit of calls) is as it says from the beginning. */
export interface SwitchedFaults extends FaultPlan {
  on: boolean;
}
export function switchedFaults(plan: FaultPlan, on = false): SwitchedFaults {
  const atStart = new Set<FaultPoint>(['clock', 'account/concurrency']);
  const switched: SwitchedFaults = {
    on,
    next: (point, about) => (switched.on || atStart.has(point) ? plan.next(point, about) : null),
  };
  return switched;
}

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
