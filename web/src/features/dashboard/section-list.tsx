/** The middle panel: a menu item's sub-items, each with its description or its score. On a phone they are one line, to be pushed aside. */
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { SubItemGroup } from './sub-items.ts';

interface SectionListProps {
  readonly label: string;
  readonly base: string;
  readonly groups: readonly SubItemGroup[];
  readonly selected: string | null;
}

// On a phone one line that is scrolled.
const frameLook =
  'print:hidden border-b border-rule px-4 py-4 relative max-sm:flex max-sm:gap-4 max-sm:overflow-x-auto max-sm:py-2 sm:px-6 lg:w-64 lg:shrink-0 lg:border-r lg:border-b-0 lg:px-3 lg:py-6 xl:group-data-script/frame:w-auto xl:group-data-script/frame:border-r-0 xl:group-data-script/frame:border-b xl:group-data-script/frame:py-3';
const groupLook = 'max-sm:flex max-sm:shrink-0 max-sm:items-center sm:mb-4 sm:last:mb-0';
const labelLook = 'px-3 whitespace-nowrap font-sans text-sm font-semibold sm:mb-1';
const listLook = 'flex gap-1 sm:grid sm:grid-cols-3 lg:grid-cols-1 xl:group-data-script/frame:grid-cols-3';

/** The room of a list of scores that is on its way: as wide and as high as it will be. */
export function AwaitedSections({
  groups,
}: {
  readonly groups: readonly { readonly label: string; readonly names: readonly string[] }[];
}) {
  return (
    <div aria-hidden="true" className={frameLook}>
      {groups.map(({ label, names }) => (
        <div key={label} className={`invisible ${groupLook}`}>
          <p className={`${labelLook} leading-[1.15]`}>{label}</p>
          <ul className={listLook}>
            {names.map((name) => (
              <li key={name} className="flex min-h-10 items-baseline justify-between gap-2 px-3 py-2 font-semibold">
                <span>{name}</span>
                <span className="text-sm tabular-nums">10/10</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function SectionList({ label, base, groups, selected }: SectionListProps) {
  const { search } = useLocation();
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into sight when another is chosen
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && chosen) line.current.scrollLeft = chosen.offsetLeft - 16;
  }, [selected]);
  return (
    <nav ref={line} aria-label={label} className={frameLook}>
      {groups.map((group) => (
        <div key={group.label ?? 'all'} className={groupLook}>
          {group.label && <h2 className={`${labelLook} text-ink-faint`}>{group.label}</h2>}
          <ul className={listLook}>
            {group.items.map((item) => (
              <li key={item.slug}>
                <Link
                  to={`${base}/${item.slug}${search}`}
                  aria-current={item.slug === selected ? 'page' : undefined}
                  className="block min-h-10 rounded-md px-3 py-2 whitespace-nowrap no-underline sm:whitespace-normal hover:bg-well aria-[current=page]:bg-accent-wash"
                >
                  <span className="flex items-baseline justify-between gap-2 font-semibold">
                    <span>{item.label}</span>
                    {item.score && <span className="text-sm tabular-nums text-brass">{item.score}</span>}
                  </span>
                  {!item.score && (
                    <span className="block text-sm text-ink-faint max-sm:sr-only">{item.description}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
