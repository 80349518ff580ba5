/** Where the keyboard goes when the question whether a script is the next draft has been answered and is gone: to what stands there then, else to the page's content. */
import { type RefObject, useEffect, useRef } from 'react';

/** `asked`: the question is on the screen. */
export function useAnswered(asked: boolean, place: RefObject<HTMLElement | null>): void {
  const was = useRef(asked);
  useEffect(() => {
    const answered = was.current && !asked;
    was.current = asked;
    // Whoever has gone on to something else stays there.
    if (!answered || document.activeElement !== document.body) return;
    (place.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [asked, place]);
}
