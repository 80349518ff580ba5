/** Three cards of the report on our sample script, under its enjoyment score out of 10, and the script on one strip. All of it is the product's own, made at build time; each card says whether it was counted or read. */

import { cards } from 'virtual:sample-cards';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BasisLabel } from '../../blocks/basis-label.tsx';
import { EvidenceQuote } from '../../blocks/evidence.tsx';
import { formatRange, formatScore, hasRange, RangeBar } from '../../blocks/range-bar.tsx';
import { ScriptPage } from '../../ui/script-page.tsx';
import { sampleStripPath } from '../sample/sample-paths.ts';
import { Section } from './section.tsx';

const { title, pageCount, enjoyment, strength, weakness, strip } = cards;

/** A description's first sentence says what is measured; the figures follow in the report. */
const measured = /^[^.]+\./.exec(enjoyment.description)?.[0] ?? enjoyment.description;

/** One page of the report; its running header is the script's title and its enjoyment score. */
function ReportCard({
  name,
  basis,
  children,
}: {
  readonly name: string;
  readonly basis: typeof strength.basis;
  readonly children: ReactNode;
}) {
  return (
    <ScriptPage className="flex h-full flex-col py-6 pr-6 pl-11">
      <p className="script flex flex-wrap justify-between gap-x-4 text-sm text-ink-faint">
        <span>{title}</span>
        <span>
          {enjoyment.name} {formatScore(enjoyment.score)}/10
        </span>
      </p>
      <p className="mt-5 flex flex-wrap items-center justify-between gap-2 text-sm font-semibold text-ink-soft">
        {name} <BasisLabel basis={basis} />
      </p>
      {children}
    </ScriptPage>
  );
}

function FindingCard({ name, finding }: { readonly name: string; readonly finding: typeof strength }) {
  return (
    <ReportCard name={name} basis={finding.basis}>
      <h3 className="mt-1 text-xl">{finding.title}</h3>
      <p className="mt-2 text-ink-soft">{finding.text}</p>
      <div className="mt-3 border-l-2 border-brass/50 pl-3">
        <EvidenceQuote evidence={finding.evidence} stacked />
      </div>
      {finding.outcome !== null && <p className="mt-4">{finding.outcome}</p>}
    </ReportCard>
  );
}

export function Technology() {
  // A line says more here than a scene heading.
  const place = enjoyment.evidence.find(({ quote }) => !/^(?:INT|EXT)\b/.test(quote)) ?? enjoyment.evidence[0];
  return (
    <Section
      id="technology"
      title="Technology"
      wide
      lead={`Three cards of the report on our sample script, “${title}”, a short of ${pageCount} pages, and its strip, as the product made them.`}
    >
      <ul className="grid gap-6 lg:grid-cols-3">
        <li>
          <ReportCard name="Enjoyment score" basis={enjoyment.basis}>
            <h3 className="mt-1 text-5xl tabular-nums">
              {formatScore(enjoyment.score)}
              <span className="text-2xl text-ink-faint">/10</span>
            </h3>
            <div className="mt-3">
              <RangeBar score={enjoyment.score} low={enjoyment.low} high={enjoyment.high} />
            </div>
            <p className="mt-1 text-sm text-ink-faint">
              {hasRange(enjoyment)
                ? `Range ${formatRange(enjoyment.low, enjoyment.high)}: a craft measure, not a verdict.`
                : 'One reader’s number, not a verdict.'}
            </p>
            <p className="mt-3 text-ink-soft">{measured}</p>
            {place && (
              <div className="mt-3 border-l-2 border-brass/50 pl-3">
                <EvidenceQuote evidence={place} stacked />
              </div>
            )}
          </ReportCard>
        </li>
        <li>
          <FindingCard name="First of its strengths" finding={strength} />
        </li>
        <li>
          <FindingCard name="First of its weaknesses" finding={weakness} />
        </li>
      </ul>
      <figure className="mt-8">
        <Link to="/sample" className="block rounded-card border border-rule bg-white p-2 sm:p-4">
          <img
            src={sampleStripPath}
            alt={`“${title}” on one strip, as the product draws it: scenes by length and place, turns and notes, its tone, and who is in which scene. Opens the sample.`}
            width={strip.width}
            height={strip.height}
            loading="lazy"
            decoding="async"
            className="h-auto w-full"
          />
        </Link>
        <figcaption className="mt-2 text-sm text-ink-faint">
          The whole script on one strip, above every report; in the product each sign opens its page.
        </figcaption>
      </figure>
      <p className="mt-8">
        <Link to="/sample" className="link inline-flex min-h-6 items-center">
          Read the whole report
        </Link>
      </p>
    </Section>
  );
}
