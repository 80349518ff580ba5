/** Says to the reading's store that a dialog asks for a correction: until it is closed, the focus and the refusals are the dialog's. */
import { useEffect } from 'react';
import { useStores } from '../../app/stores-context.tsx';

export function useAsking(): void {
  const { reading } = useStores();
  useEffect(() => {
    reading.getState().ask(true);
    return () => reading.getState().ask(false);
  }, [reading]);
}
