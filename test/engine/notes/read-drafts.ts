/**
 * Forty next drafts of our two scripts, each by one edit, with the reading of the new draft that a second reader would make of it: the recorded one, its points cited where their passages
 * stand now, under other titles, without those that were mended and without two whose passages stand and which this reader merely does not repeat.
 */
import path from 'node:path';
import { readAlone } from '../../../bin/read-alone.ts';
import { recordedReader } from '../../../bin/recorded-passes.ts';
import { readNotes } from '../../../lib/engine/notes/read-notes.ts';
import { passagesOf, positionsOf } from '../../../lib/engine/text/passages.ts';
import { quoteOf } from '../../../lib/engine/text/quote.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import type { Cite } from '../../../lib/story/cite.ts';
import type { FoundNote } from '../../../lib/story/note.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { cutting, type DraftEdit, moving, renaming, rewording } from './draft-edits.ts';
import { type EditKind, type PlantedDraft, textsAt } from './judge-carry.ts';
import { fountainOf } from './slipped-drafts.ts';

interface ReadScript {
  readonly name: string;
  readonly fountain: string;
  readonly screenplay: Screenplay;
  readonly points: readonly PointRead[];
  readonly notes: readonly FoundNote[];
}

async function readScript(name: string): Promise<ReadScript> {
  const fountain = fountainOf(name);
  const screenplay = await screenplayOf(fountain);
  const outcome = await readAlone(
    recordedReader(path.join(import.meta.dirname, '../../corpus/readings', name)),
    screenplay,
  );
  if (outcome.kind === 'missing') throw new Error(`The recorded reading of ${name} is not whole.`);
  const points = outcome.story.points.filter(({ kind }) => kind !== 'strength');
  return { name, fountain, screenplay, points, notes: readNotes(points) };
}

/** What a writer puts in place of a passage: no two alike, and nothing of what stood there. */
const fresh = [
  'Rain comes in under the door and nobody has brought a bucket.',
  'Seventeen gulls land along one windowsill, evenly, like buttons.',
  'An accordion begins somewhere behind us, badly, then much better.',
  'Whoever painted these walls ran out of green halfway up.',
  'Both of them laugh until a neighbour knocks with his shoe.',
  'Another pot is put on, larger, and salt is argued over.',
];

interface Planted {
  readonly kind: EditKind;
  readonly name: string;
  readonly edit: DraftEdit;
  /** Points that the edit mends. */
  readonly mends: readonly string[];
  /** Points that the second reader does not repeat though they stand. */
  readonly silent: readonly string[];
  /** Whether another point is made on what stands in place of the old words. */
  readonly another: boolean;
}

const isHeading = (text: string): boolean => /^(?:INT|EXT|MONTAGE)\b/.test(text);

/** Passages of a point that can be reworded: each once, no headings. */
function passagesIn({ screenplay }: ReadScript, { said }: PointRead): string[] {
  const textAt = textsAt(screenplay);
  return [...new Set(said.cites.map((place) => textAt(place, place.quote)))].filter((text) => !isHeading(text));
}

/** One word less, and a mark: what a proof-reader does. */
const touchedUp = (text: string): string =>
  text.includes(', ')
    ? text.replace(', ', ' – ')
    : text.includes('. ')
      ? text.replace('. ', '; ')
      : `${text.slice(0, -1)} then.`;

function plantedIn(
  script: ReadScript,
  from: { readonly fixed: number; readonly half: number; readonly cosmetic: number },
): Planted[] {
  const { points } = script;
  const other = (at: number): string[] => [2, 5].flatMap((step) => points[(at + step) % points.length]?.id ?? []);
  const isTwofold = (point: PointRead): boolean => !point.fault && passagesIn(script, point).length > 1;
  const fixed = points.slice(0, from.fixed).map((point, at): Planted => {
    const all = passagesIn(script, point);
    // A contradiction is mended when all but one of its places are written anew.
    const passages = point.fault && all.length > 1 ? all.slice(0, -1) : all;
    const kept = passages.length === point.said.cites.length || point.fault;
    return {
      kind: 'fixed',
      name: point.title,
      edit: rewording(passages.map((text, k) => [text, fresh[(at + k) % fresh.length] ?? ''])),
      mends: kept ? [point.id] : [],
      silent: kept ? other(at) : [point.id],
      another: at % 2 === 0,
    };
  });
  const halves = points
    .filter(isTwofold)
    .slice(0, from.half)
    .map(
      (point, at): Planted => ({
        kind: 'half fixed',
        name: point.title,
        edit: rewording(
          passagesIn(script, point)
            .slice(0, 1)
            .map((text) => [text, fresh[at % fresh.length] ?? '']),
        ),
        mends: [],
        silent: at % 2 === 0 ? [point.id] : other(at),
        another: false,
      }),
    );
  const cosmetics = points.slice(-from.cosmetic).map(
    (point, at): Planted => ({
      kind: 'cosmetic',
      name: point.title,
      edit: rewording(passagesIn(script, point).map((text) => [text, touchedUp(text)])),
      mends: [],
      silent: at % 3 === 0 ? other(at) : [point.id],
      another: false,
    }),
  );
  return [...fixed, ...halves, ...cosmetics];
}

const sweeping = (script: ReadScript, kind: EditKind, name: string, edit: DraftEdit, at: number): Planted => ({
  kind,
  name,
  edit,
  mends: [],
  silent: [2, 6].flatMap((step) => script.points[(at + step) % script.points.length]?.id ?? []),
  another: false,
});

