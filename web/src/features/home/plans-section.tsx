/** The plans with their prices for a guest. Choosing one leads to the login, which carries the choice on to the pricing screen. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Currency, planNames } from '../../../../lib/contract/plans.ts';
import { usePlans, useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import type { WayBack } from '../account/way-back.ts';
import { currencyOfTimeZone } from '../billing/format-price.ts';
import { PlanCard } from '../billing/plan-card.tsx';
import { PurchaseTerms } from '../billing/purchase-terms.tsx';
import { Section } from './section.tsx';

export function PlansSection() {
  const { plans: store, timeZone } = useStores();
  const { plans, error } = usePlans((s) => s);
  const navigate = useNavigate();
  // The page is drawn before anybody knows where its reader lives.
  const [currency, setCurrency] = useState<Currency>('USD');
  useEffect(() => {
    setCurrency(currencyOfTimeZone(timeZone));
    void store.getState().loadTerms();
  }, [store, timeZone]);
  const choose = (id: number): void => {
    const state: WayBack = { from: '/pricing', selectedPlan: id };
    navigate('/login', { state });
  };
  return (
    <Section id="plans" title="Plans and prices" lead="One price, one time. Both prices stand on each plan." wide>
      <div className="space-y-8">
        {error && <Banner tone="error">{error}</Banner>}
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {planNames.map((name) => (
            <PlanCard
              key={name}
              plan={plans[name]}
              currency={currency}
              standing="open"
              marked={false}
              keepsNoteLine={false}
              busy={false}
              disabled={false}
              heading="h3"
              onChoose={() => choose(plans[name].id)}
            />
          ))}
        </ul>
        <PurchaseTerms />
      </div>
    </Section>
  );
}
