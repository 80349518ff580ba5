/** Asking a script: answers with links to their places, what was asked before, every way in which there is none; without a model the same box finds words. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AskedQuestion, AskOutput, FoundPlaces, ScriptAnswer } from '../../../../lib/contract/ask.ts';
import { type Answers, paidFor, refusal, sampleScript, visit } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';

const evidence = [{ scene: 2, page: 3, line: 12, quote: 'The coat is indeed very good.' }];
const answered: ScriptAnswer = {
  kind: 'answered',
  model: 'a-model',
  sentences: [{ text: 'Lena wears the coat.', evidence }],
  dropped: 1,
};
const found = (places: number): FoundPlaces => ({
  words: ['coat'],
  places,
  scenes: Math.min(places, 1),
  groups:
    places === 0 ? [] : [{ scene: 2, heading: 'INT. AUDITORIUM - DAY', page: 3, count: places, places: evidence }],
});
const at = '2026-11-22T10:00:00.000Z';
const asked = (question: string, answer: ScriptAnswer = answered, asked_at = at): AskedQuestion => ({
  question,
  asked_at,
  answer,
});
const output = (question: string, answer: ScriptAnswer = answered, left: number | null = 29): AskOutput => ({
  ...asked(question, answer, '2026-11-22T11:00:00.000Z'),
  left,
});

const open = (answers: Answers, questions: readonly AskedQuestion[] = [], left: number | null = 30) =>
  visit({
    path: `/dashboard/ask?script=${sampleScript.script_id}`,
    payment: paidFor('basic'),
    uploaded: true,
    answers: {
      listAnswers: () => list,
      getAnswer: ({ path: { n } }) => details[Number(n)],
      getOverview: () => refusal(404, 'not_found', 'None.'),
      listQuestions: () => ({ questions, left }),
      ...answers,
    },
  });
const ask = async (question: string, label: string | RegExp = 'Your question') => {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(label), `${question}{Enter}`);
  return user;
};

describe('asking a script', () => {
  it('shows the answer with a link to each place, what did not pass, and how many questions are left', async () => {
    const { calls } = open({ askScript: () => output('Who wears the coat?') });
    expect(await screen.findByText(/^30 questions left for this script\./)).toBeDefined();
    await ask('Who wears the coat?');
    const answer = await screen.findByRole('region', { name: 'Answer' });
    expect(within(answer).getByRole('heading', { level: 2 }).textContent).toBe('Who wears the coat?');
    const link = within(answer).getByRole('link', { name: /The coat is indeed very good/ });
    expect(link.getAttribute('href')).toContain('at=3.12');
    expect(within(answer).getByText(/1 sentence did not pass and is not shown/)).toBeDefined();
    expect(screen.getByText(/^29 questions left/)).toBeDefined();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Answered in 1 sentence.');
    expect(calls.filter(({ route }) => route === 'askScript').map(({ body }) => body)).toEqual([
      { question: 'Who wears the coat?' },
    ]);
  });

  it('says that it is busy, and takes no second question meanwhile', async () => {
    let come = (_: AskOutput): void => undefined;
    const { calls } = open({ askScript: () => new Promise<AskOutput>((resolve) => (come = resolve)) });
    const user = await ask('Who wears the coat?');
    expect(await screen.findAllByText('The script is being looked through.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Ask' }).getAttribute('aria-busy')).toBe('true');
    await user.keyboard('{Enter}');
    come(output('Who wears the coat?'));
    await screen.findByRole('region', { name: 'Answer' });
    expect(calls.filter(({ route }) => route === 'askScript')).toHaveLength(1);
  });

  it('keeps what was asked before below, folded, the latest first', async () => {
    open({ askScript: () => output('Who wears the coat?') }, [asked('Where is the key?')]);
    const before = await screen.findByRole('region', { name: 'Asked before' });
    expect(within(before).getByText('Where is the key?').closest('details')?.open).toBe(false);
    await ask('Who wears the coat?');
    await screen.findByRole('region', { name: 'Answer' });
    expect(within(before).queryByText('Who wears the coat?')).toBeNull();
  });

  it('refuses a question of less than three letters in the box, without asking', async () => {
    const { calls } = open({ askScript: () => output('Who wears the coat?') });
    await ask(' a ');
    expect((await screen.findByRole('alert')).textContent).toBe('Please ask in three letters at least.');
    expect(calls.some(({ route }) => route === 'askScript')).toBe(false);
  });

  it.each<[string, ScriptAnswer, RegExp]>([
    [
      'the passages do not tell',
      { kind: 'not_told', model: 'm', looked_for: ['sister'], found: { ...found(0), words: ['sister'] } },
      /None of this stands anywhere in the script: ‘sister’\./,
    ],
    [
      'the passages do not tell, and the words stand elsewhere',
      { kind: 'not_told', model: 'm', looked_for: ['coat'], found: found(1) },
      /Looked for: ‘coat’\. It does stand here:/,
    ],
    [
      'nothing could be proved',
      { kind: 'unproved', model: 'm', dropped: 2 },
      /Nothing that was answered could be proved/,
    ],
    [
      'the day’s money is spent',
      { kind: 'found', message: 'What the model may be asked in a day is used up.', found: found(1) },
      /What the model may be asked in a day is used up\. Here is where its words stand\./,
    ],
  ])('says so where %s', async (_, answer, words) => {
    open({ askScript: () => output('Who wears the coat?', answer) });
    await ask('Who wears the coat?');
    expect(within(await screen.findByRole('region', { name: 'Answer' })).getByText(words)).toBeDefined();
  });

  it('says why a question was refused, and when the connection is broken; the question stays in the box', async () => {
    const full = 'This script has had its 30 questions.';
    let broken = false;
    open({
      askScript: () => {
        if (broken) throw new TypeError('Failed to fetch');
        return refusal(409, 'too_many_questions', full);
      },
    });
    const user = await ask('Who wears the coat?');
    expect(await screen.findByText(full)).toBeDefined();
    broken = true;
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/the connection is broken/)).toBeDefined();
    expect(screen.queryByText(full)).toBeNull();
    expect((screen.getByLabelText('Your question') as HTMLInputElement).value).toBe('Who wears the coat?');
  });

  it('says so when all questions are used, and still shows their answers', async () => {
    open({}, [asked('Where is the key?')], 0);
    expect(await screen.findByText(/^This script has had its questions\./)).toBeDefined();
    expect(screen.getByText('Where is the key?')).toBeDefined();
  });

  it('asks again for a list that did not come', async () => {
    let away = true;
    open({
      listQuestions: () =>
        away ? refusal(500, 'internal', 'Away.') : { questions: [asked('Where is it?')], left: 29 },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    away = false;
    await userEvent.setup().click(again);
    await waitFor(() => expect(screen.getByText('Where is it?')).toBeDefined());
  });
});

describe('without a model', () => {
  it('the same screen finds words: counted, by scenes, each passage a link, and no sentence of ours about the story', async () => {
    open(
      { askScript: () => output('coat', { kind: 'found', message: null, found: { ...found(7), scenes: 3 } }, null) },
      [],
      null,
    );
    expect((await screen.findByRole('heading', { level: 1, name: 'Find in the Script' })).textContent).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find in the Script' }).getAttribute('aria-current')).toBe('page');
    await ask('coat', 'A name, a place or words');
    const answer = await screen.findByRole('region', { name: 'Answer' });
    expect(within(answer).getByText('7 places in 3 scenes with ‘coat’')).toBeDefined();
    expect(within(answer).getByRole('heading', { level: 3 }).textContent).toBe(
      'Scene 2 · p. 3 · INT. AUDITORIUM - DAY',
    );
    expect(
      within(answer)
        .getByRole('link', { name: /very good/ })
        .getAttribute('href'),
    ).toContain('at=3.12');
    expect(within(answer).getByText('and 6 more in this scene')).toBeDefined();
    expect(within(answer).getByText(/and 2 more scenes/)).toBeDefined();
  });

  it('says so where there is nothing of the kind', async () => {
    open({ askScript: () => output('coat', { kind: 'found', message: null, found: found(0) }, null) }, [], null);
    await ask('coat', 'A name, a place or words');
    expect(await screen.findByText('The script has no ‘coat’.', { selector: 'p.font-semibold' })).toBeDefined();
  });
});
