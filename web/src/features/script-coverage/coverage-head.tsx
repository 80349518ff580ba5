/** Whose coverage it is: the production, the reader and the reader's verdict. Nothing, where nobody has set any of them. */
import type { Letterhead, Verdict } from './letterhead.ts';

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
