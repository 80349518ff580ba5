/** The session's token on every call: renewed when it is over, retried once after a 401. */
import { describe, expect, it } from 'vitest';
import { createApiClient, type TokenSource } from '../../../web/src/api/api-client.ts';
import { ApiError } from '../../../web/src/api/api-error.ts';
import type { Transport } from '../../../web/src/api/transport.ts';

const denied = () => new ApiError('token_not_valid', 401, 'Authentication token not found (token_not_valid)');

function clientWith(accepts: (token: string | null) => boolean, tokens: Partial<TokenSource>) {
  const used: (string | null)[] = [];
  // The answer does not matter here, only who asked with what.
  const transport: Transport = async (_name, _input, token = null) => {
    used.push(token);
    if (!accepts(token)) throw denied();
    return {} as never;
  };
  let renewals = 0;
  const api = createApiClient(transport, {
    readToken: () => 'old',
    needsRenewal: () => false,
    renew: async () => {
      renewals += 1;
      return 'new';
    },
    ...tokens,
  });
  return { api, used, renewals: () => renewals };
}

describe('the api client', () => {
  it('sends the token it has while it is good', async () => {
    const { api, used, renewals } = clientWith(() => true, {});
    await api('listPlans');
    expect(used).toEqual(['old']);
    expect(renewals()).toBe(0);
  });

  it('renews a token whose time is over before it calls', async () => {
    const { api, used } = clientWith((token) => token === 'new', { needsRenewal: () => true });
    await api('listPlans');
    expect(used).toEqual(['new']);
  });

  it('renews and retries once after a 401', async () => {
    const { api, used } = clientWith((token) => token === 'new', {});
    await api('listPlans');
    expect(used).toEqual(['old', 'new']);
  });

  it('gives up after the one retry', async () => {
    const { api, used } = clientWith(() => false, {});
    await expect(api('listPlans')).rejects.toMatchObject({ status: 401 });
    expect(used).toEqual(['old', 'new']);
  });

  it('renews once, and not with every call, where even the fresh token is refused', async () => {
    let token = 'old';
    let renewals = 0;
    const { api, used } = clientWith(() => false, {
      readToken: () => token,
      renew: async () => {
        renewals += 1;
        token = `new ${renewals}`;
        return token;
      },
    });
    for (let call = 0; call < 5; call += 1) await expect(api('listAnswers')).rejects.toMatchObject({ status: 401 });
    expect(renewals).toBe(1);
    expect(used).toEqual(['old', 'new 1', 'new 1', 'new 1', 'new 1', 'new 1']);
    // Another login is another matter.
    token = 'of the next login';
    await expect(api('listAnswers')).rejects.toMatchObject({ status: 401 });
    expect(renewals).toBe(2);
  });

  it('takes the token that another call has renewed while this one was being refused, and renews no second time', async () => {
    const held: (string | null)[] = ['old', 'new'];
    const { api, used, renewals } = clientWith((token) => token === 'new', { readToken: () => held.shift() ?? 'new' });
    await api('listPlans');
    expect(used).toEqual(['old', 'new']);
    expect(renewals()).toBe(0);
  });

  it('rejects with the original error when there is nothing to renew with', async () => {
    const { api, used } = clientWith(() => false, { renew: async () => null });
    await expect(api('listPlans')).rejects.toThrow('Authentication token not found (token_not_valid)');
    expect(used).toEqual(['old']);
  });

  it('does not retry what was refused for another reason', async () => {
    const transport: Transport = async () => {
      throw new ApiError('payment_required', 403, 'A plan is needed.');
    };
    const tokens: TokenSource = { readToken: () => 'old', needsRenewal: () => false, renew: async () => 'new' };
    await expect(createApiClient(transport, tokens)('listAnswers')).rejects.toMatchObject({ code: 'payment_required' });
  });
});
