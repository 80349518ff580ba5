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
      wide
    >
      <div aria-live="polite" className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {stories.slice(start, start + pageSize).map((story) => (
          <figure key={story.role} className="border-t-2 border-brass pt-4">
            <blockquote className="hanging-quote font-serif text-xl leading-snug">“{story.text}”</blockquote>
            <figcaption className="mt-3 text-ink-soft">Example: {story.role}</figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-5 -ml-2.5 flex gap-1">
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
      <h3 id="case-study" className="mt-12 text-2xl">
        {caseStudy.title}
      </h3>
      <p className="mt-1 text-ink-soft">{caseStudy.lead}</p>
      <table aria-labelledby="case-study" className="mt-5 w-full max-w-3xl border-collapse text-left">
        <thead className="font-sans text-sm text-ink-faint">
          <tr>
            <td />
            <th scope="col" className="py-2 pr-6 font-semibold">
              Before
            </th>
            <th scope="col" className="py-2 font-semibold">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {caseStudy.rows.map(({ what, before, after }) => (
            <tr key={what} className="border-t border-rule align-baseline">
              <th scope="row" className="py-3 pr-6 font-normal text-ink-soft">
                {what}
              </th>
              <td className="py-3 pr-6 font-serif text-lg text-ink-soft sm:text-xl">{before}</td>
              <td className="py-3 font-serif text-lg font-semibold sm:text-xl">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
