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
        aria-label="Share"
        className="grid min-h-10 min-w-10 place-items-center rounded-md border border-rule-strong font-semibold hover:border-accent hover:text-accent sm:px-3"
      >
        <span className="max-sm:hidden">Share</span>
        <svg viewBox="0 0 20 20" className="size-5 sm:hidden" aria-hidden="true">
          <path
            d="M10 12.500v-10M6 6.500l4-4 4 4M6.500 9.500h-3v8h13v-8h-3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog scriptId={scriptId} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
