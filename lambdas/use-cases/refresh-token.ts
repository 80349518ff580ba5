/** A new access token for a refresh token. Refresh tokens rotate: the old one stops working. */
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';

export interface RefreshTokenDeps {
  readonly identity: Pick<Identity, 'refresh'>;
}

/** token_not_valid for a token that is wrong, old or revoked; too_many_attempts. */
export const refreshToken = (
  deps: RefreshTokenDeps,
  input: RouteBody<'refreshToken'>,
): Promise<RouteOutput<'refreshToken'>> => deps.identity.refresh(input.refresh);
