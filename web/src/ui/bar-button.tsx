/** How a button of a dashboard's top bar looks: its word where the bar has room for it beside the script's title, else its drawing. Its name is the caller's `aria-label`. */

export const barButtonLook =
  'inline-grid min-h-10 min-w-10 place-items-center rounded-md border border-rule-strong font-semibold whitespace-nowrap no-underline hover:border-accent hover:text-accent @4xl/bar:px-3';

interface BarLabelProps {
  readonly label: string;
  /** A path in a square of 20. */
  readonly drawing: string;
}

export function BarLabel({ label, drawing }: BarLabelProps) {
  return (
    <>
      <span className="hidden @4xl/bar:inline">{label}</span>
      <svg viewBox="0 0 20 20" className="size-5 @4xl/bar:hidden" aria-hidden="true">
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
