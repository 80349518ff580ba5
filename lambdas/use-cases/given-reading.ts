/** A script's reading as its reports are given out with: how far it is, in words, and its story where there is one. */
import { isLastingTrouble, type ModelTrouble, type SuspiciousLine } from '../../lib/contract/model.ts';
import { startOfNextDay } from '../../lib/contract/plan-quotas.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import type { Answer, ModelReading } from '../../lib/contract/report.ts';
import { troubleSentences } from '../../lib/model/model-failure.ts';
import { suspiciousBlock } from '../../lib/report-formats/suspicious-block.ts';
import { openWithReading } from '../../lib/reports/read/open-with-reading.ts';
import { summarySnapshotCard } from '../../lib/reports/summary-snapshot/card.ts';
import type { StoryRead } from '../../lib/story/read/story-read.ts';
import type { StoryItem, StoryItems } from '../adapters/story-items.ts';
import type { StoryStore } from '../adapters/story-store.ts';
import { isStalled } from './stalled-work.ts';

export interface GivenReadingDeps {
  readonly stories: Pick<StoryItems, 'get'>;
  readonly storyStore: Pick<StoryStore, 'read'>;
  readonly now: () => Date;
}
export interface GivenReading {
  /** Null where no model has been asked. */
  readonly state: ModelReading | null;
  readonly story: StoryRead | null;
  readonly suspicious: readonly SuspiciousLine[];
  /** Asked again, a model might say more. */
  readonly mayBeAsked: boolean;
}

/** Passes by the first word of their names, as a reader of the report knows what they give. */
const passWords: Readonly<Record<string, string>> = {
  scenes: 'some scenes',
  story: 'the story as a whole',
  points: 'the notes',
  judgement: 'the judgement',
  check: 'a second look at every claim',
};
const partial = (failed: readonly string[]): string | null => {
  const parts = [...new Set(failed.map((name) => passWords[name.split('.')[0] ?? ''] ?? 'a part'))];
  return parts.length === 0 ? null : `The model did not get to ${parts.join(', ')}.`;
};

const dateOf = (at: Date): string => at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day whose money is spent names the next one. */
function missing(model: string, trouble: ModelTrouble, at: string): ModelReading {
  const from =
    trouble === 'day_spent' ? ` It can be asked again from ${dateOf(startOfNextDay(new Date(at)))}, 00:00 UTC.` : '';
  return { kind: 'missing', model, message: `${troubleSentences[trouble]}${from}` };
}

function stateOf({ status, status_at, model, trouble, failed, result_key }: StoryItem, now: Date): ModelReading {
  const awaited = (status === 'pending' || status === 'running') && !isStalled(status_at, now);
  if (awaited) return { kind: 'awaited', model, message: null };
  if (result_key !== null && status === 'succeeded') return { kind: 'given', model, message: partial(failed) };
  return missing(model, trouble ?? 'unavailable', status_at);
}

/** While another reading is under way, or where it failed, the one before it stays. */
export async function givenReading(deps: GivenReadingDeps, scriptId: string): Promise<GivenReading> {
  const item = await deps.stories.get(scriptId);
  if (item === null) return { state: null, story: null, suspicious: [], mayBeAsked: true };
  const stored = item.result_key === null ? null : await deps.storyStore.read(item.result_key);
  return {
    state: stateOf(item, deps.now()),
    story: stored?.story ?? null,
    suspicious: stored?.suspicious ?? [],
    mayBeAsked: mayBeAskedAgain(item, deps.now()),
  };
}

/** Whether a model might say more if it were asked (again): nobody has asked it, it was in passing trouble, or it did not get to the end. */
export function mayBeAskedAgain(item: StoryItem | null, now: Date): boolean {
  if (item === null) return true;
  const { kind, message } = stateOf(item, now);
  const lasting = item.trouble !== null && isLastingTrouble(item.trouble);
  return !lasting && (kind === 'missing' || (kind === 'given' && message !== null));
}

/** An answer as a user of `plan` reads it: the reading first. Lines that address a machine are shown with the snapshot. */
export function openAnswer(
  answer: Answer,
  { story, suspicious }: Pick<GivenReading, 'story' | 'suspicious'>,
  script: { readonly plan: PlanName; readonly pageCount: number },
): Answer {
  const opened = story === null ? answer : openWithReading(answer, story, script);
  if (answer.question !== summarySnapshotCard.number || suspicious.length === 0) return opened;
  const [first, ...rest] = opened.entries;
  if (!first) return opened;
  return { ...opened, entries: [{ ...first, blocks: [...first.blocks, suspiciousBlock(suspicious)] }, ...rest] };
}
