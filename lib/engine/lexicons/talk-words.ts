/** Words by which action shows somebody acting, or tells that they have no say or are not there but for a likeness; small words by which a sentence of talk says what is so, wills or tells of others. Own selections, English. */
import { lexicon, type Phrases, wordSet } from '../../screenplay/text/phrases.ts';

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

/** A sentence that begins with one of these goes on about what stands before it. */
export const goingOn: Phrases = ['he', 'she', 'it', 'they', 'his', 'her', 'their', 'this', 'that'];

/** People of whom talk tells. */
export const toldOthers: Phrases = ['he', 'she', 'him', 'her', 'his', 'they', 'them'];

/** What talk says to be so begins with one of these, and what may stand before it. */
export const sayingSo: Phrases = [
  "i'm",
  "you're",
  "he's",
  "she's",
  "we're",
  "they're",
  "it's",
  "that's",
  '{this|there} is',
];
export const beforeSaying: Phrases = ['and', 'but', 'so', 'no', 'yes', 'well'];

/** By these talk wills something. */
export const willing: Phrases = [
  'will',
  "won't",
  'going to',
  'gonna',
  'must',
  'have to',
  "'ll",
  "let's",
  'want{s|ed|} to',
  'need{s|ed|} to',
];

/** Asleep, unconscious, dead, held or hidden: in a sentence with the name. */
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
  {is|are|was|were|been|being|get|gets|got} shot = Vince is shot. ≠ Vince sees a shot of the convent.
  shot {dead|down|through|in the} = Vince, shot through the heart. ≠ Vince takes a shot.
  shoots
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

/** What else ends somebody, in the scene of their last line or in a sentence with the name. */
export const violentEnds: Phrases = lexicon(`
  {explode|explodes|exploding|explosion}
  {flame|flames|engulfed|engulfs}
  {burn|burns|burned|burnt|burning}
  {swallow|swallows|swallowed}
  {devour|devours|devoured}
  {crush|crushes|crushed}
  {drown|drowns|drowned|drowning}
  {impale|impales|impaled}
  {gunshot|gunshots|gunfire}
  {hang|hangs|hanged|hanging|noose}
  {scream|screams|screaming}
  {grab|grabs|drag|drags|dragged}
  {kill|murder|murders|murderer}
  {knife|blade|axe|throat}
  bloody
  blood
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
