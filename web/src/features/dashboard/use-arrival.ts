/** Where somebody arrives who goes from one view of a dashboard to the next: at its heading, which a screen reader then says, and at its top. The way back leaves the scroll to the browser. */
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** For the view's heading, which can take the focus by code. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    heading.current?.focus({ preventScroll: true });
    if (how === 'PUSH') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, how]);
  return heading;
}
