/** Deletes an account with everything in it, for a user who asks for it and cannot sign in. The same deletion as theirs; whoever asked has to have been seen to be the owner. */
import type { Identity } from '../../lambdas/adapters/identity.ts';
import type { PaymentItems } from '../../lambdas/adapters/payment-items.ts';
import type { ScriptItems } from '../../lambdas/adapters/script-items.ts';
import type { UnfinishedDeletions } from '../../lambdas/adapters/unfinished-deletions.ts';
import { type RemoveAccountDeps, removeAccount } from '../../lambdas/use-cases/delete-account.ts';
import { counted, type Operation, OpsError } from './operation.ts';

export interface CloseAccountDeps extends RemoveAccountDeps {
  readonly identity: RemoveAccountDeps['identity'] & Pick<Identity, 'findProfile'>;
  readonly payments: RemoveAccountDeps['payments'] & Pick<PaymentItems, 'listByUser'>;
  readonly scripts: RemoveAccountDeps['scripts'] & Pick<ScriptItems, 'list'>;
  readonly unfinished: Pick<UnfinishedDeletions, 'begin' | 'end'>;
}

/** `name` is the account's address, or its id. */
export async function closeAccount(deps: CloseAccountDeps, name: string): Promise<Operation> {
  const profile = await deps.identity.findProfile(name);
  if (profile === null) throw new OpsError(`Nobody has an account as ${name}.`);
  const { userId } = profile;
  const [scripts, payments] = await Promise.all([deps.scripts.list(userId), deps.payments.listByUser(userId)]);
  const says = [`User ${userId}: ${counted(scripts.length, 'script')}, ${counted(payments.length, 'payment')}.`];
  const run = async (): Promise<string[]> => {
    // The pool takes the user's id for the account's name, too. Broken off, the sweep finishes it.
    await deps.unfinished.begin({ userId, poolUsername: userId });
    const { message } = await removeAccount(deps, { userId, poolUsername: userId });
    return [message.replace('Your account', 'The account')];
  };
  const would =
    'The account would be deleted with everything in it; what was not begun is given back, receipts stay without a name. Nothing brings it back.';
  return { about: userId, says, act: { would, run } };
}
