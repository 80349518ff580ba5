/** The user's name, picture and manner of dates and numbers. The picture is a private object, given to nobody else. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';
import type { ProfileItems } from '../adapters/profile-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { pictureKey } from './script-keys.ts';

/** Whose profile it is: the user's id, and the name by which the pool knows the account. */
export interface ProfileOwner {
  readonly userId: string;
  readonly poolUsername: string;
}
interface PictureDeps {
  readonly profiles: Pick<ProfileItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
}
export interface GetProfileDeps extends PictureDeps {
  readonly identity: Pick<Identity, 'profile'>;
}
type Chosen = Omit<RouteOutput<'getProfile'>, 'username'>;

/** Beside the name, which the user pool holds. */
export async function chosenProfile({ profiles, bucket }: PictureDeps, userId: string): Promise<Chosen> {
  const { locale, picture: type } = await profiles.get(userId);
  if (type === null) return { locale, picture: null };
  const data = Buffer.from(await bucket.read(pictureKey(userId))).toString('base64');
  return { locale, picture: { type, data } };
}

/** token_not_valid when the account is gone, too_many_attempts. */
export const getProfile = async (
  deps: GetProfileDeps,
  { userId, poolUsername }: ProfileOwner,
): Promise<RouteOutput<'getProfile'>> => {
  const [{ username }, chosen] = await Promise.all([deps.identity.profile(poolUsername), chosenProfile(deps, userId)]);
  return { username, ...chosen };
};
