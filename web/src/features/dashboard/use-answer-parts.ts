/** Opens the answers that a view is drawn from as they succeed, and forgets their troubles when the view is left. */
import { useEffect } from 'react';
import { useAnswers, useStores } from '../../app/stores-context.tsx';
import { type AnswerPart, answerPart } from './answer-parts.ts';
import { awaitsReading, statusOf } from './answers-store.ts';

/** One part a question, in the order given. */
export function useAnswerParts(questions: readonly number[]): AnswerPart[] {
  const { answers } = useStores();
  const state = useAnswers((s) => s);
  // With a model's reading it is a new answer, too; and what a forced load has dropped is wanted again.
  const wanted = questions
    .map((question) =>
      [
        question,
        statusOf(state.list, question),
        awaitsReading(state.list, question),
        state.details[question] === undefined,
      ].join(':'),
    )
    .join(' ');

  useEffect(() => {
    for (const [question, status] of wanted.split(' ').map((pair) => pair.split(':'))) {
      if (status === 'succeeded') void answers.getState().open(Number(question));
    }
  }, [answers, wanted]);
  const leaving = questions.join(' ');
  useEffect(
    () => () => {
      for (const question of leaving.split(' ')) answers.getState().leave(Number(question));
    },
    [answers, leaving],
  );
  return questions.map((question) => answerPart(state, question));
}
