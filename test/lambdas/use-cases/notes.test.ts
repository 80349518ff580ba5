/** The notes on a script: carried over to the next draft of its project, what their writer says of them, cut by plan. */
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteScript } from '../../../lambdas/use-cases/delete-script.ts';
import { exportScript } from '../../../lambdas/use-cases/export-script.ts';
import { getNotes } from '../../../lambdas/use-cases/get-notes.ts';
import { readStory } from '../../../lambdas/use-cases/read-story.ts';
import { saveNotes } from '../../../lambdas/use-cases/save-notes.ts';
import { fingerprintKey, screenplayKey } from '../../../lambdas/use-cases/script-keys.ts';
import { scriptExport } from '../../../lib/contract/account-export.ts';
import type { NotesInput } from '../../../lib/contract/notes.ts';
import { notesOutput } from '../../../lib/contract/notes.ts';
import { mostOwnNotes } from '../../../lib/contract/own-notes.ts';
import { fingerprintOf } from '../../../lib/engine/text/fingerprint.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { replaced, slippedScripts } from '../../engine/notes/slipped-drafts.ts';
import { lastReelRead } from '../../reports/read/last-reel-read.ts';
import { readerOf } from '../story-readers.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let first: string;
const slipped = slippedScripts[0]?.fountain ?? '';
const mended = replaced(replaced(slipped, 'of of', 'of'), 'the the letter', 'the letter');
const broken = replaced(mended, 'Mags sets the ladder down.', 'Mags sets the the ladder down.');

async function upload(fountain: string, userId = 'anna'): Promise<string> {
  const screenplay = await screenplayOf(fountain);
  const { script_id } = await world.addScript(userId, {
    title: 'The Last Reel',
    page_count: screenplay.pageCount,
    fingerprinted: true,
  });
  await world.bucket.write(screenplayKey(userId, script_id), JSON.stringify(screenplay), 'application/json');
  const marks = JSON.stringify(fingerprintOf(screenplay));
  await world.bucket.write(fingerprintKey(userId, script_id), marks, 'application/json');
  world.passMinutes(1);
  return script_id;
}
const notesOf = async (scriptId: string, userId = 'anna') =>
  notesOutput.parse(await getNotes(world, { userId, scriptId }));
const save = async (scriptId: string, change: Partial<NotesInput>, userId = 'anna') => {
  world.passMinutes(1);
  return notesOutput.parse(await saveNotes(world, { userId, scriptId, change: { changes: [], own: [], ...change } }));
};
const about = (notes: Awaited<ReturnType<typeof notesOf>>, words: string) => {
  const found = notes.notes.find(({ places, was }) => [...places, ...was].some(({ quote }) => quote.includes(words)));
  if (!found) throw new Error(`No note is about ${words}`);
  return found;
};

beforeEach(async () => {
  world = makeWorld();
  await grantPlan(world, 'anna', 'expert');
  first = await upload(slipped);
});

