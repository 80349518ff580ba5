/**
 * Has reports of a script made again, and where a model is set the script read again, under one debt: what is broken off the next delivery or the sweep finishes. A report
 * that is made anew is shown as one that is still to come. Costs the user nothing.
 */
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import type { StoryItems } from '../adapters/story-items.ts';
import { type PayOwedDeps, payOwed } from './pay-owed.ts';

export interface ReadAgainDeps extends PayOwedDeps {
  readonly scripts: Pick<ScriptItems, 'owe' | 'settle'>;
  readonly stories: Pick<StoryItems, 'reopen'>;
  /** Whether a model is configured. */
  readonly hasModel: boolean;
  readonly newId: () => string;
}
export interface ReadAgainInput {
  readonly script: Pick<ScriptItem, 'user_id' | 'script_id'>;
  /** The reports to be made anew; of them those that were ever asked for. */
  readonly questions: readonly number[];
  /** The model's reading, too. */
  readonly withReading: boolean;
}

/** For a script that is ready. Answers how many questions were sent; null when the script is gone. */
export const readAgain = async (
  deps: ReadAgainDeps,
  { script: { user_id, script_id }, questions, withReading }: ReadAgainInput,
): Promise<number | null> => {
  if (withReading && deps.hasModel) await deps.stories.reopen(script_id);
  const owing = await deps.scripts.owe(user_id, script_id, { id: deps.newId(), questions });
  return owing && payOwed(deps, owing, { isTakenUp: true });
};
