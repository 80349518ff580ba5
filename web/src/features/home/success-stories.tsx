/** Stories two at a time, paged by dots, and a before-and-after. Invented to show a use, and labelled so. */
import { useState } from 'react';
import { carouselStart, pageSize } from './carousel.ts';
import { caseStudy, stories } from './home-copy.ts';
import { Section } from './section.tsx';

export function SuccessStories() {
  const [page, setPage] = useState(0);
  const pageCount = Math.ceil(stories.length / pageSize);
  const start = carouselStart(page, stories.length);
  return (
    <Section
      id="successStories"
      title="Success stories"
      lead="How a report is put to use. Examples, written by us."
      tinted
    >
      <div aria-live="polite" className="grid gap-6 md:grid-cols-2">
        {stories.slice(start, start + pageSize).map((story) => (
          <figure key={story.role} className="rounded-card border border-rule bg-sheet p-6">
            <blockquote className="font-serif text-lg">“{story.text}”</blockquote>
            <figcaption className="mt-3 text-sm text-ink-faint">{story.role}</figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-4 flex justify-center gap-1">
        {Array.from({ length: pageCount }, (_, at) => at).map((at) => (
          <button
            key={at}
            type="button"
            aria-label={`Stories, page ${at + 1} of ${pageCount}`}
            aria-current={at === page}
            onClick={() => setPage(at)}
            className="grid size-8 place-items-center"
          >
            <span className={`size-3 rounded-full border border-accent ${at === page ? 'bg-accent' : ''}`} />
          </button>
        ))}
      </div>
      <h3 className="mt-10 text-xl">{caseStudy.title}</h3>
      <p className="mt-1 text-ink-soft">{caseStudy.lead}</p>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className="border-t-2 border-brass pt-3">
            <h4 className="font-semibold capitalize">{side}</h4>
            <ul className="mt-2 space-y-1 text-ink-soft">
              {caseStudy[side].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
