/** Words by which a sentence speaks of all there is in a script, and of what is not. Own list. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** 'The minutes play no part', 'only Dot', 'nobody minds': one line of the script can show that it is not so. */
export const absolutes: Phrases = lexicon(`
  {no|none|nor|neither} = the minutes play no part ≠ a knot in the rope
  {nobody|no one|nothing|nowhere} = a crime nobody minds ≠ a noble crime
  {never|always|without} = she never looks back ≠ she looks back
  {only|any|every|all} = the only tap ≠ a lonely tap
  {anybody|anything|everybody|everyone|everything} = everybody has had soup ≠ one body was found
  {doesn't|don't|didn't|isn't|aren't|wasn't|can't|cannot|won't} = it cannot be read ≠ it can be read
`);
