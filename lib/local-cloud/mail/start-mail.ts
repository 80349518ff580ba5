/** Stands in for SES: keeps every mail on disk for the local inbox and sends nothing. Only simple mails through SESv2 SendEmail are taken. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { type FaultPlan, noFaults } from '../faults/fault-plan.ts';
import { faultyHandler } from '../faults/faulty-handler.ts';
import { accessKeyOf, type Guard, openGuard, watchedHandler } from '../iam/guard.ts';
import { type JsonFile, openJsonFile } from '../json-file.ts';
import { type LoopbackHandler, readJson, sendJson, startLoopbackServer } from '../loopback-server.ts';

const mail = z.object({
  id: z.string(),
  at: z.string(),
  from: z.string(),
  replyTo: z.array(z.string()),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable().default(null),
});
/** `at` is ISO 8601; `text` is the text part, or the HTML source of a mail that has no other; `html` the HTML part. */
export type Mail = z.infer<typeof mail>;

export interface MailBox {
  /** The SESv2 endpoint. */
  readonly url: string;
  /** Stores one mail of another emulator, such as Cognito's code. */
  deliver(mail: { to: string; subject: string; text: string }): void;
  /** Oldest first; with `to`, only mail for that address, whatever its case. */
  list(to?: string): Mail[];
  close(): Promise<void>;
}

/** Older mail is dropped: a developer's inbox isn't an archive. */
const keptMails = 500;
const sendEmailInput = z.object({
  FromEmailAddress: z.string(),
  ReplyToAddresses: z.array(z.string()).default([]),
  Destination: z.strictObject({
    ToAddresses: z.array(z.string()).default([]),
    CcAddresses: z.array(z.string()).default([]),
    BccAddresses: z.array(z.string()).default([]),
  }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: z.object({ Data: z.string() }),
      Body: z.object({
        Text: z.object({ Data: z.string() }).optional(),
        Html: z.object({ Data: z.string() }).optional(),
      }),
    }),
  }),
});

/** Starts the stand-in on 127.0.0.1; mails are kept in `directory`/mail.json. */
export async function startMail(o: {
  directory: string;
  now?: () => number;
  faults?: FaultPlan;
  /** Asked before each call; by itself everything may pass. */
  guard?: Guard;
}): Promise<MailBox> {
  const guard = o.guard ?? openGuard;
  const now = o.now ?? Date.now;
  const file = openJsonFile(path.join(o.directory, 'mail.json'), z.array(mail), () => []);
  const store = (received: Omit<Mail, 'id' | 'at'>): string => keep(file, received, now());
  const handler: LoopbackHandler = async (request, response) => {
    const fail = (status: number, type: string, message: string): void => {
      response.setHeader('x-amzn-errortype', type);
      sendJson(response, status, { message });
    };
    const body = await readJson(request, 10_000_000);
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails')
      return fail(501, 'UnknownOperationException', `${request.method} ${request.url} is not emulated`);
    const input = sendEmailInput.safeParse(body);
    if (!input.success)
      return fail(501, 'UnknownOperationException', 'Only Content.Simple without attachments is emulated');
    const call = {
      service: 'ses',
      operation: 'SendEmail',
      accessKey: accessKeyOf(request),
      input: input.data,
    } as const;
    const refusal = guard.refusal(call);
    if (refusal !== null) return fail(403, `${refusal.code}Exception`, refusal.message);
    const { Destination, Content, FromEmailAddress, ReplyToAddresses } = input.data;
    const to = [...Destination.ToAddresses, ...Destination.CcAddresses, ...Destination.BccAddresses];
    if (to.length === 0) return fail(400, 'BadRequestException', 'At least one destination is required');
    const { Subject, Body } = Content.Simple;
    const html = Body.Html?.Data ?? null;
    const text = Body.Text?.Data ?? html ?? '';
    sendJson(response, 200, {
      MessageId: store({ from: FromEmailAddress, replyTo: ReplyToAddresses, to, subject: Subject.Data, text, html }),
    });
  };
  const server = await startLoopbackServer(
    faultyHandler('ses', o.faults ?? noFaults, watchedHandler('ses', guard, handler)),
  );
  return {
    url: server.url,
    close: server.close,
    deliver: ({ to, subject, text }) =>
      void store({ from: 'no-reply@verificationemail.com', replyTo: [], to: [to], subject, text, html: null }),
    list: (to) => file.value.filter((kept) => to === undefined || isFor(kept, to)),
  };
}

function keep(file: JsonFile<Mail[]>, received: Omit<Mail, 'id' | 'at'>, nowMs: number): string {
  const id = randomUUID();
  file.value.push({ id, at: new Date(nowMs).toISOString(), ...received });
  file.value.splice(0, Math.max(0, file.value.length - keptMails));
  file.save();
  return id;
}

/** Addresses may come as `Name <address>`. */
function isFor(kept: Mail, to: string): boolean {
  return kept.to.some((address) => address.replace(/^.*<(.*)>$/, '$1').toLowerCase() === to.trim().toLowerCase());
}
