/** A pricing page left open asks again when it is looked at, and hears of a payment made elsewhere. */
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useStores } from '../../app/stores-context.tsx';

/** Goes to /landing when the plan is not the one the page was opened with. */
export function useStatusWatch(): void {
  const { session, payment } = useStores();
  const planId = useSession((s) => (s.paymentStatus.has_active_payment ? (s.paymentStatus.plan?.id ?? 0) : null));
  const opened = useRef(planId);
  const navigate = useNavigate();

  useEffect(() => {
    if (planId !== null && planId !== opened.current) navigate('/landing', { replace: true });
  }, [planId, navigate]);

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void session.getState().refreshPaymentStatus();
    };
    // Come back to with the browser's back button, the page is as it was left: waiting.
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      payment.getState().reset();
      look();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', shown);
    };
  }, [session, payment]);
}
