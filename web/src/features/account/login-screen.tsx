/** The login screen: email, password, Remember me; where a second factor is on, its code after them. A success is seen by the guard, which goes on. */
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { loginInput } from '../../../../lib/contract/accounts.ts';
import { useSession, useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { arrivalEmail, arrivalNotice, choiceNotice } from './arrival-notice.ts';
import { AuthLayout } from './auth-layout.tsx';
import { fieldErrors, focusFirst } from './field-errors.ts';
import { readWayBack } from './way-back.ts';

/** Most logins end with the password. */
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

export function LoginScreen() {
  usePageTitle('Login');
  const { session, rememberedLogin } = useStores();
  const { loading, error, notice, secondStep } = useSession((s) => s);
  const location = useLocation();
  const said = arrivalNotice(location.state) ?? notice ?? choiceNotice(location.state);
  const [email, setEmail] = useState(() => arrivalEmail(location.state));
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});

  const fillIn = useEffectEvent((remembered: { email: string; password: string }): void => {
    // What has been typed or brought along meanwhile wins, and nobody else's password goes with it.
    const isTheirs = email === '' || email.toLowerCase() === remembered.email.toLowerCase();
    if (remembered.email === '' || !isTheirs) return;
    setEmail(email || remembered.email);
    setPassword(password || remembered.password);
    setRemember(true);
  });

  useEffect(() => {
    session.getState().dropSecondStep();
    let left = false;
    void rememberedLogin.recall().then((remembered) => {
      if (!left) fillIn(remembered);
    });
    return () => {
      left = true;
    };
  }, [session, rememberedLogin]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const input = loginInput.safeParse({ email: email.trim(), password });
    const errors = fieldErrors(input);
    session.getState().clearError();
    setWrong(errors);
    if (!input.success) return focusFirst(form, Object.keys(errors));
    if (await session.getState().login(input.data)) return keep();
    if (session.getState().secondStep === null) focusFirst(form, ['password']);
  };
  /** What the box says about the login that has just gone through. */
  const keep = (): Promise<void> =>
    remember ? rememberedLogin.remember(email.trim(), password) : rememberedLogin.forget();
  const finish = async (entered: Promise<boolean>): Promise<void> => {
    if (await entered) await keep();
  };

  if (secondStep !== null)
    return (
      <AuthLayout title="Login">
        <Suspense fallback={null}>
          <SecondStep
            loading={loading}
            error={error}
            onCode={(code) => void finish(session.getState().finishLogin(code))}
            onRecoveryCode={(code) =>
              void finish(session.getState().login({ email: email.trim(), password, recovery_code: code }))
            }
            onBack={() => session.getState().dropSecondStep()}
          />
        </Suspense>
      </AuthLayout>
    );

  return (
    <AuthLayout title="Login">
      {/* Sent by the code alone. Where that never comes, 'post' keeps the password out of the address. */}
      <form method="post" onSubmit={submit} noValidate className="space-y-5">
        {said && !error && <Banner tone="notice">{said}</Banner>}
        {error && <Banner tone="error">{error}</Banner>}
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={wrong.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={wrong.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-2 text-[0.95rem]">
          <label className="inline-flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              className="size-6 accent-accent"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            Remember me
          </label>
          <Link
            to="/forgot-password"
            className="link inline-flex min-h-7 items-center"
            state={readWayBack(location.state)}
          >
            Forgot Password?
          </Link>
        </div>
        <Button type="submit" className="w-full" disabled={loading} busy={loading}>
          {loading ? 'Logging in...' : 'Login'}
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        No account yet?{' '}
        <Link to="/signup" className="link" state={location.state}>
          Sign up
        </Link>
      </p>
    </AuthLayout>
  );
}
