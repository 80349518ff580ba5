/** What the site needs to know before its first call: where the user pool is. */
import { expect, it } from 'vitest';
import { siteConfig, siteConfigFile } from '../../lib/contract/site-config.ts';

const deployed = { region: 'eu-west-1', userPoolId: 'eu-west-1_abc', userPoolClientId: 'site' };

it('a deployment names region, pool and client, and no other address', () => {
  expect(siteConfigFile).toBe('config.json');
  expect(siteConfig.parse(deployed)).toEqual(deployed);
});

it('a local run adds where its own pool listens, which must be an address', () => {
  const local = { ...deployed, userPoolEndpoint: 'http://127.0.0.1:9230/' };
  expect(siteConfig.parse(local)).toEqual(local);
  expect(siteConfig.safeParse({ ...deployed, userPoolEndpoint: 'here' }).success).toBe(false);
});

it.each(['region', 'userPoolId', 'userPoolClientId'])('an empty or missing %s is refused', (key) => {
  expect(siteConfig.safeParse({ ...deployed, [key]: '' }).success).toBe(false);
  expect(siteConfig.safeParse({ ...deployed, [key]: undefined }).success).toBe(false);
  expect(siteConfig.safeParse({ ...deployed, [key]: 'x' }).success).toBe(true);
});
