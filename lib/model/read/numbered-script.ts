/**
 * The script with every piece numbered, as a reader of it is given it and cites it back: '6.12' is scene 6, piece 12. Pieces are numbered as the story
 * graph's cites are; a number is looked up here, so that no words are copied by a model.
 */
import type { PageTurn, Place, Scene, Screenplay, Speech, SpeechPart } from '../../screenplay/model.ts';
import { isContinuedExtension } from '../../screenplay/text/cue-text.ts';
import type { Cite } from '../../story/cite.ts';
import { shared, shortStemsOf, stemsOf } from '../../story/content-words.ts';
import { placeInPiece, seenOf } from '../script-lines.ts';
import { findWords } from './find-words.ts';

/** A run of words with the place it begins at. */
interface PieceText {
  readonly text: string;
  readonly at: Place;
  readonly turns: readonly PageTurn[] | undefined;
}
/** `speaker` is the cue of a speech, `heard` how it reaches the scene where that is said ('V.O.', 'at once with the speech before'); `texts` are what a cite can show: its dialogue first. */
export interface NumberedPiece {
  readonly number: number;
  readonly kind: 'heading' | 'speech' | 'action';
  readonly speaker: string | null;
  readonly heard: string | null;
  readonly texts: readonly PieceText[];
}
/** `scene` is the ordinal among scenes with a heading, null for what stands before the first. `tokens` is what the scene takes in a prompt, by our estimate. */
export interface NumberedScene {
  readonly scene: number | null;
  readonly page: number;
  readonly lastPage: number;
  readonly pieces: readonly NumberedPiece[];
  readonly tokens: number;
}
export interface NumberedScript {
  readonly scenes: readonly NumberedScene[];
  readonly pages: number;
  readonly tokens: number;
}

/** English takes about four letters a token; names, numbers and signs take more of them. */
const lettersPerToken = 3.6;
export const tokensOf = (text: string): number => Math.ceil(text.length / lettersPerToken);

const isSaid = ({ kind }: SpeechPart): boolean => kind !== 'parenthetical';

const atOnce = 'at once with the speech before';
/** Who speaks from elsewhere and who speaks over whom is lost with the cue's name alone. */
function heardOf({ cue, dual }: Speech): string | null {
  const told = [...cue.extensions.filter((each) => !isContinuedExtension(each)), ...(dual === 'right' ? [atOnce] : [])];
  return told.length === 0 ? null : told.join(', ');
}

const nobody = { speaker: null, heard: null } as const;

function piecesOf(scene: Scene): NumberedPiece[] {
  const pieces: NumberedPiece[] = [];
  let number = 0;
  const add = (
    kind: NumberedPiece['kind'],
    by: Pick<NumberedPiece, 'speaker' | 'heard'>,
    texts: readonly PieceText[],
  ): void => {
    number += 1;
    const seen = texts.map((one) => ({ ...one, text: seenOf(one.text) })).filter(({ text }) => text !== '');
    if (seen.length > 0) pieces.push({ number, kind, ...by, texts: seen });
  };
  if (scene.heading)
    add('heading', nobody, [{ text: scene.heading.text, at: scene.heading.at.start, turns: undefined }]);
  for (const element of scene.elements) {
    if (element.kind === 'speech') {
      const parts = [...element.parts.filter(isSaid), ...element.parts.filter((part) => !isSaid(part))];
      add(
        'speech',
        { speaker: element.cue.name, heard: heardOf(element) },
        parts.map(({ text, at, turns }) => ({ text, at: at.start, turns })),
      );
    } else add('action', nobody, [{ text: element.text, at: element.at.start, turns: element.turns }]);
  }
  return pieces;
}

const pieceWords = ({ speaker, heard, texts }: NumberedPiece): string => {
  const words = texts.map(({ text }) => text).join(' ');
  if (speaker === null) return words;
  return heard === null ? `${speaker}: ${words}` : `${speaker} (${heard}): ${words}`;
};
const pieceLine = (piece: NumberedPiece): string => `${piece.number} ${pieceWords(piece)}`;

/** A scene as it is printed in a prompt: '== scene 6, p. 10-12', then a piece a line with its number; before the first piece of each further page '-- p. 11'. */
export function sceneText({ scene, page, lastPage, pieces }: Omit<NumberedScene, 'tokens'>): string {
  const pages = page === lastPage ? `p. ${page}` : `p. ${page}-${lastPage}`;
  const lines = [`== scene ${scene ?? 0}, ${pages}`];
  let open = page;
  for (const piece of pieces) {
    const on = piece.texts[0]?.at.page ?? open;
    if (on > open) lines.push(`-- p. ${on}`);
    open = Math.max(open, on);
    lines.push(pieceLine(piece));
  }
  return lines.join('\n');
}

