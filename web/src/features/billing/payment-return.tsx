/** Handles the payment provider's return to /landing: has the server verify it, then goes on to the home page or to the failure. */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStores } from '../../app/stores-context.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { paymentTexts } from './payment-store.ts';
import { readPaymentReturn } from './read-payment-return.ts';

/** `search` is the address's query. */
export function PaymentReturn({ search }: { readonly search: string }) {
  usePageTitle('Payment');
  const { payment } = useStores();
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    const returned = readPaymentReturn(search);
    const failWith = (message: string): void => {
      if (!left) navigate('/payment/failed', { replace: true, state: { error: message } });
    };
    const work = async (): Promise<void> => {
      if (returned?.kind !== 'complete') {
        const message = returned?.kind === 'error' ? returned.message : paymentTexts.invalidReturn;
        payment.getState().fail(message);
        failWith(message);
        return;
      }
      if (await payment.getState().settle(returned.body)) {
        if (!left) navigate('/landing', { replace: true });
      } else failWith(payment.getState().error ?? paymentTexts.failed);
    };
    void work();
    return () => {
      left = true;
    };
  }, [payment, navigate, search]);
  return (
    <main id="main" tabIndex={-1} className="grid min-h-screen place-items-center p-6">
      <p role="status" className="inline-flex items-center gap-3 text-lg">
        <Spinner /> Processing payment result...
      </p>
    </main>
  );
}
