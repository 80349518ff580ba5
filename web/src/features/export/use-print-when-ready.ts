/** Opens the print dialog once, when an export has led to a page and all of it is there. Refuses to print a page half drawn. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStores } from '../../app/stores-context.tsx';

/** The state of an address that asks for it. */
export const printOnArrival = { print: true } as const;

export function usePrintWhenReady(ready: boolean): void {
  const { print } = useStores();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = (state as { readonly print?: unknown } | null)?.print === true;
  const printed = useRef(false);
  useEffect(() => {
    if (!asked || !ready || printed.current) return;
    printed.current = true;
    // A reload or the way back must not print again.
    void navigate(`${pathname}${search}`, { replace: true, state: null });
    // One turn later, so that what has just come in is drawn; later still while a drawing is on its way.
    const begin = (): void => {
      if (document.querySelector('main [aria-busy=true]')) setTimeout(begin, 50);
      else print();
    };
    setTimeout(begin, 0);
  }, [asked, ready, navigate, pathname, search, print]);
}
