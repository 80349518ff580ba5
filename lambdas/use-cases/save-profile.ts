/** Sets the user's name, picture and manner of dates and numbers. */
import { AppError } from '../../lib/contract/errors.ts';
import { maxPictureBytes, type PictureType } from '../../lib/contract/profile.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';
import type { ProfileItem, ProfileItems } from '../adapters/profile-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { getProfile, type ProfileOwner } from './get-profile.ts';
import { pictureTypeOf } from './picture-signature.ts';
import { type RefuseWhenClosedDeps, refuseWhenClosed } from './refuse-when-closed.ts';
import { pictureFolder, pictureKey } from './script-keys.ts';

export interface SaveProfileDeps extends RefuseWhenClosedDeps {
  readonly profiles: Pick<ProfileItems, 'get' | 'put' | 'remove'>;
  readonly bucket: Pick<UploadsBucket, 'read' | 'write' | 'erase'>;
  readonly identity: Pick<Identity, 'profile' | 'rename'>;
}

/** Looks at what was sent before anything is written. */
function pictureIn(data: string): { readonly bytes: Uint8Array; readonly type: PictureType } {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > maxPictureBytes)
    throw new AppError('too_large', `Please choose a picture of at most ${maxPictureBytes / 1024} kB.`);
  const type = pictureTypeOf(bytes);
  if (type === null) throw new AppError('invalid_input', 'This is no picture. Please choose a JPEG, PNG or WebP file.');
  return { bytes, type };
}

/** The item says nothing of a picture while its object is exchanged: whenever this is broken off, none is promised that is not there. The one before goes for good. */
async function exchangePicture(
  { profiles, bucket }: Pick<SaveProfileDeps, 'profiles' | 'bucket'>,
  userId: string,
  locale: ProfileItem['locale'],
  picture: ReturnType<typeof pictureIn> | null,
): Promise<void> {
  await profiles.put(userId, { locale, picture: null });
  await bucket.erase(pictureFolder(userId));
  if (picture === null) return;
  await bucket.write(pictureKey(userId), picture.bytes, picture.type);
  await profiles.put(userId, { locale, picture: picture.type });
}

/** invalid_input and too_large for a picture that is none or too large; token_not_valid when the account is gone; too_many_attempts. */
export const saveProfile = async (
  deps: SaveProfileDeps,
  caller: ProfileOwner,
  { username, locale, picture }: RouteBody<'saveProfile'>,
): Promise<RouteOutput<'saveProfile'>> => {
  const { userId, poolUsername } = caller;
  const wanted = picture === undefined || picture === null ? picture : pictureIn(picture);
  if (username !== undefined) await deps.identity.rename(poolUsername, username);
  if (locale !== undefined || wanted !== undefined) {
    const held = await deps.profiles.get(userId);
    const chosen = locale === undefined ? held.locale : locale;
    if (wanted === undefined) await deps.profiles.put(userId, { ...held, locale: chosen });
    else await exchangePicture(deps, userId, chosen, wanted);
    await refuseWhenClosed(deps, userId, async () => {
      await deps.profiles.remove(userId);
      await deps.bucket.erase(pictureFolder(userId));
    });
  }
  return getProfile(deps, caller);
};
