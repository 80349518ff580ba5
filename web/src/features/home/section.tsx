/** One section of the home page, with the id that its route scrolls to: its heading in the margin column, or above what needs the width. */
import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tinted?: boolean;
  /** The content takes the whole width, under the heading. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, tinted = false, wide = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-16 border-t border-rule ${tinted ? 'bg-well/60' : ''}`}
    >
      <div
        className={`mx-auto max-w-6xl px-5 py-14 sm:py-20 ${wide ? '' : 'lg:grid lg:grid-cols-[17rem_1fr] lg:gap-x-14'}`}
      >
        <div>
          <h2 id={`${id}-title`} className="section-title">
            {title}
          </h2>
          {lead && <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">{lead}</p>}
        </div>
        <div className={wide ? 'mt-10' : 'mt-8 lg:mt-1.5'}>{children}</div>
      </div>
    </section>
  );
}
