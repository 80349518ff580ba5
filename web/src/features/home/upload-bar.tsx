/** The upload line of the home page: takes a PDF, sends it, says how far it is. Without an active plan every press leads to the prices; a file that was dropped waits on this device. */
import { type ChangeEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useStores, useUpload } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useDroppedFile } from './use-dropped-file.ts';

/** '2.1 MB', '19 kB': in the unit that suits the whole file. */
const sizeOf = (bytes: number, whole = bytes): string =>
  whole < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export function UploadBar() {
  const { upload, openKeptFile } = useStores();
  const { file, status, error, sentBytes } = useUpload((s) => s);
  const { has_active_payment: active, plan } = useSession((s) => s.paymentStatus);
  const navigate = useNavigate();
  const id = useId();
  const sending = status === 'loading';
  const shown = useRef(status);
  // Whoever has gone to another screen meanwhile is left there.
  useEffect(() => {
    const arrived = shown.current === 'loading' && status === 'succeeded';
    shown.current = status;
    if (arrived) navigate('/uploading-progress');
  }, [status, navigate]);

  // Chosen before there was a plan: it is here again.
  useEffect(() => {
    if (!active) return;
    const takeUp = async (): Promise<void> => {
      const kept = await (await openKeptFile()).take();
      const { file: chosen, status: now } = upload.getState();
      if (kept !== null && chosen === null && now !== 'loading') upload.getState().choose(kept);
    };
    void takeUp();
  }, [active, upload, openKeptFile]);

  const toPlans = (): void => {
    navigate('/pricingPlans');
  };
  const openPicker = (event: MouseEvent): void => {
    if (active && !sending) return;
    event.preventDefault();
    if (!active) toPlans();
  };
  const take = (chosen: File | undefined): void => {
    if (active) {
      if (chosen && !sending) upload.getState().choose(chosen);
      return;
    }
    if (chosen) {
      // What would be refused after paying is refused here.
      if (!upload.getState().choose(chosen)) return;
      void openKeptFile().then((kept) => kept.keep(chosen));
    }
    toPlans();
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = event.target.files?.[0];
    // The same file can be chosen again after an error only if the input forgets it.
    event.target.value = '';
    take(chosen);
  };
  const dragged = useDroppedFile(take);
  const analyse = (): void => {
    if (!active) toPlans();
    else if (!sending) void upload.getState().send(plan?.name ?? null);
  };
  const fileLine = file ? `${file.name} (${sizeOf(file.size)})` : 'Choose your script (PDF)';

  return (
    <div>
      <div
        className={`flex flex-col gap-2 rounded-xl border p-2 sm:flex-row sm:items-center ${dragged && !sending ? 'border-accent bg-accent-wash' : 'border-rule-strong bg-sheet'}`}
      >
        <input
          id={id}
          type="file"
          accept=".pdf"
          className="peer sr-only"
          onClick={openPicker}
          onChange={choose}
          aria-describedby={`${id}-state`}
        />
        <label
          htmlFor={id}
          className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-lg px-3 text-ink-soft peer-focus-visible:outline-2 peer-focus-visible:outline-accent hover:bg-well"
        >
          <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
            <path
              d="M5 2h7l4 4v12H5zM12 2v4h4M8 12l2.500-2.500L13 12M10.500 9.500V15"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinejoin="round"
            />
          </svg>
          <span className="truncate">{dragged && !sending ? 'Drop your script' : fileLine}</span>
        </label>
        <Button onClick={analyse} busy={sending} aria-disabled={!file || sending}>
          {sending ? 'Uploading...' : 'Analyze Script'}
        </Button>
      </div>
      <div id={`${id}-state`} className="min-h-7 pt-1.5 text-sm">
        {sending && file && (
          <p role="status" className="text-ink-soft tabular-nums">
            {sizeOf(sentBytes, file.size)} of {sizeOf(file.size)} sent
          </p>
        )}
        {error && (
          <p role="alert" className="font-medium text-bad">
            {error}
          </p>
        )}
        {!error && !sending && (
          <p className="text-ink-faint">
            PDF, up to 25 MB and 600 pages.
            <span className="max-lg:hidden"> You can drop it anywhere on this page.</span>
          </p>
        )}
      </div>
    </div>
  );
}
