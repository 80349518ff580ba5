/** A list of notes as its writer sees it: what is shown under a plan, in which order, with which figures; and what may be said of which. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { HeldState, KeptNote } from '../../../../lambdas/adapters/note-items.ts';
import { getNotes } from '../../../../lambdas/use-cases/get-notes.ts';
import { saveNotes } from '../../../../lambdas/use-cases/save-notes.ts';
import { screenplayKey } from '../../../../lambdas/use-cases/script-keys.ts';
import { type NotesInput, notesOutput } from '../../../../lib/contract/notes.ts';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import type { Cite } from '../../../../lib/story/cite.ts';
import { screenplayOf } from '../../../corpus/scripts.ts';
import { grantPlan, makeWorld, type World } from '../../world.ts';

const screenplay = await screenplayOf('INT. A - DAY\n\nRain falls.\n\nANN\nYes.\n');
let world: World;
let scriptId: string;
beforeEach(async () => {
  world = makeWorld();
  ({ script_id: scriptId } = await world.addScript('anna'));
  await world.bucket.write(screenplayKey('anna', scriptId), JSON.stringify(screenplay), 'application/json');
});

const cite = (quote: string, line = 3): Cite => ({ scene: 1, from: 2, to: 2, page: 1, line, quote });
const note = (id: string, change: Partial<KeptNote> = {}): KeptNote => ({
  id,
  finding: id,
  by: 'counted',
  rule: 'r',
  reach: 'place',
  about: [],
  people: [],
  gist: '',
  fault: false,
  absence: null,
  score: null,
  fate: 'open',
  moved: false,
  stood: false,
  passages: [],
  kind: 'weakness',
  title: `Title ${id}`,
  why: 'why',
  advice: 'advice',
  worth: 0.5,
  effort: null,
  reports: [3],
  since: scriptId,
  closedIn: null,
  ...change,
});
const state = (id: string, change: Partial<HeldState> = {}): HeldState => ({
  note: id,
  status: 'todo',
  comment: '',
  right: null,
  changed_at: '2026-11-21T09:00:00.000Z',
  ...change,
});
/** The list of the script with these notes in place of its own, and what was said of them. */
async function listed(
  notes: readonly KeptNote[],
  o: { plan?: PlanName; isRead?: boolean; states?: readonly HeldState[] } = {},
) {
  await grantPlan(world, 'anna', o.plan ?? 'expert');
  await getNotes(world, { userId: 'anna', scriptId });
  const kept = await world.noteItems.list(scriptId);
  if (kept === null) throw new Error('A list is kept once it was made.');
  await world.noteItems.keep(scriptId, { ...kept, isRead: o.isRead ?? false, notes: [...notes] }, kept.madeOf);
  for (const said of o.states ?? []) await world.noteItems.say(scriptId, said, null, 'counted.r');
  return notesOutput.parse(await getNotes(world, { userId: 'anna', scriptId }));
}
const ids = ({ notes }: Awaited<ReturnType<typeof listed>>) => notes.map(({ id }) => id);

describe('a note', () => {
  it('is shown with its words, its places here and what stood there before', async () => {
    const passages = [
      { found: cite('Rain falls.'), now: cite('Rain falls.', 4) },
      { found: cite('Rain fell.'), now: cite('Rain falls.', 4) },
      { found: cite('Gone.'), now: null },
    ];
    const { notes } = await listed([note('a', { passages, effort: 'scene', stood: true })]);
    const shown = (quote: string, line: number) => ({ scene: 1, page: 1, line, quote });
    expect(notes).toEqual([
      {
        id: 'a',
        counted: true,
        kind: 'weakness',
        title: 'Title a',
        why: 'why',
        advice: 'advice',
        worth: 0.5,
        effort: 'scene',
        home: 3,
        fate: 'open',
        moved: false,
        stood: true,
        since: scriptId,
        status: 'todo',
        comment: '',
        right: null,
        places: [shown('Rain falls.', 4), shown('Rain falls.', 4)],
        was: [shown('Rain fell.', 3), shown('Gone.', 3)],
      },
    ]);
  });

  it.each([
    ['expert', [9, 3], 9],
    ['basic', [9, 3], 3],
    ['basic', [9], null],
    ['expert', [99], null],
  ] as const)('under %s of reports %j is at home in %s', async (plan, reports, home) => {
    const { notes } = await listed([note('a', { reports: [...reports] })], { plan });
    expect(notes.map((one) => one.home)).toEqual(home === null ? [] : [home]);
  });

  it('that somebody said is shown under every plan, and whose it is', async () => {
    const from = { name: 'Noor', page: 3, question: null, created_at: '2026-11-21T09:00:00.000Z' };
    const said = [
      note('own', { by: 'own', kind: 'own', reports: [] }),
      note('said', { by: 'comment', kind: 'comment', reports: [], from }),
      note('read', { by: 'read', reports: [] }),
    ];
    const { notes } = await listed(said, { plan: 'basic', states: [state('own', { text: 'Mine' })] });
    expect(notes.map(({ id, title, counted, home, from: whose }) => [id, title, counted, home, whose?.name])).toEqual([
      ['own', 'Mine', false, null, undefined],
      ['said', 'Title said', false, null, 'Noor'],
    ]);
  });

  it('that is a measure is told where nobody has read the script', async () => {
    const measure = [note('a', { score: { low: 0, high: 1 } }), note('b')];
    expect(ids(await listed(measure))).toEqual(['a', 'b']);
    expect(ids(await listed(measure, { isRead: true }))).toEqual(['b']);
  });

  it('is shown with what was said of it, and not once it is removed', async () => {
    const states = [
      state('a', { status: 'done', comment: 'Typed', right: false }),
      state('b', { removed: true, text: '' }),
    ];
    const { notes } = await listed([note('a'), note('b', { by: 'own', kind: 'own' })], { states });
    expect(notes).toMatchObject([{ id: 'a', status: 'done', comment: 'Typed', right: false }]);
  });
});

