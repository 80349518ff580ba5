/** Quotes with who speaks them. Refuses a speaker for action. */
import type { Derived } from '../derived/derive.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteExactly, quoteOf } from '../derived/quote.ts';
import type { Speech } from '../derived/speeches.ts';
import type { NetworkEntry } from './card.ts';

export type Citation = NetworkEntry['quotes'][number];

export const citeSpeech = (speech: Speech, { nameOf }: Derived): Citation => ({
  by: speech.speakers.map(nameOf).join(' and '),
  evidence: quoteOf(speech.passage),
});

/** A sentence of action that stands verbatim in the passage. */
export const citeAction = (passage: Passage, sentence: string): Citation => ({
  by: 'Action',
  evidence: quoteExactly(passage, sentence),
});

/** The first exchange between two characters: the line and its answer, or nothing if they never exchange lines. */
export function citeExchange(one: string, other: string, derived: Derived): Citation[] {
  for (const scene of derived.scenes) {
    for (const [index, speech] of scene.speeches.entries()) {
      const before = scene.speeches[index - 1];
      if (!before) continue;
      const pair = [before.speakers, speech.speakers];
      if (
        pair.every((ids) => ids.includes(one) || ids.includes(other)) &&
        pair.some((ids) => ids.includes(one)) &&
        pair.some((ids) => ids.includes(other))
      ) {
        return [citeSpeech(before, derived), citeSpeech(speech, derived)];
      }
    }
  }
  return [];
}
