/**
 * Word lists of our own, as tables: each names a thing a script can be counted for.
 */
import { anyOf, lexicon, openingWith, type Phrases } from '../../screenplay/text/phrases.ts';

/** What opens like a refusal and is none: courtesy, and not knowing. */
export const obligingOpenings: Phrases = lexicon(`
  no {problem|worries|doubt|matter} = No problem. ≠ No.
  never mind = Never mind that. ≠ Never.
  not at all = Not at all, come in. ≠ Not for me.
  {i|we|you} {do not|don't|didn't|did not} {know|remember|think|suppose|mind|care|understand|see} = I don't know. ≠ I don't want it.
  you don't {say|mean} = You don't say. ≠ You don't go.
`);
export const obligingOpening = openingWith(obligingOpenings);

/** How a speech refuses, corrects or contradicts, when it opens with one of these. */
export const refusalOpenings: readonly (readonly string[])[] = lexicon(`
  no
  nope
  never
  not
  don't
  i don't
  i will not
  i'll not
  i shall not
  i shan't
  i cannot
  i would not
  i wouldn't
  i'd rather not
  you may not
  you will not
  you'll not
  you cannot
  you must not
  you mustn't
  you shan't
  you would not
  you wouldn't
  you'll do no
  you're not
  he's not
  she's not
  they're not
  it wasn't
  it's nothing
  out of the question
  not a chance
  forget it
  i won't
  i can't
  i'm not
  you can't
  you don't
  you won't
  but
  it's not
  it isn't
  that's not
  that isn't
  we can't
  we don't
  we won't
  stop
  wrong
  shut up
  get out
  she doesn't
  he doesn't
  they don't
  i never
  you never
  i didn't
  you didn't
  enough
  absolutely not
`).map(({ phrase }) => phrase.split(' '));

const cameraTerms = [
  'CLOSEUP',
  'CLOSE UP',
  'CLOSE-UP',
  'CLOSE ON',
  'ANGLE ON',
  'WIDE ON',
  'PAN',
  'PANS',
  'PANNING',
  'DOLLY',
  'ZOOM',
  'TRACKING',
  'CRANE',
  'RACK FOCUS',
  'SMASH CUT',
  'POV',
  'P.O.V',
  'INSERT',
];
const weDo = ['see', 'hear', 'follow', 'pan', 'move', 'pull', 'push', 'find', 'cut', 'zoom', 'track'];

/** Direction of the camera, in action, shots and transitions left aside. Case matters for the capital terms. */
export const cameraTerm = new RegExp(`\\b(?:${anyOf([...cameraTerms, 'camera'])}|[wW]e ${anyOf(weDo)})\\b`);
