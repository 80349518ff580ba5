/** The way to a table read of the pages, absent where the device has no voice; its controls are a chunk of their own. */
import { type ComponentProps, Suspense } from 'react';
import { deferred } from '../../ui/deferred.ts';
import { useVoices } from '../table-read/use-voices.ts';

const TableRead = deferred(async () => (await import('../table-read/table-read.tsx')).TableRead);

interface TableReadButtonProps {
  readonly isHeard: boolean;
  readonly onHear: (isHeard: boolean) => void;
}

export function TableReadButton({ isHeard, onHear }: TableReadButtonProps) {
  if (useVoices().length === 0) return null;
  return (
    <button
      type="button"
      aria-pressed={isHeard}
      onPointerEnter={() => void TableRead.fetchCode()}
      onClick={() => onHear(!isHeard)}
      className="min-h-10 rounded-lg border border-rule-strong bg-sheet px-3 font-semibold hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
    >
      Hear it
    </button>
  );
}

export const TableReadPlace = (props: ComponentProps<typeof TableRead>) => (
  <Suspense fallback={null}>
    <TableRead {...props} />
  </Suspense>
);
