/** The pricing screen: sample cards, currency, the four plans, and the way to the provider's page. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Currency, type Plan, planCovers, planNames } from '../../../../lib/contract/plans.ts';
import { SiteHeader } from '../../app/site-header.tsx';
import { usePayment, usePlans, useSession, useStores } from '../../app/stores-context.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Banner } from '../../ui/banner.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { readWayBack } from '../account/way-back.ts';
import { currencyOfTimeZone } from './format-price.ts';
import { PlanCard } from './plan-card.tsx';
import { PurchaseTerms } from './purchase-terms.tsx';
import { useStatusWatch } from './use-status-watch.ts';

const sampleCards = [
  { label: 'Type of Script', value: 'Movie' },
  { label: 'Movie Title', value: null },
  { label: 'Director', value: null },
  { label: 'Tentative Cast', value: null },
  { label: 'Hero Name', value: null },
  { label: 'Character Name', value: null },
  { label: 'Genre', value: null },
] as const;
const acceptedMethods = ['Credit', 'Debit', 'Wallet', 'Bank'] as const;
const currencyLabels: Readonly<Record<Currency, string>> = { INR: 'India (₹)', USD: 'Rest of world ($)' };
const tokenTrouble = /Authentication token not found|token_not_valid/;

/** The sentence of the specified alert. */
export const initializationFailed = (message: string): string =>
  `Payment initialization failed: ${message || 'Please try again later.'}`;

function CurrencySwitch(props: { readonly currency: Currency; readonly onChange: (currency: Currency) => void }) {
  return (
    <fieldset className="flex flex-wrap justify-center gap-2">
      <legend className="sr-only">Currency</legend>
      {(['INR', 'USD'] as const).map((each) => (
        <label
          key={each}
          className="inline-flex min-h-10 cursor-pointer items-center rounded-full border border-rule-strong px-4 font-semibold text-ink-soft has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="currency"
            className="sr-only"
            checked={each === props.currency}
            onChange={() => props.onChange(each)}
          />
          {currencyLabels[each]}
        </label>
      ))}
    </fieldset>
  );
}

export function PricingScreen() {
  usePageTitle('Pricing');
  useStatusWatch();
  const stores = useStores();
  const { plans, error: plansError } = usePlans((s) => s);
  const { busyPlanId, error: paymentError } = usePayment((s) => s);
  const { has_active_payment: active, plan: held } = useSession((s) => s.paymentStatus);
  const { state } = useLocation();
  const [currency, setCurrency] = useState<Currency>(
    () => stores.payment.getState().lastCurrency() ?? currencyOfTimeZone(stores.timeZone),
  );
  const [alert, setAlert] = useState<string | null>(null);

  useEffect(() => {
    stores.payment.getState().reset();
    void stores.plans.getState().load();
    void stores.plans.getState().loadTerms();
  }, [stores]);

  const choose = async (plan: Plan): Promise<void> => {
    const { session } = stores;
    session.getState().carry({ from: '/pricing', selectedPlan: plan.id });
    let message: string | null;
    try {
      message = await stores.payment.getState().initiate(plan, currency);
    } catch (error) {
      stores.payment.getState().reset();
      message = error instanceof Error ? error.message : '';
    }
    if (message === null) return;
    if (tokenTrouble.test(message)) {
      // The guard sees it and goes to /login with this way back.
      session.getState().expire();
      return;
    }
    session.getState().carry(null);
    setAlert(initializationFailed(message));
  };

  const heldName = active && held ? held.name : null;
  const standingOf = (plan: Plan): 'open' | 'held' | 'included' => {
    if (heldName === null || !planCovers(heldName, plan.name)) return 'open';
    return heldName === plan.name ? 'held' : 'included';
  };
  const chosenBefore = readWayBack(state)?.selectedPlan;
  const error = plansError ?? paymentError;

  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-5 py-12">
        <h1 className="display text-center">One price, one time, every page read.</h1>
        <p className="mx-auto mt-4 max-w-[56ch] text-center text-lg text-ink-soft">
          Tell us about your script and choose how deep the reading goes.
        </p>
        {/* One line, wherever it has room for all seven: what it says is little. */}
        <section
          aria-label="What a script can be told by"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, the keyboard scrolls it
          tabIndex={0}
          className="mt-6 overflow-x-auto pb-1"
        >
          <ul className="mx-auto flex w-max gap-2">
            {sampleCards.map(({ label, value }) => (
              <li
                key={label}
                className="rounded-md border border-dashed border-rule-strong px-2.5 py-1 text-xs leading-tight whitespace-nowrap"
              >
                <span className="font-semibold">
                  {label}
                  {value && (
                    <>
                      {' '}
                      <span className="font-normal text-ink-soft">= {value}</span>
                    </>
                  )}
                </span>
                <span className="script block text-ink-faint">Capture Yourself</span>
              </li>
            ))}
          </ul>
        </section>
        <div className="mt-10 space-y-6">
          {error && <Banner tone="error">{error}</Banner>}
          <CurrencySwitch currency={currency} onChange={setCurrency} />
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {planNames.map((name) => (
              <PlanCard
                key={name}
                plan={plans[name]}
                currency={currency}
                standing={standingOf(plans[name])}
                marked={chosenBefore === plans[name].id}
                keepsNoteLine={heldName !== null || chosenBefore !== undefined}
                heading="h2"
                busy={busyPlanId === plans[name].id}
                disabled={busyPlanId !== null}
                onChoose={() => void choose(plans[name])}
              />
            ))}
          </ul>
        </div>
        <div className="mt-12 text-center text-ink-soft">
          <div className="mb-10">
            <PurchaseTerms />
          </div>
          <p>Secure payment processing by Stripe</p>
          <p className="mt-4 text-sm text-ink-faint">We accept</p>
          <ul className="mt-2 flex justify-center gap-3" aria-hidden="true">
            {acceptedMethods.map((method, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: four placeholders that never move
              <li key={at} className="grid h-9 w-16 place-items-center rounded border border-rule bg-sheet text-xs">
                {method}
              </li>
            ))}
          </ul>
        </div>
      </main>
      {alert !== null && <AlertDialog title="Payment" message={alert} onClose={() => setAlert(null)} />}
    </>
  );
}
