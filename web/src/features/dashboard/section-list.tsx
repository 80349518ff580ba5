/** The middle panel: a menu item's sub-items, each with its description or its score. */
import { Link, useLocation } from 'react-router';
import type { SubItemGroup } from './sub-items.ts';

interface SectionListProps {
  readonly label: string;
  readonly base: string;
  readonly groups: readonly SubItemGroup[];
  readonly selected: string | null;
}

export function SectionList({ label, base, groups, selected }: SectionListProps) {
  const { search } = useLocation();
  return (
    <nav
      aria-label={label}
      className="print:hidden border-b border-rule px-4 py-4 sm:px-6 lg:w-64 lg:shrink-0 lg:border-r lg:border-b-0 lg:px-3 lg:py-6 xl:group-data-script/frame:w-auto xl:group-data-script/frame:border-r-0 xl:group-data-script/frame:border-b xl:group-data-script/frame:py-3"
    >
      {groups.map((group) => (
        <div key={group.label ?? 'all'} className="mb-4 last:mb-0">
          {group.label && <h2 className="mb-1 px-3 font-sans text-sm font-semibold text-ink-faint">{group.label}</h2>}
          <ul
            className={`grid gap-1 sm:grid-cols-3 lg:grid-cols-1 xl:group-data-script/frame:grid-cols-3 ${group.items.some(({ score }) => score) ? 'grid-cols-2' : ''}`}
          >
            {group.items.map((item) => (
              <li key={item.slug}>
                <Link
                  to={`${base}/${item.slug}${search}`}
                  aria-current={item.slug === selected ? 'page' : undefined}
                  className="block min-h-10 rounded-md px-3 py-2 no-underline hover:bg-well aria-[current=page]:bg-accent-wash"
                >
                  <span className="flex items-baseline justify-between gap-2 font-semibold">
                    <span>{item.label}</span>
                    {item.score && <span className="text-sm tabular-nums text-brass">{item.score}</span>}
                  </span>
                  {!item.score && <span className="block text-sm text-ink-faint">{item.description}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
