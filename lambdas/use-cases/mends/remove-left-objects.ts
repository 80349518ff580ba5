/**
 * Removes objects that belong to nothing: results that no answer points to (superseded by a later one, or written by work that nobody waited for), and what is
 * left of scripts that are gone. The other way round, an answer whose result is gone is owed anew, so that it is made again. Walks over all objects, a stretch a run. Refuses what is young: its pointer may be on its way.
 */

import type { AnswerPointer, AnswerStates } from '../../adapters/answer-states.ts';
import type { DeletionItems } from '../../adapters/deletion-items.ts';
import type { ScriptItems } from '../../adapters/script-items.ts';
import type { ObjectKind, ScriptObject, ScriptObjects, ScriptOwner } from '../../adapters/script-objects.ts';
import type { SweepItems } from '../../adapters/sweep-items.ts';

export interface RemoveLeftObjectsDeps {
  readonly objects: Pick<ScriptObjects, 'has' | 'list' | 'remove' | 'removeAll'>;
  readonly deletions: Pick<DeletionItems, 'has'>;
  readonly answers: Pick<AnswerStates, 'listPointers'>;
  readonly scripts: Pick<ScriptItems, 'getArrived' | 'owe'>;
  readonly sweeps: SweepItems;
  readonly newId: () => string;
  /** How late it is, whatever instant a sweep is for: an object whose pointer is on its way now is young. */
  readonly now: () => Date;
}

/** Objects of a kind that one run looks at: as many as one call lists. */
const mostObjects = 1000;
/** Longer than any function is at work, all deliveries of a message together. */
const youngForMs = 60 * 60 * 1000;
/** Longer than a call that has read where a result lies takes to read it. */
const readForMs = 5 * 60 * 1000;

type IsLeft = (object: ScriptObject) => boolean;

const leftOfAnswers = (pointers: readonly AnswerPointer[], now: Date): IsLeft => {
  const held = new Set(pointers.map(({ key }) => key));
  const isSettled = pointers.every(({ statusAt }) => now.getTime() - Date.parse(statusAt) > readForMs);
  return ({ key }) => isSettled && !held.has(key);
};

/** Answers whose result is gone are owed: whoever pays the debt asks for them anew. `listed` are the keys of this stretch; one beyond it is looked for. */
const oweLost = async (
  deps: RemoveLeftObjectsDeps,
  { userId, scriptId }: ScriptOwner,
  pointers: readonly AnswerPointer[],
  { listed, now }: Stretch,
): Promise<void> => {
  const lost: number[] = [];
  for (const { question, key, statusAt } of pointers) {
    const isOld = now.getTime() - Date.parse(statusAt) > youngForMs;
    if (key !== null && isOld && !listed.has(key) && !(await deps.objects.has(key))) lost.push(question);
  }
  if (lost.length > 0) await deps.scripts.owe(userId, scriptId, { id: deps.newId(), questions: lost });
};

/** What one run looks at. */
interface Stretch {
  readonly listed: ReadonlySet<string>;
  readonly now: Date;
}
/** What of one script's objects belongs to nothing. */
const leftOf: Readonly<
  Record<ObjectKind, (deps: RemoveLeftObjectsDeps, owner: ScriptOwner, stretch: Stretch) => Promise<IsLeft>>
> = {
  answers: async (deps, owner, stretch) => {
    const pointers = await deps.answers.listPointers(owner.scriptId);
    await oweLost(deps, owner, pointers, stretch);
    return leftOfAnswers(pointers, stretch.now);
  },
  stories: async ({ scripts }, { userId, scriptId }) => {
    const isGone = (await scripts.getArrived(userId, scriptId)) === null;
    return () => isGone;
  },
};
const kinds: readonly ObjectKind[] = ['answers', 'stories'];

const sweepKind = async (deps: RemoveLeftObjectsDeps, kind: ObjectKind, now: Date): Promise<number> => {
  const listed = await deps.objects.list(kind, await deps.sweeps.after(kind), mostObjects);
  const old = listed.filter(({ modifiedAt }) => now.getTime() - modifiedAt.getTime() > youngForMs);
  const listedKeys = new Set(listed.map(({ key }) => key));
  const left: string[] = [];
  let removed = 0;
  for (const own of Map.groupBy(old, ({ owner }) => owner?.scriptId).values()) {
    const owner = own[0]?.owner;
    if (!owner) continue;
    const isLeft = await leftOf[kind](deps, owner, { listed: listedKeys, now });
    const keys = own.filter(isLeft).map(({ key }) => key);
    removed += keys.length;
    // What its owner deleted goes for good; what was superseded could be got back for thirty days.
    if (keys.length > 0 && (await deps.deletions.has(owner.scriptId))) await deps.objects.removeAll(owner);
    else left.push(...keys);
  }
  await deps.objects.remove(left);
  await deps.sweeps.goOnAfter(kind, listed.length < mostObjects ? '' : (listed.at(-1)?.key ?? ''));
  return removed;
};

/** `at` is the instant the sweep is for. Answers how many objects were removed. */
export const removeLeftObjects = async (deps: RemoveLeftObjectsDeps, at: Date): Promise<number> => {
  const now = new Date(Math.min(at.getTime(), deps.now().getTime()));
  let removed = 0;
  for (const kind of kinds) removed += await sweepKind(deps, kind, now);
  return removed;
};
