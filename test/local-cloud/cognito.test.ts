/** Accounts and sign-in against the local user pool, through the real SDK. */
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  ChangePasswordCommand,
  CreateGroupCommand,
  DeleteUserCommand,
  DescribeUserPoolClientCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createLocalJWKSet, createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClock,
  legacyClientId,
  minuteMs,
  password,
  poolId,
  serverClientId,
  siteClientId,
  startPool,
} from './fixtures/cognito-pool.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

type Running = Awaited<ReturnType<typeof startPool>>;
let pool: Running;
let directory: string;
const clock = createClock();
const newEmail = () => `${randomUUID()}@example.com`;

beforeAll(async () => {
  directory = await temporaryDirectory();
  pool = await startPool({ directory, now: clock.now });
});
afterAll(() => pool.cognito.close());

describe('sign-up', () => {
  it('confirms a user at once when the pre-sign-up trigger says so', async () => {
    const email = newEmail();
    const answer = await pool.signUp(email);
    expect(answer.UserConfirmed).toBe(true);
    expect(answer.UserSub).toMatch(/^[0-9a-f-]{36}$/);
    const user = await pool.api.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
    expect(user.Username).toBe(answer.UserSub);
    expect(user.UserStatus).toBe('CONFIRMED');
    expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    expect(user.UserAttributes).toContainEqual({ Name: 'name', Value: 'Ann' });
  });

  it('refuses an address that has an account, whatever its case', async () => {
    const email = newEmail();
    await pool.signUp(email);
    await expect(pool.signUp(email.toUpperCase())).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  it('makes one account of two sign-ups that race', async () => {
    const email = newEmail();
    const results = await Promise.allSettled([pool.signUp(email), pool.signUp(email)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['Ab1', 'Password not long enough'],
    ['ALLCAPS123', 'Password must have lowercase characters'],
    ['nocaps1234', 'Password must have uppercase characters'],
    ['NoDigitsHere', 'Password must have numeric characters'],
  ])('says what the password %s lacks', async (weak, reason) => {
    await expect(pool.signUp(newEmail(), weak)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${reason}`,
    });
  });

  it('refuses a name that is not an e-mail address', async () => {
    await expect(pool.signUp('ann')).rejects.toMatchObject({ message: 'Username should be an email.' });
  });

  it('refuses attributes that a client may not write', async () => {
    const email = newEmail();
    const command = new SignUpCommand({
      ClientId: serverClientId,
      SecretHash: await pool.hashFor(email),
      Username: email,
      Password: password,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    });
    await expect(pool.api.send(command)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('refuses a client with a secret whose hash is missing or wrong', async () => {
    const input = { ClientId: serverClientId, Username: newEmail(), Password: password };
    await expect(pool.api.send(new SignUpCommand(input))).rejects.toMatchObject({
      message: `Client ${serverClientId} is configured with secret but SECRET_HASH was not received`,
    });
    await expect(pool.api.send(new SignUpCommand({ ...input, SecretHash: 'AAAA' }))).rejects.toMatchObject({
      message: `Unable to verify secret hash for client ${serverClientId}`,
    });
  });
});

describe('sign-in', () => {
  it('hands out tokens with the claims of the cloud', async () => {
    const email = newEmail();
    const { UserSub } = await pool.signUp(email);
    const tokens = await pool.signIn(email.toUpperCase());
    expect(tokens.expiresIn).toBe(900);
    const nowSeconds = clock.now() / 1_000;
    const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(decodeJwt(tokens.access)).toEqual({
      sub: UserSub,
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`,
      client_id: serverClientId,
      origin_jti: uuid,
      event_id: uuid,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: nowSeconds,
      exp: nowSeconds + 900,
      iat: nowSeconds,
      jti: uuid,
      username: UserSub,
    });
    expect(decodeJwt(tokens.id)).toMatchObject({
      aud: serverClientId,
      token_use: 'id',
      email,
      email_verified: true,
      name: 'Ann',
      'cognito:username': UserSub,
    });
  });

  it('signs tokens with the key it publishes, and with no other', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const { access } = await pool.signIn(email);
    const rules = { issuer: pool.cognito.issuer(poolId), currentDate: new Date(clock.now()) };
    const remote = createRemoteJWKSet(new URL(`${pool.cognito.url}/${poolId}/.well-known/jwks.json`));
    await expect(jwtVerify(access, remote, rules)).resolves.toMatchObject({ protectedHeader: { alg: 'RS256' } });
    const local = createLocalJWKSet(pool.cognito.jwks(poolId));
    await expect(jwtVerify(access, local, rules)).resolves.toBeDefined();
    await expect(jwtVerify(`${access.slice(0, -8)}AAAAAAAA`, local, rules)).rejects.toThrow();
    expect(pool.cognito.jwks(poolId).keys[0]).not.toHaveProperty('d');
  });

  it('gives an unknown user the same answer as a wrong password', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const answer = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(pool.signIn(email, 'Wrong-pass-1')).rejects.toMatchObject(answer);
    await expect(pool.signIn(newEmail(), 'Wrong-pass-1')).rejects.toMatchObject(answer);
  });

  it('tells unknown users apart for a client that does not hide them', async () => {
    await expect(pool.signIn(newEmail(), password, legacyClientId)).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });

  it('refuses a wrong secret hash before it looks at the password', async () => {
    const AuthParameters = { USERNAME: newEmail(), PASSWORD: password, SECRET_HASH: 'AAAA' };
    const AuthFlow = 'ADMIN_USER_PASSWORD_AUTH' as const;
    const input = { UserPoolId: poolId, ClientId: serverClientId, AuthFlow, AuthParameters };
    await expect(pool.api.send(new AdminInitiateAuthCommand(input))).rejects.toMatchObject({
      message: `Unable to verify secret hash for client ${serverClientId}`,
    });
  });

  it('refuses a flow that the client does not allow', async () => {
    const AuthParameters = { USERNAME: newEmail(), PASSWORD: password };
    const AuthFlow = 'ADMIN_USER_PASSWORD_AUTH' as const;
    const input = { UserPoolId: poolId, ClientId: siteClientId, AuthFlow, AuthParameters };
    await expect(pool.api.send(new AdminInitiateAuthCommand(input))).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Auth flow not enabled for this client',
    });
  });

  it('refuses a client of another pool', async () => {
    const command = new DescribeUserPoolClientCommand({ UserPoolId: poolId, ClientId: 'nobody' });
    await expect(pool.api.send(command)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});

describe('the lock', () => {
  const lockedOut = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
  const failTimes = async (email: string, count: number) => {
    for (let at = 0; at < count; at += 1)
      await expect(pool.signIn(email, 'Wrong-pass-1')).rejects.toMatchObject({
        message: 'Incorrect username or password.',
      });
  };

  it('case 4: shuts an account for a minute after five failures within five minutes, even to the right password', async () => {
    const email = newEmail();
    await pool.signUp(email);
    await failTimes(email, 5);
    await expect(pool.signIn(email)).rejects.toMatchObject(lockedOut);
    clock.advance(minuteMs - 1);
    await expect(pool.signIn(email)).rejects.toMatchObject(lockedOut);
    clock.advance(1);
    await expect(pool.signIn(email)).resolves.toBeDefined();
  });

  it('doubles with each further failure, up to fifteen minutes', async () => {
    const email = newEmail();
    await pool.signUp(email);
    await failTimes(email, 5);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      clock.advance(minutes * minuteMs - 1);
      await expect(pool.signIn(email)).rejects.toMatchObject(lockedOut);
      clock.advance(1);
      await failTimes(email, 1);
    }
  });

  it('does not count failures that are more than five minutes apart', async () => {
    const email = newEmail();
    await pool.signUp(email);
    await failTimes(email, 4);
    clock.advance(5 * minuteMs);
    await failTimes(email, 4);
    await expect(pool.signIn(email)).resolves.toBeDefined();
  });

  it('case 4: counts guesses sent in parallel one by one', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const guesses = Array.from({ length: 12 }, () => pool.signIn(email, 'Wrong-pass-1'));
    const messages = (await Promise.allSettled(guesses)).map(
      (guess) => guess.status === 'rejected' && guess.reason.message,
    );
    expect(messages.filter((message) => message === 'Incorrect username or password.')).toHaveLength(5);
    expect(messages.filter((message) => message === lockedOut.message)).toHaveLength(7);
  });

  it('case 4: treats an account that does not exist alike', async () => {
    const email = newEmail();
    await failTimes(email, 5);
    await expect(pool.signIn(email)).rejects.toMatchObject(lockedOut);
  });

  it('survives a restart', async () => {
    const own = await temporaryDirectory();
    const first = await startPool({ directory: own, now: clock.now });
    const email = newEmail();
    for (let at = 0; at < 5; at += 1) await expect(first.signIn(email)).rejects.toThrow();
    await first.cognito.close();
    const second = await startPool({ directory: own, now: clock.now });
    await expect(second.signIn(email)).rejects.toMatchObject(lockedOut);
    await second.cognito.close();
  });
});

