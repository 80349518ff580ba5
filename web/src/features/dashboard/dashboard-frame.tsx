/** What every dashboard stands in: sidebar, top bar, main area. Knows nothing of users or answers. */
import { type ComponentProps, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { MissingPartBoundary } from '../../app/missing-part-boundary.tsx';
import { barButtonLook } from '../../ui/bar-button.tsx';
import { deferred } from '../../ui/deferred.ts';
import { ReaderButton } from '../script-reader/reader-button.tsx';
import { ReaderLinks } from '../script-reader/reader-links.tsx';
import { ReaderOutlet } from '../script-reader/reader-outlet.tsx';
import { placeIn } from '../script-reader/reader-place.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const BarTools = deferred(async () => (await import('./first-view.ts')).BarTools);
const Neighbours = deferred(async () => (await import('./first-view.ts')).Neighbours);
/** Whoever takes over a page that holds the frame already waits for all of it. */
export const frameCode = Promise.all([BarTools.fetchCode(), Neighbours.fetchCode()]);

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
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const isScriptOpen = placeIn(useLocation().search) !== null;
  const frame = (
    <div
      data-script={(withScript && isScriptOpen) || undefined}
      className="group/frame flex min-h-screen flex-col lg:flex-row"
    >
      <Sidebar {...sidebar} open={menuOpen} onNavigate={closeMenu} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar scriptName={scriptName} inert={menuOpen} onOpenMenu={openMenu}>
          {withScript && <ReaderButton />}
          <BarTools
            base={sidebar.base}
            title={scriptName}
            withScript={withScript}
            withExport={withExport}
            menuOpen={menuOpen}
            onCloseMenu={closeMenu}
          />
          {top}
        </TopBar>
        <main id="main" tabIndex={-1} inert={menuOpen} className="flex flex-1 flex-col">
          {scriptName !== null && <p className="truncate px-4 pt-3 font-serif font-semibold sm:hidden">{scriptName}</p>}
          {/* The others may be there. What stands above all views stays as it is from one to the next. */}
          <MissingPartBoundary view={sidebar.selected}>{children}</MissingPartBoundary>
        </main>
        {/* At the foot of a narrow screen, within the thumb's reach. */}
        <nav
          aria-label="Menu and the reports beside this one"
          className="reach-bar sticky bottom-0 z-20 grid h-14 grid-cols-[auto_1fr_1fr] items-center border-t border-rule bg-paper px-3 lg:hidden print:hidden"
        >
          <button
            type="button"
            aria-expanded={menuOpen}
            aria-controls="dashboard-menu"
            onClick={() => setMenuOpen(!menuOpen)}
            className={`${barButtonLook} px-4`}
          >
            Menu
          </button>
          <Suspense>
            <Neighbours {...sidebar} inert={menuOpen} />
          </Suspense>
        </nav>
      </div>
      {withScript && <ReaderOutlet />}
    </div>
  );
  return withScript ? <ReaderLinks>{frame}</ReaderLinks> : frame;
}
