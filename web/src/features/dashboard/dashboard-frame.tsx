/** What every dashboard stands in: sidebar, top bar, main area. Knows nothing of users or answers. */
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { MissingPartBoundary } from '../../app/missing-part-boundary.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const ExportMenu = lazy(async () => ({ default: (await import('../export/export-menu.tsx')).ExportMenu }));

interface DashboardFrameProps
  extends Pick<ComponentProps<typeof Sidebar>, 'base' | 'home' | 'items' | 'selected' | 'note' | 'foot'> {
  readonly scriptName: string | null;
  /** The right end of the top bar. */
  readonly top: ReactNode;
  readonly children: ReactNode;
}

export function DashboardFrame({ scriptName, top, children, ...sidebar }: DashboardFrameProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <div className="flex min-h-screen flex-col lg:flex-row">
      <Sidebar {...sidebar} open={menuOpen} onNavigate={() => setMenuOpen(false)} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar scriptName={scriptName} menuOpen={menuOpen} onToggleMenu={() => setMenuOpen(!menuOpen)}>
          <Suspense fallback={null}>
            <ExportMenu base={sidebar.base} title={scriptName} />
          </Suspense>
          {top}
        </TopBar>
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
          {/* Anew for each menu item: the others may be there. */}
          <MissingPartBoundary key={sidebar.selected}>{children}</MissingPartBoundary>
        </main>
      </div>
    </div>
  );
}
