/** What a coverage says in its reader's words: comments at their places, and what to do. */
import type { CoverageComment, CoverageFix } from '../../../../lib/reports/coverage/coverage.ts';
import { EvidenceQuote } from '../../blocks/evidence.tsx';
import { keyed } from '../../blocks/keyed.ts';
import { PageLinks } from '../../blocks/named-places.tsx';

/** Over each part of the form. */
export const sectionTitle = 'mb-3 print:mb-1 border-b border-rule-strong pb-1 print:pb-0 text-xl print:text-lg';

export function Advice({ advice, steps }: Pick<CoverageFix, 'advice' | 'steps'>) {
  return (
    <div className="mt-2 max-w-[75ch] print:mt-0 print:max-w-none">
      <p>
        <span className="font-semibold">What to do:</span> <PageLinks text={advice} />
      </p>
      {steps.length > 0 && (
        <ul className="mt-1 list-disc space-y-1 pl-5 print:mt-0 print:space-y-0 print:pl-4">
          {keyed(steps, (step) => step).map(({ key, item }) => (
            <li key={key} className="whitespace-pre-line">
              <PageLinks text={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function Comment({ comment }: { readonly comment: CoverageComment }) {
  return (
    <>
      <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
        <PageLinks text={comment.title} />
      </h3>
      <p className="mt-1 max-w-[75ch] print:mt-0 print:max-w-none">
        <PageLinks text={comment.text} />
      </p>
      {comment.evidence && (
        <div className="mt-2 border-l-2 border-brass/50 pl-3 print:mt-0 print:pl-1.5 print:leading-none">
          <EvidenceQuote evidence={comment.evidence} stacked />
        </div>
      )}
    </>
  );
}

export function Comments(props: {
  readonly id: string;
  readonly title: string;
  readonly items: readonly CoverageComment[];
}) {
  if (props.items.length === 0) return null;
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} className={sectionTitle}>
        {props.title}
      </h2>
      <ul className="space-y-4 print:space-y-1.5">
        {keyed(props.items, ({ title }) => title).map(({ key, item }) => (
          <li key={key} className="break-inside-avoid">
            <Comment comment={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
