/** Holds the reader: a column beside the report where there is room for both, else a sheet over it that keeps the focus until it is closed. */
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { besideLook } from './beside-look.ts';
import { readerTitleId } from './reader-bar.tsx';
import { withPlace } from './reader-place.ts';
import { ScriptReader } from './script-reader.tsx';
import type { LoadedScreenplay } from './use-screenplay.ts';

/** 1280 px: the site's 'xl'. */
const roomForBoth = '(min-width: 80rem)';

function useRoomForBoth(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(roomForBoth);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(roomForBoth).matches,
  );
}

interface HoldProps {
  readonly loaded: LoadedScreenplay;
  readonly onClose: () => void;
}

function Sheet({ loaded, onClose }: HoldProps) {
  const element = useRef<HTMLDialogElement>(null);
  // A layout effect: its clean-up comes while the dialog is still in the page.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={readerTitleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-[46rem] bg-paper p-0 text-ink backdrop:bg-shade print:hidden"
    >
      <ScriptReader loaded={loaded} onClose={onClose} />
    </dialog>
  );
}

function Column({ loaded, onClose }: HoldProps) {
  return (
    <aside aria-labelledby={readerTitleId} className={besideLook}>
      <ScriptReader loaded={loaded} onClose={onClose} />
    </aside>
  );
}

export function ReaderDock({ loaded }: Pick<HoldProps, 'loaded'>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const close = useCallback(
    () => void navigate({ pathname, search: withPlace(search, null) }, { replace: true }),
    [navigate, pathname, search],
  );
  const hold = { loaded, onClose: close };
  return useRoomForBoth() ? <Column {...hold} /> : <Sheet {...hold} />;
}
