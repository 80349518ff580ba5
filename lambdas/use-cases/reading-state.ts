/** How far a script's reading is, in words, and whether a model may be asked again. */
import { isLastingTrouble } from '../../lib/contract/model.ts';
import { startOfNextDay } from '../../lib/contract/plan-quotas.ts';
import type { ModelReading } from '../../lib/contract/report.ts';
import { troubleSentences } from '../../lib/model/model-failure.ts';
import type { StoryItem } from '../adapters/story-items.ts';
import { isStalled } from './stalled-work.ts';

/** Passes by the first word of their names, as a reader of the report knows what they give. */
const passWords: Readonly<Record<string, string>> = {
  scenes: 'some scenes',
  story: 'the story as a whole',
  points: 'the notes',
  judgement: 'the judgement',
  fixes: 'a trial of its own advice',
  check: 'a second look at every claim',
};
const partial = (failed: readonly string[]): string | null => {
  const parts = [...new Set(failed.map((name) => passWords[name.split('.')[0] ?? ''] ?? 'a part'))];
  return parts.length === 0 ? null : `The model did not get to ${parts.join(', ')}.`;
};

const dateOf = (at: Date): string => at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** When a reading that waits is asked for again; its day begins at midnight UTC. */
const againOn = (againAt: string): string =>
  `It is asked again by itself on ${dateOf(new Date(againAt))}, after 00:00 UTC.`;

/** A day whose money is spent names the next one; readings from before they waited by themselves only say from when. */
function fromWhen({ trouble, status_at, again_at }: Pick<StoryItem, 'trouble' | 'status_at' | 'again_at'>): string {
  if (again_at !== null) return ` ${againOn(again_at)}`;
  if (trouble !== 'day_spent') return '';
  return ` It can be asked again from ${dateOf(startOfNextDay(new Date(status_at)))}, 00:00 UTC.`;
}

export function readingState(item: StoryItem, now: Date): ModelReading {
  const { status, status_at, model, trouble, failed, result_key, again_at } = item;
  const awaited = (status === 'pending' || status === 'running') && !isStalled(status_at, now);
  if (awaited) return { kind: 'awaited', model, message: null };
  if (result_key !== null && status === 'succeeded') {
    const lacks = partial(failed);
    return { kind: 'given', model, message: lacks && again_at !== null ? `${lacks} ${againOn(again_at)}` : lacks };
  }
  return { kind: 'missing', model, message: `${troubleSentences[trouble ?? 'unavailable']}${fromWhen(item)}` };
}

/** Whether a model might say more if it were asked (again): nobody has asked it, it was in passing trouble, or it did not get to the end. */
export function mayBeAskedAgain(item: StoryItem | null, now: Date): boolean {
  if (item === null) return true;
  const { kind, message } = readingState(item, now);
  const lasting = item.trouble !== null && isLastingTrouble(item.trouble);
  return !lasting && (kind === 'missing' || (kind === 'given' && message !== null));
}
