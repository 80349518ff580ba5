/** The report before and the report after, in the menu's order, at the foot of a narrow screen. */
import { Link, useLocation } from 'react-router';
import type { MenuItem } from './menu.ts';

interface NeighboursProps {
  readonly base: string;
  readonly items: readonly MenuItem[];
  readonly selected: string;
  /** The menu lies over the page. */
  readonly inert: boolean;
}

export function Neighbours({ base, items, selected, inert }: NeighboursProps) {
  const { search } = useLocation();
  const at = items.findIndex(({ slug }) => slug === selected);
  const neighbour = (item: MenuItem | undefined, name: string, look: string, sign: string) =>
    item && (
      <Link
        to={`${base}/${item.slug}${search}`}
        inert={inert}
        aria-label={`${name}: ${item.label}`}
        className={`flex min-h-11 min-w-0 items-center gap-1.5 rounded-md px-2 text-sm text-ink-soft no-underline ${look}`}
      >
        <span aria-hidden="true">{sign}</span>
        <span className="truncate">{item.label}</span>
      </Link>
    );
  return (
    <>
      {neighbour(items[at - 1], 'Previous', 'col-start-2', '‹')}
      {neighbour(items[at + 1], 'Next', 'col-start-3 flex-row-reverse', '›')}
    </>
  );
}