/** Edits of the whole: scenes moved and cut, people renamed. */
const sweepingEdits: Readonly<Record<string, (script: ReadScript) => Planted[]>> = {
  'the-last-reel': (script) => [
    sweeping(script, 'moved', 'scene 8 behind 5', moving(8, 5), 0),
    sweeping(script, 'moved', 'scene 13 behind 10', moving(13, 10), 3),
    sweeping(script, 'moved', 'scene 6 behind 9', moving(6, 9), 5),
    sweeping(script, 'scene deleted', 'scene 16', cutting(script.fountain, 16), 1),
    sweeping(script, 'scene deleted', 'scene 17', cutting(script.fountain, 17), 4),
    sweeping(script, 'scene deleted', 'scene 2', cutting(script.fountain, 2), 2),
    sweeping(script, 'cast renamed', 'LENA to NORA', renaming('LENA', 'NORA'), 0),
    sweeping(script, 'cast renamed', 'TOBIAS to JULIAN', renaming('TOBIAS', 'JULIAN'), 7),
  ],
  'minutes-of-the-marrow': (script) => [
    sweeping(script, 'moved', 'scene 3 behind 4', moving(3, 4), 0),
    sweeping(script, 'moved', 'scene 9 behind 6', moving(9, 6), 2),
    sweeping(script, 'scene deleted', 'scene 7', cutting(script.fountain, 7), 3),
    sweeping(script, 'scene deleted', 'scene 3', cutting(script.fountain, 3), 5),
    sweeping(script, 'cast renamed', 'GERALD to HUMPHREY', renaming('GERALD', 'HUMPHREY'), 1),
    sweeping(script, 'cast renamed', 'RIGBY to PEASE', renaming('RIGBY', 'PEASE'), 4),
  ],
};

/** The places of a script by their texts; of equal ones the first. */
function placesOf(screenplay: Screenplay): (text: string, quote: string) => Cite | null {
  const passages = passagesOf(screenplay, positionsOf(screenplay).positionOf);
  return (text, quote) => {
    const passage = passages.find((one) => one.text === text);
    if (!passage) return null;
    const opening = quoteOf(passage);
    return passage.text.includes(quote) ? { ...opening, quote } : opening;
  };
}

/** Whether a passage was written anew: it is one of the fresh lines. */
const isFresh = (text: string): boolean => fresh.includes(text);

async function plant(script: ReadScript, planted: Planted): Promise<PlantedDraft> {
  const { kind, name, edit, mends, silent, another } = planted;
  const screenplay = await screenplayOf(edit.apply(script.fountain));
  const textAt = textsAt(script.screenplay);
  const place = placesOf(screenplay);
  const partners = new Map<FoundNote, FoundNote>();
  const cited = script.notes.map((note) => ({
    note,
    cites: note.cites.flatMap((one) => {
      const text = edit.text(textAt(one, one.quote));
      return text === null || isFresh(text) ? [] : (place(text, edit.text(one.quote) ?? '') ?? []);
    }),
  }));
  const isSilent = (note: FoundNote): boolean => silent.includes(note.finding);
  const placesLeft = (note: FoundNote): number => cited.find((one) => one.note === note)?.cites.length ?? 0;
  const repeated = cited.flatMap(({ note, cites }, at): FoundNote[] => {
    if (mends.includes(note.finding) || isSilent(note) || cites.length === 0) return [];
    const told = script.points.find(({ id }) => id === note.finding);
    const gist = at % 2 === 0 ? (edit.text(note.gist) ?? '') : (edit.text(told?.said.text ?? '') ?? '');
    const again = { ...note, gist, cites, people: note.people.map((id) => edit.text(id) ?? id) };
    partners.set(again, note);
    return [again];
  });
  const [first] = mends;
  const mended = script.notes.find(({ finding }) => finding === first);
  const freshAt = fresh.flatMap((line) => place(line, line) ?? []);
  const made: FoundNote[] =
    another && mended && freshAt.length > 0
      ? [
          {
            ...mended,
            finding: 'rd.another',
            gist: 'What stands here now is told for its own sake',
            cites: freshAt.slice(0, 1),
            fault: false,
          },
        ]
      : [];
  return {
    name: `${script.name}: ${kind}: ${name}`,
    kind,
    older: { screenplay: script.screenplay, notes: script.notes },
    newer: {
      screenplay,
      notes: [...repeated, ...made],
      asked: new Set(),
      cutShort: new Set(),
      scores: new Map(),
      read: true,
    },
    mended(note) {
      if (mends.includes(note.finding)) return true;
      // A contradiction of which one place is left is none, whichever point the edit was made for: two points may stand on one line.
      if (note.fault && note.cites.length > 1 && isSilent(note) && placesLeft(note) < 2) return true;
      // Nothing of it is left: neither its passages nor the point.
      return cited.find((one) => one.note === note)?.cites.length === 0;
    },
    partnerOf: (note) => partners.get(note) ?? null,
  };
}

export const readDrafts = async (): Promise<PlantedDraft[]> => {
  const [reel, marrow] = await Promise.all([readScript('the-last-reel'), readScript('minutes-of-the-marrow')]);
  if (!reel || !marrow) throw new Error('Two readings are recorded.');
  const planted = [
    ...[...plantedIn(reel, { fixed: 8, half: 1, cosmetic: 4 }), ...(sweepingEdits[reel.name]?.(reel) ?? [])].map(
      (one) => [reel, one] as const,
    ),
    ...[...plantedIn(marrow, { fixed: 6, half: 3, cosmetic: 4 }), ...(sweepingEdits[marrow.name]?.(marrow) ?? [])].map(
      (one) => [marrow, one] as const,
    ),
  ];
  return Promise.all(planted.map(([script, one]) => plant(script, one)));
};
