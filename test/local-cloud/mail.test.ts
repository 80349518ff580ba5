/** The local stand-in for SES and the inbox that shows what it kept. */
import { CreateEmailIdentityCommand, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { inboxEntries, inboxPage } from '../../lib/local-cloud/mail/inbox-page.ts';
import { startMail } from '../../lib/local-cloud/mail/start-mail.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const clientOf = (endpoint: string) =>
  new SESv2Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 1,
  });
const letter = (to: string, text: string) =>
  new SendEmailCommand({
    FromEmailAddress: 'hello@dramaturg.local',
    ReplyToAddresses: ['ann@example.com'],
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: { Data: 'A question' }, Body: { Text: { Data: text } } } },
  });

describe('mail', () => {
  it('is kept on disk instead of being sent, oldest first', async () => {
    const directory = await temporaryDirectory();
    const first = await startMail({ directory, now: () => Date.UTC(2026, 10, 21) });
    const answer = await clientOf(first.url).send(letter('Owner <owner@example.com>', 'When can we talk?'));
    first.deliver({ to: 'bob@example.com', subject: 'Your code', text: 'It is 123456.' });
    await first.close();

    const second = await startMail({ directory });
    expect(second.list()).toHaveLength(2);
    expect(second.list('OWNER@example.com')).toEqual([
      {
        id: answer.MessageId,
        at: '2026-11-21T00:00:00.000Z',
        from: 'hello@dramaturg.local',
        replyTo: ['ann@example.com'],
        to: ['Owner <owner@example.com>'],
        subject: 'A question',
        text: 'When can we talk?',
        html: null,
      },
    ]);
    expect(second.list('nobody@example.com')).toEqual([]);
    await second.close();
  });

  it('of both forms is kept in both', async () => {
    const mail = await startMail({ directory: await temporaryDirectory() });
    const body = { Text: { Data: 'Hello.' }, Html: { Data: '<p>Hello.</p>' } };
    await clientOf(mail.url).send(
      new SendEmailCommand({
        FromEmailAddress: 'hello@dramaturg.local',
        Destination: { ToAddresses: ['ann@example.com'] },
        Content: { Simple: { Subject: { Data: 'Hello' }, Body: body } },
      }),
    );
    expect(mail.list('ann@example.com')).toMatchObject([{ text: 'Hello.', html: '<p>Hello.</p>', replyTo: [] }]);
    await mail.close();
  });

  it('refuses what it does not emulate', async () => {
    const mail = await startMail({ directory: await temporaryDirectory() });
    const raw = {
      FromEmailAddress: 'a@b.co',
      Destination: { ToAddresses: ['c@d.co'] },
      Content: { Raw: { Data: Buffer.from('x') } },
    };
    const loud = { name: 'UnknownOperationException', $metadata: { httpStatusCode: 501 } };
    await expect(clientOf(mail.url).send(new SendEmailCommand(raw))).rejects.toMatchObject(loud);
    const identity = new CreateEmailIdentityCommand({ EmailIdentity: 'a@b.co' });
    await expect(clientOf(mail.url).send(identity)).rejects.toMatchObject(loud);
    expect(mail.list()).toEqual([]);
    await mail.close();
  });
});

describe('the inbox', () => {
  const mail = (text: string, html: string | null = null) => ({
    id: '1',
    at: '2026-11-21T00:00:00.000Z',
    from: 'a@b.co',
    replyTo: [],
    to: ['<c@d.co>'],
    subject: '<script>alert(1)</script>',
    text,
    html,
  });

  it('shows mail as text, whatever it holds, under a policy that runs nothing', () => {
    const page = inboxPage([mail('<img src=x onerror=alert(1)> & 654321')]);
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain('654321');
    expect(page).toMatch(/http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;/);
  });

  it('leads to the HTML form of a mail that has one, and of no other', () => {
    expect(inboxPage([mail('Hello.', '<p>Hello.</p>')])).toContain('href="/__local/inbox?html=1"');
    expect(inboxPage([mail('Hello.')])).not.toContain('?html=');
  });

  it('picks the six digits out for tests', () => {
    expect(inboxEntries([mail('Use 012345 now.'), mail('No code 1234567.')]).map(({ code }) => code)).toEqual([
      '012345',
      null,
    ]);
  });

  it('says so when there is nothing', () => {
    expect(inboxPage([])).toContain('No mail yet.');
  });
});
