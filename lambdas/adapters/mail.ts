/** Mail from the product through SES, as plain text and, where it is written in both forms, as HTML. */
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';

export interface Letter {
  readonly to: string;
  /** Default the sender, which nobody reads. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}
export interface Mail {
  send(letter: Letter): Promise<void>;
}

export const mail = (sender: string, client: SESv2Client = new SESv2Client({ maxAttempts: 3 })): Mail => ({
  async send({ to, replyTo, subject, text, html }) {
    const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: sender,
        Destination: { ToAddresses: [to] },
        ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
        Content: {
          Simple: {
            Subject: part(subject),
            Body: { Text: part(text), ...(html !== undefined && { Html: part(html) }) },
          },
        },
      }),
    );
  },
});
