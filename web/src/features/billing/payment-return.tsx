/** Handles the payment provider's return to /landing: has the server verify it, then goes on to the home page or to the failure. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStores } from '../../app/stores-context.tsx';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { paymentTexts } from './payment-store.ts';
import { readPaymentReturn } from './read-payment-return.ts';

/** Whoever may have paid is never told that it failed. The address still holds what is to be verified, so a reload asks again as well. */
function Unconfirmed({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className="max-w-md space-y-4 text-center">
      <p className="mb-10">
        <Brand />
      </p>
      <h1 className="text-4xl">Not confirmed yet</h1>
      <p role="alert" className="text-lg">
        {paymentTexts.unconfirmed}
      </p>
      <Button onClick={onAgain}>Check again</Button>
    </div>
  );
}

/** `search` is the address's query. */
export function PaymentReturn({ search }: { readonly search: string }) {
  usePageTitle('Payment');
  const { payment, session } = useStores();
  const navigate = useNavigate();
  const [tries, setTries] = useState(1);
  const [unanswered, setUnanswered] = useState(0);
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
      const verdict = await payment.getState().settle(returned.body);
      // The session has ended meanwhile: the guard carries this address through the login and back.
      if (left || session.getState().token === null) return;
      if (verdict === 'stands') navigate('/landing', { replace: true });
      else if (verdict === 'unanswered') setUnanswered(tries);
      else failWith(payment.getState().error ?? paymentTexts.failed);
    };
    void work();
    return () => {
      left = true;
    };
  }, [payment, session, navigate, search, tries]);
  return (
    <main id="main" tabIndex={-1} className="grid min-h-screen place-items-center p-6">
      {unanswered === tries ? (
        <Unconfirmed onAgain={() => setTries(tries + 1)} />
      ) : (
        <p role="status" className="inline-flex items-center gap-3 text-lg">
          <Spinner /> Processing payment result...
        </p>
      )}
    </main>
  );
}
