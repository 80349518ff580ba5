/** The top bar's Share, for the owner of a script. The dialog behind it is loaded when it is asked for. */
import { Suspense, useState } from 'react';
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
        className="min-h-10 rounded-md border border-rule-strong px-3 font-semibold hover:border-accent hover:text-accent"
      >
        Share
      </button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog scriptId={scriptId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
