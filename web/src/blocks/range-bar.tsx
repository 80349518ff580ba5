/** A score on its scale with the range it lies in, where it has one: a reader's is a number. The numbers stand in words beside it; the bar repeats them for the eye. */

const share = (value: number): number => ((Math.min(10, Math.max(1, value)) - 1) / 9) * 100;

export const hasRange = ({ low, high }: { readonly low: number; readonly high: number }): boolean => low < high;

export function RangeBar(props: { readonly score: number; readonly low: number; readonly high: number }) {
  const low = share(props.low);
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full min-w-24" aria-hidden="true">
      <rect x="0" y="3" width="100" height="2" className="fill-well" />
      {hasRange(props) && (
        <rect x={low} y="1.5" width={Math.max(1, share(props.high) - low)} height="5" className="fill-accent/35" />
      )}
      <rect x={Math.min(98, share(props.score))} y="0" width="2" height="8" className="fill-accent" />
    </svg>
  );
}

/** 7 or 6.5: one decimal only where there is one. */
export const formatScore = (value: number): string => String(Math.round(value * 10) / 10);
export const formatRange = (low: number, high: number): string => `${formatScore(low)}–${formatScore(high)}`;
