/** Says that the payment stands and goes on to /landing by itself. Anybody may open it: where no payment is known, it says that, too. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../app/stores-context.tsx';
import { Brand } from '../../ui/brand.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';

/** Time to read the message before the site moves on. */
export const redirectDelayMs = 2000;

export const noPaymentKnown = 'We know of no payment in this session.';

export function PaymentSuccessScreen() {
  usePageTitle('Payment successful');
  const known = useSession((s) => s.paymentStatus.has_active_payment);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/landing', { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <main id="main" tabIndex={-1} className="grid min-h-screen place-items-center p-6">
      <div role="status" className="max-w-md space-y-4 text-center">
        <p className="mb-10">
          <Brand />
        </p>
        <h1 className="text-4xl">Payment Successful!</h1>
        <p className="text-lg">Your payment has been processed successfully.</p>
        {!known && <p>{noPaymentKnown}</p>}
        <p className="text-ink-soft">Redirecting to dashboard...</p>
      </div>
    </main>
  );
}
