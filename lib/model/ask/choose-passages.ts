/**
 * Chooses, of a whole script, the pieces that a question is answered from, within a number of tokens: rare words of the question weigh more than common ones,
 * a piece that was hit comes with what is said before and after it, and no scene takes it all. What was read of the scenes helps to choose and is not sent.
 */
import { mostTokens } from '../ask-patiently.ts';
import { normalizedWords } from '../quote-index.ts';
import { type NumberedScene, type NumberedScript, sceneText } from '../read/numbered-script.ts';
import type { AskedWords } from './asked-words.ts';
import { sameWords, searchPieces } from './search-pieces.ts';
import { wordBase } from './word-base.ts';

/** What a reader said of a scene, with the pieces that show it. `scene` as a cite has it. */
export interface SceneDigest {
  readonly scene: number | null;
  readonly text: string;
  readonly pieces: readonly number[];
}
export interface ChoosePassages {
  readonly asked: AskedWords;
  readonly names: readonly (readonly string[])[];
  readonly digests: readonly SceneDigest[];
  /** Tokens that the passages may take, by the bound that no text passes. */
  readonly room: number;
}

/** Beside the weight of a word, which is between 1 and about 8: a phrase asked for; a page or scene asked for; what a digest cites for a word of the question; how a script opens and ends, where nothing else is found. */
const ofPhrase = 12;
const ofPlace = 10;
const ofDigest = 0.7;
const ofScene = 0.4;
const ofEnds = 6;
const ofAnything = 0.01;
/** Of all scenes, so many from an end inwards are looked at when it is asked for, the outermost first. */
const endShare = 0.15;
/** Of all scenes, so many at either end are looked at whatever is asked. */
const fringeShare = 0.03;

interface Candidate {
  readonly at: number;
  readonly index: number;
  readonly score: number;
}

/** Scenes of the same worth are taken all over the script, not from its beginning on: the golden ratio spreads them. */
const spread = (at: number): number => (at * 0.6180339887) % 1;

function candidates(script: NumberedScript, { asked, names, digests }: ChoosePassages): Candidate[] {
  const found = searchPieces(script, asked, names);
  const all = script.scenes.reduce((sum, { pieces }) => sum + pieces.length, 0);
  const weights = asked.words.map((_, word) =>
    Math.log(1 + all / (1 + found.filter(({ words }) => words.has(word)).length)),
  );
  const worth = (words: Iterable<number>): number => [...words].reduce((sum, word) => sum + (weights[word] ?? 0), 0);
  const byPiece = new Map(
    found.map(({ at, piece, words, phrases }) => [`${at}.${piece.number}`, worth(words) + phrases * ofPhrase]),
  );
  const ofWholeScene = new Map(
    [...Map.groupBy(found, ({ at }) => at)].map(([at, own]) => [
      at,
      worth(new Set(own.flatMap(({ words }) => [...words]))),
    ]),
  );
  const sought = sameWords(asked, names);
  const told = new Map(
    digests.map(({ scene, text, pieces }) => {
      const bases = new Set(normalizedWords(text).map(({ word }) => wordBase(word)));
      const hits = sought.flatMap((own, word) => ([...own].some((base) => bases.has(base)) ? [word] : []));
      return [scene ?? 0, { worth: worth(hits), pieces }] as const;
    }),
  );
  const count = script.scenes.length;
  const fringe = Math.max(1, Math.round(count * fringeShare));
  const nearness = (steps: number): number => Math.max(0, 1 - steps / Math.max(1, count * endShare));
  return script.scenes.flatMap((scene, at) => {
    const digest = told.get(scene.scene ?? 0);
    const [fromFirst, fromLast] = [at, count - 1 - at];
    const isOuter = fromFirst < fringe || fromLast < fringe;
    const steps = asked.about === 'beginning' ? fromFirst : fromLast;
    const ends = asked.about === null ? 0 : ofEnds * nearness(steps);
    return scene.pieces.flatMap(({ number, texts }, index) => {
      const hit = byPiece.get(`${at}.${number}`) ?? 0;
      const isCited = digest?.pieces.includes(number) ?? false;
      const named = asked.scenes.includes(scene.scene ?? 0) || texts.some((text) => asked.pages.includes(text.at.page));
      const score =
        hit +
        (hit > 0 ? ofScene * (ofWholeScene.get(at) ?? 0) : 0) +
        (digest && (hit > 0 || isCited) ? ofDigest * digest.worth : 0) +
        (named ? ofPlace : 0) +
        ends +
        (isCited || isOuter ? ofAnything : 0);
      return score > 0 ? [{ at, index, score }] : [];
    });
  });
}

/** The scenes of the script with no pieces but the chosen ones, in order; their heading stands with them. */
export function choosePassages(script: NumberedScript, wanted: ChoosePassages): NumberedScript {
  const open = candidates(script, wanted);
  const chosen = new Map<number, Set<number>>();
  const textWith = (scene: NumberedScene, own: ReadonlySet<number>): string =>
    sceneText({ ...scene, pieces: scene.pieces.filter((_, index) => own.has(index)) });
  const costs = new Map<number, number>();
  let used = 0;
  /** False where there is no room for it. */
  const take = (at: number, indexes: readonly number[]): boolean => {
    const scene = script.scenes[at];
    if (!scene) return false;
    const heading = scene.pieces[0]?.kind === 'heading' ? [0] : [];
    const own = new Set([...(chosen.get(at) ?? heading), ...indexes]);
    const cost = mostTokens(`${textWith(scene, own)}\n`);
    const next = used - (costs.get(at) ?? 0) + cost;
    if (next > wanted.room) return false;
    used = next;
    costs.set(at, cost);
    chosen.set(at, own);
    return true;
  };
  const left = new Set(open);
  while (left.size > 0) {
    let best: Candidate | null = null;
    let bestWorth = 0;
    for (const one of left) {
      const worth = one.score / (1 + 0.25 * (chosen.get(one.at)?.size ?? 0)) + ofAnything * spread(one.at);
      if (worth > bestWorth) [best, bestWorth] = [one, worth];
    }
    if (best === null) break;
    const { at, index } = best;
    left.delete(best);
    const last = (script.scenes[at]?.pieces.length ?? 0) - 1;
    const around = [index - 1, index, index + 1].filter((one) => one >= 0 && one <= last);
    // Near the end of the room the piece alone may fit, and after it a shorter one.
    if (!take(at, around) && !take(at, [index]) && used > wanted.room * 0.9) break;
  }
  const scenes = script.scenes.flatMap((scene, at) => {
    const own = chosen.get(at);
    return own
      ? [{ ...scene, pieces: scene.pieces.filter((_, index) => own.has(index)), tokens: costs.get(at) ?? 0 }]
      : [];
  });
  return { scenes, pages: script.pages, tokens: used };
}
