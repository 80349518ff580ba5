/** Makes read-only links to a script's reports, shows a new one once, lists the open ones with what came by them, and revokes them. */
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { inputClasses } from '../../ui/field.tsx';
import { formatInstant } from '../../ui/formats.ts';
import { LinkChoices } from './link-choices.tsx';
import { OpenLinks } from './open-links.tsx';
import { createSharesStore } from './shares-store.ts';

function NewLink({ address, until }: { readonly address: string; readonly until: string }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  // It is told this once, and may come under what the dialog shows: who has made it stands at it, with what copies it in sight.
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div ref={box} className="space-y-2 rounded-card border border-rule bg-well p-4">
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

interface ShareDialogProps {
  readonly scriptId: string;
  readonly title: string;
  readonly onClose: () => void;
}

export function ShareDialog({ scriptId, title, onClose }: ShareDialogProps) {
  const { api } = useStores();
  const [store] = useState(() => createSharesStore(api, scriptId));
  const { shares, comments, made, busy, notice, error } = useStore(store);
  const list = useAnswers((s) => s.list);
  const reports = [...new Set(list?.map(({ question }) => question))];
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
          Whoever has the link can read the overview and the reports on <cite>{title}</cite>, with the lines they quote,
          and change nothing. They see neither the script itself nor anything of your account.
        </p>
        {list && <LinkChoices reports={reports} busy={busy} onMake={(share) => void actions.make(share)} />}
        {error && <Banner tone="error">{error}</Banner>}
        <p role="status" className="sr-only">
          {notice}
        </p>
        {made && (
          <NewLink
            key={made.token}
            address={`${window.location.origin}/shared#${made.token}`}
            until={formatInstant(made.share.expires_at)}
          />
        )}
        {shares && <OpenLinks shares={shares} comments={comments} actions={actions} />}
      </div>
    </Dialog>
  );
}
