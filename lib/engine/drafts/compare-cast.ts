/** Who came, went or has another name. Likeness alone makes no new name: the same speeches must be said under it. */
import type { CastChange } from '../../contract/comparison.ts';
import type { Screenplay } from '../../screenplay/model.ts';
import { characterId, isCollective, speakersByCue } from '../people/cue-names.ts';
import { wordsOf } from '../text/words.ts';
import type { ScenePair } from './align-scenes.ts';
import type { DraftScene } from './draft-scene.ts';
import { countOf, sharedCount, wordPairs } from './word-overlap.ts';

/** Speeches that share this much of their word pairs are one speech; most of a part must be said under the new name. Yardsticks of ours. */
const sameSpeech = 0.5;
const mostOfThePart = 0.5;

type Part = NonNullable<CastChange['older']>;

/** Speaking parts by character id; a cue of two counts for each, one of all for nobody. */
export function partsOf(screenplay: Screenplay): Map<string, Part> {
  const speeches = screenplay.scenes.flatMap(({ elements }) =>
    elements.flatMap((element) => (element.kind === 'speech' ? [element] : [])),
  );
  const speakersOf = speakersByCue(speeches.map(({ cue }) => cue.name));
  const parts = new Map<string, Part>();
  for (const { cue, parts: said } of speeches) {
    const words = said
      .filter(({ kind }) => kind !== 'parenthetical')
      .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    if (words === 0) continue;
    for (const id of speakersOf(cue.name)) {
      if (isCollective(id)) continue;
      const held = parts.get(id) ?? { name: id, speeches: 0, words: 0, page: cue.at.start.page };
      parts.set(id, { ...held, speeches: held.speeches + 1, words: held.words + words });
    }
  }
  return parts;
}

/** Older id -> newer id, for names that stand in one draft only and under which most of the same speeches are said. */
export function renamesOf(
  pairs: readonly ScenePair[],
  older: readonly DraftScene[],
  newer: readonly DraftScene[],
  [olderIds, newerIds]: readonly [ReadonlySet<string>, ReadonlySet<string>],
): Map<string, string> {
  const votes = new Map<string, { from: string; to: string; count: number }>();
  const said = new Map<string, number>();
  for (const pair of pairs) {
    const gone = (older[pair.older]?.speeches ?? []).filter(
      (one) => olderIds.has(one.speaker) && !newerIds.has(one.speaker),
    );
    const come = (newer[pair.newer]?.speeches ?? []).filter(
      (one) => newerIds.has(one.speaker) && !olderIds.has(one.speaker),
    );
    for (const { speaker } of [...gone, ...come]) said.set(speaker, (said.get(speaker) ?? 0) + 1);
    const free = come.map((speech) => ({ ...speech, bag: wordPairs(speech.words) }));
    for (const { speaker, words } of gone) {
      const bag = wordPairs(words);
      const at = free.findIndex(
        (one) => (2 * sharedCount(bag, one.bag)) / Math.max(1, countOf(bag) + countOf(one.bag)) >= sameSpeech,
      );
      const partner = at < 0 ? undefined : free.splice(at, 1)[0];
      if (!partner) continue;
      const key = `${speaker}\n${partner.speaker}`;
      votes.set(key, { from: speaker, to: partner.speaker, count: (votes.get(key)?.count ?? 0) + 1 });
    }
  }
  const renames = new Map<string, string>();
  const best = [...votes.values()].sort((a, b) => b.count - a.count || (a.from + a.to < b.from + b.to ? -1 : 1));
  for (const { from, to, count } of best) {
    const part = Math.max(said.get(from) ?? 0, said.get(to) ?? 0);
    if (count / part < mostOfThePart || renames.has(from) || [...renames.values()].includes(to)) continue;
    renames.set(from, to);
  }
  return renames;
}

/** Words and names of either draft with one sign in place of both names of whoever was renamed. */
export interface OneName {
  words(words: readonly string[]): string[];
  /** A character's id; of a renamed one its sign. */
  id(id: string): string;
}

export function oneNameFor(renames: ReadonlyMap<string, string>): OneName {
  const signs = [...renames].flatMap(([from, to], at) =>
    [from, to].map((id) => ({ id, words: wordsOf(id), sign: `\u0001${at}` })),
  );
  signs.sort((a, b) => b.words.length - a.words.length);
  return {
    words(words) {
      if (signs.length === 0) return [...words];
      const out: string[] = [];
      for (let at = 0; at < words.length; ) {
        const found = signs.find(
          (name) => name.words.length > 0 && name.words.every((word, k) => words[at + k] === word),
        );
        out.push(found?.sign ?? words[at] ?? '');
        at += found?.words.length ?? 1;
      }
      return out;
    },
    id: (id) => signs.find((name) => name.id === characterId(id))?.sign ?? id,
  };
}

/** Both drafts with one sign in place of both names of whoever was renamed, so that a new name alone rewrites no scene. */
export function underOneName(scenes: readonly DraftScene[], renames: ReadonlyMap<string, string>): DraftScene[] {
  if (renames.size === 0) return [...scenes];
  const oneName = oneNameFor(renames);
  return scenes.map((scene) => ({
    ...scene,
    headingWords: oneName.words(scene.headingWords),
    place: oneName.words(wordsOf(scene.place)).join(' '),
    speakers: new Set([...scene.speakers].map(oneName.id)),
    speeches: scene.speeches.map(({ speaker, words }) => ({
      speaker: oneName.id(speaker),
      words: oneName.words(words),
    })),
    lines: scene.lines.map((line) => ({ ...line, words: oneName.words(line.words) })),
    words: oneName.words(scene.words),
  }));
}

/** Largest part first: renamed, then cut, then added. */
export function castChangesOf(
  older: ReadonlyMap<string, Part>,
  newer: ReadonlyMap<string, Part>,
  renames: ReadonlyMap<string, string>,
): CastChange[] {
  const named = new Set(renames.values());
  const bySize = (parts: readonly Part[]): Part[] =>
    [...parts].sort((a, b) => b.words - a.words || (a.name < b.name ? -1 : 1));
  const only = (here: ReadonlyMap<string, Part>, there: ReadonlyMap<string, Part>, but: (id: string) => boolean) =>
    bySize([...here].flatMap(([id, part]) => (there.has(id) || but(id) ? [] : [part])));
  return [
    ...[...renames].map(([from, to]) => ({
      kind: 'renamed' as const,
      older: older.get(from) ?? null,
      newer: newer.get(to) ?? null,
    })),
    ...only(older, newer, (id) => renames.has(id)).map((part) => ({ kind: 'cut' as const, older: part, newer: null })),
    ...only(newer, older, (id) => named.has(id)).map((part) => ({ kind: 'added' as const, older: null, newer: part })),
  ];
}
