/** Reads who is with whom: the lead's partner, scenes for two, somebody alone, the lead at the climax. Refuses to name a couple a couple. */

import type { Derived } from '../../engine/derive.ts';
import type { Character } from '../../engine/people/character-index.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { quoteOf } from '../../engine/text/quote.ts';
import { capitalised, counted, decimal, listed, numberWord, percent } from '../../engine/wording.ts';
import { type Convention, fewestScenes, pageAt, pageSpan, sceneAt, sceneLabel } from './convention.ts';

interface Pair {
  readonly lead: Character;
  readonly other: Character;
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
  return shared.length === 0 ? null : { lead: lead.character, other, shared };
}

const both = ({ lead, other }: Pair): string => `${lead.name} and ${other.name}`;
const headings = (scenes: readonly (SceneFacts | null | undefined)[]) =>
  [...new Set(scenes)].flatMap((scene) => (scene ? [quoteOf(scene.headingPassage)] : []));

/** The two are first in one scene by `by`. */
export const pairMeets =
  (by: number): Convention['read'] =>
  (derived) => {
    const pair = pairOf(derived);
    const first = pair?.shared[0];
    if (!pair || !first || derived.scenes.length < fewestScenes) return null;
    const met = first.start <= by;
    const earlier = derived.scenes.filter(({ ordinal }) => ordinal < first.ordinal);
    const own = earlier.findLast(({ present }) => present.includes(pair.lead.id)) ?? earlier.at(-1) ?? first;
    return {
      met,
      size: `${percent(first.start)} in, looked for by ${percent(by)}`,
      rank: met ? 0 : Math.min(1, (first.start - by) / 0.4),
      text: `${both(pair)}, who exchange the most lines, are first together in ${sceneLabel(first)}, ${percent(first.start)} in; they share ${counted(pair.shared.length, 'scene')} of ${derived.scenes.length}.`,
      todo: met
        ? ''
        : `Let ${pair.other.name} cross the path of ${pair.lead.name} in ${sceneLabel(own)}: a look, a wrong name, an argument over a seat. It need not be love yet.`,
      evidence: headings([first]),
    };
  };

/** The longest stretch without the two in one scene, after they have met, is at most `most` of the script. */
export const pairApart =
  (most: number, deed: (names: string, place: string, from: number, to: number) => string): Convention['read'] =>
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
    const [from, to] = [pageAt(gap.from, derived), pageAt(gap.to, derived)];
    const pages = decimal(share * derived.pages);
    return {
      met,
      size: `${percent(share)} of the script apart, at most ${percent(most)} looked for`,
      rank: met ? 0 : Math.min(1, (share - most) / 0.5),
      text: `${both(pair)} are in ${counted(pair.shared.length, 'scene')} together; the longest stretch without the two of them, ${pages} pages, lies ${pageSpan(from, to)}.`,
      todo: met ? '' : deed(both(pair), sceneLabel(scene), from, to),
      evidence: met ? headings(pair.shared.slice(0, 2)) : headings([scene]),
    };
  };

/** The two share a scene in the last tenth. */
export const pairCloses: Convention['read'] = (derived) => {
  const pair = pairOf(derived);
  const last = pair?.shared.at(-1);
  const ending = derived.scenes.at(-1);
  if (!pair || !last || !ending || derived.scenes.length < fewestScenes) return null;
  const met = last.end >= 0.9;
  return {
    met,
    size: `last together ${percent(last.end)} in`,
    rank: met ? 0 : Math.min(1, (0.9 - last.end) / 0.5),
    text: `${both(pair)} are last together in ${sceneLabel(last)}${last === ending ? ', which closes the script' : `, which ends ${percent(last.end)} in; the script closes on ${sceneLabel(ending)}`}.`,
    todo: met
      ? ''
      : `Bring the one who is missing into ${sceneLabel(ending)}, if only as a letter, a voice or an empty chair: the answer to ${both(pair)} is what the reader turned the page for.`,
    evidence: headings([last, ending]),
  };
};

