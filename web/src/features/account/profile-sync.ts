/** What this browser keeps of its user's profile, so that a visit begins with it and asks nobody: name, picture, language of dates and numbers. It goes with the session. */
import type { Profile } from '../../../../lib/contract/profile.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { sentenceOf } from '../../api/api-error.ts';
import { writeAs } from '../../ui/format-locale.ts';
import type { CookieJar } from './session-cookies.ts';
import type { SessionStore } from './session-store.ts';
import { storageKeys } from './storage-keys.ts';

/** What no browser refuses as the name of a language. */
const wellFormed = /^[a-z]{2}-[A-Z]{2}$/;

const isProfile = (kept: unknown): kept is Profile => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { username, locale } = kept as Partial<Record<keyof Profile, unknown>>;
  return typeof username === 'string' && (locale === null || (typeof locale === 'string' && wellFormed.test(locale)));
};

/** Null where nothing is kept, or nothing that can be read. */
function keptProfile(storage: Storage): Profile | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.profile) ?? 'null');
    return isProfile(kept) ? kept : null;
  } catch {
    return null;
  }
}
/** A browser whose storage is full does without. */
function keepProfile(storage: Storage, profile: Profile): void {
  try {
    storage.setItem(storageKeys.profile, JSON.stringify(profile));
  } catch (error) {
    console.error(`The profile could not be kept: ${error instanceof Error ? error.name : 'no reason given'}`);
  }
}

/** The picture as an address that an image takes. */
export const pictureAddress = ({ picture }: Pick<Profile, 'picture'>): string | null =>
  picture && `data:${picture.type};base64,${picture.data}`;

interface ShownIn {
  readonly session: SessionStore;
  readonly cookies: CookieJar;
  readonly storage: Storage;
}

/** Name and picture as the account has them now, for what is on the screen and for the next visit; the picture is too large for the cookie. */
export function showProfile({ session, cookies, storage }: ShownIn, profile: Profile): void {
  keepProfile(storage, profile);
  writeAs(profile.locale);
  const { user } = session.getState();
  if (user === null) return;
  const named = { ...user, username: profile.username };
  if (profile.username !== user.username) cookies.write('user', JSON.stringify(named));
  // A picture of before, shown from here, is no address that the pool knows.
  const elsewhere = user.profile_image?.startsWith('data:') ? null : user.profile_image;
  session.setState({ user: { ...named, profile_image: pictureAddress(profile) ?? elsewhere } });
}

/** From what this browser has kept, unless it is of another user (`isOther`); else the server is asked once. The site does without where it does not answer. */
export async function beginProfile(
  { api, ...around }: ShownIn & { readonly api: ApiClient },
  isOther: boolean,
): Promise<void> {
  if (isOther) around.storage.removeItem(storageKeys.profile);
  // Logged out meanwhile: it is nobody's here.
  const isOver = (): boolean => around.session.getState().token === null;
  if (isOver()) return;
  const kept = keptProfile(around.storage);
  if (kept !== null) return showProfile(around, kept);
  try {
    const profile = await api('getProfile');
    if (!isOver()) showProfile(around, profile);
  } catch (error) {
    console.error(`The profile could not be read: ${sentenceOf(error, 'no answer')}`);
  }
}
