/**
 * What one question may take. The prompt is held to a number of tokens that no text can pass, the answer by the provider itself, and nobody is asked again
 * after a call that was billed: so a question costs at most a cent at Sonnet 5.5's list price, whatever the script.
 */

/** US dollars, at Sonnet 5.5's list price (lib/model/prices). */
export const mostUsd = 0.01;
/** Tokens of the whole prompt: instructions, passages, question, form. */
export const mostPrompt = 3500;
/** Tokens of the answer: four sentences with their cites take about two hundred. */
export const mostAnswer = 300;
/** Where a model has no price, the answer may be preceded by as much thinking. */
export const mostAnswerUnpriced = 2000;
/** Of the prompt, what the form, the marks around the passages and a provider's own words take. */
export const aroundTokens = 700;
