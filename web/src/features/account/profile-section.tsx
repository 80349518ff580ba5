/** Name, picture, and how dates and numbers are written: each kept as soon as it is set, and shown all over the site from then on. */
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type FormatLocale, formatLocale, type Profile } from '../../../../lib/contract/profile.ts';
import type { RouteBodyInput } from '../../../../lib/contract/routes.ts';
import { plainSentenceOf } from '../../api/api-error.ts';
import { useStores } from '../../app/stores-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, inputClasses } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/format-money.ts';
import { formatDay, formatNumber } from '../../ui/formats.ts';
import { ProfileImage } from '../../ui/profile-image.tsx';
import { AccountSection, Waiting } from './account-section.tsx';
import type { Task } from './account-store.ts';
import { pictureAddress, showProfile } from './profile-sync.ts';
import { squarePicture } from './square-picture.ts';

const languages: Readonly<Record<FormatLocale, string>> = {
  'en-GB': 'English (United Kingdom)',
  'en-US': 'English (United States)',
  'en-IN': 'English (India)',
  'de-DE': 'German',
  'es-ES': 'Spanish',
  'fr-FR': 'French',
  'hi-IN': 'Hindi',
  'it-IT': 'Italian',
  'ja-JP': 'Japanese',
  'nl-NL': 'Dutch',
  'pl-PL': 'Polish',
  'pt-BR': 'Portuguese (Brazil)',
  'sv-SE': 'Swedish',
};
/** A day, a number and a price that show how a language writes. */
const shownDay = '2026-11-21T12:00:00.000Z';
const shownNumber = 12_345.6;

type Change = RouteBodyInput<'saveProfile'>;

/** The profile as the server has it; null until it has come. */
function useProfile() {
  const stores = useStores();
  const { api } = stores;
  const [profile, setProfile] = useState<Profile | null>(null);
  const [task, setTask] = useState<Task>({ state: 'idle' });
  const fail = useCallback(
    (error: unknown, fallback: string) =>
      setTask({ state: 'failed', message: plainSentenceOf(error, fallback), code: null }),
    [],
  );
  const load = useCallback(() => {
    setTask({ state: 'idle' });
    api('getProfile').then(
      (held) => {
        // First for whatever is drawn with it.
        showProfile(stores, held);
        setProfile(held);
      },
      (error: unknown) => fail(error, 'Your profile could not be loaded.'),
    );
  }, [api, fail, stores]);
  useEffect(load, [load]);
  const save = async (change: Change, done: string): Promise<void> => {
    if (task.state === 'busy') return;
    setTask({ state: 'busy' });
    try {
      const held = await api('saveProfile', { body: change });
      showProfile(stores, held);
      setProfile(held);
      setTask({ state: 'done', message: done });
    } catch (error) {
      fail(error, 'That could not be saved.');
    }
  };
  return { profile, task, load, save, fail };
}

interface PartProps {
  readonly profile: Profile;
  readonly busy: boolean;
  readonly onSave: (change: Change, done: string) => Promise<void>;
}

function Name({ profile, busy, onSave }: PartProps) {
  const [name, setName] = useState(profile.username);
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWrong(name.trim() === '' ? 'Please enter a name.' : undefined);
    if (name.trim() !== '') void onSave({ username: name }, 'Your name is saved.');
  };
  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-wrap items-end gap-3">
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={64}
        value={name}
        error={wrong}
        className="min-w-0 flex-1 basis-56"
        onChange={(event) => setName(event.target.value)}
      />
      <Button look="quiet" type="submit" aria-disabled={busy}>
        Save name
      </Button>
    </form>
  );
}

function Picture({ profile, busy, onSave, onFail }: PartProps & { readonly onFail: (error: unknown) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (file === undefined) return;
    try {
      await onSave({ picture: await squarePicture(file) }, 'Your picture is saved.');
    } catch (error) {
      onFail(error);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ProfileImage source={pictureAddress(profile)} large />
      <div className="min-w-0 space-y-2">
        <div className="flex flex-wrap gap-3">
          <Button
            look="quiet"
            aria-disabled={busy}
            aria-describedby={id}
            onClick={() => !busy && input.current?.click()}
          >
            {profile.picture === null ? 'Choose a picture' : 'Choose another picture'}
          </Button>
          {profile.picture !== null && (
            <Button
              look="plain"
              aria-disabled={busy}
              onClick={() => void onSave({ picture: null }, 'Your picture is removed.')}
            >
              Remove picture
            </Button>
          )}
        </div>
        <p id={id} className="max-w-prose text-sm text-ink-faint">
          It is cut to a small square here in your browser; nothing else of the file is sent. Only you see it.
        </p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Picture"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void choose(event)}
        />
      </div>
    </div>
  );
}

function Language({ profile, onSave }: PartProps) {
  const id = useId();
  const save = (value: string): void => {
    const locale = formatLocale.safeParse(value).data ?? null;
    void onSave({ locale }, 'Dates and numbers are written so from now on.');
  };
  return (
    <div className="max-w-xl">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Language of dates and numbers
      </label>
      <select
        id={id}
        className={inputClasses}
        value={profile.locale ?? ''}
        aria-describedby={`${id}-shown`}
        onChange={(event) => save(event.target.value)}
      >
        <option value="">As the site writes by itself</option>
        {formatLocale.options.map((locale) => (
          <option key={locale} value={locale}>
            {languages[locale]}
          </option>
        ))}
      </select>
      <p id={`${id}-shown`} className="mt-1 text-sm text-ink-faint">
        {formatDay(shownDay)} · {formatNumber(shownNumber)} · {formatMoney(shownNumber, 'USD')}. Reports keep their own
        English.
      </p>
    </div>
  );
}

export function ProfileSection() {
  const { profile, task, load, save, fail } = useProfile();
  const busy = task.state === 'busy';
  return (
    <AccountSection title="Name and picture" task={task}>
      {profile === null ? (
        // As high as what will stand there.
        <div className={task.state === 'failed' ? '' : 'min-h-127 sm:min-h-81'}>
          {task.state === 'failed' ? (
            <Button look="quiet" onClick={load}>
              Load again
            </Button>
          ) : (
            <Waiting />
          )}
        </div>
      ) : (
        <div className="space-y-6">
          <Name profile={profile} busy={busy} onSave={save} />
          <Picture
            profile={profile}
            busy={busy}
            onSave={save}
            onFail={(error) => fail(error, 'The picture could not be cut.')}
          />
          <Language profile={profile} busy={busy} onSave={save} />
        </div>
      )}
    </AccountSection>
  );
}
