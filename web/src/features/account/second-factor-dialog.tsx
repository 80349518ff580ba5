/** The three dialogs of the second factor: set it up, make new recovery codes, switch it off. Each begins with the password. */
import { type FormEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { sixDigits } from '../../../../lib/contract/accounts.ts';
import { productName } from '../../../../lib/contract/product.ts';
import type { SecondFactorOffer } from '../../../../lib/contract/second-factor.ts';
import { useStores } from '../../app/stores-context.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { QrCode } from './qr-code.tsx';
import { createSecondFactorStore } from './second-factor-store.ts';

export type SecondFactorDialogKind = 'set-up' | 'codes' | 'off';

const words: Readonly<Record<SecondFactorDialogKind, { title: string; ask: string; press: string }>> = {
  'set-up': {
    title: 'Set up a second factor',
    ask: 'You need an authenticator app, such as the one of your password manager. Please enter your password first.',
    press: 'Continue',
  },
  codes: {
    title: 'New recovery codes',
    ask: 'Ten new codes are made; those you have stop working. Please enter your password once more.',
    press: 'Make new codes',
  },
  off: {
    title: 'Switch the second factor off?',
    ask: 'Logging in will ask for the password alone. Please enter your password once more.',
    press: 'Switch off',
  },
};

/** The secret in fours, as one types it. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function AppStep(props: {
  readonly offer: SecondFactorOffer;
  readonly code: string;
  readonly onType: (code: string) => void;
  readonly error: string | undefined;
}) {
  return (
    <>
      <p>Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.</p>
      <div className="flex justify-center">
        <QrCode text={props.offer.address} label="QR code for your authenticator app" />
      </div>
      <p>
        Key: <code className="break-words text-ink">{inFours(props.offer.secret)}</code>
      </p>
      <Field
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={props.code}
        onChange={(event) => props.onType(event.target.value)}
        error={props.error}
      />
    </>
  );
}

function CodesStep({ codes, onSave }: { readonly codes: readonly string[]; readonly onSave: () => void }) {
  return (
    <div className="mt-4 space-y-4">
      <p>
        Keep these codes where you keep important papers: they are shown this once. With one of them and your password
        you get in when the app is lost; that switches the second factor off, so that you can set it up anew.
      </p>
      <ul className="grid grid-cols-1 gap-1 font-mono text-ink min-[26rem]:grid-cols-2" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="quiet" onClick={onSave}>
        Save as a file
      </Button>
    </div>
  );
}

interface DialogProps {
  readonly kind: SecondFactorDialogKind;
  readonly email: string;
  readonly onClose: () => void;
}

export function SecondFactorDialog({ kind, email, onClose }: DialogProps) {
  const { api, saveFile, account } = useStores();
  const [store] = useState(() => createSecondFactorStore(api, () => void account.getState().load()));
  const { step, busy, failure } = useStore(store);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const formId = useId();
  const { title, ask, press } = words[kind];

  const give = async (): Promise<void> => {
    setWrong(password === '' ? 'Please enter your password.' : undefined);
    if (password === '') return;
    const { begin, renewCodes, switchOff } = store.getState();
    await { 'set-up': begin, codes: renewCodes, off: switchOff }[kind](password);
    if (store.getState().step.kind === 'off') onClose();
  };
  const confirm = async (): Promise<void> => {
    const typed = sixDigits.safeParse(code);
    setWrong(typed.error?.issues[0]?.message);
    if (typed.success) await store.getState().confirm(typed.data);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void (step.kind === 'app' ? confirm() : give());
  };
  const save = (codes: readonly string[]): void => {
    const lines = [`${productName} recovery codes for ${email}`, 'Each works once, with your password.', '', ...codes];
    saveFile(`${productName.toLowerCase()}-recovery-codes.txt`, `${lines.join('\n')}\n`, 'text/plain');
  };

  const isCodes = step.kind === 'codes';
  const atField = failure?.code === 'wrong_password' || failure?.code === 'code_mismatch';
  const fieldError = wrong ?? (atField ? failure?.message : undefined);
  return (
    <Dialog
      title={isCodes ? 'Your recovery codes' : title}
      onClose={onClose}
      actions={
        isCodes ? (
          <Button onClick={onClose}>I have kept them</Button>
        ) : (
          <>
            <Button look="quiet" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button type="submit" form={formId} disabled={busy} busy={busy}>
              {busy ? 'Please wait...' : step.kind === 'app' ? 'Switch on' : press}
            </Button>
          </>
        )
      }
    >
      {isCodes ? (
        <CodesStep codes={step.codes} onSave={() => save(step.codes)} />
      ) : (
        <form id={formId} onSubmit={submit} noValidate className="space-y-4">
          {step.kind === 'app' ? (
            <AppStep offer={step.offer} code={code} onType={setCode} error={fieldError} />
          ) : (
            <>
              <p>{ask}</p>
              <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="current-password"
                required
                value={password}
                onChange={(event) => setPassword(event.target.value)}
                error={fieldError}
              />
            </>
          )}
          {failure && !atField && <Banner tone="error">{failure.message}</Banner>}
        </form>
      )}
    </Dialog>
  );
}
