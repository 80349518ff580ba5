/** What is paid for, since when and under which reference, and the receipts of every payment. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Account, Receipt } from '../../../../lib/contract/own-account.ts';
import { planAbove } from '../../../../lib/contract/plans.ts';
import { formatDay } from '../../ui/formats.ts';
import { formatAmount, planTitle } from '../billing/format-amount.ts';
import { failedRefundSentence, refundSentence } from '../billing/refund-sentence.ts';
import { AccountSection } from './account-section.tsx';

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function PlanSection({ account }: { readonly account: Account }) {
  const { plan, payment_date, payment_id } = account.payment_status;
  return (
    <AccountSection title="Plan">
      {plan === null ? (
        <p>
          You have no plan yet.{' '}
          <Link to="/pricingPlans" className="link">
            See the plans
          </Link>
        </p>
      ) : (
        <>
          <dl className="space-y-2">
            <Fact term="In force">
              <span className="font-semibold">{planTitle(plan.name)}</span>
            </Fact>
            {payment_date && <Fact term="Since">{formatDay(payment_date)}</Fact>}
            {payment_id && (
              <Fact term="Payment reference">
                <span className="font-mono text-sm break-all">{payment_id}</span>
              </Fact>
            )}
          </dl>
          {planAbove(plan.name) !== null && (
            <p>
              <Link to="/pricingPlans" className="link">
                See what the next plan adds
              </Link>
            </p>
          )}
        </>
      )}
    </AccountSection>
  );
}

function ReceiptRow({ receipt }: { readonly receipt: Receipt }) {
  const title = `${planTitle(receipt.plan.name)} plan, ${formatDay(receipt.paid_at)}`;
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        <p className="font-mono text-sm break-all text-ink-faint">{receipt.payment_id}</p>
        {receipt.refunded_at && <p className="text-ink-soft">Refunded on {formatDay(receipt.refunded_at)}</p>}
        {receipt.refund_failed_at && (
          <p className="font-medium text-bad">{failedRefundSentence(receipt.refund_failed_at)}</p>
        )}
        {receipt.refund_reason && <p className="text-ink-soft">{refundSentence(receipt.refund_reason)}</p>}
      </div>
      <p className="tabular-nums">{formatAmount(receipt)}</p>
      <Link
        to={`/account/receipts/${encodeURIComponent(receipt.receipt_id)}`}
        className="link inline-flex min-h-6 items-center"
        aria-label={`Receipt for the ${title}`}
      >
        Receipt
      </Link>
    </li>
  );
}

export function ReceiptsSection({ receipts }: { readonly receipts: readonly Receipt[] }) {
  return (
    <AccountSection title="Receipts">
      {receipts.length === 0 ? (
        <p className="text-ink-soft">No payment has been made with this account.</p>
      ) : (
        <ul className="divide-y divide-rule">
          {receipts.map((receipt) => (
            <ReceiptRow key={receipt.receipt_id} receipt={receipt} />
          ))}
        </ul>
      )}
    </AccountSection>
  );
}
