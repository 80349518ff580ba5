/** Which mail a user wants: told and set. */
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { MailChoiceItems } from '../adapters/mail-choice-items.ts';

export const getMailChoices = (
  { mailChoices }: { readonly mailChoices: Pick<MailChoiceItems, 'get'> },
  { userId }: { readonly userId: string },
): Promise<RouteOutput<'getMailChoices'>> => mailChoices.get(userId);

export const saveMailChoices = async (
  { mailChoices }: { readonly mailChoices: Pick<MailChoiceItems, 'put'> },
  { userId, choices }: { readonly userId: string; readonly choices: RouteBody<'saveMailChoices'> },
): Promise<RouteOutput<'saveMailChoices'>> => {
  await mailChoices.put(userId, choices);
  return choices;
};
