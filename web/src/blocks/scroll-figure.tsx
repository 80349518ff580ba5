/** A drawing that keeps a readable size: on a narrow screen it scrolls inside its own frame. */
import type { ReactNode } from 'react';

export function ScrollFigure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <div className="min-w-[36rem]">{children}</div>
    </section>
  );
}