describe('the order of notes', () => {
  it('is that of worth, the least work of equals first, what is meant and what is closed behind', async () => {
    const all = [
      note('closed', { fate: 'closed', worth: 1 }),
      note('meant', { worth: 1 }),
      note('draft', { effort: 'draft' }),
      note('sequence', { effort: 'sequence' }),
      note('scene', { effort: 'scene' }),
      note('word', { effort: 'word' }),
      note('none'),
      note('worth', { worth: 0.9, effort: 'draft' }),
      note('both', { fate: 'closed', worth: 1 }),
    ];
    const states = [state('meant', { status: 'meant' }), state('both', { status: 'meant' })];
    expect(ids(await listed(all, { states }))).toEqual([
      'worth',
      'none',
      'word',
      'scene',
      'sequence',
      'draft',
      'meant',
      'closed',
      'both',
    ]);
  });
});

describe('the figures of a draft', () => {
  it('count what is open, closed here, new, and new on words that did not stand', async () => {
    const { drafts, card, notes } = await listed(
      [
        note('open'),
        note('meant'),
        note('new', { fate: 'new' }),
        note('stood', { fate: 'new', stood: true }),
        note('newly meant', { fate: 'new' }),
        note('closed', { fate: 'closed', closedIn: scriptId }),
        note('closed before', { fate: 'closed', closedIn: 'other' }),
        note('closed and meant', { fate: 'closed', closedIn: scriptId }),
      ],
      { states: ['meant', 'newly meant', 'closed and meant'].map((id) => state(id, { status: 'meant' })) },
    );
    expect(notes).toHaveLength(8);
    expect(drafts).toMatchObject([{ number: 1, notes: { open: 3, closed: 1, fresh: 2, broken: 1 } }]);
    expect(card).toBeNull();
  });
});

describe('what may be said', () => {
  const say = (change: NotesInput['changes'][number]) =>
    saveNotes(world, { userId: 'anna', scriptId, change: { changes: [change], own: [] } });
  const refused = 'This can not be said of that note.';

  it.each([
    ['own', { right: true }, refused],
    ['own', { text: 'x' }, null],
    ['own', { removed: true as const }, null],
    ['counted', { right: true }, null],
    ['counted', { text: 'x' }, refused],
    ['counted', { removed: true as const }, refused],
    ['counted', { status: 'meant' as const, comment: 'so' }, null],
    ['unknown', { status: 'done' as const }, 'This note is no longer on the list. Please reload the page.'],
  ])('of a note that is %s: %j', async (id, change, message) => {
    const place = cite('Rain falls.');
    await listed([note('counted')], { states: [state('own', { text: 'Mine', places: [place] })] });
    const said = say({ id, ...change });
    if (message === null) await expect(said).resolves.toMatchObject({ script_id: scriptId });
    else await expect(said).rejects.toMatchObject({ message });
  });

  it('keeps what a change does not name, and of a note that is removed nothing', async () => {
    const place = cite('Rain falls.');
    const own = state('own', { text: 'Mine', places: [place], comment: 'so', status: 'done' });
    await listed([], { states: [own] });
    await say({ id: 'own', text: 'Yours' });
    expect(await world.noteItems.states(scriptId)).toEqual([
      { ...own, text: 'Yours', changed_at: world.now().toISOString() },
    ]);
    await say({ id: 'own', removed: true });
    expect(await world.noteItems.states(scriptId)).toEqual([
      state('own', { changed_at: world.now().toISOString(), removed: true }),
    ]);
  });

  it('of two windows in a row gives up after five tries', async () => {
    await listed([note('counted')]);
    let tries = 0;
    const busy = {
      ...world,
      noteItems: {
        ...world.noteItems,
        say: async () => {
          tries += 1;
          return false;
        },
      },
    };
    const change = { changes: [{ id: 'counted', comment: 'x' }], own: [] };
    await expect(saveNotes(busy, { userId: 'anna', scriptId, change })).rejects.toMatchObject({
      code: 'conflicting_edits',
    });
    expect(tries).toBe(5);
  });
});
