/** Words by which action says that somebody has no say, or is not there but for a likeness. Own lists. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** In a sentence with the name. */
export const silenced: Phrases = lexicon(`
  asleep
  sleep(s)
  sleeping
  slept
  snore(s)
  snoring
  doze(s)
  dozing
  nap
  napping
  unconscious
  out cold
  passed out
  passes out
  knocked out
  {faint|faints|fainted}
  coma
  comatose
  sedated
  drugged
  anesthetized
  lifeless
  limp
  motionless
  dead
  dies
  die
  dying
  died
  death
  corpse
  body
  bodies
  killed
  kills
  murdered
  {shot|shoots}
  {stab|stabs|stabbed}
  {strangle|strangles|strangled}
  bleeding
  wounded
  grave
  coffin
  casket
  funeral
  tombstone
  gravestone
  morgue
  gag
  gagged
  bound
  tied
  trussed
  taped
  handcuffed
  cuffed
  handcuffs
  shackled
  chained
  captive
  hostage
  prisoner
  kidnapped
  abducted
  cage
  caged
  jail
  cell
  hides
  hidden
  hiding
`);

/** Before a name that is only compared, shown or called. */
export const likenesses: Phrases = lexicon(`
  like
  as if
  {photo|photograph|picture|portrait|drawing|painting|image|footage|video|letter|note|message|voice|name|memory} of
  from
  named
  called
`);
