/** A dashboard's sidebar: brand, the plan's menu, the Workbench, and what the dashboard itself puts under them. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Brand } from '../../ui/brand.tsx';
import type { MenuItem } from './menu.ts';

interface SidebarProps {
  /** '/dashboard' or '/sample': where the menu's addresses begin. */
  readonly base: string;
  /** Where the brand leads. */
  readonly home: string;
  readonly items: readonly MenuItem[];
  readonly selected: string;
  readonly open: boolean;
  readonly onNavigate: () => void;
  /** Under the menu of the analyses. */
  readonly note: ReactNode;
  readonly foot: ReactNode;
}

export const sidebarFootItem =
  'flex min-h-10 w-full items-center rounded-md px-3 text-left text-ink-soft no-underline hover:bg-well hover:text-ink';

function MenuList({
  base,
  items,
  selected,
  onNavigate,
}: { readonly items: readonly MenuItem[] } & Pick<SidebarProps, 'base' | 'selected' | 'onNavigate'>) {
  const { search } = useLocation();
  return (
    <ul className="space-y-0.5">
      {items.map((item) => (
        <li key={item.slug}>
          <Link
            to={`${base}/${item.slug}${search}`}
            onClick={onNavigate}
            aria-current={item.slug === selected ? 'page' : undefined}
            className="flex min-h-10 items-center rounded-md border-l-3 py-1.5 leading-snug border-transparent px-3 text-ink-soft no-underline hover:bg-well hover:text-ink aria-[current=page]:border-brass aria-[current=page]:bg-well aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Sidebar({ base, home, items, selected, open, onNavigate, note, foot }: SidebarProps) {
  const list = { base, selected, onNavigate };
  return (
    <aside
      id="dashboard-menu"
      className={`${open ? 'flex' : 'hidden'} flex-col border-rule bg-sheet print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:top-16 max-lg:bottom-0 max-lg:z-30 max-lg:overflow-y-auto lg:sticky lg:top-0 lg:flex lg:h-screen lg:w-64 lg:shrink-0 lg:overflow-y-auto lg:border-r`}
    >
      <div className="hidden h-16 shrink-0 items-center border-b border-rule px-5 lg:flex">
        <Link to={home} className="no-underline">
          <Brand />
        </Link>
      </div>
      <nav aria-label="Analyses" className="flex-1 p-3">
        <MenuList {...list} items={items.filter((item) => item.group === 'menu')} />
        {note}
        <h2 className="mt-6 mb-1 px-3 font-sans text-sm font-semibold text-ink-faint">Workbench</h2>
        <MenuList {...list} items={items.filter((item) => item.group === 'workbench')} />
      </nav>
      <div className="border-t border-rule p-3">{foot}</div>
    </aside>
  );
}
