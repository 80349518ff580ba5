/** The places of a script where the words of a question stand, by scenes and in order: an answer without a model and without a sentence of ours. */
import type { FoundPlaces } from '../../contract/ask.ts';
import { evidenceOf } from '../../story/cite.ts';
import { normalizedWords } from '../quote-index.ts';
import { type NumberedScript, resolveCite } from '../read/numbered-script.ts';
import type { AskedWords } from './asked-words.ts';
import { type FoundPiece, sameWords, searchPieces } from './search-pieces.ts';
import { wordBase } from './word-base.ts';

/** Scenes shown, and places shown of one; all of them are counted. */
const mostScenes = 60;
const mostOfScene = 4;
/** About the longest quote of a cite, in characters. */
const longest = 170;

/** The sentence of the piece that holds one of the words; its beginning where only the speaker does. */
function shownWords({ piece: { kind, texts } }: FoundPiece, sought: ReadonlySet<string>): string {
  const [opening] = texts;
  if (opening && kind === 'heading') return opening.text;
  for (const { text } of texts) {
    const word = normalizedWords(text).find((one) => sought.has(wordBase(one.word)));
    if (!word) continue;
    const begins = Math.max(0, text.slice(0, word.from).search(/[^.!?…]*$/));
    const from = word.to - begins > longest ? text.indexOf(' ', word.to - longest / 2) + 1 : begins;
    const ends = /[.!?…]+["'”’)]*/.exec(text.slice(word.to));
    const to = ends ? word.to + ends.index + ends[0].length : text.length;
    return text.slice(from, to - from > longest ? Math.max(word.to, text.lastIndexOf(' ', from + longest)) : to).trim();
  }
  return opening?.text.slice(0, longest) ?? '';
}

/** Pieces with every word, or with a phrase where one is asked for; where there is none, with the rarest of the words. */
function bestOf(found: readonly FoundPiece[], { words, phrases }: AskedWords) {
  if (phrases.length > 0) {
    const exact = found.filter((one) => one.phrases === phrases.length);
    if (exact.length > 0) return { shown: exact, by: phrases };
  }
  const all = found.filter((one) => one.words.size === words.length);
  if (words.length > 0 && all.length > 0) return { shown: all, by: words.map(({ word }) => word) };
  const counted = words.map(({ word }, at) => ({ at, word, pieces: found.filter((one) => one.words.has(at)) }));
  const [rarest] = counted.filter(({ pieces }) => pieces.length > 0).sort((a, b) => a.pieces.length - b.pieces.length);
  return rarest ? { shown: rarest.pieces, by: [rarest.word] } : { shown: [], by: words.map(({ word }) => word) };
}

/** `names` as in search-pieces. */
export function findPlaces(
  script: NumberedScript,
  asked: AskedWords,
  names: readonly (readonly string[])[],
): FoundPlaces {
  const { shown, by } = bestOf(searchPieces(script, asked, names), asked);
  const sought = new Set(sameWords(asked, names).flatMap((own) => [...own]));
  const inPhrases = new Set(
    asked.phrases.flatMap((phrase) => normalizedWords(phrase).map(({ word }) => wordBase(word))),
  );
  const scenes = Map.groupBy(shown, ({ at }) => at);
  const groups = [...scenes.values()].slice(0, mostScenes).flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { scene, page, pieces } = first.scene;
    const places = own.slice(0, mostOfScene).flatMap((one) => {
      const words = shownWords(one, inPhrases.size > 0 ? inPhrases : sought);
      return resolveCite(script, `${scene ?? 0}.${one.piece.number}: ${words}`).map(evidenceOf);
    });
    const heading = pieces.find(({ kind }) => kind === 'heading')?.texts[0]?.text ?? null;
    return [{ scene, heading, page, count: own.length, places }];
  });
  return { words: [...by], places: shown.length, scenes: scenes.size, groups };
}
