/** The top bar's Export: two pages for paper or PDF, three files. Made in the browser; the panel's work is loaded when it is asked for. */
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStores } from '../../app/stores-context.tsx';
import { BarLabel, barButtonLook } from '../../ui/bar-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ExportKind } from './export-files.ts';
import { printOnArrival } from './use-print-when-ready.ts';

const pages = [
  { view: 'coverage', label: 'Coverage page', hint: 'PDF, or paper' },
  { view: 'all-reports', label: 'All reports', hint: 'PDF, or paper' },
] as const;
const files: readonly { readonly kind: ExportKind; readonly label: string; readonly hint: string }[] = [
  { kind: 'markdown', label: 'All reports', hint: 'Markdown' },
  { kind: 'json', label: 'Answers', hint: 'JSON' },
  { kind: 'csv', label: 'Scene breakdown', hint: 'CSV' },
];
const entryLook =
  'flex min-h-10 w-full items-baseline justify-between gap-4 rounded-md px-3 py-2 text-left hover:bg-well disabled:opacity-55';

/** The title at the head of every printed page. A line end would end the string of the style. */
function usePrintTitle(title: string | null): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--print-title', JSON.stringify((title ?? 'Dramaturg').replace(/\p{Cc}+/gu, ' ')));
    return () => void style.removeProperty('--print-title');
  }, [title]);
}

interface ExportMenuProps {
  /** '/dashboard' or '/sample'. */
  readonly base: string;
  readonly title: string | null;
}

export function ExportMenu({ base, title }: ExportMenuProps) {
  const stores = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState<ExportKind | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  usePrintTitle(title);

  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);

  const toPage = (view: string): void => {
    setOpen(false);
    void navigate(`${base}/${view}${search}`, { state: printOnArrival });
  };
  const save = async (kind: ExportKind): Promise<void> => {
    if (busy) return;
    setBusy(kind);
    setTrouble(null);
    try {
      const { exportFile } = await import('./export-files.ts');
      await exportFile(stores, kind, title);
      setOpen(false);
      opener.current?.focus();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : 'The export could not be made. Please try again.');
    } finally {
      setBusy(null);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from wherever the focus is in it
    <div
      ref={box}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
          setTrouble(null);
        }}
        aria-label="Export"
        className={barButtonLook}
      >
        <BarLabel label="Export" drawing="M10 2.500v10M6 8.500l4 4 4-4M3.500 13.500v4h13v-4" />
      </button>
      {open && (
        <div
          id={id}
          className="absolute right-0 z-20 mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-rule bg-sheet p-2 shadow-lg max-sm:fixed max-sm:top-16 max-sm:right-4"
        >
          <ul aria-label="Export">
            {pages.map(({ view, label, hint }) => (
              <li key={view}>
                <button type="button" className={entryLook} onClick={() => toPage(view)}>
                  <span className="font-semibold">{label}</span>
                  <span className="text-sm text-ink-faint">{hint}</span>
                </button>
              </li>
            ))}
            {files.map(({ kind, label, hint }) => (
              <li key={kind}>
                <button type="button" className={entryLook} onClick={() => void save(kind)}>
                  <span className="font-semibold">{label}</span>
                  <span className="inline-flex items-center gap-2 text-sm text-ink-faint">
                    {busy === kind && <Spinner />}
                    {hint}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {trouble && (
            <p role="alert" className="px-3 py-2 text-bad">
              {trouble}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
