/** What the functions count, and which line of the log counts it: they write a metric beside the line, and the stack's alarms and its dashboard look for it by the same name. */
import type { losses } from './mends.ts';
import type { moneyAlarms } from './money-alarms.ts';

interface MetricSpec {
  readonly unit: 'Count' | 'Seconds' | 'NoUnit';
  /** The field of the line that says how much; without one a line counts as one. */
  readonly value?: string;
  /** The field of the line that the metric is kept apart by: one of few known words, never an id. */
  readonly by?: string;
  /** The events that count. */
  readonly events: readonly string[];
}

/** The dimension that every metric has, and its value: with none of its function a metric adds up over all of them. */
export const metricService = { name: 'service', value: 'dramaturg' } as const;

/** What a metric is called to be kept apart by that counts several events: not as the field of a line, so that a search for an event finds its lines alone. */
export const eventDimension = 'code';

const moneyCodes = [
  'paid_but_not_ours',
  'payment_added_nothing',
  'paid_for_deleted_account',
  'payment_disputed',
  'refund_failed',
] as const satisfies readonly (keyof typeof moneyAlarms)[];
const lossCodes = ['object_without_script', 'script_without_file'] as const satisfies readonly (keyof typeof losses)[];

export const metrics = {
  sign_ups: { unit: 'Count', events: ['signed_up'] },
  payments: { unit: 'Count', events: ['payment_settled'] },
  uploads: { unit: 'Count', events: ['upload_read'] },
  answers: { unit: 'Count', events: ['question_answered'] },
  failures: {
    unit: 'Count',
    by: 'event',
    events: [
      'request_failed',
      'question_failed',
      'message_failed',
      'message_given_up',
      'give_up_failed',
      'story_missing',
      'mail_not_sent',
      'sweep_failed',
    ],
  },
  /** From when a message was sent until its work was done, waiting and repeats included. */
  message_age: { unit: 'Seconds', value: 'age_s', by: 'queue', events: ['message_done'] },
  /** US dollars, of every function that calls a model. */
  model_spend: { unit: 'NoUnit', value: 'cost_usd', events: ['model_paid'] },
  model_spend_reached: { unit: 'Count', events: ['model_spend_reached'] },
  money: { unit: 'Count', by: 'event', events: moneyCodes },
  mended: { unit: 'Count', value: 'mended', by: 'mend', events: ['swept'] },
  losses: { unit: 'Count', by: 'event', events: lossCodes },
} as const satisfies Readonly<Record<string, MetricSpec>>;
export type MetricName = keyof typeof metrics;

const specs: readonly (readonly [string, MetricSpec])[] = Object.entries(metrics);

/** What a line counts; `by` is null where the metric is one for all. */
export interface Counted {
  readonly name: string;
  readonly unit: MetricSpec['unit'];
  readonly value: number;
  readonly by: { readonly name: string; readonly value: string } | null;
}

/** The metrics of one line of the log; none for most. A value that is no finite number is not counted. */
export function countedBy(event: string, fields: Readonly<Record<string, unknown>>): Counted[] {
  return specs
    .filter(([, { events }]) => events.includes(event))
    .flatMap(([name, { unit, value, by }]): Counted[] => {
      const amount = value === undefined ? 1 : fields[value];
      if (typeof amount !== 'number' || !Number.isFinite(amount)) return [];
      if (by === undefined) return [{ name, unit, value: amount, by: null }];
      const word = by === 'event' ? event : fields[by];
      const dimension = by === 'event' ? eventDimension : by;
      return typeof word === 'string' ? [{ name, unit, value: amount, by: { name: dimension, value: word } }] : [];
    });
}
