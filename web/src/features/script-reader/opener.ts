/** Which link opened the reader, for whom the focus goes back to. */
import { createContext, type RefObject, useContext } from 'react';

/** The link that opened the reader, and where it stood in the window. */
export interface Opener {
  readonly element: HTMLElement;
  readonly top: number;
  /** Whether it could be seen when the reader was closed. */
  readonly wasInWindow?: boolean;
}
export const OpenerContext = createContext<RefObject<Opener | null> | null>(null);

export function useOpener(): RefObject<Opener | null> {
  const opener = useContext(OpenerContext);
  if (!opener) throw new Error('A link into the script was rendered outside ReaderLinks.');
  return opener;
}

/** Notes which link is about to open the reader. */
export function useNoteOpener(): (element: HTMLElement) => void {
  const opener = useOpener();
  return (element) => {
    opener.current = { element, top: element.getBoundingClientRect().top };
  };
}
