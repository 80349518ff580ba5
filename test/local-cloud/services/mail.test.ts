/** Mail and secrets over HTTP without an SDK: status, name of the refusal, what is kept, and how the inbox shows it. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Call } from '../../../lib/local-cloud/iam/guard.ts';
import { inboxEntries, inboxPage } from '../../../lib/local-cloud/mail/inbox-page.ts';
import { type Mail, type MailBox, startMail } from '../../../lib/local-cloud/mail/start-mail.ts';
import { secretArn, secretVersion } from '../../../lib/local-cloud/secrets/secret-arn.ts';
import { type Secrets, startSecrets } from '../../../lib/local-cloud/secrets/start-secrets.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const calls: Call[] = [];
let refuses = false;
const guard = {
  refusal: (call: Call) => {
    calls.push(call);
    return refuses ? ({ code: 'AccessDenied', message: 'no' } as const) : null;
  },
};
const authorization = 'AWS4-HMAC-SHA256 Credential=ME/20261122/us-east-1/x/aws4_request, x';
beforeEach(() => {
  calls.length = 0;
  refuses = false;
});

describe('a mail', () => {
  let box: MailBox;
  beforeAll(async () => {
    box = await startMail({ directory: await temporaryDirectory(), now: () => Date.UTC(2026, 10, 22, 12), guard });
  });
  afterAll(() => box.close());
  const letter = (more: object = {}) => ({
    FromEmailAddress: 'Us <us@example.com>',
    Destination: { ToAddresses: ['ann@example.com'] },
    Content: { Simple: { Subject: { Data: 'S' }, Body: { Text: { Data: 'T' } } } },
    ...more,
  });
  const content = (Body: object) => ({ Content: { Simple: { Subject: { Data: 'S' }, Body } } });
  const send = async (body: object | string, path = '/v2/email/outbound-emails', method = 'POST') => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(box.url + path, {
      method,
      headers: { authorization },
      ...(method !== 'GET' && { body: sent }),
    });
    return { status: response.status, type: response.headers.get('x-amzn-errortype'), body: await response.json() };
  };

  it('is kept with all that was said, and answered with its id', async () => {
    const { status, body, type } = await send(
      letter({
        ReplyToAddresses: ['r@example.com'],
        Destination: {
          ToAddresses: ['a@example.com'],
          CcAddresses: ['c@example.com'],
          BccAddresses: ['b@example.com'],
        },
      }),
    );
    expect([status, type, body]).toEqual([200, null, { MessageId: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(box.list('b@example.com')).toEqual([
      {
        id: body.MessageId,
        at: '2026-11-22T12:00:00.000Z',
        from: 'Us <us@example.com>',
        replyTo: ['r@example.com'],
        to: ['a@example.com', 'c@example.com', 'b@example.com'],
        subject: 'S',
        text: 'T',
        html: null,
      },
    ]);
    expect(calls).toMatchObject([
      { service: 'ses', operation: 'SendEmail', accessKey: 'ME', input: { FromEmailAddress: 'Us <us@example.com>' } },
    ]);
  });
  it.each([
    [{ Text: { Data: 'T' } }, 'T', null],
    [{ Html: { Data: '<p>H' } }, '<p>H', '<p>H'],
    [{ Text: { Data: 'T' }, Html: { Data: 'H' } }, 'T', 'H'],
    [{}, '', null],
  ])('of %j has the text %j', async (Body, text, html) => {
    await send(letter(content(Body)));
    expect(box.list().at(-1)).toMatchObject({ text, html, replyTo: [] });
  });
  it.each<[object | string, string | undefined, string | undefined, number, string]>([
    [letter({ Destination: {} }), undefined, undefined, 400, 'BadRequestException'],
    [letter({ Content: { Raw: {} } }), undefined, undefined, 501, 'UnknownOperationException'],
    [
      letter({ Content: { Simple: { Subject: { Data: 'S' }, Body: {}, Attachments: [] } } }),
      undefined,
      undefined,
      501,
      'UnknownOperationException',
    ],
    ['{', undefined, undefined, 501, 'UnknownOperationException'],
    [letter(), '/v2/email/identities', undefined, 501, 'UnknownOperationException'],
    [letter(), undefined, 'PUT', 501, 'UnknownOperationException'],
  ])('of %j to %s by %s is answered %i %s', async (body, path, method, status, type) => {
    const before = box.list().length;
    expect(await send(body, path, method)).toMatchObject({ status, type, body: { message: expect.any(String) } });
    expect(box.list()).toHaveLength(before);
  });
  it('without leave is not sent', async () => {
    refuses = true;
    expect(await send(letter())).toEqual({ status: 403, type: 'AccessDeniedException', body: { message: 'no' } });
  });
  it('of another emulator is kept, too, and found under any case and form of its address', async () => {
    box.deliver({ to: 'Bob <Bob@Example.com>', subject: 'Code', text: '123456' });
    expect(box.list(' bob@example.COM ')).toMatchObject([
      {
        from: 'no-reply@verificationemail.com',
        to: ['Bob <Bob@Example.com>'],
        replyTo: [],
        subject: 'Code',
        text: '123456',
        html: null,
      },
    ]);
    expect(box.list('ob@example.com')).toEqual([]);
  });
  it('is one of five hundred that are kept', async () => {
    const directory = await temporaryDirectory();
    const old = { at: '', from: '', replyTo: [], to: [], text: '' };
    const held = Array.from({ length: 499 }, (_, at) => ({ ...old, id: String(at), subject: String(at) }));
    writeFileSync(path.join(directory, 'mail.json'), JSON.stringify(held));
    const full = await startMail({ directory });
    onTestFinished(() => full.close());
    for (const subject of ['500th', '501st']) full.deliver({ to: 'a@example.com', subject, text: '' });
    const subjects = full.list().map(({ subject }) => subject);
    expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([500, '1', '501st']);
  });
});

describe('the inbox', () => {
  const mail = (more: Partial<Mail>): Mail => ({
    id: 'i',
    at: '2026-11-22T12:00:00.000Z',
    from: 'us@example.com',
    replyTo: [],
    to: ['a@example.com'],
    subject: 'S',
    text: 'T',
    html: null,
    ...more,
  });
  it.each([
    ['Your code is 123456.', '123456'],
    ['1234567 and 12345', null],
    ['x123456', null],
    ['000001', '000001'],
  ])('finds in %j the code %s', (text, code) => expect(inboxEntries([mail({ text })])[0]?.code).toBe(code));
  it('shows the newest first, with what a mail has and no more', () => {
    const page = inboxPage([
      mail({ subject: 'old' }),
      mail({
        id: 'j',
        subject: 'new <b>',
        to: ['a@x', 'b@x'],
        replyTo: ['r@x', 's@x'],
        html: '<i>',
        text: 'code 123456',
      }),
    ]);
    const [first = '', second = ''] = page.split('<article class="card">').slice(1);
    expect(page).toContain('<title>Inbox (2)</title>');
    expect(first).toContain(
      '<h2>new &lt;b&gt;</h2>\n<p class="soft">To a@x, b@x · from us@example.com · answers to r@x, s@x · <time datetime="2026-11-22T12:00:00.000Z">2026-11-22 12:00:00 UTC</time></p>',
    );
    expect(first).toContain(
      '<p><a href="/__local/inbox?html=j">As HTML</a></p><p>Code: <span class="code">123456</span></p><pre>code 123456</pre>',
    );
    expect(second).toContain('<h2>old</h2>\n<p class="soft">To a@example.com · from us@example.com · <time');
    expect(second).not.toMatch(/As HTML|Code:/);
    expect(inboxPage([])).toContain('<p>No mail yet.</p>');
    expect(page).not.toContain('No mail yet.');
  });
});

describe('a secret', () => {
  let secrets: Secrets;
  beforeAll(async () => {
    secrets = await startSecrets({ secrets: { pay: 'p', 'a/b': 'x' }, guard });
  });
  afterAll(() => secrets.close());
  const get = async (input: object, target = 'secretsmanager.GetSecretValue') => {
    const response = await fetch(secrets.url, {
      method: 'POST',
      headers: { authorization, 'x-amz-target': target },
      body: JSON.stringify(input),
    });
    return { status: response.status, kind: response.headers.get('content-type'), body: await response.json() };
  };
  it('is told with its ARN and version', async () => {
    expect(await get({ SecretId: 'pay', VersionStage: 'AWSCURRENT' })).toEqual({
      status: 200,
      kind: 'application/x-amz-json-1.1',
      body: {
        ARN: secretArn('pay'),
        CreatedDate: expect.any(Number),
        Name: 'pay',
        SecretString: 'p',
        VersionId: secretVersion('pay'),
        VersionStages: ['AWSCURRENT'],
      },
    });
    expect(secretVersion('pay')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(calls).toEqual([
      {
        service: 'secrets',
        operation: 'GetSecretValue',
        accessKey: 'ME',
        input: { SecretId: 'pay', VersionStage: 'AWSCURRENT' },
      },
    ]);
  });
  const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:';
  it.each([
    ['pay', 200],
    [`${arn}pay`, 200],
    [`${arn}pay-A1b2C3`, 200],
    [`${arn}a/b-A1b2C3`, 200],
    [`arn:aws-us-gov:secretsmanager:x:1:secret:pay`, 200],
    [`${arn}pay-A1b2C`, 400],
    [`${arn}pay-A1b2C34`, 400],
    [`${arn}pay-A1b2C3-x`, 400],
    [`x${arn}pay`, 400],
    ['pay-A1b2C3', 400],
    ['pa', 400],
  ])('is found under %s: %i', async (SecretId, status) => expect((await get({ SecretId })).status).toBe(status));
  it.each([
    [{ SecretId: 'none' }, undefined, 400, 'ResourceNotFoundException'],
    [{ SecretId: 'pay', VersionStage: 'AWSPREVIOUS' }, undefined, 400, 'ResourceNotFoundException'],
    [{}, undefined, 400, 'InvalidParameterException'],
    [{ SecretId: '' }, undefined, 400, 'InvalidParameterException'],
    [{ SecretId: 'pay' }, 'secretsmanager.PutSecretValue', 501, 'UnknownOperationException'],
    [{ SecretId: 'pay' }, '', 501, 'UnknownOperationException'],
  ])('asked by %j and %s is answered %i %s', async (input, target, status, type) => {
    expect(await get(input, target)).toMatchObject({ status, body: { __type: type, message: expect.any(String) } });
  });
  it('without leave is not told', async () => {
    refuses = true;
    expect(await get({ SecretId: 'pay' })).toMatchObject({
      status: 400,
      body: { __type: 'AccessDeniedException', message: 'no' },
    });
  });
});