export function numberScript(screenplay: Screenplay): NumberedScript {
  let ordinal = 0;
  const scenes = screenplay.scenes.map((scene) => {
    if (scene.heading !== null) ordinal += 1;
    const numbered = {
      scene: scene.heading === null ? null : ordinal,
      page: scene.at.start.page,
      lastPage: scene.at.end.page,
      pieces: piecesOf(scene),
    };
    return { ...numbered, tokens: tokensOf(sceneText(numbered)) };
  });
  return {
    scenes,
    pages: screenplay.pageCount,
    tokens: scenes.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

/** The scene of an ordinal; 0 stands for what comes before the first heading. */
export const sceneOf = ({ scenes }: NumberedScript, ordinal: number): NumberedScene | undefined =>
  scenes.find(({ scene }) => (scene ?? 0) === ordinal);

/** Every word of a scene, cues included, for looking names and numbers up. The pieces’ own numbers are none of them. */
export const wordsIn = ({ pieces }: Pick<NumberedScene, 'pieces'>): string => pieces.map(pieceWords).join('\n');

/** '6.12', '6.12-14', '6.12: a few words of it'. */
const citeForm = /^\W*(\d{1,4})\.(\d{1,4})(?:\s*[-–]\s*(?:\d{1,4}\.)?(\d{1,4}))?\W*?(?:[:|]\s*(.+))?$/s;
/** An exchange of more pieces than this is not shown whole. */
const mostPieces = 3;

/** Longest quote shown, in characters. */
const longestQuote = 150;
/** So much is read at a glance: it is shown whole, and no part is cut shorter than the least. */
const shownWhole = 90;
const leastShown = 24;

/** Where a run of whole sentences begins and ends. */
const sentencesIn = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/\S.*?(?:[.!?…]["'”’)]?(?=\s|$)|$)/gs)].map(({ 0: sentence, index }) => ({
    from: index,
    to: index + sentence.length,
  }));

/**
 * The part of a long piece that is shown: of the runs of whole sentences that are short enough, the one that shares most words with what it is cited for, of those
 * the shortest that can be read by itself, an earlier one before a later. A sentence too long by itself ends at a word.
 */
function tellingPart(text: string, about: string): { from: number; to: number } {
  if (text.length <= shownWhole) return { from: 0, to: text.length };
  const sentences = sentencesIn(text);
  const wanted = shortStemsOf(about);
  const runs = sentences.flatMap(({ from, to: end }, first) => {
    const ends = sentences.slice(first).flatMap(({ to }) => (to - from <= longestQuote ? [to] : []));
    const tos = ends.length > 0 ? ends : [text.lastIndexOf(' ', Math.min(from + longestQuote, end))];
    return tos
      .filter((to) => to > from)
      .map((to) => ({ from, to, common: shared(wanted, shortStemsOf(text.slice(from, to))) }));
  });
  // Where no word tells which part is meant, as much as is shown of a piece is the safest.
  const length = ({ from, to, common }: (typeof runs)[number]): number =>
    common === 0 ? from - to : Math.max(leastShown, to - from);
  const [best] = runs.toSorted((a, b) => b.common - a.common || length(a) - length(b) || a.from - b.from);
  return best ?? { from: 0, to: Math.max(text.lastIndexOf(' ', longestQuote), 1) };
}

/** The words named inside the piece; where none are named or they are not there, what of it tells most of `about`. */
function quoted({ texts }: NumberedPiece, words: string | null, about: string): { place: Place; quote: string } | null {
  const shownAt = ({ text, at, turns }: PieceText, { from, to }: { from: number; to: number }) => ({
    place: placeInPiece(placed(text, at, turns), from),
    quote: text.slice(from, to),
  });
  for (const one of words === null ? [] : texts) {
    const found = findWords(one.text, words ?? '');
    if (found) return shownAt(one, found);
  }
  // A speech that an aside breaks has several texts: the proof may stand in any of them.
  const said = texts.filter(({ text }) => !text.startsWith('('));
  const wanted = stemsOf(about);
  const [best] = (said.length > 0 ? said : texts)
    .map((one) => ({ one, part: tellingPart(one.text, about) }))
    .map(({ one, part }) => ({ one, part, common: shared(wanted, stemsOf(one.text.slice(part.from, part.to))) }))
    .toSorted((a, b) => b.common - a.common);
  return best === undefined ? null : shownAt(best.one, best.part);
}
const placed = (text: string, { page, line }: Place, turns: PieceText['turns']) => ({
  text,
  scene: null,
  page,
  line,
  ...(turns && { turns }),
});

/** The places that a reader's cite names, one a piece, with the script's own words: of a long piece those that tell most of `about`. None where it names no piece of the script. */
export function resolveCite(script: NumberedScript, given: string, about = ''): Cite[] {
  const [, sceneGiven, fromGiven, toGiven, words] = citeForm.exec(given.trim()) ?? [];
  if (sceneGiven === undefined || fromGiven === undefined) return [];
  const scene = sceneOf(script, Number(sceneGiven));
  const from = Number(fromGiven);
  const to = Math.min(toGiven === undefined ? from : Number(toGiven), from + mostPieces - 1);
  const pieces = scene?.pieces.filter(({ number }) => number >= from && number <= to) ?? [];
  return pieces.flatMap((piece) => {
    const shown = quoted(piece, pieces.length === 1 ? (words ?? null) : null, about);
    if (shown === null) return [];
    return [{ scene: scene?.scene ?? null, from: piece.number, to: piece.number, ...shown.place, quote: shown.quote }];
  });
}

/** 'scene 6, p. 12, INT. AI COMPUTER ROOM - DAY': where a passage stands, for whoever sees it alone. */
export function placeOf(script: NumberedScript, { scene, page }: Pick<Cite, 'scene' | 'page'>): string {
  const heading = sceneOf(script, scene ?? 0)?.pieces.find(({ kind }) => kind === 'heading');
  return [`scene ${scene ?? 0}, p. ${page}`, ...(heading ? [pieceWords(heading)] : [])].join(', ');
}

/** The words of the pieces that a cite names, whole, with who says them. */
export function passageOf(script: NumberedScript, { scene, from, to }: Pick<Cite, 'scene' | 'from' | 'to'>): string {
  const pieces = sceneOf(script, scene ?? 0)?.pieces ?? [];
  return pieces
    .filter(({ number }) => number >= from && number <= to)
    .map(pieceWords)
    .join('\n');
}
