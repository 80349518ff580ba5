/**
 * Word lists of our own, as tables: each names a thing a script can be counted for.
 */
import { anyOf, lexicon, openingWith, type Phrases, wordSet } from '../../screenplay/text/phrases.ts';

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

/** What action lets be seen, heard or smelt: colours, light and dark, weather, sounds, smells. What has other work to do in scripts is left out: 'hard', 'cool' and 'sharp', 'ring', 'crack', 'flash' and 'fire', what a thing is made of. */
export const senseWords = wordSet(`
  red blue green yellow white black grey gray golden purple pink crimson scarlet amber turquoise violet beige blonde silvery
  colour colours color colors colored coloured colorful colourful multicolored pale ashen tanned
  dark darkness darkened darkening bright brightly dim dimly dimmed glow glows glowing gleam gleams gleaming glint glints glinting glisten glistens glistening
  shine shining shimmer shimmers shimmering sparkle sparkles sparkling glitter glitters glittering flicker flickers flickering blinding glare glares
  shadow shadows shadowy silhouette silhouetted silhouettes neon candlelight firelight lamplight flashlight headlights spotlight lightning gloom gloomy murky
  sunlight sunlit moonlight moonlit daylight starlight sunrise sunset dusk twilight
  smoke smoky fog foggy mist misty haze hazy dust dusty rain rainy raining snow snowy snowing snowflakes drizzle storm stormy flames blaze blazing embers
  muddy rusty rusted bloody greasy grimy wet damp soaked dripping icy
  loud loudly quiet quietly silent silently silence whisper whispers whispered whispering hum hums humming buzz buzzes buzzing click clicks clicking bang bangs banging
  thud thuds crash crashes crashing creak creaks creaking squeak squeaks squeal squeals screech screeches scream screams screaming shriek shrieks howl howls howling
  roar roars roaring rumble rumbles rumbling hiss hisses hissing echo echoes echoing rattle rattles rattling slam slams slamming crunch crunches
  clatter clatters clang clangs clanging clank clanks beep beeps beeping chime chimes ringing thunder thunders thunderous explosion explosions gunshot gunshots gunfire
  siren sirens music tune melody hum drums drumming applause laughter giggle giggles sob sobs wail wails wailing moan moans groan groans growl growls snarl bark barks
  barking sizzle sizzles crackle crackles crackling rustle rustles thump thumps pounding sound sounds noise noises
  smell smells smelling stink stinks stench scent reek reeks fragrance aroma perfume
`);

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
