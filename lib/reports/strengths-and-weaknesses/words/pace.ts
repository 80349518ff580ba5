/** Movement as a strength and as a weakness. */
import { counted, decimal, percent, possessive, quoted } from '../../../engine/wording.ts';
import { type Around, leadName, longestScene, pageAt, pagesIn, say, sceneName, type TraitWords } from './say.ts';

export const paceTraits: TraitWords<
  'scene-pace' | 'place-change' | 'scene-lengths' | 'mode-change' | 'open-endings' | 'freshness'
> = {
  'scene-pace': {
    strength: say(
      (m) => `Scenes turn over quickly: ${decimal(m.value, 2)} a page`,
      (_, a) => `Let one scene breathe against the rest; ${sceneName(longestScene(a))} is the one with the room.`,
    ),
    weakness: say(
      (m) => `Scenes run long: ${decimal(m.value, 2)} begin on an average page`,
      (_, a) => enterLater(a),
    ),
  },
  'place-change': {
    strength: say(
      (m, { scenes }) =>
        m.value === 1
          ? `The story keeps moving: each of its ${counted(scenes.length - 1, 'cut')} changes the place, from ${scenes[0]?.place} to ${scenes.at(-1)?.place}`
          : `The story keeps moving: ${percent(m.value)} of cuts change the place`,
      (m, a) =>
        `Check ${pagesIn(m)}: after each move, as to ${a.scenes[1]?.place ?? 'the next place'}, the reader should know within a line where they are.`,
    ),
    weakness: say(
      (m, { scenes }) => `Only ${percent(m.value)} of ${counted(scenes.length - 1, 'cut')} go to another place`,
      (_, a) => enterLater(a),
    ),
  },
  'scene-lengths': {
    strength: say(
      (_, a) => `Scene lengths vary widely, up to ${decimal(longestScene(a).pages)} pages`,
      (_, a) => `The longest, ${sceneName(longestScene(a))}, takes the most time: see that it also changes the most.`,
    ),
    weakness: say(
      (_, { scenes, source }) =>
        `${fromStartToEnd(scenes)} most scenes are near one length of ${decimal(source.pages / Math.max(1, scenes.length))} pages`,
      (_, a) =>
        `Let the scene that matters most run past ${sceneName(longestScene(a))}, now the longest, and cut another to a single image.`,
    ),
  },
  'mode-change': {
    strength: say(
      (m, { source }) =>
        `Talk and action take turns, ${decimal(m.value)} times a page over ${decimal(source.pages)} pages`,
      (m, a) => `Keep the action between ${possessive(leadName(a))} lines as exact as it is on ${pagesIn(m)}.`,
    ),
    weakness: say(
      (m) => `Talk and action stand in blocks: ${decimal(m.value)} turns a page between them`,
      (m, a) =>
        a.landmarks.mostTalk === null
          ? `Take the talk on ${pagesIn(m)}, and give the listener something to do in the middle of it.`
          : `Take the talk in ${sceneName(a.sceneOf(a.landmarks.mostTalk))}, the most there is, and give the listener something to do in the middle of it.`,
    ),
  },
  'open-endings': {
    strength: say(
      (m) => `Scenes end on a question: ${percent(m.value)} leave one open`,
      (m) => `See that the scenes after ${pagesIn(m)} answer late, and sometimes wrongly.`,
    ),
    weakness: say(
      (m, { landmarks }) =>
        m.value === 0
          ? `None of the ${counted(landmarks.talkingScenes, 'talking scene')} ends open`
          : `Few scenes end open: ${percent(m.value)} of ${counted(landmarks.talkingScenes, 'talking scene')} stop on a question or a broken line`,
      (_, a) => closedEnding(a),
    ),
  },
  freshness: {
    strength: say(
      (m) => `${percent(m.value)} of scenes bring a new place or a new voice`,
      (_, a) => latestArrival(a),
    ),
    weakness: say(
      (m) => `Only ${percent(m.value)} of scenes bring a new place or a new voice`,
      (_, a) => `In the second half, ask what a reader sees for the first time after ${pageAt(a, 0.5)}.`,
    ),
  },
};

/** 'From Pier to Bank', or the pages where the script ends in the place in which it began. */
function fromStartToEnd(scenes: Around['scenes']): string {
  const [first] = scenes;
  const last = scenes.at(-1);
  return first?.placeKey === last?.placeKey
    ? `From page 1 to page ${last?.lastPage ?? 1}, at ${first?.place} and elsewhere,`
    : `From ${first?.place} to ${last?.place}`;
}

/** New arrivals late in a script cost attention: who comes last, and where. */
function latestArrival({ landmarks, speakers }: Around): string {
  const last = speakers.find(({ id }) => id === landmarks.latestArrival);
  return last
    ? `${last.name}, first heard on page ${last.firstPage}, is the last to arrive: whoever is new from there on costs the reader more than before.`
    : 'Nobody speaks, so only the places are new: spend them early.';
}

function enterLater(around: Around): string {
  const scene = longestScene(around);
  return `Try ${sceneName(scene)} first, the longest at ${decimal(scene.pages)} pages: enter later or leave earlier.`;
}

function closedEnding({ landmarks: { closedEnding: closed }, sceneOf }: Around): string {
  if (closed === null) return 'Try a scene without its last line.';
  return `Try ${sceneName(sceneOf(closed.scene))} without its last line, ${quoted(closed.cut ? `${closed.words} …` : closed.words)}`;
}
