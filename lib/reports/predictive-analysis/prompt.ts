/** Question 14 for a language model: success prediction. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const predictiveAnalysisPrompt: Prompt = {
  version: 1,
  task: 'What on these pages would help or hinder this script on its way to an audience? Give four to six claims: the hook, the part an actor would want, the cost that the page causes (crowds, places, effects, periods), the audience it narrows or widens itself to. Give no number, no percentage and no forecast: the counted base rates stand beside your opinion, and neither you nor anybody can do better from a script alone.',
  wants: ['verdict'],
  ratings: [],
  byFormat: { short: 'Think of festivals and of what it proves about its maker, not of a market.' },
};
