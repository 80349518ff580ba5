/** The way into the script without a piece of evidence: from its first page. */
import { Link, useLocation } from 'react-router';
import { useNoteOpener } from './reader-opener.tsx';
import { placeIn, withPlace } from './reader-place.ts';

export function ReaderButton() {
  const { pathname, search } = useLocation();
  const noteOpener = useNoteOpener();
  const shown = placeIn(search);
  return (
    <Link
      to={{ pathname, search: withPlace(search, shown ?? { page: 1, line: null }) }}
      replace={shown !== null}
      onClick={(event) => noteOpener(event.currentTarget)}
      aria-label="Read the script"
      className="inline-flex min-h-10 min-w-10 items-center justify-center rounded-md border border-rule-strong font-semibold whitespace-nowrap no-underline hover:border-accent hover:text-accent sm:px-3 xl:group-data-script/frame:hidden"
    >
      <span className="max-md:hidden">Read the script</span>
      <svg viewBox="0 0 20 20" className="size-5 md:hidden" aria-hidden="true">
        <path
          d="M4.500 2.500h8l3 3v12h-11zM12.500 2.500v3h3M7 9h6M8.500 11.500h3M8.500 14h3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </svg>
    </Link>
  );
}
