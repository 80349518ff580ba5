/** The words of each letter. Of a script nothing but the title that its writer gave it; no link carries a token. */
import type { MailKind } from '../../../lib/contract/mail.ts';
import type { Currency, PlanName } from '../../../lib/contract/plans.ts';
import { productName } from '../../../lib/contract/product.ts';
import { type LetterBody, type LetterPart, oneLine, type WrittenLetter, writtenLetter } from './letter-form.ts';

/** `title` is the writer's own, null without one; `amountMinor` in paise or cents; instants in ISO 8601. */
export type LetterFacts =
  | { readonly kind: 'welcome' }
  | {
      readonly kind: 'receipt';
      readonly receiptId: string;
      readonly plan: PlanName;
      readonly amountMinor: number;
      readonly currency: Currency;
      readonly paidAt: string;
      readonly reference: string | null;
    }
  | {
      readonly kind: 'reports_ready';
      readonly scriptId: string;
      readonly title: string | null;
      readonly made: number;
      readonly failed: number;
      /** What became of a language model's reading; null where none was to be had. */
      readonly reading: 'given' | 'missing' | null;
    }
  | {
      readonly kind: 'share_opened';
      readonly scriptId: string;
      readonly title: string | null;
      readonly openedAt: string;
    }
  | { readonly kind: 'account_deleted' };

const locales: Readonly<Record<Currency, string>> = { INR: 'en-IN', USD: 'en-US' };
const money = (amountMinor: number, currency: Currency): string =>
  new Intl.NumberFormat(locales[currency], { style: 'currency', currency }).format(amountMinor / 100);
const day = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const mostOfTitle = 80;
/** 'The reports on “Salt”', or on a script whose writer has not named it. */
const named = (title: string | null): string => {
  const line = title === null ? '' : oneLine(title, mostOfTitle);
  return line === '' ? 'your script' : `“${line}”`;
};
const counted = (n: number): string => (n === 1 ? '1 report' : `${n} reports`);
const scriptPath = (scriptId: string): `/${string}` => `/dashboard?script=${encodeURIComponent(scriptId)}`;

type Written = Omit<LetterBody, 'foot'>;
type Facts<K extends MailKind> = Extract<LetterFacts, { readonly kind: K }>;

const welcome = (): Written => ({
  subject: `Welcome to ${productName}`,
  parts: [
    { text: 'Your account is ready. Upload a screenplay as a PDF and read what it does, with page and quote.' },
    { link: 'Log in', path: '/login' },
    { link: 'Look at the reports on a sample script', path: '/sample' },
    { text: 'If you did not open this account, somebody gave your address by mistake. You need not do anything.' },
  ],
});

const receipt = ({ receiptId, plan, amountMinor, currency, paidAt, reference }: Facts<'receipt'>): Written => ({
  subject: `Your receipt from ${productName}`,
  parts: [
    { text: 'Thank you. Your payment has arrived, and your plan is open.' },
    {
      facts: [
        ['Plan', `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`],
        ['Amount', money(amountMinor, currency)],
        ['Paid on', day(paidAt)],
        ...(reference === null ? [] : [['Reference', reference] as const]),
      ],
    },
    { link: 'The receipt, to print', path: `/account/receipts/${encodeURIComponent(receiptId)}` },
  ],
});

const madeSentence = ({ made, failed }: Facts<'reports_ready'>): string => {
  if (made === 0) return `None of the ${counted(failed)} could be made. You can try each again on the dashboard.`;
  const last = failed > 0 ? ` ${counted(failed)} could not be made; you can try again on the dashboard.` : '';
  return `${counted(made)} ${made === 1 ? 'is' : 'are'} there.${last}`;
};
const readingSentence = {
  given: 'They open with a reading of the script.',
  missing: 'The reading of the script by a language model is missing; the reports say why.',
} as const;

const reportsReady = (facts: Facts<'reports_ready'>): Written => {
  const { scriptId, title, made, reading } = facts;
  const parts: LetterPart[] = [{ text: madeSentence(facts) }];
  if (reading !== null && made > 0) parts.push({ text: readingSentence[reading] });
  return {
    subject: made > 0 ? `The reports on ${named(title)} are ready` : `The reports on ${named(title)} could not be made`,
    parts: [...parts, { link: 'Open the dashboard', path: scriptPath(scriptId) }],
  };
};

const shareOpened = ({ scriptId, title, openedAt }: Facts<'share_opened'>): Written => ({
  subject: `Your link to the reports on ${named(title)} was opened`,
  parts: [
    {
      text: `Somebody opened it for the first time on ${day(openedAt)} (UTC). We do not know who: whoever has the link can open it.`,
    },
    { text: 'Under Share on the dashboard you see on which days it was opened, and can end it at any time.' },
    { link: 'Open the dashboard', path: scriptPath(scriptId) },
  ],
});

const accountDeleted = (): Written => ({
  subject: `Your ${productName} account was deleted`,
  parts: [
    { text: 'Your login, your scripts and all their reports were deleted, as you asked.' },
    { text: 'Receipts stay without your name, as bookkeeping requires. This is the last mail you get from us.' },
  ],
});

const bodyOf = (facts: LetterFacts): Written => {
  switch (facts.kind) {
    case 'welcome':
      return welcome();
    case 'receipt':
      return receipt(facts);
    case 'reports_ready':
      return reportsReady(facts);
    case 'share_opened':
      return shareOpened(facts);
    case 'account_deleted':
      return accountDeleted();
    default:
      return facts satisfies never;
  }
};

const why: Readonly<Record<MailKind, readonly LetterPart[]>> = {
  welcome: [{ text: `You get this mail because an account at ${productName} was opened with this address.` }],
  receipt: [{ text: `You get a receipt by mail for every payment to ${productName}.` }],
  reports_ready: [
    { text: 'You get this mail once, when all reports on a script have come.' },
    { link: 'Choose which mail you get', path: '/account' },
  ],
  share_opened: [
    { text: 'You get this mail once a link, when it is opened for the first time.' },
    { link: 'Choose which mail you get', path: '/account' },
  ],
  account_deleted: [{ text: `You get this mail because an account at ${productName} with this address has ended.` }],
};

/** The letter in both forms. `siteUrl` without a final slash. */
export const writeLetter = (facts: LetterFacts, siteUrl: string): WrittenLetter =>
  writtenLetter({ ...bodyOf(facts), foot: why[facts.kind] }, siteUrl);
