/** Words of a sentence that keep what it names from being before the camera: heard, pictured, pretended, denied, likened or only spoken of. Own lists. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';

/** Anywhere in a sentence: what it names is only heard, pictured, dead, pretended or missing. */
export const notThere: Phrases = lexicon(`
  sound(s) of
  hear(s) = She hears a dog ≠ heart
  heard
  {barking|howling|cheering} {outside|off}
  somewhere
  distant
  in the distance
  far off
  muffled
  o.s
  off~{screen|camera}
  portrait(s)
  photo*
  picture(s)
  painting(s)
  drawing(s)
  poster(s)
  mural(s)
  cartoon(s)
  {decorated|adorned|embroidered|engraved|emblazoned|carved|painted} {with|in|on} = decorated with flames ≠ decorated flames
  newsreel(s)
  footage
  video
  television
  tv
  on {the|a} screen
  monitor(s)
  pretend*
  imagin*
  invisible
  helicopter shot
  tattoo(ed)
  sticker
  magazine
  newspaper
  headline
  t~shirt
  book about
  story about
  {dream|think|thinks|thinking} {of|about}
  no longer a
  skull(s)
  skeleton(s)
  labeled
  title
  toward {where|the sound}
  remember(s)
  memory
  memories
  would have
  could have
  might have
  as though
  as if
  voice~over
`);

/** Anywhere in a sentence: who or what it names is made of something, and not there. */
export const madeOf: Phrases = lexicon(`
  statue(s)
  sculpture(s)
  plastic
  stuffed
  wooden
  cardboard
  ceramic
  porcelain
  miniature(s)
  figurine(s)
  mannequin(s)
  fossil*
  life~size(d)
  scale model(s)
  wax {figure(s)|museum}
`);
/** Behind the word: a likeness of what it names. */
export const pictures: Phrases = lexicon(`
  image(s) = tornado images ≠ the tornado imagines
  picture(s)
  photo(s)
  poster(s)
  sign(s)
  logo(s)
  emblem(s)
  costume(s)
  mask(s)
  tattoo(s)
  sticker(s)
  figurine(s)
  statue(s)
  puppet(s)
`);

/** Anywhere in a paragraph, and for creatures in a scene: what is shown there is a piece of an exhibition. */
export const exhibited: Phrases = lexicon(
  '{fossil(s)|diorama(s)|exhibit(s)|figurine(s)|miniature(s)|taxiderm*|animatronic} = the fossil of a bird ≠ fossilize',
);
export const exhibitions: Phrases = ['museum', 'exhibit', 'exhibition'];

/** Before the word in its clause: what it names is a likeness, or another's words. */
export const likeners: Phrases = lexicon(`
  like
  unlike
  as (a|an|the|one|some)
  as \\w+ as
  what {appear|look|seem}{s|ed|} to be
  than
  resembl{es|ing|e}
  {size|shape|color|colour|sort|way|look|air|kind|feel|smell|length|weight|speed} of
  the way
  reminds
  reminiscent of
  {imitates|imitating|mimics|mimicking|impersonat*}
`);

/** Before the word in its clause: it is missing or to come. */
export const deniers: Phrases = lexicon(`
  {no|not|without|never|nor|neither|isn't|aren't|doesn't|don't|didn't|can't}
  no sign of
  almost
  nearly
  instead of
  about to
  {going|wants|want|tries|hoping|hopes|refuses} to
  if
  {expecting|awaiting}
`);

/** Somebody speaks of themselves or to another: a speech that is set as action. */
export const speaking: Phrases = [
  'I',
  "I'{m|ll|ve|d}",
  'my',
  'me',
  'mine',
  'your(s)',
  "you'{re|ll|ve|d}",
  "YOU'{RE|LL|VE|D}",
  'YOUR',
  'MY',
];

/** Before OF A: people and animals counted by them are there. What is of a dog otherwise is no dog: a pillow, a picture. */
export const groupsOf: Phrases = lexicon(`
  pack
  tour
  class
  classroom
  busload
  pair
  couple
  group
  herd
  flock
  team
  crowd
  bunch
  line
  row(s)
  lot(s)
  dozen(s)
  hundreds
  thousands
  number
  handful
  troop
  swarm
  sea
  full
  gang
  cluster
  mass
  back
  side
  front
  top
  head
  sight
  middle
  kind
  pool(s)
  trail
  drop(s)
  trickle
  splatter
  stream
  spray
  sheet(s)
  flurry
  wall
  barrel
  out
  ahead
  instead
  inside
  outside
  burst
  edge
  foot
  direction
  arms
  neck
  all
  one
  some
  most
  several
  many
`);

/** Between OF and what is counted or pictured. */
export const determiners: Phrases = ['a(n)', 'the', 'his', 'her', 'their', 'two', 'three', 'some'];

/** Behind a noun that stands for itself and not before another. */
export const afterNouns: Phrases = lexicon(`
  {and|or|who|that|which|as|then|but|not|when|while|where|so|like}
  {with|at|in|on|of|to|from|by|for|into|under|over|near|down|up|out|off|behind|beside|through|toward|about|after|until|around|across|between|above|below}
  {a|an|the|his|her|their|all|it|he|she|there|here}
  {back|too|again|now|before|lies|sits|outside|inside|named|called|first}
  {are|were|have|can|will|still|just|close|closer}
`);

/** Behind what an animal with a name is: 'RUFUS, a terrier, is', 'a terrier who'. No 'wolf of a man'. */
export const behindAnimals: Phrases = [
  'with',
  'who',
  'that',
  'in',
  'on',
  'at',
  'and',
  'is',
  'runs',
  'sits',
  'lies',
  'barks',
  'trots',
  'comes',
];
