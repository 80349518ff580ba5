/** Remarks on movement, as a table of titles and advice. */
import type { Derived } from '../../derived/derive.ts';
import type { SceneFacts } from '../../derived/scene-facts.ts';
import { endsOpen, paceMeasures } from '../../measures/pace-measures.ts';
import { counted, decimal, percent, possessive, quoted } from '../../wording.ts';
import { leadName, longestScene, pagesIn, type RemarkRule, say, sceneName } from './remark-rule.ts';

export const paceRemarks: readonly RemarkRule[] = [
  {
    definition: paceMeasures.scenePace,
    topic: 'pace',
    weight: 0.8,
    strong: say(
      (m) => `Scenes turn over quickly: ${decimal(m.value, 2)} a page`,
      (_, d) => `Let one scene breathe against the rest; ${sceneName(longestScene(d))} is the one with the room.`,
    ),
    weak: say(
      (m) => `Scenes run long: ${decimal(m.value, 2)} begin on an average page`,
      (_, d) => enterLater(d),
    ),
  },
  {
    definition: paceMeasures.placeChange,
    topic: 'place-change',
    weight: 0.5,
    strong: say(
      (m, d) =>
        m.value === 1
          ? `The story keeps moving: each of its ${counted(d.scenes.length - 1, 'cut')} changes the place, from ${d.scenes[0]?.place} to ${d.scenes.at(-1)?.place}`
          : `The story keeps moving: ${percent(m.value)} of cuts change the place`,
      (m, d) =>
        `Check ${pagesIn(m)}: after each move, as to ${d.scenes[1]?.place ?? 'the next place'}, the reader should know within a line where they are.`,
    ),
    weak: say(
      (m) => `Only ${percent(m.value)} of cuts go to another place`,
      (_, d) => `Cuts inside one place need a reason in time or mood. ${enterLater(d)}`,
    ),
  },
  {
    definition: paceMeasures.sceneLengths,
    topic: 'scene-lengths',
    weight: 0.7,
    strong: say(
      (_, d) => `Scene lengths vary widely, up to ${decimal(longestScene(d).pages)} pages`,
      (_, d) => `The longest, ${sceneName(longestScene(d))}, takes the most time: see that it also changes the most.`,
    ),
    weak: say(
      (_, d) =>
        `${d.scenes[0]?.placeKey === d.scenes.at(-1)?.placeKey ? `From page 1 to page ${d.scenes.at(-1)?.lastPage ?? 1}, at ${d.scenes[0]?.place} and elsewhere,` : `From ${d.scenes[0]?.place} to ${d.scenes.at(-1)?.place}`} most scenes are near one length of ${decimal(d.pages / Math.max(1, d.scenes.length))} pages`,
      (_, d) =>
        `Let the scene that matters most run past ${sceneName(longestScene(d))}, now the longest, and cut another to a single image.`,
    ),
  },
  {
    definition: paceMeasures.modeChange,
    topic: 'mode-change',
    weight: 0.5,
    strong: say(
      (m, d) => `Talk and action take turns, ${decimal(m.value)} times a page over ${decimal(d.pages)} pages`,
      (m, d) => `Keep the action between ${possessive(leadName(d))} lines as exact as it is on ${pagesIn(m)}.`,
    ),
    weak: say(
      (m) => `Talk and action stand in blocks: ${decimal(m.value)} turns a page between them`,
      (_, d) =>
        `Take the talk in ${sceneName(mostTalk(d))}, the most there is, and give the listener something to do in the middle of it.`,
    ),
  },
  {
    definition: paceMeasures.openEndings,
    topic: 'endings',
    weight: 0.6,
    strong: say(
      (m) => `Scenes end on a question: ${percent(m.value)} leave one open`,
      (m) => `See that the scenes after ${pagesIn(m)} answer late, and sometimes wrongly.`,
    ),
    weak: say(
      (m, d) =>
        m.value === 0
          ? `None of the ${counted(d.scenes.filter(({ talkWords }) => talkWords > 0).length, 'talking scene')} ends open`
          : `Few scenes end open: ${percent(m.value)} stop on a question or a broken line`,
      (_, d) => closedEnding(d),
    ),
  },
  {
    definition: paceMeasures.freshness,
    topic: 'freshness',
    weight: 0.4,
    strong: say(
      (m) => `${percent(m.value)} of scenes bring a new place or a new voice`,
      (_, d) => latestArrival(d),
    ),
    weak: say(
      (m) => `Only ${percent(m.value)} of scenes bring a new place or a new voice`,
      (_, d) => `In the second half, ask what a reader sees for the first time after page ${Math.round(d.pages / 2)}.`,
    ),
  },
];

function mostTalk(derived: Derived): SceneFacts {
  return derived.scenes.reduce(
    (most, scene) => (scene.talkWords > most.talkWords ? scene : most),
    longestScene(derived),
  );
}

/** New arrivals late in a script cost attention: who comes last, and where. */
function latestArrival({ characters }: Derived): string {
  const [last] = [...characters].sort((a, b) => b.firstPage - a.firstPage);
  return last
    ? `${last.name}, first heard on page ${last.firstPage}, is the last to arrive: whoever is new from there on costs the reader more than before.`
    : 'Nobody speaks, so only the places are new: spend them early.';
}

function enterLater(derived: Derived): string {
  const scene = longestScene(derived);
  return `Try ${sceneName(scene)} first, the longest at ${decimal(scene.pages)} pages: enter later or leave earlier.`;
}

function closedEnding({ scenes }: Derived): string {
  const [scene] = scenes
    .filter(({ speeches }) => speeches.length >= 2 && !endsOpen(speeches.at(-1)?.text ?? ''))
    .sort((a, b) => b.pages - a.pages);
  const last = scene?.speeches.at(-1);
  return scene && last
    ? `Try ${sceneName(scene)} without its last line, ${quoted(last.words.length > 14 ? `${last.text.split(/\s+/).slice(0, 10).join(' ')} …` : last.text)}`
    : 'Try a scene without its last line.';
}
