/** Around every screen: a way past the navigation, and the keyboard at the heading and the scroll at the top after each change of path. */
import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isSectionPath } from '../features/home/section-paths.ts';
import { Loading } from './loading.tsx';
import { MissingPartBoundary } from './missing-part-boundary.tsx';

/** A dashboard moves inside one screen; a view is not a new page. */
const screenOf = (path: string): string => /^\/(?:dashboard|sample|shared)(?=\/|$)/.exec(path)?.[0] ?? path;

/** By focus alone: the address stays as it is, because that of a shared report holds its key where '#main' would go. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.scrollIntoView();
  main?.focus({ preventScroll: true });
}

/** At the heading, which a screen reader then says; at the content where that has none yet. */
function arrive(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}

/** Says that the screen beside it can be used, once: what was pressed on a prerendered page is done then (public/before-paint.js). */
function TakenOver() {
  useEffect(() => {
    window.dispatchEvent(new Event('takenover'));
  }, []);
  return null;
}

export function ScreenFrame() {
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    const between = isSectionPath(shown.current) && isSectionPath(screen);
    shown.current = screen;
    // The home page scrolls to its sections by itself.
    if (between) return;
    window.scrollTo(0, 0);
    arrive();
  }, [screen]);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead to a place on the page, by focus. */}
      <a href="#main" className="skip-link" onClick={skipToContent}>
        Skip to content
      </a>
      <MissingPartBoundary place={screen}>
        <Suspense fallback={<Loading />}>
          <Outlet />
          <TakenOver />
        </Suspense>
      </MissingPartBoundary>
    </>
  );
}
