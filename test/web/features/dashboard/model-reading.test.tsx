/** A model's reading on the dashboard: first in each report, with what was counted folded under it, or a sentence that says why there is none. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { AnswerDetail, ModelReading } from '../../../../lib/contract/report.ts';
import { type Answers, paidFor, refusal, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';

const model = 'house-reader';
const counted = 'The dialogue answers the question that was not asked';
const read = 'The ladder is a joke and a plan.';
const foot = 'Read by house-reader on 22 November 2026: 12 passages checked, one claim dropped.';
const given: ModelReading = { kind: 'given', model, message: null };
const awaited: ModelReading = { kind: 'awaited', model, message: null };
const missing: ModelReading = { kind: 'missing', model, message: 'The model was too busy.' };

const said = (paragraph: string, id?: string): Block => ({
  kind: 'prose',
  ...(id !== undefined && { id }),
  title: null,
  paragraphs: [paragraph],
  basis: 'opinion',
});
const answerTo = (question: number): AnswerDetail => {
  const held = details[question];
  if (held === undefined) throw new Error(`No answer to question ${question}.`);
  return held;
};
/** As the server gives it: the reading, its foot, what was counted. */
const opened = (question: number, words = read): AnswerDetail => {
  const answer = answerTo(question);
  const entries = answer.entries.map((entry) => ({
    ...entry,
    blocks: [said(words), said(foot, 'provenance'), ...entry.blocks],
  }));
  return { ...answer, entries, reading: given };
};

const open = (getAnswer: (question: number) => unknown, more: Answers = {}, path = '/dashboard') =>
  visit({
    path,
    payment: paidFor('advanced'),
    uploaded: true,
    answers: { listAnswers: () => list, getAnswer: (call) => getAnswer(Number(call.path.n)), ...more },
  });
const fold = (): HTMLDetailsElement => {
  const found = screen.getByRole('heading', { level: 2, name: 'What was counted' }).closest('details');
  if (found === null) throw new Error('What was counted is not folded.');
  return found;
};

