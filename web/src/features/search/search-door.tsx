/** The way into the search: its button, and Ctrl K or Cmd K from anywhere on the dashboard. The search itself comes when it is wanted. */
import { Suspense, useEffect, useState } from 'react';
import { BarLabel, barButtonLook } from '../../ui/bar-button.tsx';
import { deferred } from '../../ui/deferred.ts';

const SearchDialog = deferred(async () => (await import('./search-dialog.tsx')).SearchDialog);

export function SearchDoor({ base, withScript }: { readonly base: string; readonly withScript: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl K)"
        onPointerEnter={() => void SearchDialog.fetchCode()}
        onClick={() => setOpen(true)}
        className={barButtonLook}
      >
        <BarLabel label="Search" drawing="M9 3.500a5.500 5.500 0 1 0 0 11a5.500 5.500 0 0 0 0-11M13 13l4 4" />
      </button>
      <Suspense>{open && <SearchDialog base={base} withScript={withScript} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
