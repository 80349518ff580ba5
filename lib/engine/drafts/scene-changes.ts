/** Says what became of each scene: the same, rewritten, split, merged, added, cut, and whether it was moved. Does not call a change of layout one of wording. */

import type { SceneChange } from '../../contract/comparison.ts';
import type { Evidence } from '../../contract/evidence.ts';
import { alignScenes, type ScenePair } from './align-scenes.ts';
import type { DraftScene } from './draft-scene.ts';
import { countOf, keptWords, sharedCount, wordPairs } from './word-overlap.ts';

/** A scene of this many words, of whose word pairs this share stands in a neighbour's old form but not in the neighbour's new one, came from it. Yardsticks of ours. */
const fewestWords = 8;
const mostlyFromIt = 0.6;
/** Lines quoted from each draft of a rewritten scene. */
const linesShown = 2;

/** Scenes joined by a split or a merge: positions in the two lists. */
interface Group {
  readonly older: number[];
  readonly newer: number[];
  readonly moved: boolean;
}

/** In the newer draft's order; what was cut follows what stood before it. */
export function sceneChangesOf(older: readonly DraftScene[], newer: readonly DraftScene[]): SceneChange[] {
  const pairs = alignScenes(older, newer);
  const groups = pairs.map((pair): Group => ({ older: [pair.older], newer: [pair.newer], moved: pair.moved }));
  const cut = leftOver(older, pairs, 'older');
  const added = leftOver(newer, pairs, 'newer');
  const splits = new Set(added.filter((at) => joinNeighbour(groups, 'newer', at, older, newer)));
  const merges = new Set(cut.filter((at) => joinNeighbour(groups, 'older', at, newer, older)));
  const all = [
    ...groups,
    ...added.filter((at) => !splits.has(at)).map((at): Group => ({ older: [], newer: [at], moved: false })),
  ].sort((a, b) => (a.newer[0] ?? 0) - (b.newer[0] ?? 0));
  for (const at of cut) {
    if (merges.has(at)) continue;
    const before = all.findLastIndex(
      (group) => !group.moved && group.older.length > 0 && Math.max(...group.older) < at,
    );
    all.splice(before + 1, 0, { older: [at], newer: [], moved: false });
  }
  return all.map((group) => changeOf(group, older, newer));
}

const leftOver = (scenes: readonly DraftScene[], pairs: readonly ScenePair[], side: 'older' | 'newer'): number[] => {
  const taken = new Set(pairs.map((pair) => pair[side]));
  return scenes.flatMap((_, at) => (taken.has(at) ? [] : [at]));
};

/** Adds scene `at` of `side` to the group beside it whose scene in the other draft held most of its words; false when there is none. */
function joinNeighbour(
  groups: readonly Group[],
  side: 'older' | 'newer',
  at: number,
  whole: readonly DraftScene[],
  parts: readonly DraftScene[],
): boolean {
  const other = side === 'older' ? 'newer' : 'older';
  const scene = parts[at];
  if (!scene || scene.words.length < fewestWords) return false;
  const pairs = wordPairs(scene.words);
  const group = groups.find((one) => {
    if (one[other].length !== 1 || !one[side].some((held) => Math.abs(held - at) === 1)) return false;
    const left = new Map(wordPairs(whole[one[other][0] ?? -1]?.words ?? []));
    for (const held of one[side])
      for (const [pair, count] of wordPairs(parts[held]?.words ?? [])) left.set(pair, (left.get(pair) ?? 0) - count);
    return sharedCount(pairs, new Map([...left].filter(([, count]) => count > 0))) / countOf(pairs) >= mostlyFromIt;
  });
  if (!group) return false;
  group[side].push(at);
  group[side].sort((a, b) => a - b);
  return true;
}

function changeOf(group: Group, older: readonly DraftScene[], newer: readonly DraftScene[]): SceneChange {
  const before = group.older.flatMap((at) => older[at] ?? []);
  const after = group.newer.flatMap((at) => newer[at] ?? []);
  const words = [before, after].map((scenes) => scenes.flatMap((scene) => scene.words));
  const [was = [], is = []] = words;
  const kept = before.length > 0 && after.length > 0 ? keptWords(was, is) : 0;
  const headings = [before, after].map((scenes) => scenes.map(({ headingWords }) => headingWords.join(' ')).join('\n'));
  const total = was.length + is.length;
  const paired = before.length === 1 && after.length === 1;
  const isSame = paired && kept === was.length && kept === is.length;
  const rewritten = before.length > 0 && after.length > 0 && !isSame;
  return {
    kind: kindOf(before.length, after.length, isSame),
    moved: group.moved,
    older: before.map(({ shown }) => shown),
    newer: after.map(({ shown }) => shown),
    kept: total > 0 && !isSame ? Number(((2 * kept) / total).toFixed(3)) : Number(isSame),
    words_added: is.length - kept,
    words_cut: was.length - kept,
    heading_changed: paired && headings[0] !== headings[1],
    gone: rewritten ? linesOnlyIn(before, after) : before.slice(0, after.length > 0 ? 0 : 1).flatMap(opening),
    fresh: rewritten ? linesOnlyIn(after, before) : after.slice(0, before.length > 0 ? 0 : 1).flatMap(opening),
  };
}

function kindOf(before: number, after: number, isSame: boolean): SceneChange['kind'] {
  if (before === 0) return 'added';
  if (after === 0) return 'cut';
  if (after > 1) return 'split';
  if (before > 1) return 'merged';
  return isSame ? 'same' : 'rewritten';
}

const opening = (scene: DraftScene): Evidence[] => scene.lines.slice(0, 1).map(({ evidence }) => evidence);

/** The longest lines without an equal in the other draft's scene, in reading order, each by a sentence that the other has not. */
function linesOnlyIn(here: readonly DraftScene[], there: readonly DraftScene[]): Evidence[] {
  const known = new Set(there.flatMap(({ lines }) => lines.map(({ words }) => words.join(' '))));
  const only = here.flatMap(({ lines }) => lines).filter(({ words }) => !known.has(words.join(' ')));
  const longest = new Set([...only].sort((a, b) => b.words.length - a.words.length).slice(0, linesShown));
  const said = new Set(there.flatMap(({ lines }) => lines.flatMap(({ sentences }) => sentences)));
  return only.filter((line) => longest.has(line)).map(({ quoteWithout }) => quoteWithout(said));
}
