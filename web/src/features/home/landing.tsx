/** The one /landing route and the nine section routes beside it: the payment return when the address carries one, the home page otherwise. */
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Loading } from '../../app/loading.tsx';
import { deferred } from '../../ui/deferred.ts';
import { readPaymentReturn } from '../billing/read-payment-return.ts';
import { HomeScreen } from './home-screen.tsx';

// Seldom needed: the home page does not wait for it.
const PaymentReturn = deferred(async () => (await import('../billing/payment-return.tsx')).PaymentReturn);

export function Landing() {
  const { pathname, search } = useLocation();
  const returning = pathname === '/landing' && readPaymentReturn(search) !== null;
  if (!returning) return <HomeScreen audience="user" />;
  return (
    <Suspense fallback={<Loading />}>
      <PaymentReturn search={search} />
    </Suspense>
  );
}
