/** The user pool: what an account is, what the two clients may do, and which functions Cognito calls. */
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { whenProtected } from './fixtures/conditions.ts';
import { functionsOf } from './fixtures/functions.ts';
import { resourcesOf, synthesizeTemplate } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const pool = 'AWS::Cognito::UserPool';

describe('the user pool', () => {
  it('signs in by email, whatever its case', () => {
    template.hasResourceProperties(pool, {
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      Schema: Match.arrayWith([Match.objectLike({ Name: 'email', Required: true })]),
    });
  });

  it('asks for eight characters and nothing else', () => {
    template.hasResourceProperties(pool, {
      Policies: {
        PasswordPolicy: { MinimumLength: 8, RequireLowercase: false, RequireNumbers: false, RequireSymbols: false },
      },
    });
  });

  it('recovers by mail alone, is protected, and has the plan that token customisation needs', () => {
    template.hasResourceProperties(pool, {
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      DeletionProtection: whenProtected('ACTIVE', 'INACTIVE'),
      UserPoolTier: 'ESSENTIALS',
    });
    template.hasResource(pool, { DeletionPolicy: 'RetainExceptOnCreate' });
  });

  it('takes a second factor from an app, of the user’s own will, and none by SMS', () => {
    template.hasResourceProperties(pool, { MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] });
  });

  it('calls our three triggers, the token’s in the version that can change access tokens', () => {
    const functions = functionsOf(template);
    const arnOf = (name: string) => ({ 'Fn::GetAtt': [functions.find((each) => each.name === name)?.id, 'Arn'] });
    template.hasResourceProperties(pool, {
      LambdaConfig: {
        PreSignUp: arnOf('pre-sign-up'),
        PostConfirmation: arnOf('post-confirmation'),
        PreTokenGenerationConfig: { LambdaArn: arnOf('pre-token-generation'), LambdaVersion: 'V2_0' },
      },
    });
  });
});

describe('what an access token opens', () => {
  it('is a scope of our own, which nothing but the trigger gives out', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolResourceServer', {
      Identifier: 'dramaturg',
      Scopes: [Match.objectLike({ ScopeName: 'site' })],
    });
  });
});

describe('the clients', () => {
  const clients = resourcesOf(
    template,
    'AWS::Cognito::UserPoolClient',
    z.looseObject({ GenerateSecret: z.boolean().default(false), ExplicitAuthFlows: z.array(z.string()) }),
  ).map(({ properties }) => properties);
  const server = clients.find(({ GenerateSecret }) => GenerateSecret);
  const site = clients.find(({ GenerateSecret }) => !GenerateSecret);

  it('are two, and neither tells who has an account', () => {
    expect(clients).toHaveLength(2);
    for (const client of clients) {
      expect(client).toMatchObject({ PreventUserExistenceErrors: 'ENABLED', EnableTokenRevocation: true });
      expect(client).toMatchObject({ AllowedOAuthFlowsUserPoolClient: false });
    }
  });

  it('let the server log in by password and rotate refresh tokens', () => {
    expect(server).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      AccessTokenValidity: 15,
      RefreshTokenValidity: 7 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    });
  });

  it('let a token of the server’s write what a sign-up sets and nothing more, and a new address only once it is proved', () => {
    expect(server).toMatchObject({
      ReadAttributes: ['email', 'email_verified', 'name', 'picture'],
      WriteAttributes: ['email', 'name'],
    });
    template.hasResourceProperties(pool, {
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    });
  });

  it('let the browser start no session', () => {
    expect(site).toMatchObject({ ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'], WriteAttributes: ['email'] });
  });
});
