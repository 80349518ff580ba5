/**
 * Finds each scene's partner in the other draft. Every two scenes are scored by wording, place and speakers; partners are taken best first,
 * each scene once. Of the pairs found, those on the heaviest run that is in order in both drafts stayed; the others were moved.
 * Thresholds are yardsticks of ours. Does not pair scenes that share a place and people but no words.
 */
import type { DraftScene } from './draft-scene.ts';
import { countOf, wordPairs } from './word-overlap.ts';

/** Positions in the two lists of scenes. */
export interface ScenePair {
  readonly older: number;
  readonly newer: number;
  readonly moved: boolean;
}

/** Scenes that share this much of their word pairs are one scene. Different scenes share 2 % (median), 9 % at most, over the 198 pairs in our two corpus scripts. */
const sameWording = 0.2;
/** Below that, wording must be this much above chance and the place and the speakers the same. */
const someWording = 0.08;
const samePlaceAndPeople = 0.35;
const [wordingWeight, headingWeight, speakersWeight] = [0.7, 0.15, 0.15];

interface Profile {
  readonly scene: DraftScene;
  readonly heading: string;
  readonly pairs: ReadonlyMap<string, number>;
  readonly total: number;
}
const profileOf = (scene: DraftScene): Profile => {
  const pairs = wordPairs(scene.words);
  return { scene, heading: scene.headingWords.join(' '), pairs, total: countOf(pairs) };
};

/** Where each word pair stands among the scenes, so that two scenes without a common pair are never compared word by word. */
function indexOf(profiles: readonly Profile[]): Map<string, { readonly at: number; readonly count: number }[]> {
  const index = new Map<string, { at: number; count: number }[]>();
  for (const [at, { pairs }] of profiles.entries())
    for (const [pair, count] of pairs) {
      const places = index.get(pair);
      if (places) places.push({ at, count });
      else index.set(pair, [{ at, count }]);
    }
  return index;
}

/** How many word pairs a scene shares with each of the indexed ones. */
function sharedWith({ pairs }: Profile, index: ReturnType<typeof indexOf>, scenes: number): Uint32Array {
  const shared = new Uint32Array(scenes);
  for (const [pair, count] of pairs)
    for (const place of index.get(pair) ?? [])
      shared[place.at] = (shared[place.at] ?? 0) + Math.min(count, place.count);
  return shared;
}

/** Twice what is shared over the whole (Dice); two scenes without wording are as alike as their headings. */
function wordingLikeness(one: Profile, other: Profile, shared: number): number {
  if (one.total + other.total === 0) return one.heading === other.heading ? 1 : 0;
  return (2 * shared) / (one.total + other.total);
}

function speakerLikeness({ speakers: one }: DraftScene, { speakers: other }: DraftScene): number {
  let both = 0;
  for (const speaker of one) if (other.has(speaker)) both += 1;
  const all = one.size + other.size - both;
  return all === 0 ? 1 : both / all;
}

/** 0 to 1, null when the two cannot be one scene. */
function likeness(one: Profile, other: Profile, shared: number): number | null {
  const wording = wordingLikeness(one, other, shared);
  if (wording < someWording) return null;
  const heading = one.heading === other.heading ? 1 : one.scene.place === other.scene.place ? 0.5 : 0;
  const score =
    wordingWeight * wording + headingWeight * heading + speakersWeight * speakerLikeness(one.scene, other.scene);
  return wording >= sameWording || score >= samePlaceAndPeople ? score : null;
}

interface Candidate {
  readonly older: number;
  readonly newer: number;
  readonly score: number;
  /** How far apart the two stand in their drafts, 0 to 1: of equal scenes, neighbours are partners. */
  readonly distance: number;
}

/** In the older draft's order. */
export function alignScenes(older: readonly DraftScene[], newer: readonly DraftScene[]): ScenePair[] {
  const right = newer.map(profileOf);
  const index = indexOf(right);
  const candidates = older.map(profileOf).flatMap((one, i) => {
    const shared = sharedWith(one, index, right.length);
    return right.flatMap((other, j): Candidate[] => {
      const score = likeness(one, other, shared[j] ?? 0);
      const distance = Math.abs(i / older.length - j / newer.length);
      return score === null ? [] : [{ older: i, newer: j, score: Math.round(score * 1e6), distance }];
    });
  });
  candidates.sort(
    (a, b) =>
      b.score - a.score ||
      a.distance - b.distance ||
      Math.min(a.older, a.newer) - Math.min(b.older, b.newer) ||
      Math.max(a.older, a.newer) - Math.max(b.older, b.newer),
  );
  const taken = { older: new Set<number>(), newer: new Set<number>() };
  const pairs = candidates.filter((one) => {
    if (taken.older.has(one.older) || taken.newer.has(one.newer)) return false;
    taken.older.add(one.older);
    taken.newer.add(one.newer);
    return true;
  });
  pairs.sort((a, b) => a.older - b.older);
  const stayed = heaviestRun(pairs, ({ older: i, newer: j }) =>
    Math.min(older[i]?.words.length ?? 0, newer[j]?.words.length ?? 0),
  );
  return pairs.map((pair) => ({ older: pair.older, newer: pair.newer, moved: !stayed.has(pair) }));
}

/** The run with most pairs that rises in both drafts; of equal ones, that with most words. `pairs` rise in the older draft. */
function heaviestRun(pairs: readonly Candidate[], wordsOf: (pair: Candidate) => number): Set<Candidate> {
  const best: { pair: Candidate; count: number; words: number; from: number }[] = [];
  const isHeavier = (a: { count: number; words: number }, b: { count: number; words: number } | undefined): boolean =>
    b === undefined || a.count > b.count || (a.count === b.count && a.words > b.words);
  for (const pair of pairs) {
    let from = -1;
    for (const [at, held] of best.entries()) if (held.pair.newer < pair.newer && isHeavier(held, best[from])) from = at;
    const before = best[from];
    best.push({ pair, count: (before?.count ?? 0) + 1, words: (before?.words ?? 0) + wordsOf(pair), from });
  }
  let at = -1;
  for (const [index, held] of best.entries()) if (isHeavier(held, best[at])) at = index;
  const run = new Set<Candidate>();
  for (let held = best[at]; held; held = best[held.from]) run.add(held.pair);
  return run;
}
