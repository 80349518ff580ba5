/** Where the spine stands above a view: as high before it has come as after it. Open on the overview and over the figures where there is room, a line elsewhere; who has folded or unfolded it keeps that. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { useWidth } from '../../blocks/use-width.ts';
import { deferred } from '../../ui/deferred.ts';
import { useOverview } from '../overview/use-overview.ts';

const Spine = deferred(async () => (await import('../dashboard/first-view.ts')).Spine);

interface SpinePlaceProps {
  /** Where the dashboard's addresses begin. */
  readonly base: string;
  /** The script's; null where it has none. */
  readonly title: string | null;
  /** Whether it is open on this view before anybody has folded or unfolded it. */
  readonly opens: boolean;
}

/** In CSS pixels, as the container query of the same size below. */
const roomy = 672;

export function SpinePlace({ base, title, opens }: SpinePlaceProps) {
  const { data, error } = useOverview();
  const spine = data?.spine;
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame, roomy);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // It is drawn to the width that it gets: a page that the build has drawn keeps its room alone.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if ((data !== null && !spine) || (data === null && error)) return null;
  const unfolded = chosen ?? (opens && width >= roomy);
  // As high as what will stand in it: all of the strip, or its line.
  const height =
    chosen === null
      ? opens
        ? 'min-h-10.5 @min-[672px]:min-h-88'
        : 'min-h-10.5'
      : unfolded
        ? 'min-h-88'
        : 'min-h-10.5';
  return (
    <div className="@container mb-5 print:hidden">
      <section
        ref={frame}
        aria-label="The script on one strip"
        className={`rounded-card border border-rule bg-sheet ${height}`}
      >
        {mounted && spine && (
          <Suspense>
            <Spine base={base} spine={spine} title={title} unfolded={unfolded} onFold={() => setChosen(!unfolded)} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
