/** The account page's section of mail: what is chosen, kept at once, and what is said when it cannot be. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { allMail } from '../../../../lib/contract/mail.ts';
import type { Account } from '../../../../lib/contract/own-account.ts';
import { type Answers, paidFor, refusal, visit } from '../../fixtures/fake-site.tsx';

const account: Account = {
  user: { username: 'Noor', email: 'noor@example.com', profile_image: null },
  created_at: null,
  payment_status: paidFor('basic'),
  receipts: [],
  second_factor: { on: false, recovery_codes_left: 0 },
};
const open = async (answers: Answers) => {
  const made = visit({
    path: '/account',
    payment: paidFor('basic'),
    answers: { getAccount: () => account, ...answers },
  });
  const mail = within(await screen.findByRole('region', { name: 'Mail' }));
  return { ...made, mail, user: userEvent.setup() };
};

describe('the section of mail', () => {
  it('has a box for each mail but the receipt, and keeps a choice as soon as it is made', async () => {
    const { mail, user, calls } = await open({
      getMailChoices: () => ({ ...allMail, share_opened: false }),
      saveMailChoices: ({ body }) => body,
    });
    const reports = await mail.findByRole('checkbox', { name: 'When the reports on a script are ready' });
    expect(mail.getAllByRole('checkbox')).toHaveLength(4);
    expect(reports).toHaveProperty('checked', true);
    expect(mail.getByRole('checkbox', { name: /first time/ })).toHaveProperty('checked', false);
    await user.click(reports);
    expect(await mail.findByText('Saved.')).toBeDefined();
    expect(reports).toHaveProperty('checked', false);
    expect(calls.at(-1)?.body).toEqual({ ...allMail, share_opened: false, reports_ready: false });
  });

  it('keeps every box of those pressed one after the other, the later ones after the first', async () => {
    let answerFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const { mail, user, calls } = await open({
      getMailChoices: () => allMail,
      saveMailChoices: async ({ body }) => {
        await first;
        return body;
      },
    });
    await user.click(await mail.findByRole('checkbox', { name: /ready$/ }));
    await user.click(mail.getByRole('checkbox', { name: /first time$/ }));
    await user.click(mail.getByRole('checkbox', { name: /new account$/ }));
    answerFirst();
    expect(await mail.findByText('Saved.')).toBeDefined();
    const wanted = { ...allMail, reports_ready: false, share_opened: false, welcome: false };
    expect(calls.filter(({ route }) => route === 'saveMailChoices').map(({ body }) => body)).toEqual([
      { ...allMail, reports_ready: false },
      wanted,
    ]);
    expect(mail.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  it('takes a choice back that could not be kept, and says so', async () => {
    const { mail, user } = await open({
      getMailChoices: () => allMail,
      saveMailChoices: () => refusal(500, 'internal', 'Something went wrong.'),
    });
    const welcome = await mail.findByRole('checkbox', { name: 'A welcome to a new account' });
    await user.click(welcome);
    expect((await mail.findByRole('alert')).textContent).toContain('Something went wrong.');
    expect(welcome).toHaveProperty('checked', true);
  });

  it('that could not be loaded can be asked for again', async () => {
    const turns = [() => refusal(500, 'internal', 'Something went wrong.'), () => allMail];
    const { mail, user } = await open({ getMailChoices: () => turns.shift()?.() });
    await user.click(await mail.findByRole('button', { name: 'Load again' }));
    expect(await mail.findAllByRole('checkbox')).toHaveLength(4);
  });
});
