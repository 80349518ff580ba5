/** What every dashboard stands in: sidebar, top bar, main area. Knows nothing of users or answers. */
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { MissingPartBoundary } from '../../app/missing-part-boundary.tsx';
import { deferred } from '../../ui/deferred.ts';
import { ReaderButton } from '../script-reader/reader-button.tsx';
import { ReaderLinks } from '../script-reader/reader-links.tsx';
import { ReaderOutlet } from '../script-reader/reader-outlet.tsx';
import { placeIn } from '../script-reader/reader-place.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const ExportMenu = deferred(async () => (await import('../export/export-menu.tsx')).ExportMenu);
/** Whoever takes over a page that holds the frame already waits for all of it. */
export const exportMenuCode = ExportMenu.fetchCode();

interface DashboardFrameProps
  extends Pick<ComponentProps<typeof Sidebar>, 'base' | 'home' | 'items' | 'selected' | 'note' | 'foot'> {
  readonly scriptName: string | null;
  /** The right end of the top bar. */
  readonly top: ReactNode;
  /** Whether the script itself can be read beside its reports. */
  readonly withScript?: boolean;
  /** Whether there is, or will be, something to take along. */
  readonly withExport?: boolean;
  readonly children: ReactNode;
}

export function DashboardFrame(props: DashboardFrameProps) {
  const { scriptName, top, withScript = false, withExport = true, children, ...sidebar } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  const isScriptOpen = placeIn(useLocation().search) !== null;
  const frame = (
    <div
      data-script={(withScript && isScriptOpen) || undefined}
      className="group/frame flex min-h-screen flex-col lg:flex-row"
    >
      <Sidebar {...sidebar} open={menuOpen} onNavigate={() => setMenuOpen(false)} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar scriptName={scriptName} menuOpen={menuOpen} onToggleMenu={() => setMenuOpen(!menuOpen)}>
          {withScript && <ReaderButton />}
          <Suspense fallback={null}>{withExport && <ExportMenu base={sidebar.base} title={scriptName} />}</Suspense>
          {top}
        </TopBar>
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
          {/* Anew for each menu item: the others may be there. */}
          <MissingPartBoundary key={sidebar.selected}>{children}</MissingPartBoundary>
        </main>
      </div>
      {withScript && <ReaderOutlet />}
    </div>
  );
  return withScript ? <ReaderLinks>{frame}</ReaderLinks> : frame;
}