/** At least `least` of the talking scenes are for exactly two speakers. Ours. */
export const twoHanded =
  (least: number): Convention['read'] =>
  ({ scenes, nameOf }) => {
    const talking = scenes.filter(({ speakers }) => speakers.length > 1);
    if (talking.length < fewestScenes) return null;
    const two = talking.filter(({ speakers }) => speakers.length === 2);
    const share = two.length / talking.length;
    const met = share >= least;
    const [crowded] = talking
      .filter(({ speakers }) => speakers.length > 2)
      .sort((a, b) => a.speakers.length - b.speakers.length || b.talkWords - a.talkWords);
    const least_ = crowded && leastHeard(crowded);
    const [longest] = [...two].sort((a, b) => b.talkWords - a.talkWords || a.ordinal - b.ordinal);
    return {
      met,
      size: `${percent(share)} of talking scenes, ${percent(least)} looked for`,
      rank: met ? 0 : Math.min(1, (least - share) / least),
      text: `${capitalised(numberWord(two.length))} of ${counted(talking.length, 'scene')} in which people talk to one another ${two.length === 1 ? 'has' : 'have'} exactly two speakers${longest ? `; the fullest is ${sceneLabel(longest)}, between ${listed(longest.speakers.map(nameOf))}` : ''}.`,
      todo:
        met || !crowded || least_ === null || least_ === undefined
          ? ''
          : `In ${sceneLabel(crowded)} ${counted(crowded.speakers.length, 'person speaks', 'people speak')}. Try it without ${nameOf(least_)}, who has the fewest words there: what can the others then no longer avoid saying?`,
      evidence: met ? headings([longest]) : headings([crowded]),
    };
  };

function leastHeard(scene: SceneFacts): string | null {
  const words = (id: string): number =>
    scene.speeches.filter(({ speakers }) => speakers.includes(id)).reduce((sum, one) => sum + one.words.length, 0);
  return [...scene.speakers].sort((a, b) => words(a) - words(b) || (a < b ? -1 : 1))[0] ?? null;
}

/** At least `least` of the scenes leave one character alone in the picture. Ours. */
export const alone =
  (least: number, deed: (place: string, who: string) => string): Convention['read'] =>
  ({ scenes, nameOf }) => {
    const peopled = scenes.filter(({ present }) => present.length > 0);
    if (peopled.length < fewestScenes) return null;
    const single = peopled.filter(({ present }) => present.length === 1);
    const share = single.length / peopled.length;
    const met = share >= least;
    const [smallest] = peopled
      .filter(({ present }) => present.length === 2)
      .sort((a, b) => a.talkWords - b.talkWords || a.ordinal - b.ordinal);
    const [first] = single;
    if (!met && !smallest) return null;
    return {
      met,
      size: `${percent(share)} of scenes, ${percent(least)} looked for`,
      rank: met ? 0 : Math.min(1, (least - share) / least),
      text: `${capitalised(counted(single.length, 'scene'))} of ${peopled.length} with anybody in them ${single.length === 1 ? 'shows' : 'show'} one of the speaking characters alone${first ? `, first ${listed(first.present.map(nameOf))} in ${sceneLabel(first)}` : ''}.`,
      todo: met || !smallest ? '' : deed(sceneLabel(smallest), listed(smallest.present.map(nameOf))),
      evidence: met ? headings(single.slice(0, 2)) : headings([smallest]),
    };
  };

/** The candidate for the climax (the zone around 90 %) has the lead in it, and somebody to face. */
export const leadAtClimax: Convention['read'] = ({ keyScenes, lead, nameOf }) => {
  const scene = keyScenes.find(({ zone }) => zone.name === 'Climax')?.scene;
  if (!scene || !lead) return null;
  const { character } = lead;
  const there = scene.present.includes(character.id);
  const faced = scene.speakers.filter((id) => id !== character.id);
  const met = there && faced.length > 0;
  const who = scene.present.length > 0 ? `shows ${listed(scene.present.map(nameOf))}` : 'shows nobody who speaks';
  return {
    met,
    size: there ? `${character.name} faces nobody` : `${character.name} is absent`,
    rank: met ? 0 : there ? 0.4 : 0.8,
    text: `By place, length and cast the candidate for the climax is ${sceneLabel(scene)}, ${percent(scene.position)} in. It ${who}${met ? `; ${character.name} is met there by ${listed(faced.map(nameOf))}` : ''}.`,
    todo: met
      ? ''
      : there
        ? `Give ${character.name} somebody to answer to in ${sceneLabel(scene)}: whoever stood against ${character.name} earlier should be within earshot.`
        : `If ${sceneLabel(scene)} is the climax, ${character.name}, who carries ${percent(character.share)} of the words, should decide it in person; if it is not, mark for yourself which scene is.`,
    evidence: headings([scene]),
  };
};
