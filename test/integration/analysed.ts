/** An uploaded script once its reports are there, asked over HTTP by a customer of the advanced plan. */
import { callApi } from '../../bin/api-customer.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { isAnswered } from '../../lib/reports/registry.ts';
import { until } from '../e2e/http-customer.ts';

export const questionsOfPlan = cardsForPlan('advanced')
  .map(({ number }) => number)
  .filter(isAnswered);

/** The script once all its answers have ended. */
export const analysed = (url: string, token: string, id: string) =>
  until(
    () => callApi(url, 'getScript', { token, path: { id } }),
    ({ status, answers }) =>
      status === 'failed' || (status === 'ready' && answers.ready + answers.failed >= questionsOfPlan.length),
    ({ status, answers }) => `${status}, ${answers.ready} ready, ${answers.failed} failed`,
  );

export const answeredQuestions = async (url: string, token: string): Promise<number[]> => {
  const list = await callApi(url, 'listAnswers', { token });
  const succeeded = list.filter(({ status }) => status === 'succeeded').map(({ question }) => question);
  return [...new Set(succeeded)].sort((a, b) => a - b);
};
