/** Share links on the site: the owner makes, copies and revokes them; whoever holds one reads and changes nothing. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RouteOutput } from '../../../../lib/contract/routes.ts';
import type { SampleReport } from '../../../../web/src/features/sample/sample-report.ts';
import { buildSample } from '../../fixtures/built-sample.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';

const token = 'A'.repeat(43);
const kind = { reports: null, comments_open: true, seen: [] };
const link = {
  ...kind,
  share_id: 's1',
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: '2026-11-28T10:00:00.000Z',
};
const older = {
  ...kind,
  share_id: 's0',
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-27T10:00:00.000Z',
};
const closed = 'This link does not open anything: it has expired, was revoked, or is not complete.';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});
const reportsOf = ({ overview: { overview }, ...reports }: SampleReport) => ({ ...reports, overview });
const shared = (change: Partial<RouteOutput<'openShare'>> = {}): RouteOutput<'openShare'> => ({
  ...reportsOf(sample),
  title: 'The Last Reel',
  expires_at: link.expires_at,
  plan: 'advanced',
  comments_open: true,
  ...change,
});

describe('the owner of a script', () => {
  const open = async (answers: Answers = {}) => {
    const user = userEvent.setup();
    const site = visit({
      path: '/dashboard',
      payment: paidFor('advanced'),
      uploaded: true,
      answers: {
        listAnswers: () => sample.list,
        getAnswer: ({ path }) => sample.answers.find(({ question }) => String(question) === path.n),
        listShares: () => ({ shares: [older], comments: [] }),
        createShare: () => Response.json({ ...link, token }, { status: 201 }),
        revokeShare: () => ({ success: true, message: 'The link was revoked. It opens nothing any more.' }),
        ...answers,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    return { ...site, user, dialog: within(await screen.findByRole('dialog', { name: 'Share these reports' })) };
  };

  it('makes a link for as long as chosen, sees it once and copies it', async () => {
    const { user, dialog, calls } = await open();
    await dialog.findByText(/^Made 20 Nov 2026/);
    await user.click(dialog.getByLabelText('A month'));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    const field = await dialog.findByLabelText<HTMLInputElement>(/^Your link, open until 28 Nov 2026/);
    expect(field.value).toBe(`${window.location.origin}/shared#${token}`);
    // Who made it is led to it, with all of it marked: it may have come below what the dialog shows.
    expect(document.activeElement).toBe(field);
    expect(field.selectionEnd).toBe(field.value.length);
    expect(calls.find(({ route }) => route === 'createShare')).toMatchObject({
      path: { id: sampleScript.script_id },
      body: { days: 30, reports: null, comments_open: true },
    });
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByText('Copied.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(field.value);
    expect(dialog.getAllByRole('button', { name: /^Revoke the link made/ })).toHaveLength(2);

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(/^Made 20 Nov 2026/)).toBeDefined();
    expect(screen.queryByLabelText(/^Your link/)).toBeNull();
  });

  it('revokes a link, and the one just made with it', async () => {
    const { user, dialog, calls } = await open();
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    await dialog.findByLabelText(/^Your link/);
    await user.click(dialog.getByRole('button', { name: /^Revoke the link made 21 Nov 2026/ }));
    await waitFor(() => expect(dialog.queryByLabelText(/^Your link/)).toBeNull());
    expect(dialog.getByText('The link was revoked. It opens nothing any more.')).toBeDefined();
    expect(dialog.getAllByRole('button', { name: /^Revoke the link made/ })).toHaveLength(1);
    expect(calls.at(-1)).toMatchObject({ route: 'revokeShare', path: { id: sampleScript.script_id, shareId: 's1' } });
  });

  it('chooses which reports a link shows, at least one, and whether it takes comments', async () => {
    const { user, dialog, calls } = await open();
    await user.click(await dialog.findByLabelText('Some reports'));
    const boxes = dialog.getAllByRole('checkbox').filter((box) => box.closest('ul'));
    const listed = new Set(sample.list.map(({ question }) => question));
    expect(boxes.filter((box) => !/^Takes comments/.test(box.getAttribute('aria-label') ?? ''))).toHaveLength(
      listed.size,
    );
    for (const box of boxes) if (!box.hasAttribute('aria-label')) await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(dialog.getByRole('alert').textContent).toBe('Please choose a report.');
    expect(calls.some(({ route }) => route === 'createShare')).toBe(false);
    await user.click(dialog.getByLabelText('Flaw Detection'));
    await user.click(dialog.getByLabelText('Summary Snapshot'));
    await user.click(dialog.getByLabelText('Readers may send me comments'));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    await dialog.findByLabelText(/^Your link/);
    expect(calls.find(({ route }) => route === 'createShare')?.body).toEqual({
      days: 7,
      reports: [4, 9],
      comments_open: false,
    });
  });

  it('sees what a link shows, when it was opened and what was said, and deletes that', async () => {
    const said = {
      comment_id: 'c1',
      share_id: 's0',
      question: 9,
      page: 12,
      name: 'Ida',
      text: 'Why?',
      created_at: link.created_at,
    };
    const ended = { ...said, comment_id: 'c2', share_id: 'gone', question: null, page: null, name: '', text: 'Good.' };
    const seen = [
      { day: '2026-11-21', count: 2 },
      { day: '2026-11-20', count: 1 },
    ];
    const { user, dialog, calls } = await open({
      listShares: () => ({ shares: [{ ...older, reports: [4, 9], seen }], comments: [said, ended] }),
      changeShare: () => ({ success: true, message: 'Done.' }),
    });
    const text = 'Summary Snapshot, Flaw Detection. Seen on 21 Nov (2 times), 20 Nov.';
    expect(await dialog.findByText(text)).toBeDefined();
    expect(dialog.getByText('On Flaw Detection, page 12 · Ida · 21 Nov')).toBeDefined();
    const past = within(dialog.getByRole('region', { name: 'Comments by links that have ended' }));
    expect(past.getByText('On the script · no name given · 21 Nov')).toBeDefined();
    await user.click(past.getByRole('button', { name: /^Delete the comment/ }));
    await waitFor(() => expect(dialog.queryByText('Good.')).toBeNull());
    expect(dialog.getByText('Why?')).toBeDefined();
    expect(calls.at(-1)).toMatchObject({ route: 'changeShare', body: { delete_comment: 'c2' } });
    await user.click(dialog.getByRole('checkbox', { name: /^Takes comments/ }));
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ path: { shareId: 's0' }, body: { comments_open: false } }),
    );
    expect(dialog.getByRole('checkbox', { name: /^Takes comments/ })).toHaveProperty('checked', false);
  });

  it('is told why no further link can be made', async () => {
    const message = 'A script can have 10 open links. Revoke one of them first.';
    const { user, dialog } = await open({ createShare: () => refusal(409, 'too_many_shares', message) });
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
  });

  it('shares nothing of a script that is still being read', async () => {
    visit({
      path: '/dashboard',
      payment: paidFor('advanced'),
      uploaded: true,
      answers: {
        listAnswers: () => sample.list,
        listScripts: () => ({ scripts: [{ ...sampleScript, status: 'reading' }] }),
      },
    });
    await screen.findByRole('button', { name: 'Notifications' });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});

describe('whoever has the link', () => {
  const open = (answers: Answers, path = `/shared#${token}`, payment = null as ReturnType<typeof paidFor> | null) =>
    visit({ path, answers, payment });

  it('reads the reports of the owner’s plan, and nothing there can be changed', async () => {
    const { calls } = open({ openShare: () => shared({ plan: 'basic' }) });
    expect(await screen.findByText('Shared with you, to read: The Last Reel.')).toBeDefined();
    expect((await screen.findAllByText(/^p\. \d+/)).length).toBeGreaterThan(0);
    const menu = within(screen.getByRole('navigation', { name: 'Analyses' }));
    expect(menu.queryByRole('link', { name: 'Flaw Detection' })).toBeNull();
    for (const name of ['Share', 'Notifications', 'Logout', 'Challenge this note'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    for (const name of ['How It Was Read', 'Compare Drafts', 'Your scripts'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(calls).toMatchObject([{ route: 'openShare', body: { token }, token: null }]);
  });

  it('sees the reports that were chosen and the overview, and nothing of the others', async () => {
    const list = sample.list.filter(({ question }) => question === 5);
    open({ openShare: () => shared({ list, answers: sample.answers.filter(({ question }) => question === 5) }) });
    await screen.findByText('Shared with you, to read: The Last Reel.');
    const menu = within(screen.getByRole('navigation', { name: 'Analyses' }));
    for (const name of ['Tonality Test', 'Overview']) expect(menu.getByRole('link', { name })).toBeDefined();
    for (const name of ['Flaw Detection', 'Script Potential']) expect(menu.queryByRole('link', { name })).toBeNull();
  });

  it('says something about the report on the screen, without a session of their own', async () => {
    const message = 'Thank you. Your comment went to whoever sent you this link.';
    const { calls } = open(
      { openShare: () => shared(), leaveComment: () => ({ success: true, message }) },
      `/shared/tonality-test#${token}`,
      paidFor('expert'),
    );
    const user = userEvent.setup();
    const form = within(await screen.findByRole('region', { name: 'Comment on Tonality Test' }));
    await user.click(form.getByRole('button', { name: 'Send comment' }));
    expect(form.getByText('Please write a comment first.')).toBeDefined();
    await user.type(form.getByLabelText('Your comment'), 'Darker than it says.');
    await user.type(form.getByLabelText('Page, if any'), 'two');
    await user.click(form.getByRole('button', { name: 'Send comment' }));
    expect(form.getByText('A page is a number, such as 12.')).toBeDefined();
    await user.clear(form.getByLabelText('Page, if any'));
    await user.type(form.getByLabelText('Page, if any'), '2');
    await user.click(form.getByRole('button', { name: 'Send comment' }));
    expect(await form.findByText(message)).toBeDefined();
    const said = { token, question: 5, page: 2, name: '', text: 'Darker than it says.' };
    expect(calls.at(-1)).toMatchObject({ route: 'leaveComment', body: said, token: null });
    expect(form.getByLabelText('Your comment')).toHaveProperty('value', '');
  });

  it('is asked for no comment where the owner takes none', async () => {
    open({ openShare: () => shared({ comments_open: false }) });
    await screen.findByText('Shared with you, to read: The Last Reel.');
    expect(screen.queryByRole('button', { name: 'Send comment' })).toBeNull();
  });

  it('sends a session of its own nowhere', async () => {
    const { calls } = open({ openShare: () => shared() }, undefined, paidFor('expert'));
    await screen.findByText('Shared with you, to read: The Last Reel.');
    expect(calls.every(({ token: bearer }) => bearer === null)).toBe(true);
    expect(screen.queryByRole('link', { name: 'Consultation' })).toBeNull();
  });

  it('keeps the link in the address from view to view', async () => {
    const { here } = open({ openShare: () => shared() });
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Tonality Test' }));
    await waitFor(() => expect(here()).toBe(`/shared/tonality-test#${token}`));
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  });

  it('can skip to the content without losing the link', async () => {
    const { here } = open({ openShare: () => shared() });
    await screen.findByText('Shared with you, to read: The Last Reel.');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(document.activeElement?.id).toBe('main');
    expect(`${here()} ${window.location.hash}`).toBe(`/shared#${token} `);
    expect(screen.getByText('Shared with you, to read: The Last Reel.')).toBeDefined();
  });

  it('sees a failed report without an offer to try again', async () => {
    const failed = sample.list.map((entry) =>
      entry.question === 3 ? { ...entry, status: 'failed' as const, response: 'It broke.' } : entry,
    );
    open({ openShare: () => shared({ list: failed }) }, `/shared/strength-weakness#${token}`);
    expect((await screen.findByRole('alert')).textContent).toBe('It broke.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('finds nothing behind a closed link, and is told what to do', async () => {
    open({ openShare: () => refusal(404, 'not_found', closed) });
    expect((await screen.findByRole('alert')).textContent).toBe(closed);
    expect(screen.getByText(/^Ask the person who sent it for a new one/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
  });

  it('can try again when the service does not answer', async () => {
    let broken = true;
    open({ openShare: () => (broken ? refusal(500, 'internal', 'Something went wrong on our side.') : shared()) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.setup().click(again);
    expect(await screen.findByText('Shared with you, to read: The Last Reel.')).toBeDefined();
  });
});

describe('an open link', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const heading = 'Shared with you, to read: The Last Reel.';
  /** A reader who has come back after a while. */
  const comeBack = () => {
    vi.setSystemTime(Date.now() + 60_000);
    return act(async () => void window.dispatchEvent(new Event('focus')));
  };

  it('that was closed says so when its window is looked at again, and shows nothing any more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let open = true;
    const { calls } = visit({
      path: `/shared#${token}`,
      answers: { openShare: () => (open ? shared() : refusal(404, 'not_found', closed)) },
    });
    await screen.findByText(heading);
    const asked = calls.length;
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(calls).toHaveLength(asked);
    open = false;
    await comeBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'This link has been closed' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(closed);
    expect(screen.queryByText(heading)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Analyses' })).toBeNull();
    const then = calls.length;
    await comeBack();
    expect(calls).toHaveLength(then);
  });

  it('keeps what it shows while the service does not answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let answers = true;
    const { calls } = visit({
      path: `/shared#${token}`,
      answers: { openShare: () => (answers ? shared() : refusal(500, 'internal', 'Something went wrong.')) },
    });
    await screen.findByText(heading);
    answers = false;
    const asked = calls.length;
    await comeBack();
    await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
    expect(screen.getByText(heading)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what its owner has had made anew, underneath what is being read', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const renamed = JSON.parse(JSON.stringify(sample).replaceAll('Lena', 'Magdalena')) as SampleReport;
    let current = sample;
    visit({ path: `/shared#${token}`, answers: { openShare: () => shared(reportsOf(current)) } });
    await screen.findByText(heading);
    expect((await screen.findAllByText(/\bLena\b/)).length).toBeGreaterThan(0);
    current = renamed;
    await comeBack();
    expect((await screen.findAllByText(/Magdalena/)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(/\bLena\b/)).toEqual([]);
  });

  it('is asked about now and then and at the moment it ends, and not in a window that nobody sees', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-28T09:00:00.000Z') });
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const { calls } = visit({
      path: `/shared#${token}`,
      answers: {
        openShare: () => (Date.now() < Date.parse(link.expires_at) ? shared() : refusal(404, 'not_found', closed)),
      },
    });
    await screen.findByText(heading);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const before = calls.length;
    await pass(15 * 60_000);
    expect(calls.length - before).toBeGreaterThanOrEqual(3);
    expect(calls.length - before).toBeLessThanOrEqual(6);
    seen.mockReturnValue('hidden');
    const unseen = calls.length;
    await pass(15 * 60_000);
    expect(calls).toHaveLength(unseen);
    seen.mockReturnValue('visible');
    await pass(30 * 60_000 + 10_000);
    expect(screen.getByRole('heading', { level: 1, name: 'This link has been closed' })).toBeDefined();
  });
});
