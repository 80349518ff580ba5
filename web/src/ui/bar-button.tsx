/** How a button of a dashboard's top bar looks: its word where there is room, its drawing on a phone. Its name is the caller's `aria-label`. */

export const barButtonLook =
  'inline-grid min-h-10 min-w-10 place-items-center rounded-md border border-rule-strong font-semibold whitespace-nowrap no-underline hover:border-accent hover:text-accent sm:px-3';

interface BarLabelProps {
  readonly label: string;
  /** A path in a square of 20. */
  readonly drawing: string;
  /** The word needs the room of a tablet. */
  readonly isLong?: boolean;
}

export function BarLabel({ label, drawing, isLong = false }: BarLabelProps) {
  return (
    <>
      <span className={isLong ? 'max-md:hidden' : 'max-sm:hidden'}>{label}</span>
      <svg viewBox="0 0 20 20" className={`size-5 ${isLong ? 'md:hidden' : 'sm:hidden'}`} aria-hidden="true">
        <path
          d={drawing}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </>
  );
}
