/** A dashboard's sidebar: brand, the plan's menu in groups, the Workbench, and what the dashboard itself puts under them, always in sight. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Brand } from '../../ui/brand.tsx';
import { groupsFrom, type MenuItem } from './menu.ts';

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

const groupHeading = 'pt-3 pb-1 px-3 font-sans text-sm font-semibold text-ink-faint';

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
          {groupsFrom[item.slug] && <h2 className={groupHeading}>{groupsFrom[item.slug]}</h2>}
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
      className={`${open ? 'flex' : 'hidden'} flex-col border-rule bg-sheet print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:top-16 max-lg:bottom-14 max-lg:z-30 lg:sticky lg:top-0 lg:flex lg:h-screen lg:w-64 lg:shrink-0 lg:border-r`}
    >
      <div className="hidden h-16 shrink-0 items-center border-b border-rule px-5 lg:flex">
        <Link to={home} className="no-underline">
          <Brand />
        </Link>
      </div>
      <nav aria-label="Analyses" className="min-h-0 flex-1 overflow-y-auto p-3">
        <MenuList {...list} items={items.filter((item) => item.group === 'menu')} />
        {note}
        <h2 className={groupHeading}>Workbench</h2>
        <MenuList {...list} items={items.filter((item) => item.group === 'workbench')} />
      </nav>
      <div className="shrink-0 border-t border-rule px-3 py-1.5">{foot}</div>
    </aside>
  );
}
