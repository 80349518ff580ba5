/** A model's opinion on the dashboard: under its own heading, apart from what was counted, or a sentence that says why there is none. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Opinion } from '../../../../lib/contract/opinion.ts';
import { opinionGiven, opinionOrigin } from '../../../model/given-opinion.ts';
import { paidFor, visit } from '../../fixtures/fake-site.tsx';
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
  });
});
