/** Quotes with who speaks them. Refuses a speaker for action. */
import type { Derived } from '../derived/derive.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteAmong, quoteExactly, quoteOf } from '../derived/quote.ts';
import type { Speech } from '../derived/speeches.ts';
import type { NetworkEntry } from './card.ts';

export type Citation = NetworkEntry['quotes'][number];

export const citeSpeech = (speech: Speech, { nameOf }: Derived): Citation => ({
  by: speech.speakers.map(nameOf).join(' and '),
  evidence: quoteOf(speech.passage),
});

/** The speech by the sentence that shows what is meant. */
export const citeSentence = (speech: Speech, { nameOf }: Derived, shows: (sentence: string) => boolean): Citation => ({
  by: speech.speakers.map(nameOf).join(' and '),
  evidence: quoteAmong(speech.spoken, shows),
});

/** A sentence of action that stands verbatim in the passage. */
export const citeAction = (passage: Passage, sentence: string): Citation => ({
  by: 'Action',
  evidence: quoteExactly(passage, sentence),
});

/** The first or last exchange between two characters: the line and its answer, or nothing if they never exchange lines. */
export function citeExchange(
  one: string,
  other: string,
  derived: Derived,
  which: 'first' | 'last' = 'first',
): Citation[] {
  const found = derived.scenes.flatMap(({ speeches }) =>
    speeches.flatMap((speech, index) => {
      const before = speeches[index - 1];
      return before && isExchange(before, speech, one, other) ? [[before, speech] as const] : [];
    }),
  );
  return (found.at(which === 'first' ? 0 : -1) ?? []).map((speech) => citeSpeech(speech, derived));
}

const isExchange = (before: Speech, speech: Speech, one: string, other: string): boolean =>
  (before.speakers.includes(one) && speech.speakers.includes(other)) ||
  (before.speakers.includes(other) && speech.speakers.includes(one));
