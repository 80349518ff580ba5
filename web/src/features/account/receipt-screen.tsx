/** One payment's receipt, made to be printed. Refuses a number that is none of this account's. */
import { Link, useParams } from 'react-router';
import type { User } from '../../../../lib/contract/accounts.ts';
import type { Receipt } from '../../../../lib/contract/own-account.ts';
import { SiteHeader } from '../../app/site-header.tsx';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/formats.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { formatAmount, planTitle } from '../billing/format-amount.ts';
import { failedRefundSentence, refundSentence } from '../billing/refund-sentence.ts';
import { AccountFrame } from './account-frame.tsx';

function Sheet({ receipt, user }: { readonly receipt: Receipt; readonly user: User }) {
  const lines: readonly (readonly [string, string | null])[] = [
    ['Number', receipt.receipt_id],
    ['Date of payment', formatDay(receipt.paid_at)],
    ['Paid by', `${user.username}, ${user.email}`],
    ['For', `${planTitle(receipt.plan.name)} plan, one-time purchase`],
    ['Payment reference', receipt.payment_id],
    ['Order reference', receipt.order_id],
    ['Refunded on', receipt.refunded_at && formatDay(receipt.refunded_at)],
    ['The refund', receipt.refund_failed_at && failedRefundSentence(receipt.refund_failed_at)],
    ['Why', receipt.refund_reason && refundSentence(receipt.refund_reason)],
  ];
  return (
    <article className="rounded-card border border-rule bg-sheet p-6 sm:p-10 print:border-0 print:p-0">
      <Brand />
      <h1 className="mt-6 text-4xl">Receipt</h1>
      <dl className="mt-6 divide-y divide-rule border-y border-rule">
        {lines.map(([term, value]) =>
          value === null ? null : (
            <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-6 flex items-baseline justify-between gap-6 text-2xl font-semibold">
        <span>{receipt.status === 'refunded' ? 'Paid and refunded' : 'Paid'}</span>
        <span className="tabular-nums">{formatAmount(receipt)}</span>
      </p>
    </article>
  );
}

export function ReceiptScreen() {
  usePageTitle('Receipt');
  const { id } = useParams();
  return (
    <>
      <div className="print:hidden">
        <SiteHeader />
      </div>
      <main id="main" tabIndex={-1} className="mx-auto max-w-3xl px-5 py-10 print:p-0">
        <p className="mb-6 print:hidden">
          <Link to="/account" className="link">
            Back to your account
          </Link>
        </p>
        <AccountFrame>
          {({ receipts, user }) => {
            const receipt = receipts.find((each) => each.receipt_id === id);
            if (!receipt) return <p className="text-lg">There is no such receipt in your account.</p>;
            return (
              <>
                <Sheet receipt={receipt} user={user} />
                <Button className="mt-6 print:hidden" onClick={() => window.print()}>
                  Print
                </Button>
              </>
            );
          }}
        </AccountFrame>
      </main>
    </>
  );
}
