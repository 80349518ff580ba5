/** The dashboard's sidebar: brand, the plan's menu, the Workbench, what the next plan adds, and Logout. */
import { Link, useLocation } from 'react-router';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import { Brand } from '../../ui/brand.tsx';
import { type MenuItem, menuFor, nextPlanAdds } from './menu.ts';

interface SidebarProps {
  readonly plan: PlanName | null;
  readonly selected: string;
  readonly open: boolean;
  readonly onNavigate: () => void;
  readonly onLogout: () => void;
}

function MenuList({
  items,
  selected,
  onNavigate,
}: { readonly items: readonly MenuItem[] } & Pick<SidebarProps, 'selected' | 'onNavigate'>) {
  const { search } = useLocation();
  return (
    <ul className="space-y-0.5">
      {items.map((item) => (
        <li key={item.slug}>
          <Link
            to={`/dashboard/${item.slug}${search}`}
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

export function Sidebar({ plan, selected, open, onNavigate, onLogout }: SidebarProps) {
  const items = menuFor(plan);
  const next = nextPlanAdds(plan);
  return (
    <aside
      id="dashboard-menu"
      className={`${open ? 'flex' : 'hidden'} flex-col border-rule bg-sheet max-lg:fixed max-lg:inset-x-0 max-lg:top-16 max-lg:bottom-0 max-lg:z-30 max-lg:overflow-y-auto lg:sticky lg:top-0 lg:flex lg:h-screen lg:w-64 lg:shrink-0 lg:overflow-y-auto lg:border-r`}
    >
      <div className="hidden h-16 shrink-0 items-center border-b border-rule px-5 lg:flex">
        <Link to="/landing" className="no-underline">
          <Brand />
        </Link>
      </div>
      <nav aria-label="Analyses" className="flex-1 p-3">
        <MenuList items={items.filter((item) => item.group === 'menu')} selected={selected} onNavigate={onNavigate} />
        {next && next.labels.length > 0 && (
          <p className="mt-3 px-3 text-sm text-ink-faint">
            <Link to="/pricingPlans" className="link capitalize">
              {next.plan}
            </Link>{' '}
            adds {next.labels.join(', ')}.
          </p>
        )}
        <h2 className="mt-6 mb-1 px-3 font-sans text-sm font-semibold text-ink-faint">Workbench</h2>
        <MenuList
          items={items.filter((item) => item.group === 'workbench')}
          selected={selected}
          onNavigate={onNavigate}
        />
      </nav>
      <div className="border-t border-rule p-3">
        <Link
          to="/scripts"
          className="flex min-h-10 items-center rounded-md px-3 text-ink-soft no-underline hover:bg-well hover:text-ink"
        >
          Your scripts
        </Link>
        <button
          type="button"
          onClick={onLogout}
          className="flex min-h-10 w-full items-center rounded-md px-3 text-left text-ink-soft hover:bg-well hover:text-ink"
        >
          Logout
        </button>
      </div>
    </aside>
  );
}
