/** The top of the reader: whose script it is, which page of how many, and the way out. */

/** The heading that names the reader; it takes the focus until there are pages to take it. */
export const readerTitleId = 'script-reader-title';

interface ReaderBarProps {
  readonly title: string | null;
  /** 'Page 12 of 118'; null while that is not known. */
  readonly where: string | null;
  readonly onClose: () => void;
}

export function ReaderBar({ title, where, onClose }: ReaderBarProps) {
  return (
    <header className="flex h-16 shrink-0 items-center gap-3 border-b border-rule px-4">
      <h2
        id={readerTitleId}
        tabIndex={-1}
        className="min-w-0 flex-1 truncate text-lg leading-normal focus-visible:outline-none"
      >
        {title ?? 'The script'}
      </h2>
      {where !== null && <p className="shrink-0 text-sm text-ink-soft tabular-nums">{where}</p>}
      <button
        type="button"
        aria-label="Close the script"
        title="Close (Esc)"
        onClick={onClose}
        className="-mr-2 grid size-10 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-well hover:text-ink"
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </button>
    </header>
  );
}
