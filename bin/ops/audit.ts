/** Who looked up or did what by hand, the newest first: the lines that every other command of `npm run ops` has left. */
import type { AuditItems } from '../../lambdas/adapters/audit-items.ts';
import { counted, type Operation, OpsError } from './operation.ts';

interface AuditDeps {
  readonly audit: Pick<AuditItems, 'list'>;
  readonly now: () => Date;
}
export interface AuditAsked {
  /** A day or an instant, UTC; by itself thirty days ago. */
  readonly since: string | undefined;
  /** As given with --by; by itself everybody. */
  readonly who: string | undefined;
}

const dayMs = 24 * 3600 * 1000;
const shownDays = 30;

/** @throws OpsError for what is no day */
function startOf(since: string | undefined, now: Date): Date {
  if (since === undefined) return new Date(now.getTime() - shownDays * dayMs);
  const start = /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(since) ? new Date(since) : new Date(Number.NaN);
  if (Number.isNaN(start.getTime())) throw new OpsError(`--since is a day such as 2026-11-01, not ${since}.`);
  return start;
}

/** The months from one instant to another, such as 2026-11, the latest first. */
function monthsBetween(from: Date, to: Date): string[] {
  const months: string[] = [];
  const at = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth()));
  while (at.getTime() >= Date.UTC(from.getUTCFullYear(), from.getUTCMonth())) {
    months.push(at.toISOString().slice(0, 7));
    at.setUTCMonth(at.getUTCMonth() - 1);
  }
  return months;
}

/** Lines are kept for 400 days: an earlier start shows no more. */
const keptDays = 401;

export async function listAudit({ audit, now }: AuditDeps, { since, who }: AuditAsked): Promise<Operation> {
  const today = now();
  const start = startOf(since, today);
  const oldest = new Date(Math.max(start.getTime(), today.getTime() - keptDays * dayMs));
  const lines = (await Promise.all(monthsBetween(oldest, today).map((month) => audit.list(month)))).flat();
  const shown = lines
    .filter(({ at }) => at >= start.toISOString())
    .filter(({ by }) => who === undefined || by.toLowerCase() === who.toLowerCase())
    .sort((a, b) => b.at.localeCompare(a.at));
  const whose = who === undefined ? '' : ` of ${who}`;
  const total = `${counted(shown.length, 'line')}${whose} since ${start.toISOString().slice(0, 10)}.`;
  const says = shown.map(({ at, by, command, about, outcome }) => [at, by, command, about, outcome].join('\t'));
  return { about: 'all', says: [...says, total], act: null, isLook: true };
}
