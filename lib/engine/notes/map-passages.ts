/**
 * Where a passage of the earlier draft stands in the new one, and how much of it: pieces (a heading, a paragraph, a speech) are looked for in the scene's partner, then, word for word, in
 * the whole script. Names that were changed count as the same. Thresholds are yardsticks of ours.
 */
import type { Screenplay } from '../../screenplay/model.ts';
import type { Cite } from '../../story/cite.ts';
import { cueNameOf } from '../../story/ids.ts';
import { alignScenes } from '../drafts/align-scenes.ts';
import { oneNameFor, partsOf, renamesOf, underOneName } from '../drafts/compare-cast.ts';
import { draftScenesOf, owned } from '../drafts/draft-scene.ts';
import { sceneChangesOf } from '../drafts/scene-changes.ts';
import { keptWords } from '../drafts/word-overlap.ts';
import { type Passage, type PassageKind, passagesOf, positionsOf } from '../text/passages.ts';
import { quoteOf, quoteWhole } from '../text/quote.ts';
import { wordsOf } from '../text/words.ts';

/** Two pieces of partnered scenes that share this much of their words are one piece, rewritten. */
const samePiece = 0.4;
/** A passage of which less stands than this has materially changed: of its quoted words, or of its whole piece. */
const materially = { quote: 0.6, piece: 0.5 } as const;
/** Words that a piece has to have to be known again anywhere in the script. */
const fewestToKnow = 4;

/** One piece of a scene, all its parts together. `words` have one sign for a name that was changed. */
export interface Piece {
  readonly scene: number | null;
  readonly piece: number;
  readonly kind: PassageKind | 'speech';
  readonly passages: readonly [Passage, ...Passage[]];
  readonly words: readonly string[];
  readonly key: string;
}

/** What became of a passage. `now` is null where it is gone. `changed`: not every word of its piece stands; `materially`: little of it does. */
export interface Standing {
  readonly now: Cite | null;
  readonly changed: boolean;
  readonly materially: boolean;
  readonly moved: boolean;
}

export interface PassageMap {
  /** `found`: the words that the note was found on; `at`: its place in the earlier draft. */
  standing(found: Cite, at: Cite): Standing;
  /** Whether a piece of the new draft stood word for word in the earlier one. */
  stood(at: Pick<Cite, 'scene' | 'from'>): boolean;
  /** The words of the new draft's piece, in small letters, names as `words` gives them. */
  wordsAt(at: Pick<Cite, 'scene' | 'from'>): readonly string[];
  /** Words and ids of either draft under one name. */
  words(text: string): string[];
  person(id: string): string;
  /** Whether the person was renamed or speaks no more. */
  isChanged(id: string): boolean;
  readonly newer: readonly Piece[];
  /** A piece of the new draft as it opens. */
  quote(piece: Piece): Cite;
}

function piecesOf(screenplay: Screenplay, wordsIn: (words: readonly string[]) => string[]): Piece[] {
  const groups = new Map<string, [Passage, ...Passage[]]>();
  for (const passage of passagesOf(screenplay, positionsOf(screenplay).positionOf)) {
    const key = `${passage.scene}.${passage.piece}`;
    const group = groups.get(key);
    if (group) group.push(passage);
    else groups.set(key, [passage]);
  }
  return [...groups.values()].map((passages): Piece => {
    const [first] = passages;
    const words = wordsIn(owned(passages.flatMap((passage) => passage.words)));
    const kind = first.speech === null ? first.kind : 'speech';
    return { scene: first.scene, piece: first.piece, kind, passages, words, key: words.join(' ') };
  });
}

const atKey = ({ scene, from }: Pick<Cite, 'scene' | 'from'>): string => `${scene}.${from}`;

const opening = ({ passages }: Piece): Cite =>
  quoteOf(passages.find(({ kind }) => kind !== 'parenthetical') ?? passages[0]);

/** The words of a new piece that stand for a quote: the quote itself where it stands there, else how the piece opens. */
function quoteIn(piece: Piece, quote: string): Cite {
  const verbatim = piece.passages.find(({ text }) => text.includes(quote));
  return verbatim ? quoteWhole(verbatim, quote) : opening(piece);
}

