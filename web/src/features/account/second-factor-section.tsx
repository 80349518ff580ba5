/** Whether logging in asks for a code of an app, and the dialogs that change it; their code comes when one is opened. */
import { lazy, Suspense, useState } from 'react';
import type { Account } from '../../../../lib/contract/own-account.ts';
import { Button } from '../../ui/button.tsx';
import { AccountSection } from './account-section.tsx';
import type { SecondFactorDialogKind } from './second-factor-dialog.tsx';

const SecondFactorDialog = lazy(async () => ({
  default: (await import('./second-factor-dialog.tsx')).SecondFactorDialog,
}));

export function SecondFactorSection({ account }: { readonly account: Account }) {
  const [open, setOpen] = useState<SecondFactorDialogKind | null>(null);
  const { on, recovery_codes_left: left } = account.second_factor;
  return (
    <AccountSection title="Second factor">
      {on ? (
        <>
          <p className="max-w-prose">
            On. After the password, logging in asks for a code of your authenticator app. {left} recovery{' '}
            {left === 1 ? 'code is' : 'codes are'} left for when the app is lost.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" onClick={() => setOpen('codes')}>
              New recovery codes…
            </Button>
            <Button look="quiet" onClick={() => setOpen('off')}>
              Switch off…
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="max-w-prose">
            Off. With it, logging in asks for a code of an authenticator app on your phone after the password, so that
            the password alone opens nothing.
          </p>
          <Button look="quiet" onClick={() => setOpen('set-up')}>
            Set up…
          </Button>
        </>
      )}
      {open && (
        <Suspense fallback={null}>
          <SecondFactorDialog kind={open} email={account.user.email} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </AccountSection>
  );
}
