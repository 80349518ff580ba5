/** What one purchase covers, for how long, and what becomes of a payment that is given back: said wherever prices stand. */
import { defaultQuotas } from '../../../../lib/contract/plan-quotas.ts';
import { planNames } from '../../../../lib/contract/plans.ts';
import { usePlans } from '../../app/stores-context.tsx';

/** 'Up to 20 uploads a day.', by plan where they differ. */
function uploadsSentence(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `Up to ${most} uploads a day.` : `By plan, up to ${least} to ${most} uploads a day.`;
}

export function PurchaseTerms() {
  const quotas = usePlans((s) => s.quotas) ?? defaultQuotas;
  const uploads = uploadsSentence(planNames.map((name) => quotas[name].uploads_a_day));
  return (
    <div className="mx-auto grid max-w-4xl gap-x-10 gap-y-5 text-left text-[0.95rem] text-ink-soft sm:grid-cols-2">
      <div>
        <h3 className="text-lg text-ink">What one purchase covers</h3>
        <p className="mt-1">
          Your account, for good: every script and every draft you upload, each with all reports of the plan. Nothing
          renews by itself. An upgrade costs the full price of the higher plan and opens its reports for the scripts
          that are there already.
        </p>
        <p className="mt-2">
          {uploads} Where a language model reads along, what it may be asked in a day is limited, too: counted reports
          come at once, and its reading can then be asked for the next day.
        </p>
      </div>
      <div>
        <h3 className="text-lg text-ink">Refunds</h3>
        <p className="mt-1">
          A payment that adds nothing to the plan you have, or that comes in after its account was deleted, is given
          back in full by itself. For any other refund, turn to the seller that your receipt names.
        </p>
        <p className="mt-2">
          A payment that is refunded takes its plan back: the reports close, and your scripts stay until you delete
          them.
        </p>
      </div>
    </div>
  );
}
