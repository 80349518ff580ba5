/**
 * Sends the mail that is owed, a minute's worth at a time. Bears being killed anywhere: a letter whose sending was begun and not ended is tried again, so one
 * whose sending was not confirmed may come twice and none is lost. What the user does not want (any more) or is not true (any more) is not sent.
 */
import { isWanted } from '../../lib/contract/mail.ts';
import type { AnswerStates } from '../adapters/answer-states.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { Identity } from '../adapters/identity.ts';
import type { Mail } from '../adapters/mail.ts';
import type { MailChoiceItems } from '../adapters/mail-choice-items.ts';
import type { DueMail, MailEnd, MailItems } from '../adapters/mail-items.ts';
import type { PaymentItems } from '../adapters/payment-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { StoryItems } from '../adapters/story-items.ts';
import type { Logger } from '../logger.ts';
import { type LetterFacts, writeLetter } from './letters/write-letter.ts';
import { openReports } from './require-report.ts';
import { givenTitle } from './script-title.ts';

export interface SendMailDeps {
  readonly mails: Pick<MailItems, 'listDue' | 'take' | 'postpone' | 'end'>;
  readonly mailChoices: Pick<MailChoiceItems, 'get'>;
  readonly identity: Pick<Identity, 'findProfile'>;
  readonly payments: Pick<PaymentItems, 'get'>;
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly answers: Pick<AnswerStates, 'listStates'>;
  readonly stories: Pick<StoryItems, 'get'>;
  readonly mail: Mail;
  readonly siteUrl: string;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** In one run. */
const mostLetters = 100;
const minuteMs = 60_000;
/** After the nth try that failed. The first is longer than a run lasts. */
const pausesMs = [5 * minuteMs, 30 * minuteMs, 3 * 60 * minuteMs, 12 * 60 * minuteMs, 24 * 60 * minuteMs] as const;
/** How long an account may take to be deleted before its letter is looked at again. */
const deletionPauseMs = 2 * minuteMs;

/** SES's words for an address that it will not send to, now or later. */
const lastingRefusals: ReadonlySet<string> = new Set([
  'MessageRejected',
  'BadRequestException',
  'InvalidParameterValue',
]);

interface Outgoing {
  readonly to: string;
  readonly facts: LetterFacts;
}

/** What the letter says, read now; null when it is not true any more. */
const factsOf = async (deps: SendMailDeps, { userId, mail }: DueMail): Promise<LetterFacts | null> => {
  switch (mail.kind) {
    case 'welcome':
    case 'account_deleted':
      return { kind: mail.kind };
    case 'receipt': {
      const payment = await deps.payments.get(mail.payment_id);
      if (payment === null || payment.status === 'refunded') return null;
      return {
        kind: 'receipt',
        receiptId: payment.payment_id,
        plan: payment.plan_name,
        amountMinor: payment.amount_minor,
        currency: payment.currency,
        paidAt: payment.settled_at ?? payment.created_at,
        reference: payment.provider_payment_id,
      };
    }
    case 'reports_ready': {
      const [script, held] = await Promise.all([
        deps.scripts.get(userId, mail.script_id),
        deps.entitlements.get(userId),
      ]);
      if (script === null || held === null) return null;
      const open = openReports(held.plan_name);
      const [states, story] = await Promise.all([
        deps.answers.listStates(mail.script_id),
        deps.stories.get(mail.script_id),
      ]);
      const shown = states.filter(({ question }) => open.has(question));
      const made = shown.filter(({ status }) => status !== 'failed').length;
      const reading = story === null ? null : story.result_key === null ? 'missing' : 'given';
      const failed = shown.length - made;
      return { kind: 'reports_ready', scriptId: mail.script_id, title: givenTitle(script), made, failed, reading };
    }
    case 'share_opened': {
      const script = await deps.scripts.get(userId, mail.script_id);
      if (script === null) return null;
      const { script_id: scriptId, opened_at: openedAt } = mail;
      return { kind: 'share_opened', scriptId, title: givenTitle(script), openedAt };
    }
    default:
      return mail satisfies never;
  }
};

/** To whom, and what; null when nobody wants it. */
const outgoing = async (deps: SendMailDeps, due: DueMail): Promise<Outgoing | null> => {
  const { userId, mail } = due;
  if (mail.kind === 'account_deleted') return { to: mail.address, facts: { kind: mail.kind } };
  const profile = await deps.identity.findProfile(userId);
  if (profile === null || !isWanted(mail.kind, await deps.mailChoices.get(userId))) return null;
  const facts = await factsOf(deps, due);
  return facts && { to: profile.email, facts };
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Sends one letter; answers how it ended, null when it is to be tried again. SES's sentences hold addresses: of a failure only the name is told. */
const send = async (
  deps: SendMailDeps,
  due: DueMail,
  fields: { kind: string; user_id: string },
): Promise<MailEnd | null> => {
  const letter = await outgoing(deps, due);
  if (letter === null) return 'not_wanted';
  try {
    await deps.mail.send({ to: letter.to, ...writeLetter(letter.facts, deps.siteUrl) });
    return 'sent';
  } catch (error) {
    const code = nameOf(error);
    const isLasting = lastingRefusals.has(code);
    deps.logger.error(isLasting ? 'mail_refused' : 'mail_not_sent', undefined, { ...fields, code });
    if (isLasting) return 'refused';
    return due.tries + 1 >= pausesMs.length ? 'given_up' : null;
  }
};

const handle = async (deps: SendMailDeps, due: DueMail, now: Date): Promise<void> => {
  const { userId, mail, tries } = due;
  const isDeleting = mail.kind === 'account_deleted' && (await deps.identity.findProfile(mail.pool_username)) !== null;
  if (isDeleting) return deps.mails.postpone(due, new Date(now.getTime() + deletionPauseMs));
  const pauseMs = pausesMs[Math.min(tries, pausesMs.length - 1)] ?? minuteMs;
  if (!(await deps.mails.take(due, new Date(now.getTime() + pauseMs)))) return;
  const fields = { kind: mail.kind, user_id: userId };
  const end = await send(deps, due, fields);
  if (end === null) return;
  await deps.mails.end(due, end);
  deps.logger.info('mail_ended', { ...fields, as: end });
};

/** `now` is the instant the run is for. A letter that cannot be handled does not keep others waiting; that there was one is thrown at the end. */
export const sendMail = async (deps: SendMailDeps, now: Date): Promise<void> => {
  let failures = 0;
  for (const due of await deps.mails.listDue(now, mostLetters)) {
    try {
      await handle(deps, due, now);
    } catch (error) {
      deps.logger.error('mail_not_handled', error, { kind: due.mail.kind, user_id: due.userId });
      failures += 1;
    }
  }
  if (failures > 0) throw new Error(`${failures} letter(s) could not be handled.`);
};
