/** A table that scrolls inside its own frame where the screen is narrow, so that the page never does. */
import type { ReactNode } from 'react';

export function ScrollTable({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
    <section className="scroll-sideways overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-[0.95rem]">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
