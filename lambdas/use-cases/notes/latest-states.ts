/** What a writer said last of each note, of all that was said on several drafts. */
import type { HeldState } from '../../adapters/note-items.ts';

export const latestStates = (states: readonly HeldState[]): HeldState[] => {
  const last = new Map<string, HeldState>();
  for (const state of states) {
    const held = last.get(state.note);
    if (!held || held.changed_at < state.changed_at) last.set(state.note, state);
  }
  return [...last.values()];
};
