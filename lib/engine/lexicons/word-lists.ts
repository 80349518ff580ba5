/**
 * Word lists of our own, as tables: each names a thing a script can be counted for.
 */
import { anyOf, lexicon, openingWith, type Phrases, wordSet } from '../../screenplay/text/phrases.ts';

/** Words that put something at risk or set a limit: deadlines, duties, losses, dangers. */
export const pressureWords = wordSet(`
  must need needs needed deadline midnight tonight tomorrow lapse lapses lapsed expire expires hurry urgent
  lose loses losing lost save saves saving die dies died dying dead death kill kills killed killing murder destroy destroyed burn
  burns danger dangerous risk risks threat threaten warning warn trapped escape attack attacked war bomb weapon gun hostage prison
  jail arrest arrested caught guilty betray betrayed promise promised swear secret truth lie lied lying owe owes debt money sign
  signature signed evict evicted demolition fired bankrupt sick dying cancer hospital emergency missing stolen steal afraid scared
  chance choice decide fight fighting stop surrender sacrifice survive survival rescue alive forever never
`);

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

/** What can be seen, heard, smelt, felt: colours, light, sounds, textures, weather, temperature. */
export const sensoryWords = wordSet(`
  red blue green yellow white black grey gray golden silver brown pink purple orange pale dark bright dim glow glows glowing gleam
  glint glints shine shines shining sparkle flicker flickers flash flashes shadow shadows light lights lit neon flame flames fire
  smoke fog mist dust ash rain snow ice wind storm mud sand wet dry damp cold hot warm cool frozen icy sharp soft hard rough smooth
  heavy sticky greasy rusty broken cracked torn worn faded peeling bloody sweaty loud quiet silent whisper whispers hum hums buzz
  buzzes ring rings ringing click clicks bang bangs thud crash crashes creak creaks squeak scream screams roar roars rumble hiss
  echo echoes rattle slam slams crack crunch splash drip drips thunder clatter clang beep beeps sweet bitter sour salty smell smells
  stink scent sweat breath breathes touch touches brass steel iron wood wooden glass leather silk velvet plaster concrete brick
  stone paper plastic sun sunlight moon moonlight stars dawn dusk crimson scarlet amber holographic spherical shimmering trembling
`);

/** Kindness and closeness in speech: thanks, apology, affection, care, praise. */
export const warmWords = wordSet(`
  thank thanks please sorry apologize forgive love loved loves dear darling honey sweetheart sweetie proud glad happy hug kiss missed welcome
  care careful gentle kind kindness friend friends wonderful lovely brilliant bless promise hope congratulations
`);

/** People and things everybody has: family, friends, home, work, food, money, body. */
export const everydayTies = wordSet(`
  mother father mum mom dad mama papa parents parent daughter son sister brother sisters brothers wife husband grandmother grandma
  grandfather grandpa aunt uncle cousin family baby kids child children friend friends neighbour neighbor home house kitchen bed
  bedroom school teacher class homework job work boss office pay rent bill bills wedding married marry divorce birthday christmas
  funeral dinner lunch breakfast coffee tea bread cake eat eating hungry drink sleep tired sick doctor money shop car bus train
  holiday weekend sunday phone
`);

/** Words in -ly that are no adverbs. */
export const notAdverbs = wordSet(`
  family only early belly reply apply supply assembly ugly friendly lovely elderly lonely silly italy july butterfly jelly bully curly rally daily
`);

/** Words by which a speech tells what the other knows. Phrases, compared in small letters without punctuation. Left out as one time in two something else: you already know, let me explain, let me get this straight, in other words, long story short. */
export const expositionPhrases: readonly string[] = lexicon(`
  as you know
  as you all know
  as we all know
  as i told you
  as i said before
  like i told you
  remember when we
  in case you forgot
  in case you have forgotten
  need i remind you
  might i remind you
  let me remind you
`).map(({ phrase }) => phrase);

/** How a sentence begins that names a feeling outright. */
const feelingOpenings = ['i am', "i'm", 'i feel', 'i felt', "you're making me", 'it makes me', 'that makes me'];
const degrees = ['just', 'so', 'very', 'really', 'too', 'a little', 'kind of', 'completely'];
const feelings = wordSet(`
  angry sad happy scared afraid terrified furious lonely jealous ashamed hurt depressed heartbroken excited nervous anxious
  worried frustrated devastated miserable
`);
/** What follows on 'I'm afraid' where it is manners: 'I'm afraid you only had clearance', 'I'm afraid not'. */
const afterManners = wordSet(`
  not so you we he she it they i i'm i've i'll that the this there my your our
`);
const afraid = `${anyOf(['i am', "i'm"])} afraid`;

/** A feeling named outright: 'I'm so angry', 'I feel sad'. */
export const toldFeeling = new RegExp(
  `\\b${anyOf(feelingOpenings)}(?: ${anyOf(degrees)})* ${anyOf([...feelings])}\\b(?<!${afraid}(?= ${anyOf([...afterManners])}\\b))`,
);

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
