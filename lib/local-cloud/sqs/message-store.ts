/** Messages in one SQLite file, every change committed before it is answered; it knows nothing of HTTP or of waiting. */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { Queue } from './queue-attributes.ts';

const schema = `
CREATE TABLE IF NOT EXISTS messages (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  queue TEXT NOT NULL,
  tenant TEXT,
  body TEXT NOT NULL,
  attributes TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  visible_at INTEGER NOT NULL,
  receive_count INTEGER NOT NULL DEFAULT 0,
  first_received_at INTEGER,
  receipt TEXT
);
CREATE INDEX IF NOT EXISTS due ON messages (queue, visible_at);
CREATE INDEX IF NOT EXISTS receipts ON messages (receipt);
`;

const rowSchema = z.object({
  sequence: z.number(),
  id: z.string(),
  body: z.string(),
  attributes: z.string(),
  sent_at: z.number(),
  receive_count: z.number(),
  first_received_at: z.number().nullable(),
});

/** SQS puts the tenants back that take most of its consumers; here the one with the fewest messages in flight always comes first. */
const dueSql = `
SELECT * FROM messages
LEFT JOIN (
  SELECT tenant AS busy, COUNT(*) AS in_flight FROM messages
  WHERE queue = $queue AND visible_at > $now AND receipt IS NOT NULL AND tenant IS NOT NULL GROUP BY tenant
) ON busy = tenant
WHERE queue = $queue AND visible_at <= $now
ORDER BY COALESCE(in_flight, 0), visible_at, sequence LIMIT 1`;
const nextDueSql = 'SELECT MIN(visible_at) AS due FROM messages WHERE queue = ?';
const countsSql = `
SELECT
  COUNT(*) FILTER (WHERE visible_at <= $now) AS visible,
  COUNT(*) FILTER (WHERE visible_at > $now AND receipt IS NOT NULL) AS in_flight,
  COUNT(*) FILTER (WHERE visible_at > $now AND receipt IS NULL) AS delayed
FROM messages WHERE queue = $queue`;

const dueRow = z.object({ due: z.number().nullable() });
const countsRow = z.object({ visible: z.number(), in_flight: z.number(), delayed: z.number() });

/** A store made before there were tenants gets their column. */
function addTenants(db: DatabaseSync): void {
  const columns = db.prepare('PRAGMA table_info(messages)').all();
  if (!columns.some(({ name }) => name === 'tenant')) db.exec('ALTER TABLE messages ADD COLUMN tenant TEXT');
}

/** A message as it came, JSON of its attributes included. */
export type NewMessage = {
  body: string;
  attributes: string;
  delayMs: number;
  /** Whose it is, in a fair queue. */
  tenant: string | null;
};
export type ReceivedMessage = {
  id: string;
  receipt: string;
  body: string;
  attributes: string;
  /** Times in milliseconds since 1970. */
  sentAt: number;
  firstReceivedAt: number;
  /** This time included. */
  receiveCount: number;
};

export type MessageStore = ReturnType<typeof openMessageStore>;

/**
 * Opens (or creates) the store. Messages that an earlier process had in flight are visible again at once, because
 * whoever was working on them died with it; how often they were received is kept, so that a message which kills its
 * reader still ends in the dead-letter queue.
 */