describe('a user', () => {
  it('sees the own attributes by access token', async () => {
    const email = newEmail();
    const { UserSub } = await pool.signUp(email);
    const { access } = await pool.signIn(email);
    const user = await pool.api.send(new GetUserCommand({ AccessToken: access }));
    expect(user.Username).toBe(UserSub);
    expect(user.UserAttributes?.[0]).toEqual({ Name: 'sub', Value: UserSub });
  });

  it('is refused with an id token, a forged token or an expired one', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const { access, id } = await pool.signIn(email);
    const get = (AccessToken: string) => pool.api.send(new GetUserCommand({ AccessToken }));
    const refused = { name: 'NotAuthorizedException' };
    await expect(get(id)).rejects.toMatchObject(refused);
    await expect(get(`${access.slice(0, -8)}AAAAAAAA`)).rejects.toMatchObject(refused);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${access.split('.')[1]}.`;
    await expect(get(none)).rejects.toMatchObject(refused);
    clock.advance(15 * minuteMs + 1_000);
    await expect(get(access)).rejects.toMatchObject({ ...refused, message: 'Access Token has expired' });
  });

  it('changes the password with the old one only', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const { access: AccessToken } = await pool.signIn(email);
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      pool.api.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
    await expect(change('Wrong-pass-1', 'Another-pass-2')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(change(password, 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await change(password, 'Another-pass-2');
    await expect(pool.signIn(email)).rejects.toThrow();
    await expect(pool.signIn(email, 'Another-pass-2')).resolves.toBeDefined();
  });

  it('writes the attributes that its client may write, and no others', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const AccessToken = (await pool.signIn(email)).access;
    const write = (Name: string) =>
      pool.api.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value: 'Anna' }] }));
    await write('name');
    const { UserAttributes } = await pool.api.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toContainEqual({ Name: 'name', Value: 'Anna' });
    await expect(write('email_verified')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(write('email')).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });

  it('can be given another name by the server, which the next sign-in tells', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const write = (Name: string, Username = email) =>
      pool.api.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId: poolId,
          Username,
          UserAttributes: [{ Name, Value: 'Anna' }],
        }),
      );
    await write('name');
    const user = await pool.api.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
    expect(user.UserAttributes).toContainEqual({ Name: 'name', Value: 'Anna' });
    await expect(write('email')).rejects.toMatchObject({ name: 'UnknownOperationException' });
    await expect(write('name', newEmail())).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  it('can be given a password by the server, within the policy', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const set = (Password: string, Permanent = true) =>
      pool.api.send(new AdminSetUserPasswordCommand({ UserPoolId: poolId, Username: email, Password, Permanent }));
    await expect(set('short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(set('Another-horse-9', false)).rejects.toMatchObject({ name: 'UnknownOperationException' });
    await set('Another-horse-9');
    expect((await pool.signIn(email, 'Another-horse-9')).access).not.toBe('');
    await expect(pool.signIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('can delete the account, after which its tokens speak for nobody', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const { access: AccessToken } = await pool.signIn(email);
    await pool.api.send(new DeleteUserCommand({ AccessToken }));
    const gone = { name: 'UserNotFoundException' };
    await expect(pool.api.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject(gone);
    const command = new AdminGetUserCommand({ UserPoolId: poolId, Username: email });
    await expect(pool.api.send(command)).rejects.toMatchObject(gone);
  });

  it('can be found and deleted by the server', async () => {
    const email = newEmail();
    const { UserSub } = await pool.signUp(email);
    const list = () => pool.api.send(new ListUsersCommand({ UserPoolId: poolId, Filter: `email = "${email}"` }));
    expect((await list()).Users?.map(({ Username }) => Username)).toEqual([UserSub]);
    await pool.api.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username: UserSub }));
    expect((await list()).Users).toEqual([]);
    await expect(pool.signIn(email)).rejects.toMatchObject({ message: 'Incorrect username or password.' });
  });
});

describe('the protocol', () => {
  const preflight = (origin: string) =>
    fetch(`${pool.cognito.url}/`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-amz-target,x-amz-user-agent,cache-control',
      },
    });

  it('lets pages of this machine call it from a browser', async () => {
    const answer = await preflight('http://localhost:3000');
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-amz-target');
  });

  it('case 8: lets no other page call it, nor one that rebinds its name', async () => {
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    expect((await preflight('https://localhost.evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('refuses an operation of the server that is not signed', async () => {
    const answer = await fetch(pool.cognito.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers' },
      body: JSON.stringify({ UserPoolId: poolId }),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-amzn-errortype')).toBe('MissingAuthenticationTokenException');
  });

  it('answers 501 to what is not emulated, naming it', async () => {
    const group = { GroupName: 'g', UserPoolId: poolId };
    await expect(pool.api.send(new CreateGroupCommand(group))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: 'CreateGroup is not emulated',
      $metadata: { httpStatusCode: 501 },
    });
    const srp = { ClientId: siteClientId, AuthFlow: 'USER_SRP_AUTH' as const, AuthParameters: { USERNAME: 'a' } };
    await expect(pool.api.send(new InitiateAuthCommand(srp))).rejects.toMatchObject({
      message: 'InitiateAuth with USER_SRP_AUTH is not emulated',
    });
  });

  it('refuses a body that does not fit', async () => {
    const answer = await fetch(pool.cognito.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' },
      body: '{"AccessToken": 7}',
    });
    expect(await answer.json()).toMatchObject({ __type: 'InvalidParameterException' });
  });

  it('keeps no password and no refresh token on disk, and only its owner can read the file', async () => {
    const email = newEmail();
    await pool.signUp(email);
    const { refresh } = await pool.signIn(email);
    const file = path.join(directory, 'cognito.json');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(email);
    expect(text).not.toContain(password);
    expect(text).not.toContain(refresh);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
