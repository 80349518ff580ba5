/** Before everything is taken along: the password once more. Closes itself when the file was saved. */
import { type FormEvent, useId, useState } from 'react';
import { useAccountState, useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

export function ExportDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const { account: store } = useStores();
  const task = useAccountState((s) => s.takeOut);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const formId = useId();
  const busy = task.state === 'busy';
  const atField = task.state === 'failed' && task.code === 'wrong_password';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWrong(password === '' ? 'Please enter your password.' : undefined);
    if (password !== '' && (await store.getState().exportData(password))) onClose();
  };
  return (
    <Dialog
      title="Download your data"
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={busy} busy={busy}>
            {busy ? 'Gathering...' : 'Download'}
          </Button>
        </>
      }
    >
      <p>The file holds all that is kept about you, so please enter your password once more.</p>
      <form id={formId} onSubmit={submit} noValidate className="mt-4 space-y-3 text-ink">
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={wrong ?? (atField ? task.message : undefined)}
        />
        {task.state === 'failed' && !atField && <Banner tone="error">{task.message}</Banner>}
      </form>
    </Dialog>
  );
}
