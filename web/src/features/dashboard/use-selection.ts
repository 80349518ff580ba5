/** Which view a dashboard address means: /dashboard/<menu>/<sub>, /sample/<menu>/<sub>. An unknown menu means the default one. */
import { useLocation } from 'react-router';
import { defaultMenu, type MenuItem, menuItems } from './menu.ts';

/** `sub` null: the address names none. `first` is the view that an address without one means. */
export function useSelection(first: MenuItem = defaultMenu): { item: MenuItem; sub: string | null } {
  const [, , menu, sub] = useLocation().pathname.split('/');
  const item = menuItems.find(({ slug }) => slug === menu) ?? first;
  return { item, sub: sub || null };
}
