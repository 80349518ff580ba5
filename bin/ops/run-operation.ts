/** One operation from its look to its end: tells what was found, acts when told to, and writes down who did what. */
import type { AuditItems } from '../../lambdas/adapters/audit-items.ts';
import type { Operation } from './operation.ts';

export interface RunInput {
  readonly command: string;
  readonly by: string;
  /** Without it nothing is changed. */
  readonly yes: boolean;
}
type Tell = (sentence: string) => void;

/** A look is written down before it is told, an act before it is begun: a line that stays 'begun' broke off. A dry run writes nothing. */
export async function runOperation(
  audit: AuditItems,
  operation: Operation,
  { command, by, yes }: RunInput,
  tell: Tell,
): Promise<void> {
  const { about, says, act, isLook = false } = operation;
  if (isLook) await audit.end(await audit.begin({ by, command, about }), 'done');
  for (const sentence of says) tell(sentence);
  if (act === null) return;
  if (!yes) {
    tell(act.would);
    tell('Nothing was changed. With --yes it is done.');
    return;
  }
  const line = await audit.begin({ by, command, about });
  try {
    for (const sentence of await act.run()) tell(sentence);
  } catch (error) {
    await audit.end(line, 'failed');
    throw error;
  }
  await audit.end(line, 'done');
}
