/** One section of the home page, with the id that its route scrolls to. */
import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, tinted = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-16 border-t border-rule ${tinted ? 'bg-well/60' : ''}`}
    >
      <div className="mx-auto max-w-6xl px-5 py-14 sm:py-18">
        <h2 id={`${id}-title`} className="section-title">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[60ch] text-lg text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
