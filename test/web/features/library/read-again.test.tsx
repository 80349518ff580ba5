/** A script that an older reader has read, on the dashboard: the library's offer over its reports, and what came of it. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';

const offer = 'Read again with today’s reader: The Last Reel';
const open = (answers: Answers) =>
  visit({
    path: `/dashboard?script=${sampleScript.script_id}`,
    payment: paidFor('advanced'),
    uploaded: true,
    answers: { listAnswers: () => list, getAnswer: ({ path }) => details[Number(path.n)], ...answers },
  });

it('offers to read it again over its reports, once, says that it is under way, and asks for the reports anew', async () => {
  let older = true;
  const { calls } = open({
    listScripts: () => ({ scripts: [{ ...sampleScript, ...(older && { older_report: 4 }) }] }),
    retryAnswer: () => {
      older = false;
      return { question: 4, status: 'pending' };
    },
  });
  const button = await screen.findByRole('button', { name: offer });
  expect(screen.getByText(/It can read it again, free of charge/)).toBeDefined();
  const listed = calls.filter(({ route }) => route === 'listAnswers').length;
  await userEvent.click(button);
  expect(await screen.findByText(/The script is being read again/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: offer })).toBeNull());
  const asked = calls.find(({ route }) => route === 'retryAnswer');
  expect([asked?.path.n, asked?.query.get('script_id')]).toEqual(['4', sampleScript.script_id]);
  await waitFor(() => expect(calls.filter(({ route }) => route === 'listAnswers').length).toBeGreaterThan(listed));
});

it('says why it could not be, and offers it still', async () => {
  open({
    listScripts: () => ({ scripts: [{ ...sampleScript, older_report: 4 }] }),
    retryAnswer: () => refusal(409, 'conflicting_edits', 'It is being read just now.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: offer }));
  expect((await screen.findByRole('alert')).textContent).toBe('It is being read just now.');
  expect(screen.getByRole('button', { name: offer })).toBeDefined();
});

it('offers nothing where today’s reader has read it', async () => {
  open({ listScripts: () => ({ scripts: [sampleScript] }) });
  await screen.findByText('The dialogue answers the question that was not asked');
  expect(screen.queryByRole('button', { name: offer })).toBeNull();
});
