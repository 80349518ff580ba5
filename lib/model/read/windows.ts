/** How a script is cut to a model's window: whole where it fits, else chunks that end at scene borders; and how much of what was read may stand in a later prompt. */
import type { OpenModel } from '../open-model.ts';
import { type NumberedScene, type NumberedScript, sceneText, tokensOf } from './numbered-script.ts';

/** Tokens of a prompt and its answer that a model in the cloud is taken to hold where nobody says otherwise. */
export const usualWindow = 200_000;
/** The same of a server on one's own machine. */
export const localWindow = 32_000;
export const windowOf = (provider: OpenModel['provider'], given: number | null): number =>
  given ?? (provider === 'bedrock' ? usualWindow : localWindow);
/** A model that holds less cannot read a scene and answer. */
export const leastWindow = 8_000;

/** Instructions, question, form and the marks around them, in tokens. */
const overhead = 3500;
/** The longest answer of a pass in a large window; in a small one a third of the window. */
const longestAnswer = 16_000;
export const answerTokens = (window: number): number => Math.min(longestAnswer, Math.floor(window / 3));
/** The story in one answer takes about so many tokens; a model that writes less is asked for it in parts. */
const storyAnswer = 10_000;
export const tellsAllAtOnce = (window: number): boolean => answerTokens(window) >= storyAnswer;
/** What a prompt may hold beside instructions and question. */
export const roomIn = (window: number): number => window - answerTokens(window) - overhead;

/** A chunk of more scenes makes an answer that is longer than models write in one go. */
const mostScenes = 40;
const mostChunk = 12_000;
const leastChunk = 1_000;
/** A scene takes about as many tokens in the answer. */
const answerPerScene = 130;

export interface Chunk {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** A scene that is longer than a chunk is cut between its pieces: no piece is left out. */
function cutScene(scene: NumberedScene, room: number): NumberedScene[] {
  if (scene.tokens <= room) return [scene];
  const parts: NumberedScene[] = [];
  let pieces: NumberedScene['pieces'][number][] = [];
  const close = (): void => {
    if (pieces.length > 0) parts.push({ ...scene, pieces, tokens: tokensOf(sceneText({ ...scene, pieces })) });
    pieces = [];
  };
  for (const piece of scene.pieces) {
    if (pieces.length > 0 && tokensOf(sceneText({ ...scene, pieces: [...pieces, piece] })) > room) close();
    pieces.push(piece);
  }
  close();
  return parts;
}

/** The script in chunks for a window of so many tokens. */
export function chunksOf({ scenes }: NumberedScript, window: number): Chunk[] {
  const room = Math.max(leastChunk, Math.min(mostChunk, roomIn(window)));
  const fewest = Math.min(mostScenes, Math.max(1, Math.floor(answerTokens(window) / answerPerScene)));
  const chunks: NumberedScene[][] = [];
  let held = 0;
  for (const scene of scenes.flatMap((one) => cutScene(one, room))) {
    const open = chunks.at(-1);
    if (open === undefined || held + scene.tokens > room || open.length >= fewest) {
      chunks.push([scene]);
      held = scene.tokens;
    } else {
      open.push(scene);
      held += scene.tokens;
    }
  }
  return chunks.map((own) => ({
    first: own[0]?.scene ?? 0,
    last: own.at(-1)?.scene ?? 0,
    text: own.map(sceneText).join('\n'),
  }));
}

/** The whole script with its numbers; null where it does not fit into the window. */
export const wholeText = (script: NumberedScript, window: number): string | null =>
  script.tokens <= roomIn(window) ? script.scenes.map(sceneText).join('\n') : null;

/** What was read of a scene, fuller to shorter; a piece to cite stands in each, because a claim without one is not shown. */
const tellings: readonly ((scene: DigestLine) => string)[] = [
  ({ at, cite, happens, turns, plants, pays }) =>
    `${at} [${cite}] ${happens}${turns ? ` Turns: ${turns}` : ''}${plants.length > 0 ? ` Plants: ${plants.join(', ')}.` : ''}${pays.length > 0 ? ` Pays: ${pays.join(', ')}.` : ''}`,
  ({ at, cite, happens, turns }) => `${at} [${cite}] ${happens}${turns ? ` Turns: ${turns}` : ''}`,
  ({ at, cite, happens }) => `${at} [${cite}] ${happens}`,
  ({ at, cite, happens }) => `${at} [${cite}] ${happens.split(' ').slice(0, 9).join(' ')}`,
];
export interface DigestLine {
  /** 'scene 6, p. 10' */
  readonly at: string;
  readonly cite: string;
  readonly happens: string;
  readonly turns: string | null;
  readonly plants: readonly string[];
  readonly pays: readonly string[];
}

/** What was read of all scenes, as full as `room` tokens allow; where even the shortest is too long, every second or third scene. */
export function digestText(scenes: readonly DigestLine[], room: number): string {
  for (const tell of tellings) {
    const text = scenes.map(tell).join('\n');
    if (tokensOf(text) <= room) return text;
  }
  const shortest = tellings.at(-1);
  const lines = shortest ? scenes.map(shortest) : [];
  const step = Math.ceil(tokensOf(lines.join('\n')) / Math.max(1, room));
  return lines.filter((_, at) => at % step === 0).join('\n');
}
