/** The server's word over accounts, and a forgotten password, called directly. */
import { describe, expect, it } from 'vitest';
import { cognitoAsked, password } from '../fixtures/cognito-asked.ts';

const pool = { UserPoolId: 'pool' };
const ann = 'ann@example.com';
const named = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
const signedUp = async (asking: Parameters<typeof cognitoAsked>[0] = {}) => {
  const made = cognitoAsked(asking);
  return { ...made, ...(await made.enter()) };
};

describe('the server', () => {
  it('sees, renames and removes a user by any name', async () => {
    const made = await signedUp();
    const of = (Username: string) => ({ ...pool, Username });
    const times = { UserCreateDate: made.clock.ms / 1000, UserLastModifiedDate: made.clock.ms / 1000 };
    const about = { Username: made.sub, Enabled: true, UserStatus: 'CONFIRMED', ...times };
    for (const name of [ann, ann.toUpperCase(), made.sub, made.sub.toUpperCase()])
      expect(await made.ask('AdminGetUser', of(name))).toEqual({
        ...about,
        UserAttributes: named({ sub: made.sub, email: ann, email_verified: 'true' }),
      });
    made.clock.ms += 1000;
    expect(await made.ask('AdminUpdateUserAttributes', { ...of(ann), UserAttributes: named({ name: 'A' }) })).toEqual(
      {},
    );
    expect(made.state.users[made.sub]).toMatchObject({ attributes: { name: 'A' }, modifiedAtMs: made.clock.ms });
    expect(
      await made.refusal('AdminUpdateUserAttributes', { ...of(ann), UserAttributes: named({ name: 'B', email: 'x' }) }),
    ).toMatch(/^UnknownOperationException/);
    expect(await made.refusal('AdminGetUser', { UserPoolId: 'other', Username: ann })).toBe(
      'UserNotFoundException: User does not exist.',
    );
    expect(await made.ask('AdminDeleteUser', of(ann))).toEqual({});
    expect(await made.refusal('AdminGetUser', of(ann))).toBe('UserNotFoundException: User does not exist.');
  });
  it('leaves nothing of a user whom it removes, and all of another', async () => {
    const made = await signedUp();
    await made.enter('bob@example.com');
    for (const name of [ann, 'bob@example.com']) {
      await made.ask('ForgotPassword', { ClientId: 'app', Username: name });
      await made.refusal('AdminInitiateAuth', made.signInBody(name, 'x'));
    }
    made.state.challenges = {
      a: { sub: made.sub, clientId: 'app', expiresAtMs: 0 },
      b: { sub: 'bob', clientId: 'app', expiresAtMs: 0 },
    };
    await made.ask('AdminDeleteUser', { ...pool, Username: ann });
    const { users, sessions, resetCodes, attempts, challenges } = made.state;
    expect([users, sessions, resetCodes, attempts].map((each) => Object.keys(each).length)).toEqual([1, 1, 1, 1]);
    expect(Object.keys(challenges)).toEqual(['b']);
  });
  it('sets a password for good, within the policy', async () => {
    const made = await signedUp();
    const set = (Password: string, Permanent?: boolean) => ({ ...pool, Username: ann, Password, Permanent });
    expect(await made.refusal('AdminSetUserPassword', set('Another-horse-9'))).toBe(
      'UnknownOperationException: A password that its user has to change is not emulated',
    );
    expect(await made.refusal('AdminSetUserPassword', set('short', true))).toMatch(/^InvalidPasswordException/);
    made.clock.ms += 1000;
    expect(await made.ask('AdminSetUserPassword', set('Another-horse-9', true))).toEqual({});
    expect(made.state.users[made.sub]?.modifiedAtMs).toBe(made.clock.ms);
    await made.signIn(ann, 'Another-horse-9');
  });
  it.each([
    [{}, 3],
    [{ Limit: 2 }, 2],
    [{ Limit: 0 }, 0],
    [{ Filter: '' }, 3],
    [{ Filter: 'email = "bob@example.com"' }, 1],
    [{ Filter: ' "email"="bob@example.com" ' }, 1],
    [{ Filter: 'email = "bob"' }, 0],
    [{ Filter: 'email ^= "b"' }, 1],
    [{ Filter: 'email ^= ".com"' }, 0],
    [{ Filter: 'name ^= "b"' }, 0],
    [{ Filter: 'email ~ "b"' }, 'InvalidParameterException: Error while parsing filter.'],
    [{ Filter: 'x email = "b"' }, 'InvalidParameterException: Error while parsing filter.'],
    [{ Filter: 'email = "b" x' }, 'InvalidParameterException: Error while parsing filter.'],
    [{ Limit: 61 }, 'InvalidParameterException: 1 validation error detected: Limit is missing or not valid'],
    [{ Limit: -1 }, 'InvalidParameterException: 1 validation error detected: Limit is missing or not valid'],
    [{ PaginationToken: 'x' }, 'UnknownOperationException: ListUsers beyond the first page is not emulated'],
  ])('lists with %j: %s', async (query, outcome) => {
    const made = cognitoAsked();
    for (const name of [ann, 'bob@example.com', 'cyd@example.com']) made.join(name);
    made.join('dan@example.com', 'other');
    const listed = await made.refusal('ListUsers', { ...pool, ...query });
    if (typeof outcome === 'string') return expect(listed).toBe(outcome);
    const { Users } = (await made.ask('ListUsers', { ...pool, ...query })) as { Users: object[] };
    expect(Users).toHaveLength(outcome);
    if (outcome === 3)
      expect(Users[0]).toEqual({
        ...(await made.ask('AdminGetUser', { ...pool, Username: ann })),
        UserAttributes: undefined,
        Attributes: expect.any(Array),
      });
  });
  it('is told of a client what its template says, and its secret', async () => {
    const made = cognitoAsked({ client: { GenerateSecret: true, ClientName: 'app' } });
    const { UserPoolClient } = await made.ask('DescribeUserPoolClient', { ...pool, ClientId: 'app' });
    expect(UserPoolClient).toEqual({
      ClientName: 'app',
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      UserPoolId: 'pool',
      ClientId: 'app',
      ClientSecret: made.state.clientSecrets.app,
    });
    expect(await made.refusal('DescribeUserPoolClient', { UserPoolId: 'other', ClientId: 'app' })).toMatch(
      /^ResourceNotFoundException/,
    );
  });
});

