/** The product's mark and name: the edge of a bound script, three holes and two brass brads. */
import { productName } from '../../../lib/contract/product.ts';

export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5 align-middle font-serif text-xl font-semibold tracking-tight text-ink">
      <svg viewBox="0 0 10 26" className="h-7 w-3" aria-hidden="true">
        <circle cx="5" cy="4" r="3.4" className="fill-brass" />
        <circle cx="5" cy="13" r="2.9" className="fill-none stroke-rule-strong" strokeWidth="1.2" />
        <circle cx="5" cy="22" r="3.4" className="fill-brass" />
      </svg>
      {productName}
    </span>
  );
}
