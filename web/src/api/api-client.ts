/** The transport with the session's token on it: renews an expired one first, and retries once after a 401. A fresh token that is refused is not renewed again. */
import type { RouteName, RouteOutput } from '../../../lib/contract/routes.ts';
import { ApiError } from './api-error.ts';
import type { CallInput, Transport } from './transport.ts';

export interface TokenSource {
  /** The access token as it stands, or null. */
  readToken(): string | null;
  /** True when the token's time is over and something is there to renew it with. */
  needsRenewal(): boolean;
  /** A new access token, or null when there is none to be had. Concurrent calls share one renewal. */
  renew(): Promise<string | null>;
}

export type ApiClient = <N extends RouteName>(name: N, input?: CallInput<N>) => Promise<RouteOutput<N>>;

export function createApiClient(transport: Transport, tokens: TokenSource): ApiClient {
  /** The token that was new and refused all the same: asking for another one with each call would never end. */
  let refused: string | null = null;
  return async (name, input = {}) => {
    const token = tokens.needsRenewal() ? ((await tokens.renew()) ?? tokens.readToken()) : tokens.readToken();
    try {
      return await transport(name, input, token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const held = tokens.readToken();
      if (held === refused && held !== null) throw error;
      // A call beside this one may have renewed while this one's refusal was on its way.
      const renewed = held !== null && held !== token ? held : await tokens.renew();
      // The renewal's own failure is the session's business; the caller hears what went wrong with the call.
      if (renewed === null || renewed === token) throw error;
      try {
        return await transport(name, input, renewed);
      } catch (second) {
        if (second instanceof ApiError && second.status === 401) refused = renewed;
        throw second;
      }
    }
  };
}
