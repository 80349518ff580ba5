/** The last question before an account goes: it wants the account's email typed out, and the password once more. */
import { type FormEvent, useId, useState } from 'react';
import { useAccountState, useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

export function DeleteAccountDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const { account: store } = useStores();
  const task = useAccountState((s) => s.removal);
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<{ readonly email?: string; readonly password?: string }>({});
  const formId = useId();
  const busy = task.state === 'busy';
  const atField = task.state === 'failed' && task.code === 'wrong_password';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const matches = typed.trim().toLowerCase() === email.toLowerCase();
    setWrong({
      ...(!matches && { email: `Please type ${email} to confirm.` }),
      ...(password === '' && { password: 'Please enter your password.' }),
    });
    if (matches && password !== '') void store.getState().deleteAccount(password);
  };
  return (
    <Dialog
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="danger" type="submit" form={formId} disabled={busy} busy={busy}>
            {busy ? 'Deleting...' : 'Delete account'}
          </Button>
        </>
      }
    >
      <p>
        Your login, your plan, every script and all its reports will be removed. Records of payments stay, without your
        name, as bookkeeping requires; a checkout that is open is closed, and a payment that has not been confirmed yet
        is given back. This can't be undone.
      </p>
      <form id={formId} onSubmit={submit} noValidate className="mt-4 space-y-3 text-ink">
        <Field
          label={`Type ${email} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={wrong.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={wrong.password ?? (atField ? task.message : undefined)}
        />
        {task.state === 'failed' && !atField && <Banner tone="error">{task.message}</Banner>}
      </form>
    </Dialog>
  );
}
