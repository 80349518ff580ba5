/** How the menu of a narrow screen behaves while it is open: it has the focus, Escape closes it and gives the focus back, a screen that grows wide closes it. Draws nothing. */
import { useEffect } from 'react';

/** From here on the menu stands beside the page. */
const wide = '(min-width: 64rem)';
const menuId = 'dashboard-menu';

export function MenuManners({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    document.getElementById(menuId)?.querySelector<HTMLElement>('[aria-current]')?.focus();
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
