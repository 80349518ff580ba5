/** Where a dashboard lets the reader in: nothing while it is closed, and nothing of it is loaded until then. Keeps the report still, and gives the focus back. */
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { MissingPartBoundary } from '../../app/missing-part-boundary.tsx';
import { besideLook } from './beside-look.ts';
import { DeferredReader } from './deferred-reader.ts';
import { useOpener } from './opener.ts';
import { placeIn } from './reader-place.ts';
import { useScreenplay } from './use-screenplay.ts';

const isInWindow = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

function OpenReader() {
  const opener = useOpener();
  // Here and not in the dock, so that script and reader are on their way together.
  const loaded = useScreenplay();
  // The report becomes narrower and longer: the link that was pressed stays where it was.
  useLayoutEffect(() => {
    const by = opener.current && opener.current.element.getBoundingClientRect().top - opener.current.top;
    if (by) window.scrollBy({ top: by, behavior: 'instant' });
    return () => {
      const held = opener.current;
      if (held) opener.current = { ...held, wasInWindow: isInWindow(held.element.getBoundingClientRect()) };
    };
  }, [opener]);
  // Not a layout effect: while a modal dialog is open, nothing outside it takes the focus.
  useEffect(
    () => () => {
      const held = opener.current;
      opener.current = null;
      const to = held?.element.isConnected ? held.element : document.getElementById('main');
      // Who has read on in the report is not pulled back to the link.
      to?.focus({ preventScroll: !held?.wasInWindow });
    },
    [opener],
  );
  return (
    <MissingPartBoundary>
      <Suspense fallback={<div className={`${besideLook} max-xl:hidden`} />}>
        <DeferredReader loaded={loaded} />
      </Suspense>
    </MissingPartBoundary>
  );
}

export function ReaderOutlet() {
  return placeIn(useLocation().search) === null ? null : <OpenReader />;
}
