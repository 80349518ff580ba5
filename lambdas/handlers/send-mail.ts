/** Runs every minute: sends the mail that is owed. */
import { asCall } from '../call-context.ts';
import { setting } from '../config.ts';
import { answers, entitlements, mail, mailChoices, mails, payments, scripts, stories } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { logger } from '../logger.ts';
import { scheduledEvent } from '../use-cases/scheduled-event.ts';
import { sendMail } from '../use-cases/send-mail.ts';

export const handler = asCall((event: unknown) => {
  const deps = {
    answers: answers(),
    entitlements: entitlements(),
    identity: identity(),
    mail: mail(),
    mailChoices: mailChoices(),
    mails: mails(),
    payments: payments(),
    scripts: scripts(),
    stories: stories(),
    siteUrl: setting('SITE_URL'),
    logger,
  };
  return sendMail(deps, new Date(scheduledEvent.parse(event).time));
});
