/** Oaths in talk. */
import { lexicon } from '../../screenplay/text/phrases.ts';

/** Families by the word that names each, strongest first; a word that holds an oath is one. */
export const oaths = {
  fuck: lexicon('*fuck* = Un-fucking-believable. ≠ A fun day.'),
  cunt: lexicon('cunt*'),
  cocksucker: lexicon('cock~suck*'),
  shit: lexicon('*shit* = You chickenshit. ≠ Shifty.'),
  asshole: lexicon('*asshole*'),
  bitch: lexicon('*bitch* = Son of a bitch. ≠ A birch.'),
  bastard: lexicon('bastard*'),
  goddamn: lexicon('god{ |-|}dam{n|m|}* = God damn it. ≠ God knows.'),
} as const;

/** Words that hold the letters of an oath and are none. */
export const notOaths = lexicon(`
  shi(i)ta*
  shitz*
`);
