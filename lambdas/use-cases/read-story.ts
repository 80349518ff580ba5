/**
 * Has a model read a script, once for all its reports. Any delivery of a question may come by: one reads, the others go on. Bears a death at any moment: the
 * passes that were answered are kept, and the next delivery goes on with those that are left.
 */

import { createHash } from 'node:crypto';
import { noCharacterEdits } from '../../lib/contract/character-edits.ts';
import type { ModelTrouble, SuspiciousLine } from '../../lib/contract/model.ts';
import { startOfNextDay } from '../../lib/contract/plan-quotas.ts';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import type { PassStore } from '../../lib/model/read/pass-store.ts';
import type { ReadOutcome } from '../../lib/model/read/read-script.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { storyReadVersion } from '../../lib/story/read/story-read.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import type { StoryItem, StoryItems } from '../adapters/story-items.ts';
import type { StoryStore } from '../adapters/story-store.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import type { Logger } from '../logger.ts';
import { printedScreenplay } from './stored-screenplay.ts';

export interface StoryInput {
  readonly userId: string;
  readonly scriptId: string;
  readonly screenplay: Screenplay;
  readonly details: ScriptDetails;
  readonly passes: PassStore;
}
/** A configured model. Never rejects for what the model does: the reading is missing then. */
export interface StoryReader {
  readonly model: string;
  read(input: StoryInput): Promise<ReadOutcome>;
  /** Lines that address a machine or are hidden; sends nothing. */
  suspicious(screenplay: Screenplay): SuspiciousLine[];
}
export interface ReadStoryDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'tell'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly stories: StoryItems;
  readonly storyStore: StoryStore;
  readonly logger: Logger;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** A turn that is not renewed lapses after this: its function died. */
const turnMs = 30_000;
const renewEveryMs = 10_000;
/** Somebody who changes the details all the time is read once more, and then by the next delivery. */
const mostRounds = 3;

/** What a reader is told of the writer's details: what the script sets out to do, where it has been said since, stands in place of the form's own words. */
const toldDetails = ({
  details,
  corrections: { intent },
}: Pick<ScriptItem, 'details' | 'corrections'>): ScriptDetails =>
  intent === null ? details : { ...details, other_inputs: intent };

/**
 * What a reading is of: other details are another reading, and so is another intent, by which the script is judged. The other corrections are put in when it is given out, so that none of them has a script read and paid for
 * again. An empty cast stands where corrections of it once did: readings of before are good.
 */
export const readingBasis = (script: Pick<ScriptItem, 'details' | 'corrections'>): string =>
  createHash('sha256')
    .update(JSON.stringify([storyReadVersion, noCharacterEdits, toldDetails(script)]))
    .digest('hex')
    .slice(0, 24);

/** 'gone': no script to be read, or no plan; 'held': another delivery reads; 'done': there is nothing to be read; 'read' or 'missing' by this one. */
export type ReadStoryOutcome = 'gone' | 'held' | 'done' | 'read' | 'missing';

export async function readStory(
  deps: ReadStoryDeps,
  reader: StoryReader,
  { userId, scriptId }: { readonly userId: string; readonly scriptId: string },
): Promise<ReadStoryOutcome> {
  const holder = deps.newId();
  let outcome: ReadStoryOutcome = 'done';
  for (let round = 0; round < mostRounds; round += 1) {
    const [script, held] = await Promise.all([deps.scripts.get(userId, scriptId), deps.entitlements.get(userId)]);
    if (script === null || script.status !== 'ready' || held === null) return 'gone';
    const turn = { basis: readingBasis(script), holder, forMs: turnMs, model: reader.model };
    const before = await deps.stories.get(scriptId);
    const begun = await deps.stories.begin(scriptId, turn);
    if (begun === 'held') return 'held';
    // Read by this delivery a moment ago, or by another before: nothing has changed since.
    if (begun === 'done') return outcome;
    outcome = await readInTurn(deps, reader, script, {
      holder,
      basis: turn.basis,
      earlierKey: earlierKeyOf(before, turn.basis),
    });
  }
  return outcome;
}

/** The reading that another one of `basis` is held against: it read the same and had no gaps. One that filled the gaps of its own keeps what it had. */
const earlierKeyOf = (before: StoryItem | null, basis: string): string | null =>
  before?.result_basis === basis ? before.result_key : before?.basis === basis ? before.earlier_key : null;

interface Turn {
  readonly holder: string;
  readonly basis: string;
  readonly earlierKey: string | null;
}

async function readInTurn(
  deps: ReadStoryDeps,
  reader: StoryReader,
  script: ScriptItem,
  { holder, basis, earlierKey }: Turn,
): Promise<'read' | 'missing'> {
  const { user_id: userId, script_id: scriptId } = script;
  const owner = { userId, scriptId };
  const fields = { script_id: scriptId };
  /** What a day's money did not reach for is asked for by itself when there is new money; any other trouble waits for its user. */
  const againAfter = (troubles: readonly ModelTrouble[]) =>
    troubles.includes('day_spent') ? { userId, at: startOfNextDay(deps.now()) } : null;
  const renewing = setInterval(() => {
    deps.stories
      .renew(scriptId, holder, turnMs)
      .catch((error: unknown) => deps.logger.error('story_turn_not_renewed', error, fields));
  }, renewEveryMs);
  try {
    const screenplay = await printedScreenplay(deps, script);
    const passes = deps.storyStore.passes(owner);
    const read = await reader.read({ userId, scriptId, screenplay, details: toldDetails(script), passes });
    const { calls, costUsd: cost_usd, usage } = read.cost;
    const cost = { ...fields, model: reader.model, calls, cost_usd, ...usage };
    if (read.kind === 'missing') {
      deps.logger.info('story_missing', { ...cost, outcome: read.trouble });
      await deps.stories.finish(scriptId, holder, { trouble: read.trouble, again: againAfter([read.trouble]) });
      return 'missing';
    }
    const failed = read.failed.map(({ name }) => name);
    deps.logger.info('story_read', { ...cost, ...read.story.made.claims, failed: failed.join(' ') });
    const resultKey = await deps.storyStore.write(owner, {
      story: read.story,
      suspicious: reader.suspicious(screenplay),
    });
    const resultBasis = failed.length === 0 ? basis : null;
    const again = againAfter(read.failed.map(({ trouble }) => trouble));
    if (await deps.stories.finish(scriptId, holder, { resultKey, resultBasis, failed, earlierKey, again })) {
      const { verdict, market, genre } = read.story;
      const told = { verdict: verdict?.script ?? null, budget: market?.level ?? null, genre: genre?.named ?? null };
      await deps.scripts.tell(userId, scriptId, { told });
    }
    return 'read';
  } finally {
    clearInterval(renewing);
  }
}

/** After the last delivery has failed: the reports stand without the reading, which can be asked for again. Somebody else who reads goes on. */
export const giveUpStory = async (
  { stories, newId }: Pick<ReadStoryDeps, 'stories' | 'newId'>,
  scriptId: string,
): Promise<void> => {
  const item = await stories.get(scriptId);
  if (item === null || item.status === 'succeeded' || item.status === 'failed') return;
  const holder = newId();
  const begun = await stories.begin(scriptId, { basis: item.basis, holder, forMs: turnMs, model: item.model });
  if (begun === 'mine') await stories.finish(scriptId, holder, { trouble: 'unavailable' });
};
