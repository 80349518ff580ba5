/** Every speech with who says it, where, and in how many words. */
import type { Passage } from '../text/passages.ts';
import { isSpoken } from '../text/passages.ts';

/** `speakers` are character ids, two or more for a cue such as 'MAGS AND LENA'. `offScreen` covers V.O. and O.S. cues. */
export interface Speech {
  readonly ordinal: number;
  readonly scene: number | null;
  readonly position: number;
  readonly page: number;
  readonly speakers: readonly string[];
  readonly voiceOver: boolean;
  readonly offScreen: boolean;
  readonly words: readonly string[];
  readonly text: string;
  /** The first spoken passage: what evidence about the speech quotes. */
  readonly passage: Passage;
  /** Every spoken passage: a direction to the actor parts one from the next. */
  readonly spoken: readonly [Passage, ...Passage[]];
  readonly parentheticals: readonly Passage[];
}

const voiceOver = /\bV\s?\.?\s?O\b|\bNARRAT/i;
const offScreen = /\bO\s?\.?\s?[SC]\b|\bV\s?\.?\s?O\b|\bOFF\b/i;

/** Without brackets behind the name, or without any name: 'ERIC V/O', 'VOICE OVER'. */
const bareVoice = /(?:^|\s)(?:V\.?[O0]\.?|V\/[O0]|VOICE[ -]?OVER|NARRATION)$/i;

/** Speeches in reading order; a cue without spoken words is left out. `speakersOf` gives the character ids behind a cue. */
export function speechesOf(passages: readonly Passage[], speakersOf: (cueName: string) => readonly string[]): Speech[] {
  const bySpeech = new Map<number, Passage[]>();
  for (const passage of passages) {
    if (passage.speech === null) continue;
    const parts = bySpeech.get(passage.speech);
    if (parts) parts.push(passage);
    else bySpeech.set(passage.speech, [passage]);
  }
  const speeches: Speech[] = [];
  for (const [ordinal, parts] of bySpeech) {
    const spoken = parts.filter(isSpoken);
    const first = spoken[0];
    if (!first?.cue) continue;
    const { cue } = first;
    speeches.push({
      ordinal,
      scene: first.scene,
      position: first.position,
      page: first.at.page,
      speakers: speakersOf(cue.name),
      voiceOver: cue.extensions.some((extension) => voiceOver.test(extension)) || bareVoice.test(cue.name),
      offScreen: cue.extensions.some((extension) => offScreen.test(extension)) || bareVoice.test(cue.name),
      words: spoken.flatMap((passage) => passage.words),
      text: spoken.map((passage) => passage.text).join(' '),
      passage: first,
      spoken: [first, ...spoken.slice(1)],
      parentheticals: parts.filter((passage) => passage.kind === 'parenthetical'),
    });
  }
  return speeches;
}
