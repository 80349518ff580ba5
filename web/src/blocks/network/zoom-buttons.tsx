/** Nearer, further, and everything back where it was: what the wheel and two fingers do, for a keyboard. */
import type { ReactNode } from 'react';

function ZoomButton({
  label,
  onClick,
  disabled = false,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={onClick}
      className="grid min-h-9 min-w-9 place-items-center rounded-md border border-rule-strong bg-sheet px-2 text-sm font-semibold hover:border-accent hover:text-accent aria-disabled:cursor-default aria-disabled:text-ink-faint aria-disabled:hover:border-rule-strong"
    >
      {children}
    </button>
  );
}

interface ZoomButtonsProps {
  readonly zoomed: boolean;
  readonly onNearer: () => void;
  readonly onFurther: () => void;
  readonly onReset: () => void;
}

export function ZoomButtons({ zoomed, onNearer, onFurther, onReset }: ZoomButtonsProps) {
  return (
    <fieldset className="mt-2 flex gap-1 print:hidden">
      <legend className="sr-only">Zoom of the map</legend>
      <ZoomButton label="Zoom in" onClick={onNearer}>
        +
      </ZoomButton>
      <ZoomButton label="Zoom out" onClick={onFurther} disabled={!zoomed}>
        −
      </ZoomButton>
      <ZoomButton label="Reset the map" onClick={onReset}>
        Reset
      </ZoomButton>
    </fieldset>
  );
}