export function mapPassages(older: Screenplay, newer: Screenplay): PassageMap {
  const [was, is] = [draftScenesOf(older), draftScenesOf(newer)];
  const ids = [new Set(partsOf(older).keys()), new Set(partsOf(newer).keys())] as const;
  const renames = renamesOf(alignScenes(was, is), was, is, ids);
  const oneName = oneNameFor(renames);
  const partners = new Map(
    sceneChangesOf(underOneName(was, renames), underOneName(is, renames)).flatMap(({ older: from, newer: to, moved }) =>
      from.map(({ ordinal }) => [ordinal, { moved, ordinals: new Set(to.map((one) => one.ordinal)) }] as const),
    ),
  );
  const [before, after] = [piecesOf(older, oneName.words), piecesOf(newer, oneName.words)];
  const beforeAt = new Map(before.map((piece) => [`${piece.scene}.${piece.piece}`, piece]));
  const afterAt = new Map(after.map((piece) => [`${piece.scene}.${piece.piece}`, piece]));
  const known = new Set(before.map(({ kind, key }) => `${kind} ${key}`));
  const wordsOfQuote = (quote: string): string[] => oneName.words(owned(wordsOf(quote)));

  const nearest = (found: readonly Piece[], order: number): Piece | undefined =>
    found.toSorted((a, b) => Math.abs(a.piece - order) - Math.abs(b.piece - order))[0];

  /** The same piece in the scene's partner, else one of the same words anywhere, else the most alike in the partner. */
  function partnerOf(piece: Piece): { readonly piece: Piece; readonly moved: boolean } | null {
    const partner = partners.get(piece.scene);
    const beside = after.filter(({ scene, kind }) => kind === piece.kind && (partner?.ordinals.has(scene) ?? false));
    const moved = partner?.moved ?? false;
    const same = nearest(
      beside.filter(({ key }) => key === piece.key),
      piece.piece,
    );
    if (same) return { piece: same, moved };
    const elsewhere = after.find(
      ({ kind, key, words }) => kind === piece.kind && words.length >= fewestToKnow && key === piece.key,
    );
    if (elsewhere && elsewhere.kind !== 'heading') return { piece: elsewhere, moved: true };
    const taken = new Set(before.filter(({ scene }) => scene === piece.scene).map(({ key }) => key));
    const [best] = beside
      .filter(({ kind, key }) => kind === 'heading' || !taken.has(key))
      .map((other) => ({ other, like: likeness(piece.words, other.words) }))
      .filter(({ other, like }) => other.kind === 'heading' || like >= samePiece)
      .toSorted((a, b) => b.like - a.like);
    return best ? { piece: best.other, moved } : null;
  }

  return {
    newer: after,
    quote: opening,
    words: wordsOfQuote,
    person: (id) => oneName.id(cueNameOf(id)),
    isChanged: (id) => renames.has(cueNameOf(id)) || !ids[1].has(cueNameOf(id)),
    stood({ scene, from }) {
      const piece = afterAt.get(atKey({ scene, from }));
      return piece !== undefined && known.has(`${piece.kind} ${piece.key}`);
    },
    wordsAt: (at) => afterAt.get(atKey(at))?.words ?? [],
    standing(found, at) {
      const piece = beforeAt.get(atKey(at));
      const partner = piece ? partnerOf(piece) : null;
      if (!piece || !partner) return { now: null, changed: true, materially: true, moved: false };
      const quote = wordsOfQuote(found.quote);
      const kept = keptWords(quote, partner.piece.words) / Math.max(1, quote.length);
      const isSame = partner.piece.key === piece.key && kept === 1;
      const now = quoteIn(partner.piece, at.quote);
      return {
        now,
        changed: !isSame,
        materially:
          !isSame && (kept < materially.quote || likeness(piece.words, partner.piece.words) < materially.piece),
        moved: partner.moved,
      };
    },
  };
}

/** Twice the words kept in order over those of both, 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const total = one.length + other.length;
  return total === 0 ? 1 : (2 * keptWords(one, other)) / total;
}
