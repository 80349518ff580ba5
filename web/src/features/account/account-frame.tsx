/** What stands on an account screen until the account is there: waiting, or why it is not and a way to ask again. */
import type { ReactNode } from 'react';
import type { Account } from '../../../../lib/contract/own-account.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAccount } from './use-account.ts';

export function AccountFrame({ children }: { readonly children: (account: Account) => ReactNode }) {
  const { account, error, load } = useAccount();
  return (
    <>
      {error && (
        <div className="my-6 space-y-3">
          <Banner tone="error">{error}</Banner>
          <Button look="quiet" onClick={() => void load()}>
            Try again
          </Button>
        </div>
      )}
      {account === null && !error && (
        <p role="status" className="mt-6 inline-flex items-center gap-2 text-ink-soft">
          <Spinner /> Loading…
        </p>
      )}
      {account !== null && children(account)}
    </>
  );
}
