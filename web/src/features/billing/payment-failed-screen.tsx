/** Says why a payment did not come about: the query's word, else the navigation's, else the default. */
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod';
import { useSession } from '../../app/stores-context.tsx';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { paymentTexts } from './payment-store.ts';

const carried = z.object({ error: z.string().min(1) });

export function PaymentFailedScreen() {
  usePageTitle('Payment failed');
  const [query] = useSearchParams();
  const { state } = useLocation();
  // /pricing is closed to who has a plan, and an upgrade fails, too.
  const active = useSession((s) => s.paymentStatus.has_active_payment);
  const navigate = useNavigate();
  const fromState = carried.safeParse(state);
  const reason = query.get('error') || (fromState.success ? fromState.data.error : paymentTexts.failed);
  return (
    <main id="main" tabIndex={-1} className="grid min-h-screen place-items-center p-6">
      <div className="max-w-md space-y-4 text-center">
        <p className="mb-10">
          <Brand />
        </p>
        <h1 className="text-4xl">Payment Failed</h1>
        <p role="alert" className="text-lg text-bad">
          {reason}
        </p>
        {/* What came back may say 'still being processed': that nothing was paid is more than is known here. */}
        <p className="text-ink-soft">
          Whatever you have paid for is on{' '}
          <Link to="/account" className="link">
            your account page
          </Link>
          .
        </p>
        <Button onClick={() => navigate(active ? '/pricingPlans' : '/pricing')}>Try Again</Button>
      </div>
    </main>
  );
}
