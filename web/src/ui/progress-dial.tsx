/** A circular dial with a percentage in its middle; green when complete. Announced to screen readers as a progress bar. */

const radius = 54;
const around = 2 * Math.PI * radius;

export function ProgressDial(props: { readonly percent: number; readonly complete: boolean; readonly label: string }) {
  const shown = Math.floor(props.percent);
  return (
    <div
      role="progressbar"
      aria-label={props.label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      data-complete={props.complete}
      className={`relative grid size-52 place-items-center ${props.complete ? 'text-good' : 'text-accent'}`}
    >
      <svg viewBox="0 0 120 120" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="60" cy="60" r={radius} fill="none" className="stroke-well" strokeWidth="8" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - props.percent / 100)}
        />
      </svg>
      <span className="font-serif text-5xl font-semibold tabular-nums">{shown}%</span>
    </div>
  );
}
