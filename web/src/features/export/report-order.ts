/** In which order reports stand when all of them are read together: the menu's, each once. */
import type { AnswerList } from '../../../../lib/contract/report.ts';
import { menuItems, summaryQuestion } from '../dashboard/menu.ts';

/** The summary opens; questions that the list does not have are left out. */
export function reportOrder(list: AnswerList | null): number[] {
  const listed = new Set((list ?? []).map(({ question }) => question));
  const inMenu = [summaryQuestion, ...menuItems.flatMap(({ questions }) => questions)];
  return [...new Set([...inMenu, ...listed])].filter((question) => listed.has(question));
}
