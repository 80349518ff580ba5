/** Movement as a strength and as a weakness. */
import { decimal, possessive, quoted } from '../../../engine/wording.ts';
import { type Around, keep, leadName, longestScene, pageAt, pagesIn, say, sceneName, type TraitWords } from './say.ts';

export const paceTraits: TraitWords<
  'scene-pace' | 'place-change' | 'scene-lengths' | 'mode-change' | 'open-endings' | 'freshness'
> = {
  'scene-pace': {
    strength: keep(() => 'Scenes turn over quickly'),
    weakness: say(
      () => 'Scenes run long',
      (_, a) => shorten(a),
    ),
  },
  'place-change': {
    strength: keep(() => 'Many changes of place'),
    weakness: say(
      () => 'Few changes of place',
      (_, a) => shorten(a),
    ),
  },
  'scene-lengths': {
    strength: keep(() => 'Varied scene lengths'),
    weakness: say(
      () => 'Scenes of similar length',
      (_, a) => `Let one run past ${sceneName(longestScene(a))}.`,
    ),
  },
  'mode-change': {
    strength: keep((_, a) => `Action runs through ${possessive(leadName(a))} talk`),
    weakness: say(
      () => 'Talk in blocks',
      (m, a) =>
        a.landmarks.mostTalk === null
          ? `Give the listener on ${pagesIn(m)} something to do.`
          : `Give the listener in ${sceneName(a.sceneOf(a.landmarks.mostTalk))}, the most talk there is, something to do.`,
    ),
  },
  'open-endings': {
    strength: keep(() => 'Many scenes end open'),
    weakness: say(
      (m) => (m.value === 0 ? 'No scene ends open' : 'Few scenes end open'),
      (_, a) => closedEnding(a),
    ),
  },
  freshness: {
    strength: keep(() => 'Many new places and speakers'),
    weakness: say(
      () => 'Few new places and speakers',
      (_, a) => `Ask what a reader sees for the first time after ${pageAt(a, 0.5)}.`,
    ),
  },
};

function shorten(around: Around): string {
  const scene = longestScene(around);
  return `Shorten ${sceneName(scene)}: ${decimal(scene.pages)} pages.`;
}

function closedEnding({ landmarks: { closedEnding: closed }, sceneOf }: Around): string {
  if (closed === null) return 'Try a scene without its last line.';
  return `Try ${sceneName(sceneOf(closed.scene))} without its last line, ${quoted(closed.cut ? `${closed.words} …` : closed.words)}`;
}
