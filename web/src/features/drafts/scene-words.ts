/** The words of a scene in two drafts, passage beside passage: which is which, and what of each changed. Pure. */
import type { ComparedScene, SceneChange } from '../../../../lib/contract/comparison.ts';
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { align, changedWords, type WordStretch } from './align-words.ts';

type Pages = readonly (readonly PageNode[])[];

/** A heading, a paragraph, or a speech with its name and its parts, each on a line of its own. */
interface ScenePassage {
  readonly kind: PageNode['kind'];
  readonly page: number;
  readonly line: number;
  text: string;
}
/** One passage as it stands in one draft. */
export interface WordSide {
  readonly page: number;
  readonly line: number;
  readonly stretches: readonly WordStretch[];
}
/** A passage of both drafts, or of one alone; `same`: word for word. */
export interface WordRow {
  readonly older: WordSide | null;
  readonly newer: WordSide | null;
  readonly same: boolean;
}

/** Two passages that share this much of their words are one, rewritten. A yardstick of ours, as for the notes that are carried over. */
const samePassage = 0.4;
const isPart = (kind: PageNode['kind']): boolean => kind === 'dialogue' || kind === 'parenthetical';

/** Scenes by their ordinal among those with a heading, 0 for what stands before the first. */
function passagesByScene(pages: Pages): Map<number, ScenePassage[]> {
  const scenes = new Map<number, ScenePassage[]>();
  let ordinal = 0;
  pages.forEach((nodes, at) => {
    for (const { kind, line, text, continued } of nodes) {
      if (kind === 'heading' && !continued) ordinal += 1;
      const held = scenes.get(ordinal) ?? [];
      scenes.set(ordinal, held);
      const last = held.at(-1);
      if (last && continued) last.text += ` ${text}`;
      else if (last?.kind === 'cue' && (isPart(kind) || kind === 'lyric')) last.text += `\n${text}`;
      else held.push({ kind, page: at + 1, line, text });
    }
  });
  return scenes;
}

const passagesOf = (pages: Pages, scenes: readonly ComparedScene[]): ScenePassage[] => {
  const all = passagesByScene(pages);
  return scenes.flatMap(({ ordinal }) => all.get(ordinal ?? 0) ?? []);
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** Twice the words that both have over those of both, 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let both = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count > 0) both += 1;
    left.set(word, count - 1);
  }
  const total = one.length + other.length;
  return total === 0 ? 1 : (2 * both) / total;
}

const sideOf = ({ page, line }: ScenePassage, stretches: readonly WordStretch[]): WordSide => ({
  page,
  line,
  stretches,
});
const whole = (passage: ScenePassage): WordSide => sideOf(passage, [{ text: passage.text, changed: true }]);

/** All passages of the change's scenes in reading order. */
export function wordRowsOf(
  change: Pick<SceneChange, 'older' | 'newer'>,
  olderPages: Pages,
  newerPages: Pages,
): WordRow[] {
  const [was, is] = [passagesOf(olderPages, change.older), passagesOf(newerPages, change.newer)];
  const [wasWords, isWords] = [was, is].map((passages) => passages.map(({ text }) => wordsOf(text)));
  const weightOf = (older: number, newer: number): number => {
    if (was[older]?.kind !== is[newer]?.kind) return 0;
    const like = likeness(wasWords?.[older] ?? [], isWords?.[newer] ?? []);
    return like >= samePassage || was[older]?.kind === 'heading' ? Math.max(like, samePassage) : 0;
  };
  return align(was.length, is.length, weightOf).flatMap((pair): WordRow[] => {
    const older = pair.older === null ? undefined : was[pair.older];
    const newer = pair.newer === null ? undefined : is[pair.newer];
    if (older && newer) {
      const words = changedWords(older.text, newer.text);
      const same = [...words.older, ...words.newer].every(({ changed }) => !changed);
      return [{ older: sideOf(older, words.older), newer: sideOf(newer, words.newer), same }];
    }
    if (!older && !newer) return [];
    return [{ older: older ? whole(older) : null, newer: newer ? whole(newer) : null, same: false }];
  });
}
