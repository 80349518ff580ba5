/** Counts who is with whom: the lead's partner, scenes for two, somebody alone. It names no couple a couple. */
import type { Cite } from '../../story/cite.ts';
import { characterId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import { mostOf } from '../scenes/most-of.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { quoteOf } from '../text/quote.ts';
import { type Count, fewestScenes, idOf, pageAt, sceneAt } from './convention.ts';

/** `ids` of the lead and the other as character ids of the graph; `lead` is the lead's own. */
interface Pair {
  readonly lead: string;
  readonly ids: [string, string];
  readonly shared: readonly SceneFacts[];
}

/** The lead and whoever exchanges the most lines with the lead, with the scenes they are both in. */
function pairOf({ lead, characters, network, scenes }: Derived): Pair | null {
  if (!lead) return null;
  const { id } = lead.character;
  const link = network.links.find(({ source, target }) => source === id || target === id);
  const otherId = link && (link.source === id ? link.target : link.source);
  const other = characters.find((character) => character.id === otherId);
  if (!other) return null;
  const shared = scenes.filter(({ present, speakers }) =>
    [id, other.id].every((one) => present.includes(one) || speakers.includes(one)),
  );
  return shared.length === 0 ? null : { lead: id, ids: [characterId(id), characterId(other.id)], shared };
}

const headings = (scenes: readonly (SceneFacts | null | undefined)[]): Cite[] =>
  [...new Set(scenes)].flatMap((scene) => (scene ? [quoteOf(scene.headingPassage)] : []));
const maybeId = (scene: SceneFacts | null | undefined): string | null => (scene ? idOf(scene) : null);

/** How far beyond a bound, as a share of the script, ranks highest. Ours. */
const farTooLate = 0.4;
const farTooLong = 0.5;

/** The two are first in one scene by `by`. */
export const pairMeets =
  (by: number): Count =>
  (derived) => {
    const pair = pairOf(derived);
    const first = pair?.shared[0];
    if (!pair || !first || derived.scenes.length < fewestScenes) return null;
    const met = first.start <= by;
    const before = derived.scenes.filter(({ ordinal }) => ordinal < first.ordinal);
    const earlier = before.findLast(({ present }) => present.includes(pair.lead)) ?? before.at(-1) ?? first;
    return {
      met,
      rank: met ? 0 : Math.min(1, (first.start - by) / farTooLate),
      counted: {
        kind: 'meeting',
        pair: pair.ids,
        by,
        scene: idOf(first),
        earlier: idOf(earlier),
      },
      places: headings([first]),
    };
  };

/** The longest stretch without the two in one scene, after they have met, is at most `most` of the script. */
export const pairApart =
  (most: number): Count =>
  (derived) => {
    const pair = pairOf(derived);
    if (!pair || derived.scenes.length < fewestScenes || pair.shared.length < 2) return null;
    const stops = [...pair.shared.map(({ start, end }) => ({ start, end })), { start: 1, end: 1 }];
    const gaps = stops.slice(1).map((next, index) => ({ from: stops[index]?.end ?? 0, to: next.start }));
    const gap = gaps.reduce((widest, one) => (one.to - one.from > widest.to - widest.from ? one : widest));
    const scene = sceneAt((gap.from + gap.to) / 2, derived);
    if (!scene) return null;
    const share = gap.to - gap.from;
    const met = share <= most;
    return {
      met,
      rank: met ? 0 : Math.min(1, (share - most) / farTooLong),
      counted: {
        kind: 'apart',
        pair: pair.ids,
        share,
        most,
        from: pageAt(gap.from, derived),
        to: pageAt(gap.to, derived),
        scene: idOf(scene),
      },
      places: met ? headings(pair.shared.slice(0, 2)) : headings([scene]),
    };
  };

/** The two should share a scene that ends after this share of the script. */
const lastTenth = 0.9;

export const pairCloses: Count = (derived) => {
  const pair = pairOf(derived);
  const last = pair?.shared.at(-1);
  const ending = derived.scenes.at(-1);
  if (!pair || !last || !ending || derived.scenes.length < fewestScenes) return null;
  const met = last.end >= lastTenth;
  return {
    met,
    rank: met ? 0 : Math.min(1, (lastTenth - last.end) / farTooLong),
    counted: { kind: 'closing', pair: pair.ids, scene: idOf(last), ending: idOf(ending) },
    places: headings([last, ending]),
  };
};

/** At least `least` of the talking scenes are for exactly two speakers. Ours. */
export const twoHanded =
  (least: number): Count =>
  ({ scenes }) => {
    const talking = scenes.filter(({ speakers }) => speakers.length > 1);
    if (talking.length < fewestScenes) return null;
    const two = talking.filter(({ speakers }) => speakers.length === 2);
    const share = two.length / talking.length;
    const met = share >= least;
    const [crowded] = talking
      .filter(({ speakers }) => speakers.length > 2)
      .sort((a, b) => a.speakers.length - b.speakers.length || b.talkWords - a.talkWords);
    const longest = mostOf(two, ({ talkWords }) => talkWords);
    const quiet = crowded && leastHeard(crowded);
    return {
      met,
      rank: met ? 0 : Math.min(1, (least - share) / least),
      counted: {
        kind: 'duets',
        two: two.length,
        talking: talking.length,
        least,
        crowded: crowded && quiet ? { scene: idOf(crowded), least: characterId(quiet) } : null,
      },
      places: headings([met ? longest : crowded]),
    };
  };

function leastHeard(scene: SceneFacts): string | undefined {
  const words = (id: string): number =>
    scene.speeches.filter(({ speakers }) => speakers.includes(id)).reduce((sum, one) => sum + one.words.length, 0);
  return [...scene.speakers].sort((a, b) => words(a) - words(b) || (a < b ? -1 : 1))[0];
}

/** At least `least` of the scenes leave one character alone in the picture. Ours. */
export const alone =
  (least: number): Count =>
  ({ scenes }) => {
    const peopled = scenes.filter(({ present }) => present.length > 0);
    if (peopled.length < fewestScenes) return null;
    const single = peopled.filter(({ present }) => present.length === 1);
    const share = single.length / peopled.length;
    const met = share >= least;
    const pairs = peopled.filter(({ present }) => present.length === 2);
    const smallest = mostOf(pairs, ({ talkWords }) => -talkWords);
    if (!met && !smallest) return null;
    return {
      met,
      rank: met ? 0 : Math.min(1, (least - share) / least),
      counted: {
        kind: 'alone',
        single: single.length,
        peopled: peopled.length,
        least,
        smallest: maybeId(smallest),
      },
      places: headings(met ? single.slice(0, 2) : [smallest]),
    };
  };
