/** Counts what formats differ by: length, parts, places, talk, crowds, threads, endings that pull on. Refuses what only a reading can tell. */
import type { Derived } from '../../engine/derive.ts';
import type { FactId } from '../../engine/norms/formats.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { quoteOf, spread } from '../../engine/text/quote.ts';
import { counted, decimal, listed, percent } from '../../engine/wording.ts';
import { placeName } from '../describe-place.ts';
import type { FormatFact } from './card.ts';
import { hooksOf } from './hooks.ts';
import { threadsOf } from './threads.ts';

type Counted = Omit<FormatFact, 'id'>;

/** Speakers in a scene up to which it can be played or followed by ear without effort. Ours. */
const small = 3;

const nothing: Counted = { value: null, printed: 'can’t be counted', note: '', evidence: [] };
const headings = (scenes: readonly SceneFacts[], count = 2) =>
  spread(scenes, count).map(({ headingPassage }) => quoteOf(headingPassage));

/** Every fact of the table, in its order. */
export const formatFacts = (derived: Derived): FormatFact[] =>
  Object.entries(readers).map(([id, read]) => ({ id: id as FactId, ...read(derived) }));

/** A place's scenes, most scenes first; ties by first appearance. */
export function placesOf(scenes: readonly SceneFacts[]): SceneFacts[][] {
  const byKey = new Map<string, SceneFacts[]>();
  for (const scene of scenes) byKey.set(scene.placeKey, [...(byKey.get(scene.placeKey) ?? []), scene]);
  return [...byKey.values()].sort((a, b) => b.length - a.length);
}

const readers: Readonly<Record<FactId, (derived: Derived) => Counted>> = {
  pages: ({ pages }) => ({
    value: pages,
    printed: decimal(pages),
    note: `about ${counted(Math.max(1, Math.round(pages)), 'minute')}`,
    evidence: [],
  }),
  scenes: ({ scenes, pages }) => ({
    value: scenes.length,
    printed: String(scenes.length),
    note: `${decimal(pages / Math.max(1, scenes.length), 2)} pages each`,
    evidence: headings([...scenes].sort((a, b) => b.pages - a.pages || a.ordinal - b.ordinal).slice(0, 1), 1),
  }),
  speakers: ({ characters }) => {
    const big = characters.filter(({ share }) => share >= 0.1);
    return {
      value: characters.length,
      printed: String(characters.length),
      note:
        big.length > 0
          ? `a tenth of the words or more: ${listed(big.map(({ name }) => name))}`
          : 'nobody has a tenth of the words',
      evidence: big.slice(0, 2).flatMap(({ speeches: [first] }) => (first ? [quoteOf(first.passage)] : [])),
    };
  },
  places: ({ scenes }) => {
    const places = placesOf(scenes);
    const [most] = places;
    return {
      value: places.length,
      printed: String(places.length),
      note: most?.[0] ? `most used: ${placeName(most[0])}, ${counted(most.length, 'scene')}` : '',
      evidence: headings(most ?? []),
    };
  },
  talk: ({ talkWords, actionWords, scenes }) => {
    const words = talkWords + actionWords;
    if (words === 0) return nothing;
    const [fullest] = [...scenes].sort((a, b) => b.talkWords - a.talkWords || a.ordinal - b.ordinal);
    return {
      value: talkWords / words,
      printed: percent(talkWords / words),
      note:
        fullest && fullest.talkWords > 0 ? `most in scene ${fullest.ordinal}, ${placeName(fullest)}` : 'nobody speaks',
      evidence: fullest && fullest.talkWords > 0 ? headings([fullest]) : [],
    };
  },
  speech: ({ speeches, talkWords }) => {
    const [longest] = [...speeches].sort((a, b) => b.words.length - a.words.length || a.ordinal - b.ordinal);
    if (!longest) return nothing;
    return {
      value: talkWords / speeches.length,
      printed: decimal(talkWords / speeches.length),
      note: `the longest has ${longest.words.length}, on page ${longest.page}`,
      evidence: [quoteOf(longest.passage)],
    };
  },
  small: ({ scenes }) => {
    const talking = scenes.filter(({ speakers }) => speakers.length > 0);
    if (talking.length === 0) return nothing;
    const few = talking.filter(({ speakers }) => speakers.length <= small);
    const [crowded] = [...talking].sort((a, b) => b.speakers.length - a.speakers.length || a.ordinal - b.ordinal);
    return {
      value: few.length / talking.length,
      printed: percent(few.length / talking.length),
      note: crowded ? `most speak in scene ${crowded.ordinal}: ${crowded.speakers.length}` : '',
      evidence: crowded ? headings([crowded]) : [],
    };
  },
  interiors: ({ scenes }) => {
    const set = scenes.filter(({ heading }) => heading.setting !== null);
    if (set.length === 0) return nothing;
    const inside = set.filter(({ heading }) => heading.setting === 'INT');
    const outside = set.filter(({ heading }) => heading.setting !== 'INT');
    return {
      value: inside.length / set.length,
      printed: percent(inside.length / set.length),
      note: `${counted(outside.length, 'scene')} outside or both`,
      evidence: headings(outside),
    };
  },
  wordless: ({ scenes }) => {
    if (scenes.length === 0) return nothing;
    const silent = scenes.filter(({ talkWords }) => talkWords === 0);
    return {
      value: silent.length / scenes.length,
      printed: percent(silent.length / scenes.length),
      note: `${counted(silent.length, 'scene')} without a spoken word`,
      evidence: headings(silent),
    };
  },
  threads: (derived) => {
    const threads = threadsOf(derived);
    return {
      value: threads.length,
      printed: String(threads.length),
      note: threads.map(({ name, scenes }) => `${name} (${scenes.length})`).join('; '),
      evidence: threads.slice(0, 3).flatMap(({ scenes: [first] }) => (first ? headings([first]) : [])),
    };
  },
  standing: ({ scenes }) => {
    const places = placesOf(scenes);
    // With three places or fewer every scene would be in a standing set: that says nothing.
    if (places.length < 4) return nothing;
    const top = places.slice(0, 3);
    const held = top.reduce((sum, group) => sum + group.length, 0);
    return {
      value: held / scenes.length,
      printed: percent(held / scenes.length),
      note: listed(top.flatMap(([scene]) => (scene ? placeName(scene) : []))),
      evidence: top.flatMap(([scene]) => (scene ? headings([scene]) : [])),
    };
  },
  hooks: (derived) => {
    if (derived.scenes.length === 0) return nothing;
    const hooks = hooksOf(derived);
    return {
      value: (10 * hooks.length) / Math.max(1, derived.pages),
      printed: decimal((10 * hooks.length) / Math.max(1, derived.pages)),
      note: `${counted(hooks.length, 'scene')} of ${derived.scenes.length} ${hooks.length === 1 ? 'ends' : 'end'} so`,
      evidence: [...hooks]
        .sort((a, b) => b.pull - a.pull || a.scene.ordinal - b.scene.ordinal)
        .slice(0, 3)
        .sort((a, b) => a.scene.ordinal - b.scene.ordinal)
        .map(({ line }) => line),
    };
  },
};
