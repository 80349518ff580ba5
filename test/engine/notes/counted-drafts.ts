/** Forty next drafts of our two scripts with slips, each by one edit, and what counting finds in them. */
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { checksOf } from '../../../lib/reports/notes/draft-checks.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import type { FoundNote } from '../../../lib/story/note.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { cutting, type DraftEdit, moving, renaming, rewording } from './draft-edits.ts';
import { type EditKind, type PlantedDraft, textsAt } from './judge-carry.ts';
import { type SlippedScript, slippedScripts } from './slipped-drafts.ts';

interface Planted {
  readonly kind: EditKind;
  readonly name: string;
  readonly edit: DraftEdit;
  /** Words of the slips that it mends, as they were typed. */
  readonly mends: readonly string[];
}
type Pair = readonly [string, string];
const half = (...pairs: Pair[]): Planted => ({
  kind: 'half fixed',
  name: pairs[0]?.[1] ?? '',
  edit: rewording(pairs),
  mends: [],
});
const cosmetic = (...pairs: Pair[]): Planted => ({ ...half(...pairs), kind: 'cosmetic' });
const moved = (from: number, behind: number): Planted => ({
  kind: 'moved',
  name: `scene ${from} behind ${behind}`,
  edit: moving(from, behind),
  mends: [],
});
const renamed = (from: string, to: string): Planted => ({
  kind: 'cast renamed',
  name: `${from} to ${to}`,
  edit: renaming(from, to),
  mends: [],
});

/** What each script's writer does beside mending slips one by one; a cut scene takes its slips along. */
const others: Readonly<Record<string, (script: SlippedScript) => readonly Planted[]>> = {
  'the-last-reel': ({ fountain }) => [
    half(['climbs with the the letter T between her teeth', 'climbs up, the the letter T between her lips']),
    half(['Shelves of of film cans, each with a label', 'Rows and shelves of of film cans with a label']),
    half(['looks at a photogarph taped to the lamp house', 'turns to a photogarph pinned above the bench']),
    half(['there is a gap she has never notcied', 'is a hole that nobody ever notcied']),
    half(['Lena, 31, in the doorway.', 'Lena, 32, leans in the doorway.']),
    half(['INT. MERIDAN CINEMA - LOBBY - EVENING', 'INT. MERIDAN CINEMA - LOBBY - NIGHT']),
    half(['Moonlight and wind. Lena on the phone', 'Moonlight. A gale. Lena is on the phone']),
    cosmetic(['climbs with the the letter T', 'climbs, with the the letter T']),
    cosmetic(['Two projectors stand like horses. Shelves', 'Two projectors stand like horses; shelves']),
    cosmetic([
      'This is LENA OKAFOR, 34. The coat is indeed very good.',
      'This is LENA OKAFOR, 34. Indeed: the coat is very good.',
    ]),
    moved(4, 6),
    moved(7, 4),
    moved(6, 9),
    { kind: 'scene deleted', name: 'scene 4', edit: cutting(fountain, 4), mends: ['of of', 'photogarph', 'notcied'] },
    { kind: 'scene deleted', name: 'scene 7', edit: cutting(fountain, 7), mends: ['Moonlight and wind'] },
    { kind: 'scene deleted', name: 'scene 10', edit: cutting(fountain, 10), mends: ['MERIDAN'] },
    renamed('LENA', 'NORA'),
    renamed('MAGS', 'BRIDIE'),
  ],
  'minutes-of-the-marrow': ({ fountain }) => [
    half(['takes the the minutes in shorthand, on a pad', 'notes down the the minutes on a pad']),
    half(['Faiza kneels beside a a marrow the size of', 'Faiza crouches over a a marrow as big as']),
    half(['Faiza, 27, wakes.', 'Faiza, 28, opens her eyes.']),
    half(['Moonlight on a counter the width of one policeman', 'Moonlight. A counter as wide as a policeman']),
    cosmetic(['Gasps. A biscuit falls.', 'Gasps! A biscuit falls.']),
    cosmetic(['muddy boots, raises her hand', 'in muddy boots, raises her hand']),
    moved(5, 6),
    { kind: 'scene deleted', name: 'scene 5', edit: cutting(fountain, 5), mends: ['Faiza, 27'] },
    renamed('FAIZA', 'NASREEN'),
  ],
};

/** Slips mended one by one: all of them. */
const fixes = ({ slips }: SlippedScript): Planted[] =>
  slips.map(({ typed, right }) => ({
    kind: 'fixed',
    name: right,
    edit: rewording([[typed, right]]),
    mends: [typed],
  }));

/** A note mends with the slip whose words it is about or cites. */
const isOf = (note: FoundNote, words: string): boolean =>
  [...note.about, ...note.cites.map(({ quote }) => quote)].some(
    (text) => text !== '' && (text.includes(words) || words.includes(text)),
  );

const sameList = (some: readonly string[], others: readonly string[]): boolean => some.join('|') === others.join('|');

async function plant(script: SlippedScript, older: Screenplay, planted: Planted): Promise<PlantedDraft> {
  const { kind, name, edit, mends } = planted;
  const screenplay = await screenplayOf(edit.apply(script.fountain));
  const was = checksOf({ screenplay: older, details: emptyDetails }, null).notes;
  const checks = checksOf({ screenplay, details: emptyDetails }, null);
  const [textBefore, textAfter] = [textsAt(older), textsAt(screenplay)];
  const partner = (note: FoundNote): FoundNote | null =>
    was.find(
      (one) =>
        one.rule === note.rule &&
        (one.reach === 'script' ||
          (sameList(
            one.about.map((word) => edit.text(word) ?? ''),
            note.about,
          ) &&
            one.cites.some((before) =>
              note.cites.some((after) => edit.text(textBefore(before, before.quote)) === textAfter(after, after.quote)),
            ))),
    ) ?? null;
  return {
    name: `${script.name}: ${kind}: ${name}`,
    kind,
    older: { screenplay: older, notes: was },
    newer: checks,
    // What a measure makes of a cut scene is the measure's matter.
    mended: (note) =>
      note.reach === 'script' && kind === 'scene deleted' ? null : mends.some((words) => isOf(note, words)),
    partnerOf: partner,
  };
}

export const countedDrafts = async (): Promise<PlantedDraft[]> => {
  const all = await Promise.all(
    slippedScripts.map(async (script) => {
      const older = await screenplayOf(script.fountain);
      const edits = [...fixes(script), ...(others[script.name]?.(script) ?? [])];
      return Promise.all(edits.map((edit) => plant(script, older, edit)));
    }),
  );
  return all.flat();
};
