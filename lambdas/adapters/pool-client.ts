/** The server's client of the user pool: its secret, fetched once a process, and the hash that Cognito wants of whoever has it. */
import { createHmac } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';

export interface PoolSettings {
  readonly userPoolId: string;
  readonly clientId: string;
}
export interface PoolClient extends PoolSettings {
  readonly pool: CognitoIdentityProviderClient;
  clientSecret(): Promise<string>;
  secretHash(username: string): Promise<string>;
}

export const poolClient = ({ userPoolId, clientId }: PoolSettings, pool: CognitoIdentityProviderClient): PoolClient => {
  let secret: Promise<string> | null = null;
  const fetchSecret = async (): Promise<string> => {
    const answer = await pool.send(new DescribeUserPoolClientCommand({ UserPoolId: userPoolId, ClientId: clientId }));
    const value = answer.UserPoolClient?.ClientSecret;
    if (!value) throw new Error('The server client of the user pool has no secret.');
    return value;
  };
  const clientSecret = async (): Promise<string> => {
    secret ??= fetchSecret();
    try {
      return await secret;
    } catch (error) {
      secret = null;
      throw error;
    }
  };
  return {
    userPoolId,
    clientId,
    pool,
    clientSecret,
    secretHash: async (username) =>
      createHmac('sha256', await clientSecret())
        .update(username + clientId)
        .digest('base64'),
  };
};
