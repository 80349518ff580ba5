/** What somebody does in action, as a list of our own: behind a name produced scripts write these with an s, and hardly ever without. */
import { wordSet } from '../../../screenplay/text/phrases.ts';

/** As they stand behind 'they'; behind 'he' each has an s. None that is as often a noun or an adverb behind a name ('Ann head down'). */
export const plainVerbs = wordSet(`
  absorb accept acknowledge activate adjust admire advance agree answer appear appreciate approach arrive ask assist attach attempt avoid
  awaken become begin bend bite blink blush break breathe bring brush call caress carry catch chase check chew choke choose chuckle clap
  clench climb cling clutch collapse come complement complete comply compose concede concentrate confront consider contemplate continue cough
  cower crawl create creep cringe cross crouch curl curse dab dangle decide deliver deposit descend dial dig disappear discover dismount dive
  dodge drag draw drink drive drop eat embrace emerge emit enjoy enter examine exchange exhale exit expect explain explode extend fall falter
  fasten feel feign fidget fight find finish fix flail flatten flee flinch fling flip float fly fold follow freeze frown fumble gape gasp
  gather gaze gesture get giggle give glance glare glide glimpse go gobble grab grasp greet grimace grin groan grope grow growl grunt guide
  halt hang haul hear help hesitate hide hobble hoist hold hop howl huddle hug hurl hurry hustle ignite ignore indicate inhale inject insert
  inspect interrupt jab join jump keep kick kiss kneel knock know lash laugh lead lean leap leave lick lie lift linger listen locate look
  loosen lose lunge make manage march meet melt mix moan move mumble mutter nod notice nudge obey oblige observe offer open overhear pass
  pause pay peek peel peer perk pick pinch plop pluck plunge point poke pour prepare press pretend proceed pry pull pursue push race raise
  reach react realise realize reappear recognize recoil recover regain regard rejoin relax remain remember remove repeat replace reply resist
  respond restrain resume retrieve return ride rise roar roll rub rummage run rush salute saunter say scamper scan scoff scoop scoot scowl
  scramble scratch scream screech search secure see seem seethe seize send sense separate serve settle shake shift shiver shoot shout shove
  show shriek shrink shrug shudder shuffle sidle sigh sing sink sip sit slam slide sling slip slouch slump smash smile smirk snap snatch sneak
  sneer snicker sniffle snort snuggle soften speak spin spot squeal squeeze squint squirm stagger stalk stand stare start stay steal step
  stick stiffen stifle stomp stoop stop straddle straighten strain stretch stride stroll struggle strut study stumble suck summon swallow sway
  sweep swerve swim swing swipe swoop tackle take talk teach tell think throw thrust tighten tiptoe toss touch transform tremble trudge try
  tuck tug tumble turn twirl twist twitch unbuckle unbutton understand undo unfold unlock unpack unscrew untie unwrap unzip usher utter vanish
  waddle wade wait wake walk wander want wash watch wave wear weave weigh whack whimper whirl whisper whistle wiggle wince wink wipe withdraw
  wobble wrap wrench wrestle write yank yawn yell yelp
`);

/** Their past is written alike: in 'where she hit him' they may tell what was before. */
export const samePast = wordSet('put hit set cut');
