/** What was stored of the things that came later, read by today's use-cases: notes, questions, comments, profile, mail, second factor, sessions, the day's spending, the owner's lines. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditItems } from '../../lambdas/adapters/audit-items.ts';
import { judgedNotes } from '../../lambdas/adapters/judged-notes.ts';
import { spendItems } from '../../lambdas/adapters/spend-items.ts';
import { exportScript } from '../../lambdas/use-cases/export-script.ts';
import { getNotes } from '../../lambdas/use-cases/get-notes.ts';
import { getProfile } from '../../lambdas/use-cases/get-profile.ts';
import { getScript } from '../../lambdas/use-cases/get-script.ts';
import { listQuestions } from '../../lambdas/use-cases/list-questions.ts';
import { listShares } from '../../lambdas/use-cases/list-shares.ts';
import { getMailChoices } from '../../lambdas/use-cases/mail-choices.ts';
import { openShare } from '../../lambdas/use-cases/open-share.ts';
import { routes } from '../../lib/contract/routes.ts';
import { openStored, storedCommits } from './open-stored.ts';
import { said } from './said.ts';

describe.each(storedCommits.filter((commit) => commit !== '0e5c051'))('what commit %s stored later', (commit) => {
  let stored: Awaited<ReturnType<typeof openStored>>;
  beforeAll(async () => {
    stored = await openStored(commit);
  });
  afterAll(() => stored?.close());
  const sample = () => ({ userId: stored.manifest.users.writer, scriptId: stored.manifest.scripts.sample });
  const table = () => stored.table;

  it('is notes with what the writer said of them, a note of their own, and the draft that it belongs with', async () => {
    const list = routes.getNotes.output.parse(await getNotes(stored.world, sample()));
    expect(list.drafts.map(({ script_id }) => script_id)).toContain(stored.manifest.scripts.feature);
    expect(list.notes.find(({ kind }) => kind === 'own')).toMatchObject({ title: said.ownNote });
    expect(list.notes.find(({ status }) => status === 'meant')).toMatchObject({ comment: said.comment });
    expect(list.notes.filter(({ right }) => right === false)).toHaveLength(1);
    expect(await judgedNotes(table())).toMatchObject([{ wrong: 1 }]);
  });

  it('is a question with its answer', async () => {
    const { questions } = await listQuestions({ ...stored.world, hasModel: true }, sample());
    expect(questions.map(({ question, answer }) => [question, answer.kind])).toEqual([[said.question, 'answered']]);
  });

  it('is corrections with a title and a turn', async () => {
    const { corrections } = (await stored.world.scripts.get(sample().userId, sample().scriptId)) ?? {};
    expect(corrections).toMatchObject({ title: said.title, turns: { climax: { page: 12 } } });
    expect((await getScript(stored.world, sample())).title).toBe(said.title);
  });

  it('is a reading that stands with its passes', async () => {
    const story = await stored.world.stories.get(sample().scriptId);
    expect(story).toMatchObject({ status: 'succeeded', model: 'reader-of-the-house', failed: [] });
    expect(stored.keys).toContain(story?.result_key);
    expect(stored.keys.filter((key) => key.includes('/passes/')).length).toBeGreaterThan(4);
  });

  it('is a link to two reports, with its opening and a comment', async () => {
    const { shares, comments } = await listShares(stored.world, sample());
    expect(shares).toMatchObject([{ reports: [1, 7], comments_open: true, seen: [{ count: 1 }] }]);
    expect(comments).toMatchObject([{ ...said.guest, question: 1, page: null }]);
    const shown = await openShare(stored.world, { token: stored.manifest.share_token });
    expect(routes.openShare.output.parse(shown).answers).toHaveLength(2);
  });

  it('is a profile with its picture, and which mail is wanted', async () => {
    const { userId } = sample();
    const profile = await getProfile(stored.world, { userId, poolUsername: 'writer' });
    expect(routes.getProfile.output.parse(profile)).toMatchObject({
      locale: said.profile.locale,
      picture: { type: 'image/jpeg' },
    });
    expect(await getMailChoices(stored.world, { userId })).toMatchObject({ welcome: true, share_opened: false });
  });

  it('is ten recovery codes, an epoch that old sessions do not carry, and a session that was logged out', async () => {
    const { userId } = sample();
    expect(await stored.world.secondFactors.codesLeft(userId)).toBe(10);
    const epoch = await stored.world.sessions.epoch(userId);
    expect(epoch).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stored.world.sessions.stands(userId, { sessionId: null, epoch: null })).toBe(false);
    expect(await stored.world.sessions.stands(userId, { sessionId: 'another', epoch })).toBe(true);
    const ended = stored.items.map(({ sk }) => String(sk?.S)).find((sk) => sk.startsWith('SESSION#')) ?? '';
    expect(await stored.world.sessions.stands(userId, { sessionId: ended.slice('SESSION#'.length), epoch })).toBe(
      false,
    );
  });

  it('is mail that is owed and mail that was sent, uploads that count, and a key of the client that stands for its upload', async () => {
    const { userId, scriptId } = sample();
    const mails = stored.world.mails;
    const owed = await mails.listDue(stored.world.now(), 10);
    expect(owed.map(({ mail }) => mail)).toContainEqual({
      kind: 'reports_ready',
      script_id: 'a-script',
      plan_name: 'basic',
    });
    await mails.owe(userId, { kind: 'welcome' });
    await mails.owe(userId, { kind: 'reports_ready', script_id: scriptId, plan_name: 'expert' });
    expect(await mails.listDue(stored.world.now(), 10)).toEqual(owed);
    expect(await stored.world.uploads.count(userId, 'one-more', 3)).toBe(false);
    const again = { scriptId: 'another', fingerprint: 'of another file' };
    expect(await stored.world.uploads.idOfKey(userId, 'a-key-of-the-client', again)).toBeNull();
  });

  it('is a deleted script, a deletion that broke off, and where the sweep goes on', async () => {
    const deleted = stored.items.find(({ sk }) => sk?.S === 'DELETED')?.pk?.S ?? '';
    expect(await stored.world.deletions.has(deleted.slice('SCRIPT#'.length))).toBe(true);
    const later = new Date(stored.world.now().getTime() + 3_600_000);
    const userId = stored.manifest.users.visitor;
    expect(await stored.world.unfinished.listDue(later, 5)).toEqual([{ userId, poolUsername: 'a-name-in-the-pool' }]);
    expect(await stored.world.sweeps.after('answers')).toBe('');
  });

  it('is spending that the owner has stopped, and a line of what was done by hand', async () => {
    const spend = spendItems(table(), stored.world.now);
    const limits = { account: 1e9, inAll: 1e9 };
    expect(await spend.setAside(sample().userId, 1, limits)).toBeNull();
    const month = stored.manifest.taken_at.slice(0, 7);
    const audit = auditItems(table(), stored.world.now, () => 'id');
    expect(await audit.list(month)).toMatchObject([{ by: 'owner', command: 'script', outcome: 'done' }]);
  });

  it('is taken along with the script', async () => {
    const { proof } = await stored.world.proofs.make(sample().userId);
    const epoch = await stored.world.sessions.epoch(sample().userId);
    const session = { sessionId: 'session', epoch };
    const given = await exportScript(stored.world, { ...sample(), proof, session });
    const taken = routes.exportScript.output.parse(given);
    expect(taken.questions.map(({ question }) => question)).toEqual([said.question]);
    expect(taken.notes.map(({ title }) => title)).toContain(said.ownNote);
  });
});
