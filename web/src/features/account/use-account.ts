/** The account as the server has it, asked for when a screen that shows it opens. */
import { useEffect } from 'react';
import { useAccountState, useStores } from '../../app/stores-context.tsx';

export function useAccount() {
  const { account: store } = useStores();
  useEffect(() => {
    void store.getState().load();
  }, [store]);
  return useAccountState((s) => s);
}
