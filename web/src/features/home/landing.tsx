/** The one /landing route and the nine section routes beside it: the payment return when the address carries one, the home page otherwise. */
import { useLocation } from 'react-router';
import { PaymentReturn } from '../billing/payment-return.tsx';
import { readPaymentReturn } from '../billing/read-payment-return.ts';
import { HomeScreen } from './home-screen.tsx';

export function Landing() {
  const { pathname, search } = useLocation();
  const returning = pathname === '/landing' && readPaymentReturn(search) !== null;
  return returning ? <PaymentReturn search={search} /> : <HomeScreen audience="user" />;
}
