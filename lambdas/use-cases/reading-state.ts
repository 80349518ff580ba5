/** How far a script's reading is, in words, and whether a model may be asked again. */
import { isLastingTrouble, type ModelTrouble } from '../../lib/contract/model.ts';
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

/** A day whose money is spent names the next one. */
function missing(model: string, trouble: ModelTrouble, at: string): ModelReading {
  const from =
    trouble === 'day_spent' ? ` It can be asked again from ${dateOf(startOfNextDay(new Date(at)))}, 00:00 UTC.` : '';
  return { kind: 'missing', model, message: `${troubleSentences[trouble]}${from}` };
}

export function readingState(
  { status, status_at, model, trouble, failed, result_key }: StoryItem,
  now: Date,
): ModelReading {
  const awaited = (status === 'pending' || status === 'running') && !isStalled(status_at, now);
  if (awaited) return { kind: 'awaited', model, message: null };
  if (result_key !== null && status === 'succeeded') return { kind: 'given', model, message: partial(failed) };
  return missing(model, trouble ?? 'unavailable', status_at);
}

/** Whether a model might say more if it were asked (again): nobody has asked it, it was in passing trouble, or it did not get to the end. */
export function mayBeAskedAgain(item: StoryItem | null, now: Date): boolean {
  if (item === null) return true;
  const { kind, message } = readingState(item, now);
  const lasting = item.trouble !== null && isLastingTrouble(item.trouble);
  return !lasting && (kind === 'missing' || (kind === 'given' && message !== null));
}
