/** What stands while a screen is on its way. */
import { Spinner } from '../ui/spinner.tsx';

export function Loading() {
  return (
    <p className="grid min-h-[60vh] place-items-center text-ink-soft" role="status">
      <span className="inline-flex items-center gap-2">
        <Spinner /> Loading…
      </span>
    </p>
  );
}
