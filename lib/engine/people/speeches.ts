/** Every speech with who says it, where, and in how many words. */
import type { Passage } from '../text/passages.ts';
import { isSpoken } from '../text/passages.ts';
import { isNoSpeech, mostOfNobody } from './no-speeches.ts';

/** `speakers` are character ids, two or more for a cue such as 'MAGS AND LENA'. `offScreen` covers V.O. and O.S. cues. */
export interface Speech {
  readonly ordinal: number;
  readonly scene: number | null;
  readonly position: number;
  readonly page: number;
  readonly speakers: readonly string[];
  readonly voiceOver: boolean;
  readonly offScreen: boolean;
  /** Two names side by side above it: the words of both in one, line by line, so that nobody knows who says which. */
  readonly mixed: boolean;
  readonly words: readonly string[];
  readonly text: string;
  /** The first spoken passage: what evidence about the speech quotes. */
  readonly passage: Passage;
  /** Every spoken passage: a direction to the actor parts one from the next. */
  readonly spoken: readonly [Passage, ...Passage[]];
  readonly parentheticals: readonly Passage[];
}

/** Scanned text takes O for a nought: 'V.0.', '0.S.', on 1,450 cues of 124 of 1,119 produced scripts. */
const voiceOver = /\bV\s?\.?\s?[O0]\b|\bNARRAT/i;
const offScreen = /\b[O0]\s?\.?\s?[SC]\b|\bV\s?\.?\s?[O0]\b|\bOFF\b/i;

/** Without brackets behind the name, or without any name: 'ERIC V/O', 'VOICE OVER'. */
const bareVoice = /(?:^|\s)(?:V\.?[O0]\.?|V\/[O0]|VOICE[ -]?OVER|NARRATION)$/i;

/** What joins the names of those who speak at once. Without it two speakers were printed in two columns. */
const joined = / AND | - |[&/,]/i;

/** Speeches in reading order; a cue without spoken words is left out, and a rare one above what is no speech. `speakersOf` gives the character ids behind a cue. */
export function speechesOf(passages: readonly Passage[], speakersOf: (cueName: string) => readonly string[]): Speech[] {
  const bySpeech = new Map<number, Passage[]>();
  const above = new Map<number, Passage>();
  for (const [at, passage] of passages.entries()) {
    if (passage.speech === null) continue;
    const parts = bySpeech.get(passage.speech);
    const before = passages[at - 1];
    if (parts) parts.push(passage);
    else bySpeech.set(passage.speech, [passage]);
    if (!parts && before) above.set(passage.speech, before);
  }
  const often = new Map<string, number>();
  for (const [first] of bySpeech.values()) {
    const name = first?.cue?.name ?? '';
    often.set(name, (often.get(name) ?? 0) + 1);
  }
  const speeches: Speech[] = [];
  for (const [ordinal, parts] of bySpeech) {
    const spoken = parts.filter(isSpoken);
    const first = spoken[0];
    if (!first?.cue) continue;
    const { cue } = first;
    if ((often.get(cue.name) ?? 0) <= mostOfNobody && isNoSpeech(above.get(ordinal), cue.name, first.text)) continue;
    const speakers = speakersOf(cue.name);
    speeches.push({
      ordinal,
      scene: first.scene,
      position: first.position,
      page: first.at.page,
      speakers,
      voiceOver: cue.extensions.some((extension) => voiceOver.test(extension)) || bareVoice.test(cue.name),
      offScreen: cue.extensions.some((extension) => offScreen.test(extension)) || bareVoice.test(cue.name),
      mixed: speakers.length > 1 && !joined.test(cue.name),
      words: spoken.flatMap((passage) => passage.words),
      text: spoken.map((passage) => passage.text).join(' '),
      passage: first,
      spoken: [first, ...spoken.slice(1)],
      parentheticals: parts.filter((passage) => passage.kind === 'parenthetical'),
    });
  }
  return speeches;
}
