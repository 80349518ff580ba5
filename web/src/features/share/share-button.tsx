/** The top bar's Share, for the owner of a script. The dialog behind it is loaded when it is asked for. */
import { Suspense, useState } from 'react';
import { BarLabel, barButtonLook } from '../../ui/bar-button.tsx';
import { deferred } from '../../ui/deferred.ts';

const ShareDialog = deferred(async () => (await import('./share-dialog.tsx')).ShareDialog);

export function ShareButton({ scriptId, title }: { readonly scriptId: string; readonly title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        aria-label="Share"
        className={barButtonLook}
      >
        <BarLabel label="Share" drawing="M10 12.500v-10M6 6.500l4-4 4 4M6.500 9.500h-3v8h13v-8h-3" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog scriptId={scriptId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
