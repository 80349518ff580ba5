/** The sign-up screen: email, username, password, terms. Success leads to /login; nobody is logged in by signing up. */
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { signUpInput } from '../../../../lib/contract/accounts.ts';
import { useSession, useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { AuthLayout } from './auth-layout.tsx';
import { fieldErrors, focusFirst } from './field-errors.ts';
import { readWayBack } from './way-back.ts';

const termsMissing = 'Please accept the Terms of Service';

export function SignupScreen() {
  usePageTitle('Sign up');
  const { session } = useStores();
  const { loading, error } = useSession((s) => s);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [form, setForm] = useState({ email: '', username: '', password: '' });
  const [accepted, setAccepted] = useState(false);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => session.getState().clearError(), [session]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    const fields = event.currentTarget;
    const input = signUpInput.safeParse({ ...form, email: form.email.trim() });
    const errors = { ...fieldErrors(input), ...(accepted ? {} : { terms: termsMissing }) };
    session.getState().clearError();
    setWrong(errors);
    if (!input.success || !accepted) return focusFirst(fields, Object.keys(errors));
    if (await session.getState().signUp(input.data))
      navigate('/login', { state: { ...readWayBack(state), signedUp: true, email: input.data.email } });
    else focusFirst(fields, ['email']);
  };
  const change = (field: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });

  return (
    <AuthLayout title="Sign up">
      {/* Sent by the code alone. Where that never comes, 'post' keeps the password out of the address. */}
      <form method="post" onSubmit={submit} noValidate className="space-y-5">
        {(wrong.terms ?? error) && <Banner tone="error">{wrong.terms ?? error}</Banner>}
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
        <Field
          label="Username"
          name="username"
          autoComplete="nickname"
          required
          value={form.username}
          onChange={change('username')}
          error={wrong.username}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          hint="At least 8 characters."
          value={form.password}
          onChange={change('password')}
          error={wrong.password}
        />
        <label className="flex min-h-6 items-center gap-2 text-[0.95rem]">
          <input
            type="checkbox"
            name="terms"
            className="size-6 accent-accent"
            checked={accepted}
            onChange={(event) => setAccepted(event.target.checked)}
          />
          <span>
            I accept the{' '}
            <Link to="/terms" target="_blank" className="link">
              Terms of Service
            </Link>
          </span>
        </label>
        <p className="text-sm text-ink-soft">
          What is stored and how you delete it:{' '}
          <Link to="/privacy" target="_blank" className="link">
            Privacy
          </Link>
        </p>
        <Button type="submit" className="w-full" disabled={loading} busy={loading}>
          {loading ? 'Creating account...' : 'Sign Up'}
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        You have an account?{' '}
        <Link to="/login" className="link" state={readWayBack(state)}>
          Login
        </Link>
      </p>
    </AuthLayout>
  );
}
