/** A forgotten password in two steps: the email, then the mailed code with a new password. Both show the same whether or not there is such an account. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { forgotInput, minPasswordLength, resetInput } from '../../../../lib/contract/own-account.ts';
import { useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { AuthLayout } from './auth-layout.tsx';
import { fieldErrors } from './field-errors.ts';
import { ResetRefused, type ResetTrouble } from './password-reset.ts';
import { readWayBack } from './way-back.ts';

type Wrong = Readonly<Record<string, string>>;
const fieldOfTrouble: Readonly<Record<ResetTrouble, string>> = {
  code: 'code',
  password: 'new_password',
  general: 'general',
  set: 'general',
};
const sentNotice = (email: string): string =>
  `If there is an account for ${email}, a mail with a six-digit code is on its way. The code is good for an hour.`;
const sentAgainNotice = 'If there is such an account, another code is on its way. Only the latest one works.';

export function ForgotPasswordScreen() {
  usePageTitle('Reset your password');
  const { passwordReset, rememberedLogin } = useStores();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<'email' | 'code'>('email');
  const [form, setForm] = useState({ email: '', code: '', new_password: '' });
  const [wrong, setWrong] = useState<Wrong>({});
  const [notice, setNotice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const email = form.email.trim().toLowerCase();

  useEffect(() => {
    if (step === 'code') box.current?.querySelector('input')?.focus();
  }, [step]);

  const change = (field: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });

  /** Runs one call with the button busy; what went wrong goes to its field. Resolves with the refusal itself where the password holds nevertheless. */
  const attempt = async (work: () => Promise<void>): Promise<'done' | 'refused' | ResetRefused> => {
    setBusy(true);
    setNotice(null);
    setWrong({});
    try {
      await work();
      return 'done';
    } catch (error) {
      if (!(error instanceof ResetRefused)) throw error;
      if (error.trouble === 'set') return error;
      setWrong({ [fieldOfTrouble[error.trouble]]: error.message });
      return 'refused';
    } finally {
      setBusy(false);
    }
  };

  const checkEmail = (): boolean => {
    const input = forgotInput.safeParse({ email });
    setWrong(fieldErrors(input));
    return input.success;
  };
  const ask = async (sentence: string): Promise<void> => {
    if (busy || !checkEmail() || (await attempt(() => passwordReset.request(email))) !== 'done') return;
    setNotice(sentence);
    setStep('code');
  };
  const confirm = async (): Promise<void> => {
    const input = resetInput.safeParse(form);
    setWrong(fieldErrors(input));
    if (!input.success || busy) return;
    const { code, new_password: password } = input.data;
    const end = await attempt(() => passwordReset.confirm(email, code, password));
    if (end === 'refused') return;
    await rememberedLogin.replacePassword(email, password);
    const said = end === 'done' ? { passwordReset: true } : { passwordReset: true, sessionsKept: end.message };
    navigate('/login', { state: { ...readWayBack(state), ...said, email } });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void (step === 'email' ? ask(sentNotice(email)) : confirm());
  };

  return (
    <AuthLayout title={step === 'email' ? 'Reset your password' : 'Choose a new password'}>
      <form ref={box} onSubmit={submit} noValidate className="space-y-5">
        {wrong.general && <Banner tone="error">{wrong.general}</Banner>}
        {notice && <Banner tone="notice">{notice}</Banner>}
        {step === 'email' ? (
          <>
            <p className="text-ink-soft">Tell us the email of your account. We send a code to it.</p>
            <Field
              label="Email"
              type="email"
              name="email"
              autoComplete="username"
              required
              value={form.email}
              onChange={change('email')}
              error={wrong.email}
            />
            <Button type="submit" className="w-full" disabled={busy} busy={busy}>
              {busy ? 'Sending...' : 'Send the code'}
            </Button>
            <Button look="plain" className="w-full" onClick={() => checkEmail() && setStep('code')}>
              I have a code already
            </Button>
          </>
        ) : (
          <>
            <Field
              label="Code from the mail"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              hint="No mail after a few minutes? Look among the spam."
              value={form.code}
              onChange={change('code')}
              error={wrong.code}
            />
            {/* Password managers learn from it whose password this is. */}
            <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label="New password"
              name="new_password"
              autoComplete="new-password"
              required
              hint={`At least ${minPasswordLength} characters. You will be signed out everywhere.`}
              value={form.new_password}
              onChange={change('new_password')}
              error={wrong.new_password}
            />
            <Button type="submit" className="w-full" disabled={busy} busy={busy}>
              {busy ? 'Please wait...' : 'Set the new password'}
            </Button>
            <div className="flex flex-wrap justify-between gap-2">
              <Button look="plain" disabled={busy} onClick={() => void ask(sentAgainNotice)}>
                Send another code
              </Button>
              <Button
                look="plain"
                disabled={busy}
                onClick={() => {
                  setNotice(null);
                  setWrong({});
                  setStep('email');
                }}
              >
                Use another email
              </Button>
            </div>
          </>
        )}
      </form>
      <p className="mt-6 text-ink-soft">
        You know it after all?{' '}
        <Link to="/login" className="link" state={readWayBack(state)}>
          Login
        </Link>
      </p>
    </AuthLayout>
  );
}
