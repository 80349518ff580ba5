/** A script's reading as its reports are given out with: how far it is, in words, and its story where there is one. */

import type { SuspiciousLine } from '../../lib/contract/model.ts';
import type { Answer, ModelReading } from '../../lib/contract/report.ts';
import { suspiciousBlock } from '../../lib/report-formats/suspicious-block.ts';
import type { ReadFor } from '../../lib/reports/read/around.ts';
import { correctRead } from '../../lib/reports/read/correct-read.ts';
import { openWithReading } from '../../lib/reports/read/open-with-reading.ts';
import { summarySnapshotCard } from '../../lib/reports/summary-snapshot/card.ts';
import type { StoryRead } from '../../lib/story/read/story-read.ts';
import type { ScriptItem } from '../adapters/script-items.ts';
import type { StoryItems } from '../adapters/story-items.ts';
import type { StoryStore } from '../adapters/story-store.ts';
import { mayBeAskedAgain, readingState } from './reading-state.ts';

export interface GivenReadingDeps {
  readonly stories: Pick<StoryItems, 'get'>;
  readonly storyStore: Pick<StoryStore, 'read'>;
  readonly now: () => Date;
}
export interface GivenReading {
  /** Null where no model has been asked. */
  readonly state: ModelReading | null;
  readonly story: StoryRead | null;
  /** Of the reading that this one took the place of, where both read the same. */
  readonly earlierKey: string | null;
  readonly suspicious: readonly SuspiciousLine[];
  /** Asked again, a model might say more. */
  readonly mayBeAsked: boolean;
}

/** As the writer has corrected it. While another reading is under way, or where it failed, the one before it stays. */
export async function givenReading(
  deps: GivenReadingDeps,
  { script_id, corrections, page_count }: Pick<ScriptItem, 'script_id' | 'corrections' | 'page_count'>,
): Promise<GivenReading> {
  const item = await deps.stories.get(script_id);
  if (item === null) return { state: null, story: null, earlierKey: null, suspicious: [], mayBeAsked: true };
  const stored = item.result_key === null ? null : await deps.storyStore.read(item.result_key);
  return {
    state: readingState(item, deps.now()),
    story: stored && correctRead(stored.story, corrections, { pageCount: page_count ?? 0 }),
    earlierKey: item.earlier_key,
    suspicious: stored?.suspicious ?? [],
    mayBeAsked: mayBeAskedAgain(item, deps.now()),
  };
}

/** An answer as a user of `plan` reads it: the reading first. Lines that address a machine are shown with the snapshot. */
export function openAnswer(
  answer: Answer,
  { story, suspicious }: Pick<GivenReading, 'story' | 'suspicious'>,
  script: ReadFor,
): Answer {
  const opened = story === null ? answer : openWithReading(answer, story, script);
  if (answer.question !== summarySnapshotCard.number || suspicious.length === 0) return opened;
  const [first, ...rest] = opened.entries;
  if (!first) return opened;
  return { ...opened, entries: [{ ...first, blocks: [...first.blocks, suspiciousBlock(suspicious)] }, ...rest] };
}
