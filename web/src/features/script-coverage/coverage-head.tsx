/** The head of a coverage: whose it is, where somebody has set that, and what the script is. */
import type { CoverageFact } from '../../../../lib/reports/coverage/coverage.ts';
import type { Letterhead, Verdict } from './letterhead.ts';

/** The production, the reader and the reader's verdict; nothing, where nobody has set any of them. */
export function CoverageHead({ head, verdict }: { readonly head: Letterhead; readonly verdict: Verdict | null }) {
  if (head.production === '' && head.reader === '' && verdict === null) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b-2 border-ink pb-2 print:pb-1">
      <div className="min-w-0 break-words">
        {head.production !== '' && <p className="font-serif text-2xl leading-tight">{head.production}</p>}
        <p className="text-ink-soft">Coverage{head.reader !== '' && `, read by ${head.reader}`}</p>
      </div>
      {verdict !== null && (
        <p className="font-semibold">
          <span className="text-ink-soft">{head.reader === '' ? 'Verdict' : 'The reader’s verdict'}:</span>{' '}
          <span className="text-xl tracking-wide">{verdict}</span>
        </p>
      )}
    </div>
  );
}

/** Title, writer, format and the like, each with its note. */
export function CoverageFacts({ facts }: { readonly facts: readonly CoverageFact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 print:grid-cols-3 print:gap-x-5 print:gap-y-0.5">
      {facts.map(({ label, value, note }) => (
        <div
          key={label}
          className="grid grid-cols-[5.5rem_1fr] gap-x-3 border-b border-rule pb-1.5 print:grid-cols-[3.6rem_1fr] print:pb-0.5"
        >
          <dt className="text-sm leading-6 font-semibold text-ink-faint">{label}</dt>
          <dd>
            {value}
            {note && <span className="block text-sm text-ink-faint">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