describe('a reading on the dashboard', () => {
  it('opens the report and ends with its foot; what was counted is folded under it, one press away', async () => {
    open((question) => opened(question));
    await screen.findByText(read);
    expect(fold().open).toBe(false);
    const [first, second, third] = [read, foot, counted].map((words) => screen.getByText(words));
    expect(first?.compareDocumentPosition(second as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(second?.compareDocumentPosition(third as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(fold().contains(third ?? null)).toBe(true);
    expect(fold().contains(second ?? null)).toBe(false);
    await userEvent.click(screen.getByText('What was counted'));
    expect(fold().open).toBe(true);
  });

  it('is open on paper, and as it was after that', async () => {
    open((question) => opened(question));
    await screen.findByText(read);
    window.dispatchEvent(new Event('beforeprint'));
    expect(fold().open).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(fold().open).toBe(false));
  });

  it('of two questions in one view stands before what was counted for both, with one foot', async () => {
    open((question) => ({ ...opened(1, `Read of ${question}.`), question }), {}, '/dashboard/frame-caliber-ratings');
    await screen.findByText('Read of 2.');
    expect(screen.getAllByText(foot)).toHaveLength(1);
    expect(screen.getAllByText('What was counted')).toHaveLength(1);
    expect(within(fold()).getAllByRole('table', { hidden: true })).toHaveLength(2);
  });

  it('does not fold what a chosen part of the report was counted to be', async () => {
    open(
      (question) => opened(question),
      { listAnswers: () => list.map((entry) => ({ ...entry, status: 'succeeded' })) },
      '/dashboard/character-network-analysis/legend',
    );
    expect(await screen.findByRole('columnheader', { name: 'Group' })).toBeDefined();
    expect(screen.queryByText('What was counted')).toBeNull();
  });

  it('rates with one number and no range', async () => {
    const rating = {
      kind: 'score_table',
      title: 'FRAME',
      rows: [{ short: 'F', name: 'Flux', score: 6, low: 6, high: 6, description: 'Two clocks.', evidence: [] }],
      note: null,
      basis: 'opinion',
    } as const;
    const answer = { ...answerTo(1), reading: given };
    const blocks = [rating, said(foot, 'provenance')];
    const rated = { ...answer, entries: answer.entries.map((entry) => ({ ...entry, blocks })) };
    open((question) => (question === 1 ? rated : answerTo(question)), {}, '/dashboard/frame-caliber-ratings');
    const row = (await screen.findByText('Two clocks.')).closest('tr');
    expect(row?.textContent).not.toMatch(/\(6/);
    const panel = within(screen.getByRole('navigation', { name: 'Frame Caliber Ratings' }));
    expect(panel.getByRole('link', { name: /Flux/ }).textContent).toContain('6/10');
    await userEvent.click(panel.getByRole('link', { name: /Flux/ }));
    expect(await screen.findByText('One reader’s number')).toBeDefined();
    expect(screen.getByText(foot)).toBeDefined();
  });

  it('that is missing says why, beside what was counted', async () => {
    open((question) => ({ ...answerTo(question), reading: missing }));
    expect(await screen.findByText('The model was too busy.')).toBeDefined();
    expect(screen.getByText(counted)).toBeDefined();
    // Refused for good: there is no other try.
    expect(screen.queryByRole('button', { name: 'Ask the model again' })).toBeNull();
  });

  it('that is missing can be asked for again where that may help', async () => {
    const asked: string[] = [];
    open((question) => ({ ...answerTo(question), reading: missing, model_may_be_asked: true }), {
      retryAnswer: ({ path }) => {
        asked.push(String(path.n));
        return { question: Number(path.n), status: 'pending' };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the model again' }));
    expect(asked).toEqual(['3']);
  });

  it('that does without a part says so', async () => {
    open((question) => ({ ...opened(question), reading: { ...given, message: 'Two scenes could not be read.' } }));
    expect(await screen.findByText('Two scenes could not be read.')).toBeDefined();
    expect(screen.getByText(read)).toBeDefined();
  });

  it('that nobody has asked for yet is offered once a view, and asked for on every question of it', async () => {
    const asked: string[] = [];
    open(
      (question) => ({ ...answerTo(question), model_may_be_asked: true }),
      {
        listAnswers: () =>
          list.map((entry) => (asked.includes(String(entry.question)) ? { ...entry, status: 'pending' } : entry)),
        retryAnswer: ({ path }) => {
          asked.push(String(path.n));
          return { question: Number(path.n), status: 'pending' };
        },
      },
      '/dashboard/frame-caliber-ratings',
    );
    const offer = within(await screen.findByRole('region', { name: 'Not read yet' }));
    expect(screen.getAllByRole('button', { name: 'Ask the model' })).toHaveLength(1);
    await userEvent.click(offer.getByRole('button', { name: 'Ask the model' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask the model' })).toBeNull());
    expect(asked.sort()).toEqual(['1', '2']);
  });

  it('comes by itself when the model has read the script', async () => {
    let looks = 0;
    open((question) => (looks < 3 ? { ...answerTo(question), reading: awaited } : opened(question)), {
      listAnswers: () => {
        looks += 1;
        return list.map((entry) => (entry.question === 3 && looks < 3 ? { ...entry, reading_awaited: true } : entry));
      },
    });
    const line = 'house-reader is reading the script. What was counted is here meanwhile.';
    expect(await screen.findByText(line)).toBeDefined();
    expect(screen.getByText(counted)).toBeDefined();
    expect(screen.queryByText('What was counted')).toBeNull();
    expect(await screen.findByText(read, {}, { timeout: 10_000 })).toBeDefined();
    expect(screen.queryByText(line)).toBeNull();
  }, 15_000);

  it('is not spoken of where no model is configured', async () => {
    open(answerTo);
    await screen.findByText(counted);
    expect(screen.queryByText(/Read by|Not read yet|is reading/)).toBeNull();
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
