/** Makes read-only links to a script's reports, shows a new one once, lists the open ones and revokes them. */
import { type FocusEvent, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { type Share, shareDays } from '../../../../lib/contract/shares.ts';
import { useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inputClasses } from '../../ui/field.tsx';
import { createSharesStore, type ShareDays } from './shares-store.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const at = (instant: string): string => when.format(new Date(instant));
const lasting: Readonly<Record<ShareDays, string>> = { 1: 'One day', 7: 'A week', 30: 'A month' };

function NewLink({ address, until }: { readonly address: string; readonly until: string }) {
  const id = useId();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div className="space-y-2 rounded-card border border-rule bg-well p-4">
      <label htmlFor={id} className="block font-semibold">
        Your link, open until {until}
      </label>
      <input
        id={id}
        readOnly
        value={address}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        className={`${inputClasses} text-sm`}
      />
      <p className="text-sm">Keep it now: it is not shown again.</p>
      <Button look="quiet" onClick={copy}>
        Copy link
      </Button>
      <p role="status" className="text-sm font-medium">
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' && 'The browser does not let a page copy. Select the link above and copy it by hand.'}
      </p>
    </div>
  );
}

function OpenLink({ share, onRevoke }: { readonly share: Share; readonly onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-48">
        Made {at(share.created_at)}, open until {at(share.expires_at)}
      </span>
      <Button look="plain" onClick={onRevoke} aria-label={`Revoke the link made ${at(share.created_at)}`}>
        Revoke
      </Button>
    </li>
  );
}

interface ShareDialogProps {
  readonly scriptId: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function ShareDialog({ scriptId, title, onClose }: ShareDialogProps) {
  const { api } = useStores();
  const [store] = useState(() => createSharesStore(api, scriptId));
  const { shares, made, busy, notice, error } = useStore(store);
  const [days, setDays] = useState<ShareDays>(7);
  useEffect(() => {
    void store.getState().load();
  }, [store]);
  const actions = store.getState();
  return (
    <Dialog
      title="Share these reports"
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="space-y-5">
        <p>
          Whoever has the link can read the reports on <cite>{title}</cite>, with the lines they quote, and change
          nothing. They see neither the script itself nor anything of your account.
        </p>
        <fieldset className="text-ink">
          <legend className="mb-2 font-semibold">Open for</legend>
          <div className="flex flex-wrap gap-2">
            {shareDays.map((choice) => (
              <label
                key={choice}
                className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-lg border border-rule-strong px-3 has-checked:border-accent has-checked:bg-accent-wash"
              >
                <input
                  type="radio"
                  name="days"
                  checked={days === choice}
                  onChange={() => setDays(choice)}
                  className="size-4 accent-accent"
                />
                {lasting[choice]}
              </label>
            ))}
          </div>
        </fieldset>
        <Button busy={busy} disabled={busy} onClick={() => void actions.make(days)}>
          Create link
        </Button>
        {error && <Banner tone="error">{error}</Banner>}
        <p role="status" className="sr-only">
          {notice}
        </p>
        {made && (
          <NewLink address={`${window.location.origin}/shared#${made.token}`} until={at(made.share.expires_at)} />
        )}
        {shares && shares.length > 0 && (
          <section aria-label="Open links" className="text-ink">
            <h3 className="font-sans text-base font-semibold">Open links</h3>
            <ul className="divide-y divide-rule">
              {shares.map((share) => (
                <OpenLink key={share.share_id} share={share} onRevoke={() => void actions.revoke(share.share_id)} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
