/** What every part of the card provider works with, and the making of ids and events. */
import { randomBytes } from 'node:crypto';
import type { JsonFile } from '../json-file.ts';
import type { ProviderEvent, ProviderState } from './state.ts';

export interface ProviderContext {
  readonly file: JsonFile<ProviderState>;
  /** Where a browser reaches the hosted page, without a trailing slash. */
  readonly publicUrl: string;
  /** Whether anyone is told about events. */
  readonly hasWebhook: boolean;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Stripe's clock counts seconds. */
export function nowSeconds(context: ProviderContext): number {
  return Math.floor(context.now() / 1_000);
}

/** An id such as pi_4fQ…: prefix and 24 letters or digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** What a record itself holds under an id from outside, never what every object inherits. */
export function own<T>(record: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

/** Records an event about `object`, as it is now; the delivery to the webhook follows once it is saved. */
export function recordEvent(context: ProviderContext, type: string, object: object): void {
  const event: ProviderEvent = {
    id: newId('evt'),
    type,
    createdAt: nowSeconds(context),
    object: structuredClone({ ...object }),
    delivery: context.hasWebhook ? 'pending' : 'abandoned',
    attempts: 0,
  };
  const { events } = context.file.value;
  events.push(event);
  const kept = 1_000;
  const surplus = events.length - kept;
  if (surplus > 0) events.splice(0, surplus);
}
