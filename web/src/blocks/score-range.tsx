/** A score on its scale of 1 to 10, with the range it may lie in. The numbers stand beside it as text. */
const percentOf = (score: number): number => ((Math.min(10, Math.max(1, score)) - 1) / 9) * 100;

/** `score`, `low` and `high` in 1-10. */
export function ScoreRange({ score, low, high }: { score: number; low: number; high: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full min-w-24" aria-hidden="true">
      <rect x="0" y="3" width="100" height="2" rx="1" fill="var(--rule)" />
      <rect
        x={percentOf(low)}
        y="1.5"
        width={Math.max(1, percentOf(high) - percentOf(low))}
        height="5"
        rx="2"
        fill="var(--tone-0)"
        opacity="0.35"
      />
      <rect x={percentOf(score) - 0.8} y="0" width="1.6" height="8" fill="var(--tone-0)" />
    </svg>
  );
}
