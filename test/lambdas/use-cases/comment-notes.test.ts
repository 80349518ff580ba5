/** Comments that came by share links, among the notes: where they stand, what their owner says of them, over drafts, and what deletes them. */
import { beforeEach, describe, expect, it } from 'vitest';
import { changeShare } from '../../../lambdas/use-cases/change-share.ts';
import { exportScript } from '../../../lambdas/use-cases/export-script.ts';
import { getNotes } from '../../../lambdas/use-cases/get-notes.ts';
import { saveNotes } from '../../../lambdas/use-cases/save-notes.ts';
import { fingerprintKey, screenplayKey } from '../../../lambdas/use-cases/script-keys.ts';
import { scriptExport } from '../../../lib/contract/account-export.ts';
import { type NotesInput, notesOutput } from '../../../lib/contract/notes.ts';
import type { ShareComment } from '../../../lib/contract/share-comments.ts';
import { fingerprintOf } from '../../../lib/engine/text/fingerprint.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import { slippedScripts } from '../../engine/notes/slipped-drafts.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let first: string;
const fountain = slippedScripts[0]?.fountain ?? '';

async function upload(userId = 'anna'): Promise<string> {
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
const save = async (scriptId: string, change: Partial<NotesInput>) => {
  world.passMinutes(1);
  const input = { userId: 'anna', scriptId, change: { changes: [], own: [], ...change } };
  return notesOutput.parse(await saveNotes(world, input));
};
const left: ShareComment = {
  comment_id: '01JCOMMENT',
  share_id: '01JSHARE',
  question: 12,
  page: 3,
  name: 'Priya',
  text: 'Whose hands are these?',
  created_at: '2026-11-23T10:00:00.000Z',
};
const leave = (change: Partial<ShareComment> = {}) => world.shares.addComment(first, { ...left, ...change });
const commentsOf = ({ notes }: Awaited<ReturnType<typeof notesOf>>) => notes.filter(({ kind }) => kind === 'comment');
const id = 'comment.01JCOMMENT';

beforeEach(async () => {
  world = makeWorld();
  await grantPlan(world, 'anna', 'expert');
  first = await upload();
});

describe('a comment that came by a share link', () => {
  it('is a note to do, with who left it and the page and report that it is about', async () => {
    const before = await notesOf(first);
    await leave();
    const after = await notesOf(first);
    expect(commentsOf(after)).toMatchObject([
      {
        id,
        title: 'Whose hands are these?',
        status: 'todo',
        fate: 'open',
        stood: false,
        home: 12,
        from: { name: 'Priya', page: 3, question: 12 },
        places: [{ page: 3, line: 1, quote: '' }],
        was: [],
      },
    ]);
    expect(after.drafts[0]?.notes?.open).toBe((before.drafts[0]?.notes?.open ?? 0) + 1);
    expect(after.notes.length).toBe(before.notes.length + 1);
  });
  it('on no page, or on one that the script does not have, has no place', async () => {
    await leave({ page: null });
    await leave({ comment_id: '01JOTHER', page: 1999 });
    expect(commentsOf(await notesOf(first)).map(({ places }) => places)).toEqual([[], []]);
  });
  it('is told in every plan, whichever report it is about', async () => {
    await grantPlan(world, 'ben', 'basic');
    const own = await upload('ben');
    await world.shares.addComment(own, { ...left, question: 9 });
    expect(commentsOf(await notesOf(own, 'ben'))).toMatchObject([{ title: 'Whose hands are these?', home: null }]);
  });
  it('can be meant, done and answered, but neither worded otherwise nor called right', async () => {
    await leave();
    await save(first, { changes: [{ id, status: 'done', comment: 'Lena’s, said so now' }] });
    expect(commentsOf(await notesOf(first))).toMatchObject([{ status: 'done', comment: 'Lena’s, said so now' }]);
    for (const change of [
      { id, text: 'Mine' },
      { id, right: true },
    ])
      await expect(save(first, { changes: [change] })).rejects.toMatchObject({ code: 'invalid_input' });
  });
  it('comes along to the next draft without a place there, with what was said of it, and is no merit or fault of the draft', async () => {
    await leave();
    await save(first, { changes: [{ id, comment: 'Ask Noor' }] });
    const second = await upload();
    const { notes, card, drafts } = await save(second, { project: { with: first } });
    expect(notes.filter(({ kind }) => kind === 'comment')).toMatchObject([
      { id, comment: 'Ask Noor', stood: true, since: first, places: [], was: [{ page: 3, quote: '' }] },
    ]);
    expect(card).toMatchObject({ closed: 0, broken: 0, fresh: 0, of: notes.length - 1 });
    expect(drafts[0]?.notes?.open).toBe(drafts[1]?.notes?.open);
    // What is left on the later draft is not on the list of the earlier one.
    await world.shares.addComment(second, { ...left, comment_id: '01JLATER', text: 'Better.' });
    expect(commentsOf(await notesOf(first))).toHaveLength(1);
    expect(commentsOf(await notesOf(second))).toHaveLength(2);
  });
  it('is deleted from the list on any draft, and then is with its link no more, nor that it was done', async () => {
    await leave();
    const second = await upload();
    await save(second, { project: { with: first } });
    await save(second, { changes: [{ id, status: 'done' }] });
    const { notes } = await save(second, { changes: [{ id, removed: true }] });
    expect(notes.filter(({ id: each }) => each === id)).toEqual([]);
    expect(await world.shares.listComments(first)).toEqual([]);
    expect((await notesOf(first)).notes.filter(({ id: each }) => each === id)).toEqual([]);
    // Deleted twice is deleted.
    await save(second, { changes: [{ id, removed: true }] });
  });
  it('leaves what its writer wrote under it when it is deleted, wherever that is done: a note of their own, to be changed and removed like one', async () => {
    await leave();
    const second = await upload();
    await save(second, { project: { with: first } });
    await save(second, { changes: [{ id, status: 'done', comment: 'Ask Noor' }] });
    const answer = {
      id,
      kind: 'own',
      title: 'Ask Noor',
      status: 'done',
      comment: '',
      why: 'You wrote this under a comment that has been deleted since.',
      places: [],
      was: [],
      since: second,
    };
    expect((await save(second, { changes: [{ id, removed: true }] })).notes).toContainEqual(
      expect.objectContaining(answer),
    );
    expect(commentsOf(await notesOf(second))).toEqual([]);
    // It was written on the later draft: the earlier one does not get it.
    expect((await notesOf(first)).notes.filter(({ id: each }) => each === id)).toEqual([]);
    const changed = await save(second, { changes: [{ id, text: 'Ask Noor twice', comment: 'By Friday' }] });
    expect(changed.notes).toContainEqual(
      expect.objectContaining({ ...answer, title: 'Ask Noor twice', comment: 'By Friday' }),
    );
    const gone = await save(second, { changes: [{ id, removed: true }] });
    expect(gone.notes.filter(({ id: each }) => each === id)).toEqual([]);
    expect(JSON.stringify(await world.noteItems.states(second))).not.toContain('Ask Noor');
  });
  it('that was deleted while its writer answered it leaves the answer as a note of theirs; any other change is told so', async () => {
    await leave();
    await notesOf(first);
    await changeShare(world, { userId: 'anna', scriptId: first, shareId: '01JSHARE', delete_comment: '01JCOMMENT' });
    await expect(save(first, { changes: [{ id, status: 'done' }] })).rejects.toMatchObject({
      code: 'not_found',
      message: 'This comment was deleted meanwhile.',
    });
    const { notes } = await save(first, { changes: [{ id, comment: 'Lena’s' }] });
    expect(notes).toContainEqual(expect.objectContaining({ id, kind: 'own', title: 'Lena’s', status: 'todo' }));
    const next = await upload();
    const later = await save(next, { project: { with: first } });
    expect(later.notes).toContainEqual(expect.objectContaining({ id, kind: 'own', title: 'Lena’s', since: first }));
  });
  it('that is deleted beside its link is off the list, and in the export is what its writer wrote under it', async () => {
    await leave();
    await leave({ comment_id: '01JKEPT', text: 'Lovely.' });
    await save(first, {
      changes: [
        { id, comment: 'Ask Noor' },
        { id: 'comment.01JKEPT', comment: 'Thanks' },
      ],
    });
    await changeShare(world, { userId: 'anna', scriptId: first, shareId: '01JSHARE', delete_comment: '01JCOMMENT' });
    expect(commentsOf(await notesOf(first)).map(({ title }) => title)).toEqual(['Lovely.']);
    const { proof } = await world.proofs.make('anna');
    const session = { sessionId: 'session', epoch: null };
    const exported = scriptExport.parse(await exportScript(world, { userId: 'anna', scriptId: first, session, proof }));
    expect(exported.notes.map(({ title, comment }) => [title, comment]).toSorted()).toEqual([
      ['', 'Ask Noor'],
      ['Lovely.', 'Thanks'],
    ]);
  });
});
