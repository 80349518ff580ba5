/** What action lets be seen, heard or smelt, as words that mean little else: colours, light and dark, weather, sounds, smells. */
import { wordSet } from '../../screenplay/text/phrases.ts';

/** What has other work to do in scripts is left out: 'hard', 'cool' and 'sharp', 'ring', 'crack', 'flash' and 'fire', what a thing is made of. */
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
