/** One plan: its name, its button, what it holds, both its prices. */
import { type Currency, currencies, type Plan } from '../../../../lib/contract/plans.ts';
import { Button } from '../../ui/button.tsx';
import { formatPrice } from './format-price.ts';

export interface PlanCardProps {
  readonly plan: Plan;
  readonly currency: Currency;
  /** How the plan stands to the one the user has. */
  readonly standing: 'open' | 'held' | 'included';
  readonly marked: boolean;
  /** Some card of the row has a line under its name: all keep the room for it. */
  readonly keepsNoteLine: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Its own heading; its list's is one below. */
  readonly heading: 'h2' | 'h3';
  readonly onChoose: () => void;
}

const places: Readonly<Record<Currency, string>> = { INR: 'India', USD: 'Rest of world' };
const standings = { open: null, held: 'Your plan', included: 'Included in your plan' } as const;

export function PlanCard(props: PlanCardProps) {
  const { plan, currency, standing, marked, keepsNoteLine, busy, disabled, heading: Heading, onChoose } = props;
  const Inner = Heading === 'h2' ? 'h3' : 'h4';
  const name = plan.name.toUpperCase();
  const note = standings[standing] ?? (marked ? 'Your choice' : null);
  return (
    <li
      className={`flex flex-col rounded-card border bg-sheet p-6 ${marked || standing === 'held' ? 'border-accent' : 'border-rule'}`}
    >
      <Heading className="text-xl tracking-wide">{name}</Heading>
      {keepsNoteLine && <p className="mt-1 min-h-6 text-sm font-semibold text-accent max-sm:empty:hidden">{note}</p>}
      <dl className="mt-3 space-y-1">
        {currencies.map((each) => (
          <div key={each} className="flex items-baseline justify-between gap-3">
            <dt className="text-sm whitespace-nowrap text-ink-faint">{places[each]}</dt>
            <dd
              className={
                each === currency
                  ? 'font-serif text-2xl font-semibold tabular-nums xl:text-3xl'
                  : 'text-ink-soft tabular-nums'
              }
            >
              {formatPrice(plan, each)}
            </dd>
          </div>
        ))}
      </dl>
      <Button
        className="mt-5 w-full"
        onClick={onChoose}
        busy={busy}
        disabled={disabled || standing !== 'open'}
        aria-label={busy ? undefined : `Choose This: ${name}`}
      >
        {busy ? 'Processing' : 'Choose This'}
      </Button>
      <Inner className="mt-6 font-sans text-sm font-semibold tracking-wide text-ink-faint">FEATURES</Inner>
      <ul className="mt-2 space-y-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <span className="mt-2 size-2 shrink-0 rounded-full bg-brass" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
