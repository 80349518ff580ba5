/** Who talks with whom: a weighted graph of exchanges with its groups and centralities. Does not call shared presence talk. */
import Graph from 'graphology';
import louvain from 'graphology-communities-louvain';
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { broadcasters } from '../../lexicons/speech-words.ts';
import { isNarration } from '../../text/speech-kinds.ts';
import type { Character } from '../character-index.ts';
import type { Speech } from '../speeches.ts';
import { followsOn } from './follows-on.ts';
import type { Stretch } from './talk-stretches.ts';

/** An exchange is one speech answered by the next speech of the same scene. `source` is who speaks more words; `scenes` are the ordinals where the two exchange lines. */
export interface NetworkLink {
  readonly source: string;
  readonly target: string;
  readonly exchanges: number;
  readonly scenes: readonly number[];
}

export interface NetworkNode {
  readonly id: string;
  readonly partners: number;
  readonly exchanges: number;
  readonly community: number;
}

/**
 * `communities` lists member ids, most words first, biggest speaker's group first; who exchanges lines with nobody is in none
 * (community -1).
 */
export interface SpeakingNetwork {
  readonly nodes: readonly NetworkNode[];
  readonly links: readonly NetworkLink[];
  readonly communities: readonly (readonly string[])[];
}

/** Groups by the Louvain method (Blondel et al. 2008) on exchange counts, with a fixed order and no chance in it. */
export function speakingNetworkOf(characters: readonly Character[], scenes: readonly Stretch[]): SpeakingNetwork {
  const links = linksOf(scenes, new Map(characters.map(({ id }, rank) => [id, rank])));
  const graph = new Graph<{ community?: number }, { weight: number }>({ type: 'undirected' });
  for (const { id } of characters) graph.addNode(id);
  for (const link of links) graph.addEdge(link.source, link.target, { weight: link.exchanges });
  const talking = characters.filter(({ id }) => graph.degree(id) > 0).map(({ id }) => id);
  const found = links.length > 0 ? louvain(graph, { getEdgeWeight: 'weight', randomWalk: false, rng: () => 0 }) : {};
  const communities = groupsOf(talking, found);
  return {
    nodes: characters.map(({ id }) => ({
      id,
      partners: graph.degree(id),
      exchanges: links
        .filter(({ source, target }) => source === id || target === id)
        .reduce((sum, link) => sum + link.exchanges, 0),
      community: communities.findIndex((members) => members.includes(id)),
    })),
    links,
    communities,
  };
}

/** A voice-over, and who speaks on television, answers nobody unless the two go back and forth, as on a telephone: this often in the scene. Of 60 exchanges so left out for television, read by one reader, 53 are none. */
const leastVoiceOver = 2;
const broadcaster = wholeWords(broadcasters, { flags: 'iu' });
const isOutOfReach = ({ voiceOver, passage: { cue } }: Speech): boolean =>
  voiceOver || [cue?.name ?? '', ...(cue?.extensions ?? [])].some((text) => broadcaster.test(text));

/** `said` answered by `answer`: `position` is where the answer stands, 0 to 1. */
export interface Answer {
  readonly one: string;
  readonly other: string;
  readonly position: number;
  readonly said: Speech;
  readonly answer: Speech;
}

/** Every exchange of a scene, by the one rule that all counts of exchanges share: a speech and the next within a few lines, nothing between that parts them (`followsOn`). */
export function answersIn(scene: Stretch): Answer[] {
  const { speeches, present } = scene;
  // Who is in the scene and is heard over it tells us something and answers nobody: the talk goes on beneath.
  const aloud = speeches.filter(
    (speech) => !(isNarration(speech) && speech.speakers.some((id) => present.includes(id))),
  );
  const answers = aloud.flatMap((speech, index) => {
    const before = aloud[index - 1];
    if (!before || !followsOn(before, speech, scene)) return [];
    const outOfReach = isOutOfReach(before) || isOutOfReach(speech);
    return before.speakers.flatMap((one) =>
      speech.speakers
        .filter((other) => other !== one)
        .map((other) => ({
          one,
          other,
          position: speech.position,
          said: before,
          answer: speech,
          outOfReach,
          key: [one, other].sort().join('\n'),
        })),
    );
  });
  const heard = new Map<string, number>();
  for (const { key, outOfReach } of answers) if (outOfReach) heard.set(key, (heard.get(key) ?? 0) + 1);
  return answers.filter(({ key, outOfReach }) => !outOfReach || (heard.get(key) ?? 0) >= leastVoiceOver);
}

/** Links by number of exchanges, most first; ties by name, so that the order never depends on chance. */
function linksOf(scenes: readonly Stretch[], ranks: ReadonlyMap<string, number>): NetworkLink[] {
  const links = new Map<string, { source: string; target: string; exchanges: number; scenes: number[] }>();
  for (const scene of scenes) {
    for (const { one, other } of answersIn(scene)) {
      const [rank, otherRank] = [ranks.get(one), ranks.get(other)];
      if (rank === undefined || otherRank === undefined) continue;
      const [source, target] = rank < otherRank ? [one, other] : [other, one];
      const key = `${source}\n${target}`;
      const link = links.get(key) ?? { source, target, exchanges: 0, scenes: [] };
      link.exchanges += 1;
      if (scene.ordinal > 0 && link.scenes.at(-1) !== scene.ordinal) link.scenes.push(scene.ordinal);
      links.set(key, link);
    }
  }
  return [...links.values()].sort(
    (a, b) => b.exchanges - a.exchanges || (`${a.source}\n${a.target}` < `${b.source}\n${b.target}` ? -1 : 1),
  );
}

function groupsOf(ids: readonly string[], mapping: Readonly<Record<string, number>>): string[][] {
  const groups = new Map<number, string[]>();
  for (const id of ids) {
    const key = mapping[id] ?? -1;
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return [...groups.values()];
}
