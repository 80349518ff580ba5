/** Words by which a provider or a model declines. Own lists. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** In a provider's answer: the prompt is over the window. */
export const overWindow: Phrases = lexicon(`
  too {long|large|many (input )tokens} = prompt is too long ≠ too many requests
  context {length|window|size} = exceeds the context window ≠ no context
  maximum context = maximum context is 8192 ≠ maximum requests
`);

/** In a model's answer: it will not. */
export const declining: Phrases = lexicon(`
  {I|we} {cannot|can't|am unable|'m unable|won't|will not|must decline} = I cannot help with that. ≠ I can help with that.
`);
