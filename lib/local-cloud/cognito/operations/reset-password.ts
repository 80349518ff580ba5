/** ForgotPassword and ConfirmForgotPassword: a code by mail, then a new password, of which the pool's trigger is told. */
import * as z from 'zod';
import { CognitoError, userNotFound } from '../cognito-error.ts';
import { type CognitoContext, clientOf } from '../context.ts';
import { operation } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { checkPassword } from '../password-policy.ts';
import { newResetCode, useResetCode } from '../reset-codes.ts';
import { checkSecretHash } from '../secret-hash.ts';
import type { Client, Pool } from '../settings.ts';
import { clearFailures } from '../sign-in-lock.ts';
import type { User } from '../state.ts';
import { fireTrigger, triggerAttributes } from '../triggers.ts';
import { accountKey, findUser } from '../users.ts';

const forgotInput = z.object({
  ClientId: z.string(),
  Username: z.string().min(1).max(128),
  SecretHash: z.string().optional(),
});
const confirmInput = forgotInput.extend({
  ConfirmationCode: z.string().min(1).max(2_048),
  Password: z.string().max(256),
});
const customMessage = z.object({
  emailSubject: z.string().nullish(),
  emailMessage: z.string().nullish(),
});
/** What Cognito puts where the code goes. */
const codePlace = '{####}';

/** An unknown address gets a code, too, which nobody is told: so nothing differs later, either. */
export const forgotPassword = operation('open', forgotInput, async (context, input) => {
  const { client, pool } = clientOf(context, input.ClientId);
  checkSecretHash(context, client, input.Username, input.SecretHash);
  const state = context.file.value;
  const user = findUser(state, pool.id, input.Username);
  if (!user && !client.hidesUnknownUsers) throw userNotFound();
  if (user && user.attributes.email_verified !== 'true')
    throw new CognitoError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  const code = newResetCode(state, accountKey(state, pool.id, input.Username), context.now());
  context.file.save(); // a mailed code must work even if this process dies right after the mail
  if (user) await mailCode(context, { pool, client, user, code });
  const address = user?.attributes.email ?? input.Username;
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked(address) } };
});

export const confirmForgotPassword = operation('open', confirmInput, async (context, input) => {
  const { client, pool } = clientOf(context, input.ClientId);
  checkSecretHash(context, client, input.Username, input.SecretHash);
  checkPassword(pool.passwordPolicy, input.Password);
  const password = await hashPassword(input.Password);
  // From here to the save nothing waits, so that of two racing resets only one finds the code.
  const state = context.file.value;
  const account = accountKey(state, pool.id, input.Username);
  useResetCode(state, account, input.ConfirmationCode, context.now());
  const user = findUser(state, pool.id, input.Username);
  if (!user) throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  user.password = password;
  user.modifiedAtMs = context.now();
  clearFailures(state, account);
  context.file.save();
  const request = { userAttributes: triggerAttributes(user) };
  const firing = { pool, client, userName: user.sub, source: 'PostConfirmation_ConfirmForgotPassword', request };
  // Cognito itself leaves the sessions alone; what ends them, if anything, is the trigger.
  await fireTrigger(context, 'PostConfirmation', { ...firing, response: {} }, z.object({}));
  return {};
});

async function mailCode(
  context: CognitoContext,
  { pool, client, user, code }: { pool: Pool; client: Client; user: User; code: string },
): Promise<void> {
  const request = { userAttributes: triggerAttributes(user), codeParameter: codePlace, usernameParameter: null };
  const response = { smsMessage: null, emailMessage: null, emailSubject: null };
  const firing = { pool, client, userName: user.sub, source: 'CustomMessage_ForgotPassword', request, response };
  const message = await fireTrigger(context, 'CustomMessage', firing, customMessage);
  const text = message.emailMessage ?? pool.codeMail?.text ?? `Your password reset code is ${codePlace}`;
  const mail = {
    to: user.attributes.email ?? '',
    subject: message.emailSubject ?? pool.codeMail?.subject ?? 'Your password reset code',
    text: text.replaceAll(codePlace, code),
  };
  try {
    await context.deliverMail(mail);
  } catch (cause) {
    throw new CognitoError('CodeDeliveryFailureException', 'The verification code could not be delivered', { cause });
  }
}

function masked(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
