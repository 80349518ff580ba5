/** How far a reading is, in the words of its reader, and whether a model may be asked again. */
import { describe, expect, it } from 'vitest';
import type { StoryItem } from '../../../lambdas/adapters/story-items.ts';
import { mayBeAskedAgain, readingState } from '../../../lambdas/use-cases/reading-state.ts';
import { modelTrouble } from '../../../lib/contract/model.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const minutesAgo = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();
const read: StoryItem = {
  basis: 'b',
  status: 'succeeded',
  status_at: minutesAgo(1),
  model: 'm',
  trouble: null,
  failed: [],
  result_key: 'stories/x',
  result_basis: 'b',
  earlier_key: null,
  again_at: null,
};
const state = (change: Partial<StoryItem>) => readingState({ ...read, ...change }, now);
const failed = { status: 'failed', result_key: null } as const;

describe('a reading', () => {
  it.each(['pending', 'running'] as const)('that is %s is awaited for half an hour, and then missing', (status) => {
    const awaited = { kind: 'awaited', model: 'm', message: null };
    expect(state({ status, status_at: minutesAgo(30), result_key: null })).toEqual(awaited);
    expect(state({ status, status_at: minutesAgo(31), result_key: null }).kind).toBe('missing');
  });

  it('that is there is given', () => {
    expect(state({})).toEqual({ kind: 'given', model: 'm', message: null });
  });

  it('says which parts the model did not get to, each once', () => {
    expect(state({ failed: ['scenes.3', 'scenes.4', 'story', 'points', 'judgement'] }).message).toBe(
      'The model did not get to some scenes, the story as a whole, the notes, the judgement.',
    );
    expect(state({ failed: ['fixes', 'check.1', 'else'] }).message).toBe(
      'The model did not get to a trial of its own advice, a second look at every claim, a part.',
    );
  });

  it('says when those are asked for again, where they are', () => {
    const again_at = '2026-11-22T00:00:00.000Z';
    expect(state({ failed: ['story'], again_at }).message).toBe(
      'The model did not get to the story as a whole. It is asked again by itself on 22 November, after 00:00 UTC.',
    );
    expect(state({ again_at }).message).toBeNull();
  });

  it('that failed is missing, whatever was there before, and says why', () => {
    const sentences = modelTrouble.options.map((trouble) => state({ ...failed, trouble }).message ?? '');
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(new Set(sentences).size).toBeGreaterThan(5);
    expect(state({ status: 'failed', trouble: 'timeout' }).kind).toBe('missing');
    expect(state({ ...failed, trouble: null }).message).toBe(state({ ...failed, trouble: 'unavailable' }).message);
  });

  it('for which the day’s money was gone says from which day it can be asked for', () => {
    const { message } = state({ ...failed, trouble: 'day_spent' });
    expect(message).toMatch(/ It can be asked again from 22 November, 00:00 UTC\.$/);
    const waiting = state({ ...failed, trouble: 'day_spent', again_at: '2026-12-01T00:00:00.000Z' }).message;
    expect(waiting).toMatch(/ It is asked again by itself on 1 December, after 00:00 UTC\.$/);
    expect(waiting).not.toContain('It can be asked');
    expect(state({ ...failed, trouble: 'timeout' }).message).not.toContain('November');
  });
});

describe('a model may be asked again', () => {
  const may = (change: Partial<StoryItem> | null) => mayBeAskedAgain(change && { ...read, ...change }, now);
  it.each<readonly [string, Partial<StoryItem> | null, boolean]>([
    ['where nobody has asked it', null, true],
    ['not where it has read all', {}, false],
    ['where it did not get to the end', { failed: ['story'] }, true],
    ['not while it reads', { status: 'running', result_key: null }, false],
    ['where it stalled', { status: 'running', result_key: null, status_at: minutesAgo(31) }, true],
    ['after passing trouble', { ...failed, trouble: 'throttled' }, true],
    ['where the day’s money was gone', { ...failed, trouble: 'day_spent' }, true],
    ['not where it would refuse again', { ...failed, trouble: 'refused' }, false],
    ['not where it would be filtered again', { ...failed, trouble: 'filtered' }, false],
    ['not where the script is too long', { ...failed, trouble: 'too_long' }, false],
    ['not where the script’s own money is gone', { ...failed, trouble: 'over_budget' }, false],
  ])('%s', (_what, change, is) => expect(may(change)).toBe(is));
});
