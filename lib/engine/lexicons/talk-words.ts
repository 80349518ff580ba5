/** Words by which action shows somebody acting. Own selections, English. */
import { wordSet } from '../../screenplay/text/phrases.ts';

/** What may stand between a name and its verb in action: 'Mags slowly hangs the letter.' */
export const actAdverbs = [...wordSet('then slowly quietly just only')];

/** Words that end in s like a verb behind a name and tell of no act. */
export const noActs = wordSet(`
  is was has does looks s as always this seems his perhaps across towards themselves himself herself its less hers theirs glasses alas
  plus besides sometimes whose
`);

/** What action has behind a line that strikes somebody. */
export const struckWords = wordSet(`
  beat silence silent stare stares stunned speechless pause pauses freezes frozen shock shocked
`);