export function openMessageStore(directory: string, now: () => number) {
  mkdirSync(directory, { recursive: true });
  const db = new DatabaseSync(join(directory, 'messages.sqlite'));
  // With a write-ahead log a committed change survives a killed process; only a power cut could undo the last ones.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  db.exec(schema);
  addTenants(db);
  db.prepare(
    'UPDATE messages SET visible_at = $now, receipt = NULL WHERE receipt IS NOT NULL AND visible_at > $now',
  ).run({ $now: now() });
  const sql = {
    insert: db.prepare(
      'INSERT INTO messages (id, queue, tenant, body, attributes, sent_at, visible_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    due: db.prepare(dueSql),
    nextDue: db.prepare(nextDueSql),
    take: db.prepare(
      'UPDATE messages SET visible_at = ?, receipt = ?, receive_count = ?, first_received_at = ? WHERE sequence = ?',
    ),
    moveToDeadLetters: db.prepare('UPDATE messages SET queue = ?, visible_at = ?, receipt = NULL WHERE sequence = ?'),
    expire: db.prepare('DELETE FROM messages WHERE queue = ? AND sent_at <= ?'),
    remove: db.prepare('DELETE FROM messages WHERE queue = ? AND receipt = ?'),
    changeVisibility: db.prepare(
      'UPDATE messages SET visible_at = $until WHERE queue = $queue AND receipt = $receipt AND visible_at > $now',
    ),
    purge: db.prepare('DELETE FROM messages WHERE queue = ?'),
    counts: db.prepare(countsSql),
  };

  function transaction<T>(work: () => T): T {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    /** Stores all of the messages or none; resolves to their ids in the same order. */
    send(queue: Queue, messages: NewMessage[]): string[] {
      return transaction(() =>
        messages.map(({ body, attributes, delayMs, tenant }) => {
          const id = randomUUID();
          sql.insert.run(id, queue.name, tenant, body, attributes, now(), now() + delayMs);
          return id;
        }),
      );
    },

    /**
     * Takes up to `limit` visible messages and hides them for `visibilityMs`. One that was received often enough
     * goes to the dead-letter queue instead; `deadLetters` says how many did.
     */
    receive(queue: Queue, limit: number, visibilityMs: number): { messages: ReceivedMessage[]; deadLetters: number } {
      return transaction(() => {
        sql.expire.run(queue.name, now() - queue.retentionMs);
        const messages: ReceivedMessage[] = [];
        let deadLetters = 0;
        while (messages.length < limit) {
          const row = sql.due.get({ $queue: queue.name, $now: now() });
          if (!row) break;
          const found = rowSchema.parse(row);
          if (queue.redrive && found.receive_count >= queue.redrive.maxReceiveCount) {
            sql.moveToDeadLetters.run(queue.redrive.queue, now(), found.sequence);
            deadLetters += 1;
            continue;
          }
          const message: ReceivedMessage = {
            id: found.id,
            receipt: randomUUID(),
            body: found.body,
            attributes: found.attributes,
            sentAt: found.sent_at,
            firstReceivedAt: found.first_received_at ?? now(),
            receiveCount: found.receive_count + 1,
          };
          const { receipt, receiveCount, firstReceivedAt } = message;
          sql.take.run(now() + visibilityMs, receipt, receiveCount, firstReceivedAt, found.sequence);
          messages.push(message);
        }
        return { messages, deadLetters };
      });
    },

    /** Deletes the message if `receipt` is that of its latest reception; an outdated one does nothing, as in SQS. */
    remove(queue: Queue, receipt: string): void {
      sql.remove.run(queue.name, receipt);
    },

    /** Hides a message in flight for `visibilityMs` from now; 0 shows it at once. False when it is not in flight. */
    changeVisibility(queue: Queue, receipt: string, visibilityMs: number): boolean {
      const { changes } = sql.changeVisibility.run({
        $until: now() + visibilityMs,
        $queue: queue.name,
        $receipt: receipt,
        $now: now(),
      });
      return Number(changes) > 0;
    },

    purge(queue: Queue): void {
      sql.purge.run(queue.name);
    },

    /** How many messages can be received, are being worked on, and are not due yet. */
    counts(queue: Queue): { visible: number; inFlight: number; delayed: number } {
      const row = countsRow.parse(sql.counts.get({ $now: now(), $queue: queue.name }));
      return { visible: row.visible, inFlight: row.in_flight, delayed: row.delayed };
    },

    /** When the next message becomes visible (milliseconds since 1970), or undefined for an empty queue. */
    nextDue(queue: Queue): number | undefined {
      return dueRow.parse(sql.nextDue.get(queue.name)).due ?? undefined;
    },

    close(): void {
      db.close();
    },
  };
}
