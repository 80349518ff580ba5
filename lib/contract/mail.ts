/** The mail that the service sends, by kind, and which of it a user wants. The receipt is no choice: it belongs to the payment. */
import * as z from 'zod';

export const mailKinds = ['welcome', 'receipt', 'reports_ready', 'share_opened', 'account_deleted'] as const;
export type MailKind = (typeof mailKinds)[number];

/** True is wanted. Without a choice of the user's all mail is. */
export const mailChoices = z.object({
  welcome: z.boolean(),
  reports_ready: z.boolean(),
  share_opened: z.boolean(),
  account_deleted: z.boolean(),
});
export type MailChoices = z.infer<typeof mailChoices>;
export const allMail: MailChoices = { welcome: true, reports_ready: true, share_opened: true, account_deleted: true };

export const isWanted = (kind: MailKind, choices: MailChoices): boolean => kind === 'receipt' || choices[kind];
