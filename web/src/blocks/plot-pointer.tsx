/** A plot in hand: what is under the mouse, or under the arrow keys, is said beside it, and a press or Enter opens its page. To a screen reader a slider over the plot's points. */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useContext, useRef, useState } from 'react';
import { OpenPlaceContext } from './evidence-anchor.ts';

/** A point of the axis, with what stands there in words; `page` is where it leads on an axis that counts no pages. */
export interface PlotStep {
  readonly x: number;
  readonly said: string;
  readonly page?: number | undefined;
}

interface PlotPointerProps {
  readonly label: string;
  /** In the order of the axis, at least one. */
  readonly steps: readonly PlotStep[];
  /** Where a value of the axis stands, in CSS pixels from the plot's left edge. */
  readonly placeOf: (x: number) => number;
  /** A point reaches from its x to the next one's. */
  readonly reaches: boolean;
  /** The axis counts the script's pages. */
  readonly pages: boolean;
  readonly width: number;
  readonly children: ReactNode;
}

const tipWidth = 208;

/** The step that a place of the plot belongs to. */
function stepAt({ steps, placeOf, reaches }: PlotPointerProps, at: number): number {
  if (reaches)
    return Math.max(
      0,
      steps.findLastIndex(({ x }) => placeOf(x) <= at),
    );
  return steps.reduce(
    (best, { x }, index) => (Math.abs(placeOf(x) - at) < Math.abs(placeOf(steps[best]?.x ?? x) - at) ? index : best),
    0,
  );
}

export function PlotPointer(props: PlotPointerProps) {
  const { label, steps, placeOf, pages, width, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const openPlace = useContext(OpenPlaceContext);
  const [shown, setShown] = useState<number | null>(null);
  const pageOf = ({ x, page }: PlotStep): number | undefined =>
    page ?? (pages ? Math.max(1, Math.floor(x)) : undefined);
  const opens = openPlace !== null && steps.some((each) => pageOf(each) !== undefined);
  const step = shown === null ? undefined : steps[shown];
  const open = (index: number | null): void => {
    const wanted = index === null ? undefined : steps[index];
    const page = wanted && pageOf(wanted);
    if (opens && page !== undefined && frame.current) openPlace({ page, line: null }, frame.current);
  };
  const indexUnder = (event: MouseEvent): number => {
    const { left } = event.currentTarget.getBoundingClientRect();
    return stepAt(props, event.clientX - left);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = {
      ArrowRight: (shown ?? -1) + 1,
      ArrowUp: (shown ?? -1) + 1,
      ArrowLeft: (shown ?? 1) - 1,
      ArrowDown: (shown ?? 1) - 1,
      Home: 0,
      End: steps.length - 1,
    }[event.key];
    if (event.key === 'Enter' && shown !== null) {
      event.preventDefault();
      open(shown);
    } else if (to !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      setShown(Math.max(0, Math.min(steps.length - 1, to)));
    }
  };
  const left = step ? placeOf(step.x) : 0;
  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={(shown ?? 0) + 1}
      aria-valuetext={step?.said ?? steps[0]?.said}
      onKeyDown={onKeyDown}
      onBlur={() => setShown(null)}
      onPointerMove={(event) => setShown(indexUnder(event))}
      onPointerLeave={() => setShown(null)}
      onClick={(event) => open(indexUnder(event))}
      className={`relative min-w-0 rounded-md ${opens ? 'cursor-pointer' : ''}`}
    >
      {children}
      {step && (
        <div aria-hidden="true" className="pointer-events-none print:hidden">
          <div style={{ left }} className="absolute top-2 bottom-11 w-px bg-ink" />
          <p
            style={{ left: Math.max(0, Math.min(width - tipWidth, left + 8)) }}
            className="absolute top-1 z-10 w-52 rounded-md border border-rule-strong bg-sheet px-2 py-1 text-sm shadow-lg"
          >
            {step.said}
            {opens && <span className="block text-xs text-ink-faint">Press to read the page</span>}
          </p>
        </div>
      )}
    </div>
  );
}
