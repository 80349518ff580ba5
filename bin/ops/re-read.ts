/** Has a script read again by the engine and, where one is set, the model of today: all reports that its user's plan opens. Free of charge for the user; what the model costs counts to the day. */
import type { EntitlementItems } from '../../lambdas/adapters/entitlement-items.ts';
import { type ReadAgainDeps, readAgain } from '../../lambdas/use-cases/read-again.ts';
import { openReports } from '../../lambdas/use-cases/require-report.ts';
import { counted, type Operation, OpsError } from './operation.ts';
import { type FindScriptDeps, scriptById } from './script.ts';

export interface ReReadDeps extends ReadAgainDeps, FindScriptDeps {
  readonly scripts: ReadAgainDeps['scripts'] & FindScriptDeps['scripts'];
  readonly entitlements: Pick<EntitlementItems, 'get'>;
}

export async function reRead(deps: ReReadDeps, scriptId: string): Promise<Operation> {
  const script = await scriptById(deps, scriptId);
  if (script.status !== 'ready')
    throw new OpsError(`Script ${scriptId} is ${script.status}; only a ready one is read again.`);
  const held = await deps.entitlements.get(script.user_id);
  if (held === null) throw new OpsError(`User ${script.user_id} holds no plan, and so no report would be made.`);
  const questions = [...openReports(held.plan_name)];
  const reader = deps.hasModel ? ', with the reading of the model' : '';
  const run = async (): Promise<string[]> => {
    const sent = await readAgain(deps, { script, questions, withReading: true });
    if (sent === null) throw new OpsError('The script was deleted meanwhile.');
    return [`${counted(sent, 'report is', 'reports are')} being made again.`];
  };
  const would = `Its ${counted(questions.length, 'report')} of the plan ${held.plan_name} would be made again${reader}. Until each is there it is shown as still to come.`;
  return { about: scriptId, says: [`Script ${scriptId} of user ${script.user_id}.`], act: { would, run } };
}