describe('a forgotten password', () => {
  const forgot = { ClientId: 'app', Username: ann };
  const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? '';
  it('is set anew by a code from the mail, of which the trigger is told', async () => {
    const seen: { triggerSource: string; request: unknown; response: unknown }[] = [];
    const made = await signedUp({
      triggers: {
        PostConfirmation: async (event) => {
          seen.push(event);
          return event;
        },
      },
    });
    await made.refusal('AdminInitiateAuth', made.signInBody(ann, 'x'));
    seen.length = 0;
    expect(await made.ask('ForgotPassword', forgot)).toEqual({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
    });
    expect(made.mails).toEqual([
      {
        to: ann,
        subject: 'Your password reset code',
        text: expect.stringMatching(/^Your password reset code is \d{6}$/),
      },
    ]);
    const confirm = { ...forgot, ConfirmationCode: codeIn(made.mails[0]?.text), Password: 'Another-horse-9' };
    expect(await made.refusal('ConfirmForgotPassword', { ...confirm, Password: 'short' })).toMatch(
      /^InvalidPasswordException/,
    );
    expect(await made.refusal('ConfirmForgotPassword', { ...confirm, ConfirmationCode: '' })).toMatch(
      /^InvalidParameterException/,
    );
    made.clock.ms += 1000;
    const { saves } = made.clock;
    expect(await made.ask('ConfirmForgotPassword', confirm)).toEqual({});
    expect([made.clock.saves - saves, made.state.attempts, made.state.users[made.sub]?.modifiedAtMs]).toEqual([
      1,
      {},
      made.clock.ms,
    ]);
    const userAttributes = { sub: made.sub, 'cognito:user_status': 'CONFIRMED', email: ann, email_verified: 'true' };
    expect(seen).toMatchObject([
      { triggerSource: 'PostConfirmation_ConfirmForgotPassword', request: { userAttributes }, response: {} },
    ]);
    expect(await made.refusal('ConfirmForgotPassword', confirm)).toMatch(/^ExpiredCodeException/);
    await made.signIn(ann, 'Another-horse-9');
  });
  it.each([
    [undefined, undefined, 'Your password reset code', 'Your password reset code is CODE'],
    [{ EmailSubject: 'S', EmailMessage: 'M {####} {####}' }, undefined, 'S', 'M CODE CODE'],
    [{ EmailSubject: 'S', EmailMessage: 'M' }, { emailSubject: 'T', emailMessage: 'C {####}' }, 'T', 'C CODE'],
    [{ EmailSubject: 'S' }, { emailMessage: null }, 'S', 'Your password reset code is CODE'],
  ])('is mailed in the words of template %j and trigger %j', async (messages, response, subject, text) => {
    const seen: unknown[] = [];
    const CustomMessage = async (event: { request: unknown; response: unknown }) => {
      seen.push(event.request, event.response);
      return { ...event, response };
    };
    const made = await signedUp({ messages, triggers: response ? { CustomMessage } : {} });
    await made.ask('ForgotPassword', forgot);
    const [mail] = made.mails;
    const code = Object.values(made.state.resetCodes)[0]?.code ?? '';
    expect(mail).toEqual({ to: ann, subject, text: text.replaceAll('CODE', code) });
    if (response)
      expect(seen).toEqual([
        expect.objectContaining({ codeParameter: '{####}', usernameParameter: null }),
        { smsMessage: null, emailMessage: null, emailSubject: null },
      ]);
  });
  it('of an unknown or unproved address', async () => {
    const open = cognitoAsked();
    expect(await open.refusal('ForgotPassword', forgot)).toBe('UserNotFoundException: User does not exist.');
    const hiding = cognitoAsked({ client: { PreventUserExistenceErrors: 'ENABLED' } });
    expect(await hiding.ask('ForgotPassword', { ...forgot, Username: 'nobody' })).toMatchObject({
      CodeDeliveryDetails: { Destination: 'n***@***' },
    });
    expect(hiding.mails).toEqual([]);
    const code = Object.values(hiding.state.resetCodes)[0]?.code;
    const confirm = { ...forgot, Username: 'nobody', ConfirmationCode: code, Password: password };
    expect(await hiding.refusal('ConfirmForgotPassword', confirm)).toMatch(/^CodeMismatchException/);
    const PreSignUp = async (event: object) => ({ ...event, response: { autoConfirmUser: true } });
    const unproved = cognitoAsked({ triggers: { PreSignUp } });
    await unproved.signUp();
    expect(await unproved.refusal('ForgotPassword', forgot)).toMatch(
      /^InvalidParameterException: Cannot reset password/,
    );
  });
  it('says when the mail cannot be sent, and has kept the code before', async () => {
    const made = await signedUp();
    made.clock.mailFails = true;
    made.clock.saves = 0;
    expect(await made.refusal('ForgotPassword', forgot)).toBe(
      'CodeDeliveryFailureException: The verification code could not be delivered',
    );
    expect(made.clock.saves).toBe(1);
  });
});
