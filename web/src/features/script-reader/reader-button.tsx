/** The way into the script without a piece of evidence: from its first page. */
import { Link, useLocation } from 'react-router';
import { BarLabel, barButtonLook } from '../../ui/bar-button.tsx';
import { useNoteOpener } from './opener.ts';
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
      className={`${barButtonLook} xl:group-data-script/frame:hidden`}
    >
      <BarLabel
        label="Read the script"
        drawing="M4.500 2.500h8l3 3v12h-11zM12.500 2.500v3h3M7 9h6M8.500 11.500h3M8.500 14h3"
      />
    </Link>
  );
}
