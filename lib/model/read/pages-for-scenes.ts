/** Scenes by their number are ours: a script seldom prints one. What a reader says of a scene is told by its pages. */
import { stemsOf } from '../../story/content-words.ts';
import { type NumberedPiece, type NumberedScript, sceneOf } from './numbered-script.ts';

const named = /\b([Ss])cenes?\s+(\d{1,4})(?:(\s*(?:,|and|to|or|[-–])\s*)(\d{1,4}))?\b/g;

/** 'page 12', 'pages 8 to 16'; null for a scene that the script has not. */
function pagesOf(script: NumberedScript, first: number, last = first): string | null {
  const [from, to] = [sceneOf(script, first)?.page, sceneOf(script, last)?.lastPage];
  if (from === undefined || to === undefined) return null;
  return from === to ? `page ${from}` : `pages ${from} to ${to}`;
}
const inCase = (upper: boolean, text: string): string => (upper ? `P${text.slice(1)}` : text);

/** 'Scene 111' becomes 'Page 116', 'scenes 18 to 23' 'pages 32 to 38', 'scenes 105 and 111' 'pages 109 and 116'; numbers of no scene stay as they are. */
export const pagesForScenes = (script: NumberedScript, text: string): string =>
  text.replace(named, (whole, letter: string, one: string, joined: string | undefined, other: string | undefined) => {
    const upper = letter === 'S';
    if (joined === undefined || other === undefined) {
      const pages = pagesOf(script, Number(one));
      return pages === null ? whole : inCase(upper, pages);
    }
    if (/to|[-–]/.test(joined)) {
      const pages = pagesOf(script, Number(one), Number(other));
      return pages === null ? whole : inCase(upper, pages);
    }
    const [first, second] = [sceneOf(script, Number(one))?.page, sceneOf(script, Number(other))?.page];
    if (first === undefined || second === undefined) return whole;
    return inCase(upper, first === second ? `page ${first}` : `pages ${first}${joined}${second}`);
  });

const stemsOfPiece = ({ speaker, texts }: NumberedPiece): Set<string> =>
  stemsOf(`${speaker ?? ''} ${texts.map(({ text }) => text).join(' ')}`);

/** A sentence may tell of two places of a long scene: a piece of so much of the best one's worth is one of them. */
const nearlyAll = 0.6;
/** The pages on which the scenes of a sentence tell what it says, in order: of each scene the pieces that share most words with it, a word that few pieces have counting more; the scene's first page where none does. */
export function pagesTold(script: NumberedScript, sentence: string, scenes: readonly number[]): number[] {
  const wanted = stemsOf(sentence);
  const pages = scenes.flatMap((ordinal) => {
    const scene = sceneOf(script, ordinal);
    if (scene === undefined) return [];
    const pieces = scene.pieces.map((piece) => ({ piece, stems: stemsOfPiece(piece) }));
    const holding = (stem: string): number => pieces.filter(({ stems }) => stems.has(stem)).length;
    const worth = (stems: ReadonlySet<string>): number =>
      [...wanted].filter((stem) => stems.has(stem)).reduce((sum, stem) => sum + 1 / holding(stem), 0);
    const told = pieces.map(({ piece, stems }) => ({ page: piece.texts[0]?.at.page, worth: worth(stems) }));
    const most = Math.max(0, ...told.map((piece) => piece.worth));
    const found = told.flatMap(({ page, worth: one }) => (page !== undefined && one >= nearlyAll * most ? [page] : []));
    return most > 0 ? found : [scene.page];
  });
  return [...new Set(pages)].toSorted((a, b) => a - b);
}
