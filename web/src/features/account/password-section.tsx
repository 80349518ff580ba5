/** The form that changes the password: the current one, then the new one. Empties itself after a success. */
import { type FormEvent, useState } from 'react';
import { changePasswordInput, minPasswordLength } from '../../../../lib/contract/own-account.ts';
import { useAccountState, useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountSection } from './account-section.tsx';
import { fieldErrors, focusFirst } from './field-errors.ts';

const empty = { current_password: '', new_password: '' };

export function PasswordSection({ email }: { readonly email: string }) {
  const { account: store } = useStores();
  const task = useAccountState((s) => s.passwordChange);
  const [form, setForm] = useState(empty);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const busy = task.state === 'busy';
  const code = task.state === 'failed' ? task.code : null;
  const atField = code === 'wrong_password' || code === 'weak_password';
  const serverSays = task.state === 'failed' ? task.message : undefined;

  const change = (field: keyof typeof empty) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const fields = event.currentTarget;
    const input = changePasswordInput.safeParse(form);
    const errors = fieldErrors(input);
    setWrong(errors);
    if (!input.success) return focusFirst(fields, Object.keys(errors));
    if (await store.getState().changePassword(input.data)) setForm(empty);
    focusFirst(fields, ['current_password']);
  };

  return (
    <AccountSection title="Change password" {...(!atField && { task })}>
      <form onSubmit={submit} noValidate className="max-w-sm space-y-5">
        {/* Password managers learn from it whose password this is. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          required
          value={form.current_password}
          onChange={change('current_password')}
          error={wrong.current_password ?? (code === 'wrong_password' ? serverSays : undefined)}
        />
        <PasswordField
          label="New password"
          name="new_password"
          autoComplete="new-password"
          required
          hint={`At least ${minPasswordLength} characters.`}
          value={form.new_password}
          onChange={change('new_password')}
          error={wrong.new_password ?? (code === 'weak_password' ? serverSays : undefined)}
        />
        <Button type="submit" disabled={busy} busy={busy}>
          {busy ? 'Please wait...' : 'Change password'}
        </Button>
      </form>
    </AccountSection>
  );
}
