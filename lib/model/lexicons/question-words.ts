/** Words of questions about a script, by what they ask for. Own lists. */
import { wordSet } from '../../screenplay/text/phrases.ts';

/** Words of questions, and words too common to find anything by. */
export const smallWords = wordSet(`
  a about above actually after again all also always am an and another any anybody anyone anything are aren't around as ask at away be because
  become been before being below between both but by can character characters could couldn't did didn't do does doesn't doing don't done
  during each either else ever every everyone everything find first for from get gets getting give gives go goes going got had happen happened
  happening happens has hasn't have having he he's her here hers herself him himself his how i if in into is isn't it it's its itself just
  know knows last let like line lines long made make makes many may me mean means mention mentioned mentions might more most much must my name
  need of off often on once one only or other our out over own page pages part people person play reader really said same say saying says
  scene scenes screenplay script see seen shall she she's should show shows since so some somebody someone something still story such take
  takes talk talks tell tells than that that's the their them then there there's these they they're thing things think this those through till
  time to told too under until up upon us use very want wanted wants was wasn't way we were weren't what what's when where where's which while
  who who's whole whom whose why will with within without won't would wouldn't writer yes yet you your
`);

/** These ask for the last pages, and these for the first. */
export const endWords = wordSet('end ends ending ended final finally last');
export const beginningWords = wordSet('begin begins beginning open opens opening start starts first');
