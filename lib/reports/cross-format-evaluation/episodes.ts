/** Cuts the script into episodes at scene boundaries, weighing even length against endings that pull on. Refuses an episode too short to be one. */
import type { Derived } from '../../engine/derive.ts';
import type { Format } from '../../engine/norms/formats.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { decimal, listed } from '../../engine/wording.ts';
import { placeName } from '../describe-place.ts';
import type { Episode } from './card.ts';
import { endingsOf, reasonsOf, type SceneEnding } from './hooks.ts';

type Span = NonNullable<Format['episode']>;

/** How much a length off by a fifth weighs against one point of pull: own weights, set so that no cut is bought with a third of an episode. */
const lengthWeight = 25;
const pullWeight = 0.5;

/** Fewest and most episodes that the pages allow; none when fewer than two fit. */
export function episodeCounts(pages: number, { min, max }: Span): number[] {
  const [fewest, most] = [Math.max(2, Math.ceil(pages / max)), Math.floor(pages / min)];
  return Array.from({ length: Math.max(0, most - fewest + 1) }, (_, index) => fewest + index);
}

/**
 * The cheapest cut over all allowed numbers of episodes, by dynamic programming over scene ends: each episode costs the square of how far
 * its length is from an even share, less the pull of the ending it stops on; the number of episodes costs its distance from the format's
 * ideal length. Empty when fewer than two episodes fit, or a scene is too long to cut around.
 */
export function episodesOf(derived: Derived, span: Span): Episode[] {
  const { scenes, pages } = derived;
  const endings = new Map(endingsOf(derived).map((ending) => [ending.scene.ordinal, ending]));
  let best: { cost: number; cuts: number[] } | null = null;
  for (const count of episodeCounts(pages, span)) {
    const found = cheapestCuts(scenes, pages, count, span, endings);
    if (!found) continue;
    const cost = found.cost / count + ((pages / count - span.ideal) / span.ideal) ** 2 * 4;
    if (!best || cost < best.cost) best = { cost, cuts: found.cuts };
  }
  if (!best) return [];
  const { cuts } = best;
  const used = new Set<string>();
  return cuts.map((end, index) => episodeFrom(derived, cuts[index - 1] ?? 0, end, endings, used, index + 1));
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
  let row = new Map<number, { cost: number; cuts: readonly number[] }>([[0, { cost: 0, cuts: [] }]]);
  for (let part = 1; part <= count; part += 1) {
    const next = new Map<number, { cost: number; cuts: readonly number[] }>();
    for (const [from, before] of row) {
      for (let to = from + 1; to <= total; to += 1) {
        const length = (bounds[to] ?? pages) - (bounds[from] ?? 0);
        if (length < min) continue;
        if (length > max) break;
        if ((part === count) !== (to === total)) continue;
        const pull = to === total ? 0 : (endings.get(to)?.pull ?? 0);
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

function episodeFrom(
  derived: Derived,
  after: number,
  end: number,
  endings: ReadonlyMap<number, SceneEnding>,
  used: Set<string>,
  number: number,
): Episode {
  const own = derived.scenes.slice(after, end);
  const [first, last] = [own[0] as SceneFacts, own.at(-1) as SceneFacts];
  const next = derived.scenes[end];
  const from = after === 0 ? 0 : first.start;
  const pages = ((next?.start ?? 1) - from) * derived.pages;
  const who = speakersOf(own, derived).slice(0, 4);
  const earlier = new Set(derived.scenes.slice(0, after).flatMap(({ speakers }) => speakers));
  const fresh = who.filter(({ id }) => after > 0 && !earlier.has(id));
  const ending = endings.get(last.ordinal);
  const whys = ending && ending.reasons.length > 0 ? `: ${reasonsOf(ending)}` : '';
  const names = who.map(({ id }) => derived.nameOf(id));
  return {
    label: `${number}. ${labelOf(own, derived, used)}`,
    fromScene: first.ordinal,
    toScene: last.ordinal,
    fromPage: first.page,
    toPage: Math.max(first.page, next && next.page > last.page ? last.lastPage : last.page),
    pages: Number(pages.toFixed(1)),
    who: names.length > 0 ? listed(names) : 'nobody speaks',
    text: `Scenes ${first.ordinal} to ${last.ordinal}, ${decimal(pages)} pages, from ${placeName(first)} to ${placeName(last)}${names.length > 0 ? `, with ${listed(names)}` : ''}.${fresh.length > 0 ? ` New: ${listed(fresh.map(({ id }) => derived.nameOf(id)))}.` : ''} ${next ? `It stops on scene ${last.ordinal}${whys || ', for its length'}.` : 'It ends with the script.'}`,
    hook: ending ? [...(ending.said && next ? [ending.said] : []), ending.line] : [],
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

/** Whoever and wherever belongs more to this episode than to the others: 'Tobias · Auditorium'; no label twice. */
function labelOf(own: readonly SceneFacts[], { scenes, nameOf, characters }: Derived, used: Set<string>): string {
  const totals = new Map(characters.map(({ id, words }) => [id, words]));
  const people = speakersOf(own, { characters })
    .map(({ id, words }) => ({ name: nameOf(id), worth: words * Math.sqrt(words / Math.max(1, totals.get(id) ?? 1)) }))
    .sort((a, b) => b.worth - a.worth);
  const inAll = new Map<string, number>();
  const inOwn = new Map<string, { scene: SceneFacts; pages: number }>();
  for (const { placeKey, pages } of scenes) inAll.set(placeKey, (inAll.get(placeKey) ?? 0) + pages);
  for (const scene of own) {
    const entry = inOwn.get(scene.placeKey) ?? { scene, pages: 0 };
    inOwn.set(scene.placeKey, { scene: entry.scene, pages: entry.pages + scene.pages });
  }
  const places = [...inOwn]
    .map(([key, { scene, pages }]) => ({
      name: placeName(scene),
      worth: pages * Math.sqrt(pages / (inAll.get(key) ?? 1)),
    }))
    .sort((a, b) => b.worth - a.worth);
  const pick = (names: readonly { name: string }[]): string | undefined => {
    const name = (names.find((one) => !used.has(one.name)) ?? names[0])?.name;
    if (name !== undefined) used.add(name);
    return name;
  };
  return [pick(people.slice(0, 3)), pick(places.slice(0, 3))].filter((one) => one !== undefined).join(' · ');
}
