/** The ways to a script's details on its dashboard: the button of the top bar, and the words of a report that send its writer there. */
import { type ReactNode, Suspense, useState } from 'react';
import { useReadingState } from '../../app/stores-context.tsx';
import { BarLabel, barButtonLook } from '../../ui/bar-button.tsx';
import { BarRoom, detailsBarLook } from '../../ui/bar-room.tsx';
import { deferred } from '../../ui/deferred.ts';

const DetailsDialog = deferred(async () => (await import('./details-dialog.tsx')).DetailsDialog);

function Door({
  className,
  label,
  children,
}: {
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const reading = useReadingState((s) => s.reading);
  const [open, setOpen] = useState(false);
  if (reading?.status !== 'ready') return label === undefined ? children : null;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label ?? 'Open the script’s details'}
        aria-haspopup="dialog"
        onPointerEnter={() => void DetailsDialog.fetchCode()}
        onClick={() => setOpen(true)}
        className={className}
      >
        {children}
      </button>
      <Suspense>{open && <DetailsDialog reading={reading} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Its room alone until it is known how the script was read. */
export function DetailsButton() {
  const awaited = useReadingState(
    (s) => s.reading?.status !== 'ready' && s.reading?.status !== 'failed' && !s.errorCode,
  );
  if (awaited) return <BarRoom label="Details" className={detailsBarLook} />;
  return (
    <Door label="Script details" className={`${barButtonLook} ${detailsBarLook}`}>
      <BarLabel label="Details" drawing="M4 5h12M4 10h12M4 15h7" />
    </Door>
  );
}

/** As our reports send their writer to the details: 'choose one in its details', 'The details can say another'. */
const sending =
  /((?<=choose one in |its genre in )its details|\b(?:The|its) details(?= can say)|\bits details(?= nor its title page))/;

/** A report's text with the words that send to the details as a press; they stay words until the details can be opened. */
export const DetailsText = ({ text }: { readonly text: string }): ReactNode =>
  text.split(sending).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <Door key={at} className="page-link cursor-pointer">
        {part}
      </Door>
    ),
  );