describe('the notes on a first draft', () => {
  it('are what counting finds, each to do, with its place, its report and its worth', async () => {
    const { notes, card, likely, drafts } = await notesOf(first);
    expect([card, likely, drafts.length]).toEqual([null, null, 1]);
    // One for each slip that was planted, and nothing else.
    expect(notes).toHaveLength(slippedScripts[0]?.slips.length ?? 0);
    expect(notes.length).toBeGreaterThan(0);
    expect(about({ ...(await notesOf(first)) }, 'of of')).toMatchObject({
      title: 'A word is typed twice',
      status: 'todo',
      fate: 'new',
      home: 9,
      counted: true,
    });
    expect(notes.map(({ worth }) => worth)).toEqual(notes.map(({ worth }) => worth).toSorted((a, b) => b - a));
  });
  it('keep what their writer says: a status, a comment, whether it was right', async () => {
    const { id } = about(await notesOf(first), 'of of');
    await save(first, { changes: [{ id, status: 'done', comment: 'Typed at night' }] });
    await save(first, { changes: [{ id, right: true }] });
    expect(about(await notesOf(first), 'of of')).toMatchObject({
      status: 'done',
      comment: 'Typed at night',
      right: true,
    });
  });
  it('are refused to others and without a plan, and a note that is not on the list is none', async () => {
    await grantPlan(world, 'eve', 'basic');
    await expect(notesOf(first, 'eve')).rejects.toMatchObject({ code: 'not_found' });
    await expect(save(first, { changes: [] }, 'eve')).rejects.toMatchObject({ code: 'not_found' });
    await expect(notesOf(first, 'bob')).rejects.toMatchObject({ code: 'payment_required' });
    const unknown = save(first, { changes: [{ id: 'nt.none', status: 'done' }] });
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
  });
  it('are cut by plan: of reports that it lacks nothing is told and nothing can be said', async () => {
    await grantPlan(world, 'ben', 'basic');
    // Slips of spelling stand in flaw detection alone; two ages of one person and a scene that opens on an alarm are weaknesses, too.
    const waking = replaced(
      slipped,
      'EXT. HARBOUR TOWN',
      'INT. BEDROOM - DAY\n\nAn alarm clock rings. NORA wakes up.\n\nEXT. HARBOUR TOWN',
    );
    const own = await upload(waking, 'ben');
    const all = await notesOf(await upload(waking));
    const cut = await notesOf(own, 'ben');
    expect(cut.notes.map(({ title, home }) => [title, home])).toEqual([
      ['Lena is 34 on page 2 and 31 on page 5', 3],
      ['The script opens on somebody waking', 3],
    ]);
    expect(all.notes).toHaveLength((slippedScripts[0]?.slips.length ?? 0) + 1);
    const hidden = about(all, 'of of').id;
    expect(cut.notes.some(({ id }) => id === hidden)).toBe(false);
    const told = save(own, { changes: [{ id: hidden, status: 'done' }] }, 'ben');
    await expect(told).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the next draft', () => {
  it('is asked about by its wording, and is none until the writer says so', async () => {
    const second = await upload(mended);
    const { likely, drafts, card } = await notesOf(second);
    expect(likely).toMatchObject({ script_id: first, title: 'The Last Reel' });
    expect(likely?.share).toBeGreaterThan(0.9);
    expect([drafts.length, card]).toEqual([1, null]);
    expect((await save(second, { project: { alone: true } })).likely).toBeNull();
  });
  it('closes what was mended, with the old and the new passage, and counts it on its card', async () => {
    const before = await notesOf(first);
    const second = await upload(mended);
    const { card, notes, drafts } = await save(second, { project: { with: first } });
    const closed = notes.filter(({ fate }) => fate === 'closed');
    expect(closed).toHaveLength(2);
    expect(closed.map(({ id }) => id).toSorted()).toEqual(
      [about(before, 'of of').id, about(before, 'the the letter').id].toSorted(),
    );
    const [one] = closed;
    expect(one?.was[0]?.quote).not.toBe(one?.places[0]?.quote);
    expect(card).toMatchObject({ number: 2, closed: 2, of: before.notes.length, broken: 0, fresh: 0, pages: 0 });
    expect(drafts.map(({ number, notes: figures }) => [number, figures?.open])).toEqual([
      [1, before.notes.length],
      [2, before.notes.length - 2],
    ]);
  });
  it('marks what is newly broken', async () => {
    const second = await upload(broken);
    const { card, notes } = await save(second, { project: { with: first } });
    expect(card).toMatchObject({ broken: 1, fresh: 1 });
    expect(about({ ...(await notesOf(second)), notes }, 'the the ladder')).toMatchObject({ fate: 'new', stood: false });
  });
  it('never brings back what the writer means, nor counts it, even when the draft on which they said so is deleted', async () => {
    const { id } = about(await notesOf(first), 'photogarph');
    await save(first, { changes: [{ id, status: 'meant' }] });
    const second = await upload(mended);
    const { card, notes } = await save(second, { project: { with: first } });
    expect(notes.find((note) => note.id === id)).toMatchObject({ status: 'meant', fate: 'open' });
    expect(card?.of).toBe((await notesOf(first)).notes.length - 1);
    await deleteScript(world, { userId: 'anna', scriptId: first });
    expect((await notesOf(second)).notes.find((note) => note.id === id)).toMatchObject({ status: 'meant' });
  });
  it('shows on both drafts what is said on either, the last word last', async () => {
    const { id } = about(await notesOf(first), 'photogarph');
    const second = await upload(mended);
    await save(second, { project: { with: first } });
    await save(second, { changes: [{ id, status: 'done' }] });
    expect(about(await notesOf(first), 'photogarph').status).toBe('done');
    await save(first, { changes: [{ id, status: 'todo' }] });
    expect(about(await notesOf(second), 'photogarph').status).toBe('todo');
  });
  it('stands alone again when the writer parts it', async () => {
    const second = await upload(mended);
    await save(second, { project: { with: first } });
    const { card, drafts, notes } = await save(second, { project: { alone: true } });
    expect([card, drafts.length]).toEqual([null, 1]);
    expect(notes.every(({ fate }) => fate === 'new')).toBe(true);
  });
  it('is never a draft of itself or of a stranger’s script', async () => {
    await expect(save(first, { project: { with: first } })).rejects.toMatchObject({ code: 'invalid_input' });
    await grantPlan(world, 'eve', 'basic');
    const theirs = await upload(mended, 'eve');
    await expect(save(first, { project: { with: theirs } })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a reading that comes later', () => {
  it('adds its points; measures are then its evidence, and what was said stays', async () => {
    const untimed = await upload(slipped.replaceAll(/^((?:INT|EXT)\. .+) - \S+$/gm, '$1'));
    const counted = await notesOf(untimed);
    const measures = ({ notes }: Awaited<ReturnType<typeof notesOf>>) =>
      notes.flatMap(({ title }) => (/^None of the \d+ headings gives a time of day/.test(title) ? [title] : []));
    expect(measures(counted)).toHaveLength(1);
    const { id } = about(counted, 'photogarph');
    await save(untimed, { changes: [{ id, comment: 'Again' }] });
    await readStory(world, readerOf(await lastReelRead()), { userId: 'anna', scriptId: untimed });
    const after = await notesOf(untimed);
    expect(after.reading?.kind).toBe('given');
    expect(after.notes.some((note) => !note.counted)).toBe(true);
    expect(measures(after)).toEqual([]);
    expect(after.notes.filter((note) => note.counted)).toHaveLength(counted.notes.length - 1);
    expect(about(after, 'photogarph')).toMatchObject({ id, comment: 'Again', fate: 'new' });
  });
});

describe('what is kept of notes', () => {
  it('is in the export of the script, and goes with it', async () => {
    const { id, title } = about(await notesOf(first), 'of of');
    await save(first, { changes: [{ id, comment: 'Typed at night' }] });
    const { proof } = await world.proofs.make('anna');
    const session = { sessionId: 'session', epoch: null };
    const exported = scriptExport.parse(await exportScript(world, { userId: 'anna', scriptId: first, session, proof }));
    expect(exported.notes).toMatchObject([{ id, title, comment: 'Typed at night', status: 'todo' }]);
  });
  it('of two windows that save at once, loses nothing', async () => {
    const { id } = about(await notesOf(first), 'of of');
    await save(first, { changes: [{ id, status: 'todo' }] });
    world.passMinutes(1);
    await Promise.all([
      saveNotes(world, { userId: 'anna', scriptId: first, change: { changes: [{ id, status: 'done' }], own: [] } }),
      saveNotes(world, { userId: 'anna', scriptId: first, change: { changes: [{ id, comment: 'Both' }], own: [] } }),
    ]);
    expect(about(await notesOf(first), 'of of')).toMatchObject({ status: 'done', comment: 'Both' });
  });
});

describe('a note of the writer’s own', () => {
  const cans = { page: 1, line: 1, quote: 'Shelves of of film cans' };
  const write = (scriptId: string, text = 'Too many cans?', places = [cans], userId = 'anna') =>
    save(scriptId, { own: [{ text, places }] }, userId);
  const ownOf = ({ notes }: Awaited<ReturnType<typeof notesOf>>) => notes.filter(({ kind }) => kind === 'own');

  it('stands first in the list, at the words that were chosen and where they stand', async () => {
    const found = about(await notesOf(first), 'of of').places[0];
    const { notes, drafts } = await write(first);
    expect(notes[0]).toMatchObject({
      kind: 'own',
      title: 'Too many cans?',
      counted: false,
      status: 'todo',
      fate: 'open',
      home: null,
      effort: null,
      places: [{ page: found?.page, line: found?.line, quote: cans.quote }],
      was: [],
    });
    expect(drafts[0]?.notes?.open).toBe(notes.length);
  });
  it('that is sent twice is one; other words on the passage are another', async () => {
    await write(first);
    expect(ownOf(await write(first))).toHaveLength(1);
    expect(ownOf(await write(first, 'Or too few?'))).toHaveLength(2);
  });
  it('can be worded otherwise, ticked, commented on and taken away, and written again after that', async () => {
    const [note] = ownOf(await write(first));
    const id = note?.id ?? '';
    await save(first, { changes: [{ id, text: 'Fewer cans', status: 'done', comment: 'Ask Noor' }] });
    const [changed] = ownOf(await notesOf(first));
    expect(changed).toMatchObject({ id, title: 'Fewer cans', status: 'done', comment: 'Ask Noor' });
    expect(ownOf(await save(first, { changes: [{ id, removed: true }] }))).toEqual([]);
    expect(JSON.stringify(await world.noteItems.states(first))).not.toContain('Fewer cans');
    expect(ownOf(await write(first))).toMatchObject([{ title: 'Too many cans?', status: 'todo' }]);
  });
  it('is refused on words that the script does not have, and nothing else of the call is kept then', async () => {
    const unknown = save(first, {
      own: [
        { text: 'Good', places: [cans] },
        { text: 'Bad', places: [{ ...cans, quote: 'words of another script' }] },
      ],
    });
    await expect(unknown).rejects.toMatchObject({ code: 'invalid_input' });
    expect(ownOf(await notesOf(first))).toEqual([]);
  });
  it('is refused on more of the script than a note may be on', async () => {
    const long = write(first, 'All of it', [{ ...cans, quote: 'x'.repeat(1001) }]);
    await expect(long).rejects.toMatchObject({ code: 'invalid_input', message: 'Please choose a shorter passage.' });
    const many = write(
      first,
      'All of it',
      Array.from({ length: 13 }, () => cans),
    );
    await expect(many).rejects.toMatchObject({ message: 'Please choose a shorter passage.' });
  });
  it('is the only kind that can be worded or taken away, and nobody is asked whether it was right', async () => {
    const found = about(await notesOf(first), 'of of').id;
    const [own] = ownOf(await write(first));
    for (const change of [
      { id: found, text: 'Mine' },
      { id: found, removed: true as const },
      { id: own?.id ?? '', right: true },
    ])
      await expect(save(first, { changes: [change] })).rejects.toMatchObject({ code: 'invalid_input' });
  });
  it('is one of two hundred at most', async () => {
    const many = Array.from({ length: mostOwnNotes }, (_, at) => ({ text: `Note ${at}`, places: [cans] }));
    expect(ownOf(await save(first, { own: many }))).toHaveLength(mostOwnNotes);
    await expect(write(first)).rejects.toMatchObject({ code: 'invalid_input' });
  });
  it('goes with its words to the next draft, with what was said of it, and closes by nothing but their absence', async () => {
    const passage = { page: 1, line: 1, quote: 'She hangs it.' };
    await write(first, 'Keep this', [passage]);
    const before = await write(first);
    const [later, keep] = [
      ownOf(before).find(({ title }) => title !== 'Keep this'),
      ownOf(before).find(({ title }) => title === 'Keep this'),
    ];
    await save(first, { changes: [{ id: keep?.id ?? '', comment: 'Mags alone' }] });
    const second = await upload(mended);
    const { notes, card } = await save(second, { project: { with: first } });
    const carried = notes.filter(({ kind }) => kind === 'own');
    expect(carried.find(({ id }) => id === keep?.id)).toMatchObject({
      title: 'Keep this',
      comment: 'Mags alone',
      fate: 'open',
      since: first,
    });
    expect(carried.find(({ id }) => id === later?.id)).toMatchObject({
      fate: 'passage_changed',
      was: [{ quote: cans.quote }],
    });
    expect(card).toMatchObject({ closed: 2, broken: 0, fresh: 0 });
    const third = await upload(
      replaced(mended, 'She hangs it. LAST NIGHT becomes LAST NIGHTT. She considers this.', ''),
    );
    const [gone] = ownOf(await save(third, { project: { with: second } })).filter(({ id }) => id === keep?.id);
    expect(gone).toMatchObject({ fate: 'closed', places: [], was: [{ quote: 'She hangs it.' }] });
  });
  it('that is written on an earlier draft comes to the later one, too, and what is taken away on either is gone on both', async () => {
    const second = await upload(mended);
    await save(second, { project: { with: first } });
    await write(first, 'Late thought', [{ page: 1, line: 1, quote: 'She hangs it.' }]);
    const [note] = ownOf(await notesOf(second));
    expect(note?.title).toBe('Late thought');
    await save(second, { changes: [{ id: note?.id ?? '', removed: true }] });
    expect([ownOf(await notesOf(first)), ownOf(await notesOf(second))]).toEqual([[], []]);
    expect(JSON.stringify(await world.noteItems.states(first))).not.toContain('Late thought');
  });
  it('outlives the draft that it was written on, but not the parting from it', async () => {
    await write(first, 'Keep this', [{ page: 1, line: 1, quote: 'She hangs it.' }]);
    const second = await upload(mended);
    await save(second, { project: { with: first } });
    expect(ownOf(await save(second, { project: { alone: true } }))).toEqual([]);
    await save(second, { project: { with: first } });
    await deleteScript(world, { userId: 'anna', scriptId: first });
    expect(ownOf(await notesOf(second))).toMatchObject([{ title: 'Keep this', fate: 'open' }]);
  });
  it('is in the export of its script with its words and its place', async () => {
    await write(first);
    const { proof } = await world.proofs.make('anna');
    const session = { sessionId: 'session', epoch: null };
    const exported = scriptExport.parse(await exportScript(world, { userId: 'anna', scriptId: first, session, proof }));
    expect(exported.notes).toMatchObject([{ title: 'Too many cans?', places: [{ quote: cans.quote }] }]);
  });
});
