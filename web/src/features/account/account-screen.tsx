/** The account page: who, name and picture, plan, receipts, password, second factor, sessions, everything to take along, the end. */
import { useState } from 'react';
import type { Account } from '../../../../lib/contract/own-account.ts';
import { SiteHeader } from '../../app/site-header.tsx';
import { useAccountState, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/formats.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { AccountFrame } from './account-frame.tsx';
import { AccountSection } from './account-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { MailSection } from './mail-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection, ReceiptsSection } from './plan-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

function SessionsSection() {
  const { account: store } = useStores();
  const task = useAccountState((s) => s.signOut);
  const busy = task.state === 'busy';
  return (
    <AccountSection title="Sessions" task={task}>
      <p className="max-w-prose">
        Ends the session of every browser that is logged in to this account, this one too. A page that is open elsewhere
        may go on for up to 15 minutes; then it asks for the password.
      </p>
      <Button look="quiet" disabled={busy} busy={busy} onClick={() => void store.getState().signOutEverywhere()}>
        Sign out everywhere
      </Button>
    </AccountSection>
  );
}

function DataSection({ email }: { readonly email: string }) {
  const task = useAccountState((s) => s.takeOut);
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection title="Your data" {...(task.state === 'done' && { task })}>
      <p className="max-w-prose">
        One JSON file with what is held about you: profile with its picture, plan, payments, consultation requests, and
        of each script its record, its details and all its reports. The PDF itself, which you have, and the text read
        from it are not in it.
      </p>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Download your data
      </Button>
      {asking && <ExportDialog email={email} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}

function RemovalSection({ email }: { readonly email: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountSection title="Delete account">
      <p className="max-w-prose">
        Removes your login, your plan, your scripts and all their reports, for good. Download your data first if you
        want to keep the reports.
      </p>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete account…
      </Button>
      {asking && <DeleteAccountDialog email={email} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}

function Sections({ account }: { readonly account: Account }) {
  const { user, created_at } = account;
  return (
    <>
      <ul className="mt-3 mb-8 flex flex-wrap gap-x-6 text-lg text-ink-soft *:min-w-0 *:break-words">
        <li>{user.username}</li>
        <li>{user.email}</li>
        {created_at && <li>since {formatDay(created_at)}</li>}
      </ul>
      <ProfileSection />
      <PlanSection account={account} />
      <ReceiptsSection receipts={account.receipts} />
      <PasswordSection email={user.email} />
      <SecondFactorSection account={account} />
      <SessionsSection />
      <MailSection />
      <DataSection email={user.email} />
      <RemovalSection email={user.email} />
    </>
  );
}

export function AccountScreen() {
  usePageTitle('Your account');
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mx-auto max-w-3xl px-5 py-12">
        <h1 className="display">Your account</h1>
        <AccountFrame>{(account) => <Sections account={account} />}</AccountFrame>
      </main>
    </>
  );
}
