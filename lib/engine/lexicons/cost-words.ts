/** Words of action that put a crowd, an effect or an animal before the camera, and words of a sentence that keep it from being there; callers leave likenesses out. Own lists. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** 'A crowd waits.'; near miss: 'thousands of chairs'. Left out as mostly something else: army, parade, queue, passengers, crowded; as too few: guests, soldiers, dancers. */
export const crowdWords: ReadonlySet<string> = new Set([
  'crowd',
  'crowds',
  'audience',
  'mobs',
  'hundreds',
  'thousands',
  'troops',
  'procession',
  'congregation',
  'spectators',
  'protesters',
  'demonstrators',
  'villagers',
  'onlookers',
]);

/** 'The barn explodes.'; near miss: 'about to explode', 'waves crashing', 'shoots a look'. */
export const effectWords: ReadonlySet<string> = new Set([
  'explosion',
  'explosions',
  'explodes',
  'exploding',
  'fireball',
  'inferno',
  'gunfire',
  'gunshot',
  'gunshots',
  'hologram',
  'holographic',
  'spaceship',
  'starship',
  'earthquake',
  'avalanche',
  'helicopter',
  'helicopters',
  'missile',
  'missiles',
]);

/** 'A horse rears.'; near miss: 'as she might touch a horse'. Left out as mostly something else: bear, bird, chicken, hen, rabbit, snakes. */
export const animalWords: ReadonlySet<string> = new Set([
  'dog',
  'dogs',
  'cats',
  'horse',
  'horses',
  'cow',
  'cows',
  'sheep',
  'wolves',
  'rats',
  'goat',
  'goats',
  'pigeons',
  'elephant',
  'monkey',
  'pigs',
  'donkey',
  'mule',
  'parrot',
  'puppy',
  'greyhound',
]);

/** In a sentence: what it names is only heard, pictured, dead, pretended or missing. */
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
  statue(s)
  sculpture(s)
  toy(s)
  plastic
  stuffed
  wooden
  cardboard
  ceramic
  costume(s)
  cartoon(s)
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
  corpse(s)
  {dead|burned|burnt|severed|skinned} {bod{y|ies}|dog|dogs|horse|horses|cow|cows|sheep|cats|soldiers|villagers}
  {no|without a|away from the|lost the|from the} {crowd|audience|onlookers} = There is no crowd ≠ the crowd
  helicopter shot
  gunshot wound(s)
  {hot|prairie|sea|sausage} dog(s)
  reservoir dogs
  rocking horse
  hound dog
  skull(s)
  skeleton(s)
  bones
  labeled
  toward {where|the sound}
`);
/** Behind the word: a verb, or another thing of the name. */
export const asVerb: Phrases = lexicon(`
  around
  round
  him
  her
  them
  us
  the = crowd the room ≠ crowd that
  their
  his
  my
  forward
  into the room
  in on
  closer
  makin*
  tongue
  shit
  collar
  bowl
  food
  treat*
  bed
  face
  bars
  suit
  wrench
`);
/** Behind EXPLODES or EXPLOSION: nobody is blown up. */
export const figurative: Phrases = lexicon(`
  {with|in|into|of} ( _) {laughter|applause|rage|anger|fury|tears|emotion|cheers|song|noise|giggles|colo(u)r|light|activity|joy|passion|movement|frustration}
  at
  , all his
  , all her
`);
/** Before EXPLODES: somebody's temper, a flash, dust. */
export const tempers: Phrases = [
  'he',
  'she',
  'they',
  'flash(es)',
  'flashbulb(s)',
  'dust',
  'music',
  'crowd',
  'audience',
  'room',
  'place',
  'corridor',
  'class',
  'house',
];
