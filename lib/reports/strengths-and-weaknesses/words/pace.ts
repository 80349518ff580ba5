/** Movement as a strength and as a weakness. */
import { decimal, percent, quoted } from '../../../engine/wording.ts';
import { type Around, keep, longestScene, say, sceneName, type TraitWords } from './say.ts';

export const paceTraits: TraitWords<'scene-pace' | 'open-endings'> = {
  'scene-pace': {
    strength: keep((m) => `Scenes turn over quickly, ${decimal(m.value)} to a page`, longest),
    weakness: say(
      (m) => `Scenes run long, ${decimal(1 / Math.max(m.value, 0.01))} pages on average`,
      longest,
      (_, a) => `What would ${sceneName(longestScene(a))} lose if it ended a page sooner?`,
    ),
  },
  'open-endings': {
    strength: keep(
      (m) => `${percent(m.value)} of the scenes with talk end on a question or a line broken off`,
      () => '',
    ),
    weakness: say(
      (m, a) =>
        m.value === 0
          ? `No scene ends on a question or a line broken off${answered(a)}`
          : `Only ${percent(m.value)} of the scenes with talk end on a question or a line broken off${answered(a)}`,
      () => '',
      (_, a) => closedEnding(a),
    ),
  },
};

function longest(_: unknown, around: Around): string {
  const scene = longestScene(around);
  return `The longest is ${sceneName(scene)}, ${decimal(scene.pages)} ${decimal(scene.pages) === '1' ? 'page' : 'pages'}.`;
}

/** The longest scene that ends on an answer. */
const answered = ({ landmarks: { closedEnding: closed }, sceneOf }: Around): string =>
  closed === null ? '' : `, ${sceneName(sceneOf(closed.scene))} among those that close`;

function closedEnding({ landmarks: { closedEnding: closed }, sceneOf }: Around): string {
  if (closed === null) return 'Which scene could do without its last line?';
  return `Could ${sceneName(sceneOf(closed.scene))} do without its last line, ${quoted(closed.cut ? `${closed.words} …` : closed.words)}?`;
}
