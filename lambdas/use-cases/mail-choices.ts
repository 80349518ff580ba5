/** Which mail a user wants: told and set. */
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { MailChoiceItems } from '../adapters/mail-choice-items.ts';
import { type RefuseWhenClosedDeps, refuseWhenClosed } from './refuse-when-closed.ts';

export const getMailChoices = (
  { mailChoices }: { readonly mailChoices: Pick<MailChoiceItems, 'get'> },
  { userId }: { readonly userId: string },
): Promise<RouteOutput<'getMailChoices'>> => mailChoices.get(userId);

/** token_not_valid when the account is gone. */
export const saveMailChoices = async (
  deps: { readonly mailChoices: Pick<MailChoiceItems, 'put' | 'remove'> } & RefuseWhenClosedDeps,
  { userId, choices }: { readonly userId: string; readonly choices: RouteBody<'saveMailChoices'> },
): Promise<RouteOutput<'saveMailChoices'>> => {
  await deps.mailChoices.put(userId, choices);
  await refuseWhenClosed(deps, userId, () => deps.mailChoices.remove(userId));
  return choices;
};
