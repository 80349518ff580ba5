/** The user's own scripts: listed, opened, deleted. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { pass, until } from '../../fixtures/turns.ts';

const unread = {
  ...sampleScript,
  script_id: '01BAD',
  file_name: 'scan.pdf',
  title: null,
  page_count: null,
  status: 'failed',
  problem: { code: 'no_text', message: 'This PDF holds pictures of pages and no text.' },
};
const open = () =>
  visit({
    path: '/scripts',
    payment: paidFor('basic'),
    answers: {
      listScripts: () => ({ scripts: [sampleScript, unread] }),
      deleteScript: () => ({
        success: true,
        message: 'Removed 1 script and 5 reports.',
        removed: { scripts: 1, reports: 5 },
      }),
    },
  });

it('lists title, size, state, and what can be opened', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'The Last Reel' })).toBeDefined();
  expect(screen.getByText('5 of 15 reports ready')).toBeDefined();
  expect(screen.getByText('This PDF holds pictures of pages and no text.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open The Last Reel' }).getAttribute('href')).toBe(
    '/dashboard?script=01JCSAMPLE',
  );
  expect(screen.queryByRole('link', { name: 'Open scan.pdf' })).toBeNull();
});

it('counts one page as one', async () => {
  visit({
    path: '/scripts',
    payment: paidFor('basic'),
    answers: { listScripts: () => ({ scripts: [{ ...sampleScript, page_count: 1 }] }) },
  });
  expect(await screen.findByText(/ · 1 page · /)).toBeDefined();
});

it('case 39: offers another try where the list could not be loaded', async () => {
  let answers = false;
  visit({
    path: '/scripts',
    payment: paidFor('basic'),
    answers: {
      listScripts: () => (answers ? { scripts: [sampleScript] } : refusal(500, 'internal', 'It could not be listed.')),
    },
  });
  expect(await screen.findByText('It could not be listed.')).toBeDefined();
  answers = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The Last Reel' })).toBeDefined();
  for (const gone of [
    screen.queryByText('It could not be listed.'),
    screen.queryByRole('button', { name: 'Try again' }),
  ])
    expect(gone).toBeNull();
});

it('deletes after asking, and says what was removed', async () => {
  const { calls } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete scan.pdf' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Removed 1 script and 5 reports.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'scan.pdf' })).toBeNull());
  expect(calls.find(({ route }) => route === 'deleteScript')?.path).toEqual({ id: '01BAD' });
});

it('forgets a deleted script and not the one that is being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const accepted = {
    script_id: '01NEW',
    upload: { url: 'http://127.0.0.1:9/', fields: {} },
    expires_at: '2026-11-21T13:00:00Z',
  };
  const { stores } = visit({
    path: '/scripts',
    payment: paidFor('basic'),
    uploaded: true,
    answers: {
      createUpload: () => accepted,
      deleteScript: () => ({ success: true, message: 'Gone.', removed: { scripts: 1, reports: 5 } }),
    },
    around: { sendFile: () => promise },
  });
  const user = userEvent.setup();
  stores.upload.getState().choose(new File(['%PDF-1.7'], 'next.pdf'));
  const sent = stores.upload.getState().send('basic');
  await user.click(await screen.findByRole('button', { name: 'Delete The Last Reel' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Gone.');
  expect(stores.upload.getState()).toMatchObject({ status: 'loading', data: null });
  resolve();
  expect(await sent).toBe(true);
  expect(stores.upload.getState().data?.script_id).toBe('01NEW');
});

it('says nothing of a deletion to the user who has logged in meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { stores } = visit({ path: '/scripts', payment: paidFor('basic'), answers: { deleteScript: () => promise } });
  const removed = stores.library.getState().remove('01JCSAMPLE');
  stores.session.getState().logOut();
  resolve({ success: true, message: 'Removed 1 script and 5 reports.', removed: { scripts: 1, reports: 5 } });
  await removed;
  expect(stores.library.getState()).toMatchObject({ scripts: null, notice: null });
});

it('follows a script that is in the making until its reports are there, without a reload', async () => {
  vi.useFakeTimers();
  try {
    const reading = { ...sampleScript, status: 'reading', answers: { ready: 0, failed: 0, total: 0 } };
    const done = { ...sampleScript, answers: { ready: 15, failed: 0, total: 15 } };
    const lists = [[reading], [{ ...sampleScript, answers: { ready: 6, failed: 0, total: 15 } }]];
    const { calls } = visit({
      path: '/scripts',
      payment: paidFor('expert'),
      answers: { listScripts: () => ({ scripts: lists.shift() ?? [done] }) },
    });
    await until(() => screen.queryByText('Being read') !== null);
    await pass(2000);
    expect(screen.getByText('6 of 15 reports ready')).toBeDefined();
    await pass(2000);
    expect(screen.getByText('15 of 15 reports ready')).toBeDefined();
    const asked = calls.length;
    await pass(60_000);
    expect(calls).toHaveLength(asked);
  } finally {
    vi.useRealTimers();
  }
});

it('shows a script that arrives while the list is looked at', async () => {
  vi.useFakeTimers();
  try {
    const sent = Promise.withResolvers<void>();
    const accepted = {
      script_id: sampleScript.script_id,
      upload: { url: 'http://127.0.0.1:9/', fields: {} },
      expires_at: '2026-11-21T13:00:00Z',
    };
    let arrived = false;
    const { stores } = visit({
      path: '/scripts',
      payment: paidFor('basic'),
      answers: { createUpload: () => accepted, listScripts: () => ({ scripts: arrived ? [sampleScript] : [] }) },
      around: { sendFile: () => sent.promise },
    });
    await until(() => screen.queryByText('You have not uploaded a script yet.') !== null);
    stores.upload.getState().choose(new File(['%PDF-1.7'], 'the-last-reel.pdf'));
    const done = stores.upload.getState().send('basic');
    await pass(0);
    expect(screen.getByText('the-last-reel.pdf is being uploaded…')).toBeDefined();
    expect(screen.queryByText('You have not uploaded a script yet.')).toBeNull();
    sent.resolve();
    await done;
    arrived = true;
    expect(screen.getByText('the-last-reel.pdf is being uploaded…')).toBeDefined();
    await pass(2000);
    expect(screen.queryByText('the-last-reel.pdf is being uploaded…')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The Last Reel' })).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

it('says in its own words that a list did not come, and what was wrong with a file', async () => {
  const lists: (() => unknown)[] = [
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => ({
      scripts: [{ ...unread, problem: { code: 'not_a_pdf', message: 'Please upload a PDF file only' } }],
    }),
  ];
  const { stores } = visit({
    path: '/scripts',
    payment: paidFor('basic'),
    answers: { listScripts: () => lists.shift()?.() },
  });
  expect(await screen.findByText('Your scripts could not be listed. Please try again.')).toBeDefined();
  await stores.library.getState().load();
  expect(await screen.findByText('This file is not a PDF')).toBeDefined();
});

it('offers to read a script again that an older reader has read, once, and says that it is under way', async () => {
  let older = true;
  const { calls } = visit({
    path: '/scripts',
    payment: paidFor('basic'),
    answers: {
      listScripts: () => ({ scripts: [{ ...sampleScript, ...(older && { older_report: 4 }) }, unread] }),
      retryAnswer: () => {
        older = false;
        return { question: 4, status: 'pending' };
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Read again with today’s reader: The Last Reel' });
  expect(screen.getAllByText(/It can read it again, free of charge/)).toHaveLength(1);
  await userEvent.click(button);
  expect(await screen.findByText(/The script is being read again/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Read again/ })).toBeNull());
  const asked = calls.find(({ route }) => route === 'retryAnswer');
  expect([asked?.path.n, asked?.query.get('script_id')]).toEqual(['4', '01JCSAMPLE']);
});
