/** Puts the turns that the writer has set in the place of those that were read. */
import type { Corrections, TurnKey } from '../../contract/corrections.ts';
import { setTurn, turnKeys, turnNames } from '../../engine/structure/place-turns.ts';
import { type Phrases, wholeWords } from '../../screenplay/text/phrases.ts';
import type { Cite } from '../../story/cite.ts';
import type { BeatRead } from '../../story/read/shape-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';

/** What readers call the five turns, with the field's other names for the places where they stand (Papalampidi, Keller and Lapata 2019: set-up's end, act one's end, midpoint, act two's end, climax). */
const names: Readonly<Record<TurnKey, Phrases>> = {
  opportunity: ['opportunity', 'inciting {incident|event}', 'catalyst', 'call to adventure'],
  change_of_plans: [
    'change of plans',
    'end of act {one|1|i}',
    'act {one|1|i} {break|turn}',
    'first act {break|turn}',
    'first plot point',
    'plot point {one|1|i}',
    'break into {two|act two}',
  ],
  point_of_no_return: ['point of no return', 'mid(-)point'],
  major_setback: [
    'setback',
    'all is lost',
    'low point',
    'dark night',
    'end of act {two|2|ii}',
    'act {two|2|ii} {break|turn}',
    'second act {break|turn}',
    'second plot point',
    'plot point {two|2|ii}',
    'break into {three|act three}',
  ],
  climax: ['climax'],
};
const patterns = turnKeys.map((key) => [key, wholeWords(names[key])] as const);

/** The turn that a beat is, by its name; null for one of the reader's own. */
export const turnOf = ({ name }: Pick<BeatRead, 'name'>): TurnKey | null =>
  patterns.find(([, pattern]) => pattern.test(name))?.[0] ?? null;

/** Beats that were read as a set turn give way to it; one in the same scene becomes it and keeps its words. */
export function withSetTurns(read: StoryRead, corrections: Corrections, pageCount: number): BeatRead[] {
  const set = turnKeys.flatMap((key) => {
    const cite = setTurn(corrections, key);
    return cite === null ? [] : [{ key, cite }];
  });
  const isSet = (key: TurnKey | null): boolean => set.some((one) => one.key === key);
  const kept = read.beats.filter((beat) => !isSet(turnOf(beat)));
  const here = (cite: Cite) => kept.find(({ scene }) => cite.scene !== null && scene === cite.scene);
  const written = set.map(({ key, cite }): BeatRead => {
    const words = here(cite)?.said.text ?? read.scenes.find(({ scene }) => scene === cite.scene)?.happens ?? '';
    return {
      name: turnNames[key],
      brief: null,
      scene: cite.scene,
      position: (cite.page - 1) / Math.max(1, pageCount),
      said: { text: words, cites: [cite], confidence: 'sure', support: 'unchecked' },
      by: 'writer',
    };
  });
  const taken = new Set(set.map(({ cite }) => here(cite)));
  return [...kept.filter((beat) => !taken.has(beat)), ...written].toSorted((a, b) => a.position - b.position);
}
