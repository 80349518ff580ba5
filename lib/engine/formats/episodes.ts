/** Cuts the script into episodes at scene boundaries, weighing even length against jumps in time and endings that pull on. None is too short to be one, and none ends within a scene that goes on under the next heading. */
import type { Episode } from '../../story/formats.ts';
import { characterId, sceneId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import type { Format } from '../norms/formats.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { isOneScene, timeJump } from './breaks.ts';
import type { SceneEnding } from './endings.ts';

type Span = NonNullable<Format['episode']>;

/** How much a length off by a fifth weighs against one point of pull: own weights, set so that no cut is bought with a third of an episode. */
const lengthWeight = 25;
const pullWeight = 0.5;

/** A jump in time is the script's own break: it weighs as much as two questions. */
const jumpPull = 4;

/** People shown of an episode. */
const peopleShown = 4;

/** Fewest and most episodes that the pages allow; none when fewer than two fit. */
export function episodeCounts(pages: number, { min, max }: Span): number[] {
  const [fewest, most] = [Math.max(2, Math.ceil(pages / max)), Math.floor(pages / min)];
  return Array.from({ length: Math.max(0, most - fewest + 1) }, (_, index) => fewest + index);
}

/**
 * The cheapest cut over all allowed numbers of episodes, by dynamic programming over scene ends: each episode costs the square of how far
 * its length is from an even share, less the pull of the ending it stops on and of a jump in time behind it; the number of episodes costs its distance from the format's
 * ideal length. Empty when fewer than two episodes fit, or a scene is too long to cut around.
 */
export function episodesOf(derived: Derived, span: Span, sceneEndings: readonly SceneEnding[]): Episode[] {
  const { scenes, pages } = derived;
  const endings = new Map(sceneEndings.map((ending) => [ending.scene.ordinal, ending]));
  let best: { cost: number; cuts: number[] } | null = null;
  for (const count of episodeCounts(pages, span)) {
    const found = cheapestCuts(scenes, pages, count, span, endings);
    if (!found) continue;
    const cost = found.cost / count + ((pages / count - span.ideal) / span.ideal) ** 2 * 4;
    if (!best || cost < best.cost) best = { cost, cuts: found.cuts };
  }
  if (!best) return [];
  const { cuts } = best;
  return cuts.map((end, index) => episodeFrom(derived, cuts[index - 1] ?? 0, end, endings));
}

/** `cuts` are the ordinals of each episode's last scene. */
function cheapestCuts(
  scenes: readonly SceneFacts[],
  pages: number,
  count: number,
  { min, max }: Span,
  endings: ReadonlyMap<number, SceneEnding>,
): { cost: number; cuts: number[] } | null {
  const total = scenes.length;
  if (count > total) return null;
  // Where scene i+1 begins, in pages; the first episode takes in what stands before the first heading.
  const bounds = [0, ...scenes.slice(1).map(({ start }) => start * pages), pages];
  const even = pages / count;
  const breaks = scenes.map((scene, at) => breakAfter(scene, scenes[at + 1]));
  let row = new Map<number, { cost: number; cuts: readonly number[] }>([[0, { cost: 0, cuts: [] }]]);
  for (let part = 1; part <= count; part += 1) {
    const next = new Map<number, { cost: number; cuts: readonly number[] }>();
    for (const [from, before] of row) {
      for (let to = from + 1; to <= total; to += 1) {
        const length = (bounds[to] ?? pages) - (bounds[from] ?? 0);
        if (length < min) continue;
        if (length > max) break;
        if ((part === count) !== (to === total)) continue;
        const gap = breaks[to - 1];
        if (to !== total && gap === 'none') continue;
        const pull = to === total ? 0 : (endings.get(to)?.pull ?? 0) + (gap === 'jump' ? jumpPull : 0);
        const cost = before.cost + lengthWeight * ((length - even) / even) ** 2 - pullWeight * pull;
        const known = next.get(to);
        if (!known || cost < known.cost) next.set(to, { cost, cuts: [...before.cuts, to] });
      }
    }
    row = next;
  }
  const found = row.get(total);
  return found ? { cost: found.cost, cuts: [...found.cuts] } : null;
}

/** What lies between a scene and the next: no break, a cut, a jump in time. */
function breakAfter(scene: SceneFacts, next: SceneFacts | undefined): 'none' | 'cut' | 'jump' {
  if (!next) return 'cut';
  return timeJump(next) ? 'jump' : isOneScene(scene, next) ? 'none' : 'cut';
}

function episodeFrom(derived: Derived, after: number, end: number, endings: ReadonlyMap<number, SceneEnding>): Episode {
  const own = derived.scenes.slice(after, end);
  const [first, last] = [own[0] as SceneFacts, own.at(-1) as SceneFacts];
  const next = derived.scenes[end];
  const from = after === 0 ? 0 : first.start;
  const people = speakersOf(own, derived)
    .slice(0, peopleShown)
    .map(({ id }) => id);
  const earlier = new Set(derived.scenes.slice(0, after).flatMap(({ speakers }) => speakers));
  const ending = endings.get(last.ordinal);
  return {
    first: sceneId(first.ordinal),
    last: sceneId(last.ordinal),
    fromPage: first.page,
    toPage: Math.max(first.page, next && next.page > last.page ? last.lastPage : last.page),
    pages: Number((((next?.start ?? 1) - from) * derived.pages).toFixed(1)),
    fresh: people.filter((id) => after > 0 && !earlier.has(id)).map(characterId),
    closing: ending ? (ending.said ?? ending.line) : null,
    jump: next ? timeJump(next) : null,
  };
}

/** Who is heard in the scenes, most words first. */
function speakersOf(
  scenes: readonly SceneFacts[],
  { characters }: Pick<Derived, 'characters'>,
): { id: string; words: number }[] {
  const words = new Map<string, number>();
  for (const { speeches } of scenes) {
    for (const speech of speeches) {
      for (const id of speech.speakers) words.set(id, (words.get(id) ?? 0) + speech.words.length);
    }
  }
  const known = new Set(characters.map(({ id }) => id));
  return [...words]
    .filter(([id]) => known.has(id))
    .map(([id, own]) => ({ id, words: own }))
    .sort((a, b) => b.words - a.words || (a.id < b.id ? -1 : 1));
}
