/** How the menu of a narrow screen behaves while it is open: it has the focus, Escape closes it and gives the focus back, a screen that grows wide closes it. And how a long one shows where one is. Draws nothing. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** From here on the menu stands beside the page. */
const wide = '(min-width: 64rem)';
const menuId = 'dashboard-menu';

export function MenuManners({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    // A view beyond the plan has no line in it.
    (menu?.querySelector<HTMLElement>('[aria-current]') ?? menu?.querySelector<HTMLElement>('nav a'))?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      onClose();
      document.querySelector<HTMLElement>(`[aria-controls=${menuId}]`)?.focus();
    };
    const media = window.matchMedia(wide);
    document.addEventListener('keydown', onKey);
    media.addEventListener('change', onClose);
    return () => {
      document.removeEventListener('keydown', onKey);
      media.removeEventListener('change', onClose);
    };
  }, [onClose]);
  return null;
}

/** CSS pixels left between the current line and the menu's rim. */
const rim = 12;

/** Rolls the menu, and nothing else, until the line of the view that is shown stands in it. */
export function useCurrentInSight(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another line
  useEffect(() => {
    const line = document.getElementById(menuId)?.querySelector('[aria-current]');
    const list = line?.closest('nav');
    if (!line || !list) return;
    const [at, room] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
    if (at.bottom > room.bottom) list.scrollTop += at.bottom - room.bottom + rim;
    else if (at.top < room.top) list.scrollTop -= room.top - at.top + rim;
  }, [pathname]);
}
