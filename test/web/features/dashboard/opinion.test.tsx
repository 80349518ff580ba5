/** A model's opinion on the dashboard: under its own heading, apart from what was counted, or a sentence that says why there is none. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Opinion } from '../../../../lib/contract/opinion.ts';
import { opinionGiven, opinionOrigin } from '../../../model/given-opinion.ts';
import { type Answers, paidFor, refusal, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';

const open = (opinion: Opinion | undefined) =>
  visit({
    path: '/dashboard',
    payment: paidFor('advanced'),
    uploaded: true,
    answers: { listAnswers: () => list, getAnswer: ({ path }) => ({ ...details[Number(path.n)], opinion }) },
  });

describe('an opinion on the dashboard', () => {
  it('stands in a region of its own with who gave it and what became of its quotes', async () => {
    open(opinionGiven);
    const name = 'Opinion by us.anthropic.claude-sonnet-5-5, prompt v3: 9 quotes verified, 1 replaced, 2 dropped';
    const region = within(await screen.findByRole('region', { name }));
    expect(region.getByText('The ladder is a joke and a plan.')).toBeDefined();
    expect(region.getByText(/Unsupported: the quote given for this is not in the script/)).toBeDefined();
    expect(region.queryByText('Counted')).toBeNull();
    expect(region.queryByText('The dialogue answers the question that was not asked')).toBeNull();
    expect(screen.getByText('The dialogue answers the question that was not asked')).toBeDefined();
  });

  it('that is missing says why, beside the counted answer', async () => {
    open({ kind: 'missing', ...opinionOrigin, trouble: 'throttled', message: 'The model was too busy.' });
    expect(await screen.findByText('The model was too busy.')).toBeDefined();
    expect(screen.getByText('The dialogue answers the question that was not asked')).toBeDefined();
  });

  it('that is missing can be asked for again where that may help, and nowhere else', async () => {
    const missing = { kind: 'missing', ...opinionOrigin, message: 'There is none.' } as const;
    const asked: string[] = [];
    visit({
      path: '/dashboard',
      payment: paidFor('advanced'),
      uploaded: true,
      answers: {
        listAnswers: () => list,
        getAnswer: ({ path }) => ({
          ...details[Number(path.n)],
          opinion: { ...missing, trouble: 'throttled' },
          model_may_be_asked: true,
        }),
        retryAnswer: ({ path }) => {
          asked.push(String(path.n));
          return { question: Number(path.n), status: 'pending' };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the model again' }));
    expect(asked).toEqual(['3']);
  });

  it('that was refused for good offers no other try', async () => {
    open({ kind: 'missing', ...opinionOrigin, trouble: 'over_budget', message: 'The budget is spent.' });
    await screen.findByText('The budget is spent.');
    expect(screen.queryByRole('button', { name: 'Ask the model again' })).toBeNull();
  });

  it('that nobody has asked for yet is offered once a view, and asked for on every question of it', async () => {
    const asked: string[] = [];
    visit({
      path: '/dashboard/frame-caliber-ratings',
      payment: paidFor('advanced'),
      uploaded: true,
      answers: {
        listAnswers: () =>
          list.map((entry) => (asked.includes(String(entry.question)) ? { ...entry, status: 'pending' } : entry)),
        getAnswer: ({ path }) => ({ ...details[Number(path.n)], model_may_be_asked: true }),
        retryAnswer: ({ path }) => {
          asked.push(String(path.n));
          return { question: Number(path.n), status: 'pending' };
        },
      },
    });
    const offer = within(await screen.findByRole('region', { name: 'No opinion yet' }));
    expect(screen.getAllByRole('button', { name: 'Ask the model' })).toHaveLength(1);
    await userEvent.click(offer.getByRole('button', { name: 'Ask the model' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask the model' })).toBeNull());
    expect(asked.sort()).toEqual(['1', '2']);
  });

  it('comes by itself when the model has read the script', async () => {
    let looks = 0;
    const awaited: Opinion = { kind: 'awaited', ...opinionOrigin };
    visit({
      path: '/dashboard',
      payment: paidFor('advanced'),
      uploaded: true,
      answers: {
        listAnswers: () => {
          looks += 1;
          return list.map((entry) => (entry.question === 3 && looks < 3 ? { ...entry, opinion_awaited: true } : entry));
        },
        getAnswer: ({ path }) => ({ ...details[Number(path.n)], opinion: looks < 3 ? awaited : opinionGiven }),
      },
    });
    expect(await screen.findByText('The opinion is being written')).toBeDefined();
    expect(screen.getByText('The dialogue answers the question that was not asked')).toBeDefined();
    expect(await screen.findByText('The ladder is a joke and a plan.', {}, { timeout: 10_000 })).toBeDefined();
    expect(screen.queryByText('The opinion is being written')).toBeNull();
  }, 15_000);

  it('is not spoken of where no model is configured', async () => {
    open(undefined);
    await screen.findByText('The dialogue answers the question that was not asked');
    expect(screen.queryByText(/Opinion by|No opinion/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Ask the model/ })).toBeNull();
  });
});

describe('a note that is challenged', () => {
  const finding = 'The dialogue answers the question that was not asked';
  const press = async () => {
    const note = (await screen.findByText(finding)).closest('li');
    if (note === null) throw new Error('the note is not a list item');
    await userEvent.click(within(note).getByRole('button', { name: 'Challenge this note' }));
    return within(note);
  };
  const answering = (challengeFinding: Answers['challengeFinding']) =>
    visit({
      path: '/dashboard',
      payment: paidFor('advanced'),
      uploaded: true,
      answers: { listAnswers: () => list, getAnswer: ({ path }) => details[Number(path.n)], challengeFinding },
    });

  it('shows what came of it under the note, with the quote in its place', async () => {
    const asked: unknown[] = [];
    answering(({ path, body }) => {
      asked.push([path.n, body]);
      const place = { scene: 2, page: 1, line: 20, quote: 'The clock was fast anyway.', found: true };
      const evidence = [{ ...place, before: 'Who packed this?', after: 'I asked who packed it.' }];
      return { finding, outcome: 'amended', by: 'house-reader', message: 'It answers twice.', evidence };
    });
    const note = await press();
    expect(await note.findByText('It answers twice.', { exact: false })).toBeDefined();
    expect(note.getByText('Amended by house-reader (opinion):')).toBeDefined();
    expect(note.getByText('I asked who packed it.')).toBeDefined();
    expect(asked).toEqual([['3', { finding: 'fi.answers' }]]);
  });

  it('says in a sentence why it could not be checked', async () => {
    answering(() => refusal(404, 'not_found', 'This note is no longer in the report.'));
    expect((await (await press()).findByRole('alert')).textContent).toBe('This note is no longer in the report.');
  });
});
