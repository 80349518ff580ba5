/** Names the families of tone. */
import type { ToneFamilyId } from '../story/tone.ts';

/** 'tension', as a noun in a sentence. */
export const toneNouns: Readonly<Record<ToneFamilyId, string>> = {
  humour: 'comedy',
  tension: 'tension',
  tenderness: 'tenderness',
  sorrow: 'melancholy',
  harshness: 'harshness',
  wonder: 'wonder',
};

/** 'tense'. */
export const toneAdjectives: Readonly<Record<ToneFamilyId, string>> = {
  humour: 'comic',
  tension: 'tense',
  tenderness: 'tender',
  sorrow: 'melancholy',
  harshness: 'harsh',
  wonder: 'wondrous',
};
