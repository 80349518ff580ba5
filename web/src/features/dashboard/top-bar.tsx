/** A dashboard's top bar: whose script this is, and what its screen puts beside it. */
import { type ReactNode, Suspense } from 'react';
import { ThemeSwitch } from '../theme/theme-switch.tsx';

interface TopBarProps {
  readonly scriptName: string | null;
  /** The menu lies over the page. */
  readonly inert: boolean;
  readonly onOpenMenu: () => void;
  readonly children: ReactNode;
}

export function TopBar({ scriptName, inert, onOpenMenu, children }: TopBarProps) {
  return (
    <header
      inert={inert}
      className="@container/bar sticky top-0 z-20 flex print:hidden h-16 shrink-0 items-center gap-2 border-b border-rule bg-paper px-3 sm:gap-3 sm:px-6"
    >
      {/* On a narrow screen the menu lies behind all of the report, which may be a hundred presses of the Tab key long. */}
      <button type="button" className="skip-link lg:hidden" onClick={onOpenMenu}>
        Skip to all views
      </button>
      <p className="hidden min-w-24 flex-1 truncate font-serif text-lg font-semibold sm:block">{scriptName}</p>
      <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-3">
        {/* All at once: what came one by one would push the others along. */}
        <Suspense>
          <ThemeSwitch />
          {children}
        </Suspense>
      </div>
    </header>
  );
}
