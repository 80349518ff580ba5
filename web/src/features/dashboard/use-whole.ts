/** Whether a view still waits to be shown whole: until what is made already has come from the server for the first time. What comes later is put in as it comes. */
import { useState } from 'react';

/** `arriving`: something that is made already is on its way. */
export function useAwaitsWhole(arriving: boolean): boolean {
  const [whole, setWhole] = useState(!arriving);
  if (!whole && !arriving) setWhole(true);
  return !whole && arriving;
}
