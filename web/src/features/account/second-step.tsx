/** The second step of a login: the code of the authenticator app, or a recovery code where the app is lost. */
import { type FormEvent, useState } from 'react';
import { recoveryCode, sixDigits } from '../../../../lib/contract/accounts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

export interface SecondStepProps {
  readonly loading: boolean;
  readonly error: string | null;
  readonly onCode: (code: string) => void;
  readonly onRecoveryCode: (code: string) => void;
  readonly onBack: () => void;
}

export function SecondStep({ loading, error, onCode, onRecoveryCode, onBack }: SecondStepProps) {
  const [lost, setLost] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (loading) return;
    const input = (lost ? recoveryCode : sixDigits).safeParse(typed);
    setWrong(input.error?.issues[0]?.message);
    if (input.success) (lost ? onRecoveryCode : onCode)(input.data);
  };
  const swap = (): void => {
    setLost(!lost);
    setTyped('');
    setWrong(undefined);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="space-y-5">
      {error && <Banner tone="error">{error}</Banner>}
      <p className="text-ink-soft">
        {lost
          ? 'Enter one of the recovery codes that you kept. It lets you in once and switches the second factor off: set it up anew on your account page.'
          : 'Your password is right. Now enter the code that your authenticator app shows.'}
      </p>
      <Field
        key={String(lost)}
        label={lost ? 'Recovery code' : 'Code from the app'}
        name="code"
        // The focus would otherwise be on a button that has gone.
        autoFocus
        inputMode={lost ? 'text' : 'numeric'}
        autoComplete={lost ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={wrong}
      />
      <Button type="submit" className="w-full" disabled={loading} busy={loading}>
        {loading ? 'Logging in...' : 'Login'}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="plain" onClick={swap}>
          {lost ? 'Use the app' : 'The app is lost'}
        </Button>
        <Button look="plain" onClick={onBack}>
          Back to the password
        </Button>
      </div>
    </form>
  );
}
