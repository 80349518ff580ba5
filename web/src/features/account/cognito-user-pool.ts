/** The user pool as the browser reaches it, for forgotten passwords alone; starts no session. The one file that knows aws-amplify: load it when it is needed. */
import { Amplify } from 'aws-amplify';
import { resetPassword } from 'aws-amplify/auth';
import type { SiteConfig } from '../../../../lib/contract/site-config.ts';
import type { UserPool } from './password-reset.ts';

export function openUserPool({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): UserPool {
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });
  return {
    forgot: (username) => resetPassword({ username }),
  };
}
