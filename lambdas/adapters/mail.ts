/** Mail from the product, plain text only, through SES. */
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';

export interface Letter {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}
export interface Mail {
  send(letter: Letter): Promise<void>;
}

export const mail = (sender: string, client: SESv2Client = new SESv2Client({ maxAttempts: 3 })): Mail => ({
  async send({ to, replyTo, subject, text }) {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: sender,
        Destination: { ToAddresses: [to] },
        ReplyToAddresses: [replyTo],
        Content: {
          Simple: { Subject: { Data: subject, Charset: 'UTF-8' }, Body: { Text: { Data: text, Charset: 'UTF-8' } } },
        },
      }),
    );
  },
});
