/** One piece, long by its tables: words of action that put before the camera what a producer pays for, kind by kind, and words of a sentence that keep it from being there; callers leave likenesses out. Own lists. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** 'A crowd waits.'; near miss: 'thousands of chairs'. Left out as mostly something else: army, parade, queue, crowded. */
export const crowdWords: Phrases = lexicon(`
  crowd(s)
  audience
  mobs
  {hundreds|thousands|dozens} of {people|men|women|children|kids|fans|students|soldiers|spectators|protesters|others|guests|workers|prisoners|cops|police} = hundreds of people ≠ hundreds of lights
  troops
  procession
  congregation
  throng(s)
`);

/** People by kind, more than one, who speak no line of their own. */
export const extraWords: Phrases = lexicon(`
  pedestrians
  passers~by
  bystanders
  onlookers
  spectators
  protesters
  demonstrators
  villagers
  customers
  patrons
  shoppers
  commuters
  passengers
  tourists
  students
  teenagers
  cops
  policemen
  police officers
  soldiers
  guards
  nurses
  orderlies
  waiters
  waitresses
  reporters
  photographers
  dancers
  musicians
  guests
  party~goers
  club~goers
  mourners
  firemen
  firefighters
  paramedics
  inmates
  prisoners
  jurors
  cheerleaders
  joggers
  workmen
  construction workers
  agents
  sailors
  monks
  nuns
`);

/** 'The barn explodes.'; near miss: 'about to explode', 'fire in his eyes'. */
export const fireWords: Phrases = lexicon(`
  explosion(s)
  explod{es|ing} = explodes ≠ exploded view
  detonat{es|ion}
  fireball(s)
  inferno
  on fire
  in flames
  flames = flames ≠ inflames
  ablaze
  {catches|catch} fire
  {sets|set} fire to
  bonfire
  engulfed {in|by}( _) {flame(s)|fire} = engulfed in flames ≠ engulfed in work
  burning {car(s)|building(s)|house|man|wreck*|truck|bodies|body|plane}
  molotov
`);

/** Shots that are fired. */
export const gunfireWords: Phrases = lexicon(`
  gunfire
  gunshot(s)
  {opens|open|returns} fire
  fires {a shot|two|three|again|twice|into|wildly|point blank}
  fires {his|her|the} {gun|pistol|rifle|shotgun|weapon|revolver}
  shot(s) {ring|rings} out
  bullet(s) {hit|hits|tear|tears|rip|rips|slam|slams|strike|strikes|whiz*|ricochet*|shatter*}
  muzzle flash*
  shoots {him|her|them}
  {squeezes|pulls} the trigger
`);

/** Weapons that an armourer brings. */
export const weaponWords: Phrases = lexicon(`
  gun(s)
  handgun(s)
  pistol(s)
  revolver(s)
  rifle(s)
  shotgun(s)
  machine~gun(s)
  sword(s)
  machete(s)
  grenade(s)
  switchblade
  crossbow
`);

/** Blood and what make-up has to show. */
export const woundWords: Phrases = lexicon(`
  blood
  bloody
  bloodied
  blood~soaked
  bleed{s|ing}
  {bullet|knife|stab|head|open|gaping} wound(s)
  gash
  scar(s|red)
  bruise(s|d)
  black eye
  stitches
  blood~stained
`);

/** What a stunt player does. */
export const stuntWords: Phrases = lexicon(`
  punches {him|her|_ in|_ square} = punches him ≠ punches in
  tackles
  fist~fight
  brawl
  {crashes|smashes|crash|smash} {through|into}
  {falls|plunges|tumbles} {off the|down the stairs|over the edge|to his death|to her death|from the {roof|window|ladder|ledge|balcony|bridge|tree}}
  {leaps|jumps|dives} {off|from|out of} the {roof|window|car|train|ledge|balcony|cliff|truck|bridge|building}
  {slams|throws|hurls|shoves} {him|her} {into|against|across|through|to the} = throws him against ≠ throws him
  knocks {him|her|_} {down|out|unconscious|off}
  head~butts
  {strangles|chokes} {him|her}
  kicks {him|her} = kicks her ≠ kicks herself
  car {crash|chase|wreck}
  {skids|swerves|careens|careers} {into|across|off|around|through|out}
  rolls over and over
`);

/** Pictures within the picture: made first, played back on the set. */
export const screenWords: Phrases = lexicon(`
  monitor(s)
  {tv|television|computer|movie|video} screen(s)
  on {the |a |his |her |}{tv|television|screen|monitor}
  news footage
  news broadcast
  home movie(s)
`);

/** What falls or blows, to make or to wait for. */
export const weatherWords: Phrases = lexicon(`
  rain = rain ≠ raincoat
  rain{s|ing}
  rainstorm
  downpour
  drizzle
  snow = snow ≠ snowball
  snow{s|ing|fall|storm}
  snow~covered
  blizzard
  sleet
  thunder
  thunderstorm
  lightning
  fog
  wind {howls|blows|whips|rises}
`);

/** Actors and cameras in water. */
export const waterWords: Phrases = lexicon(`
  underwater
  {swims|swimming|swim} = swims ≠ swimmingly
  dives into
  drown{s|ing}
  in the {pool|lake|river|ocean}
  {into|under} the water
  {wades|wading}
`);

/** What drives, flies or floats and has to be hired. */
export const vehicleWords: Phrases = lexicon(`
  helicopter(s)
  airplane(s)
  fighter jet(s)
  speedboat
  ferry
  yacht
  ambulance(s)
  {police|squad|patrol} car(s)
  police cruiser(s)
  fire {truck(s)|engine(s)}
  hearse
  limousine
  limo
  school bus
  motorcycle(s)
  tow truck
  taxi(s)
`);

/** What is made behind the camera or after it. */
export const effectWords: Phrases = lexicon(`
  hologram(s)
  holographic
  spaceship(s)
  starship(s)
  force field
  zero gravity
  weightless
  robot(s)
  laser(s)
  earthquake
  avalanche
  missile(s)
  split screen
  time~lapse
`);

/** 'A horse rears.'; near miss: 'as she might touch a horse'. Left out as mostly something else: bear, bird, cat, chicken, hen, rabbit, rat, snakes. */
export const animalWords: Phrases = lexicon(`
  dog(s)
  cats
  kitten(s)
  puppy
  puppies
  poodle
  terrier
  german shepherd
  weimaraner(s)
  horse(s)
  cow(s)
  sheep
  wolves
  rats
  goat(s)
  pigeons
  seagulls
  elephant(s)
  monkey
  pigs
  donkey
  mule
  parrot
  greyhound
  camel(s)
`);

/** Those who work short days. Left out: child, girl and boy, of whom the words alone do not tell the age. */
export const childWords: Phrases = lexicon(`
  baby = baby ≠ babysitter
  newborn
  infant
  toddler(s)
  children
  kids
  little {girl|boy|girls|boys}
  {teenage|teenaged} {girl(s)|boy(s)}
  school~children
`);

/** What a closed set is for. */
export const intimacyWords: Phrases = lexicon(`
  naked
  nude
  topless
  {make|makes|making} love
  {have|has|having} sex
  undress{es|ing}
`);

/** Names that belong to somebody, on what is shown: seldom the name of anything else. Matched with a capital. */
export const brandWords: Phrases = lexicon(`
  Coke
  Coca~Cola
  Pepsi
  Budweiser
  Heineken
  Starbucks
  McDonald's
  Burger King
  Pizza Hut
  KFC
  Denny's
  Taco Bell
  Dunkin' Donuts
  Dairy Queen
  Wal~Mart
  Walmart
  K~Mart
  7-Eleven
  Nike
  Adidas
  Reebok
  Converse
  Rolex
  Gucci
  Armani
  Prada
  Chanel
  Barbie
  Lego
  Nintendo
  PlayStation
  iPhone
  iPod
  iPad
  Facebook
  Twitter
  YouTube
  Google
  MTV
  CNN
  ESPN
  Disney
  Disneyland
  Playboy
  Polaroid
  Kodak
  Kleenex
  Tylenol
  Valium
  Prozac
  Viagra
  Gatorade
  Red Bull
  Sunny D
  Tic Tac(s)
  Doritos
  Cheerios
  Oreo(s)
  Snickers
  Marlboro(s)
  Camels
  Mercedes
  BMW
  Porsche
  Ferrari
  Cadillac
  Chevy
  Corvette
  Toyota
  Honda
  Volvo
  Volkswagen
  Jeep
  Lexus
  Harley
  Greyhound
  Hilton
  Marriott
  Holiday Inn
  Motel 6
  Best Buy
  Home Depot
  Ikea
  FedEx
  Xerox
  Walkman
  Game Boy
  Jack Daniel's
  Dr. Pepper
  Mountain Dew
  Häagen-Dazs
  Häagen Dazs
  IHOP
  Jiffy Lube
  Penny Saver
  Benihana
`);

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
  {hot|prairie|sea|sausage|corn|chili} dog(s)
  dog tag(s)
  dog~eared
  doggy
  {toy|starting|water|nail|glue|staple|spray|squirt|heat|tattoo|radar} gun(s)
  gun {rack|shop|show|club|control}
  blood {test|type|pressure|vessel|bank|sample|work}
  blood {drains|rushes}
  blood~red
  {in cold|new|own flesh and} blood
  bloody {hell|fool|well|awful|idiot|mary}
  no {blood|bruises|scar(s)|wound(s)|gun}
  baby {grand|shower|clothes|monitor|pictures|book|doll|food|blue|talk|carriage|seat|name(s)|powder|oil}
  {rain|snow} check
  snow {globe|white|cone}
  robot voice
  laser {printer|pointer}
  baby's {room|bedroom}
  nursing home
  {half|stark} naked truth
  {naked|nude} {eye|bulb|light bulb}
  needlepoint
  tattoo
  sticker
  magazine
  newspaper
  headline
  t~shirt
  book about
  story about
  {dream|think|thinks|thinking} {of|about}
  rifles through
  {rain|rains|raining} {down|of|on}
  thunder {across|through|down|past}
  no longer a
  guns {it|another|the engine}
  shoots {him|her|them} {a|an|dirty|another} = shoots him a look ≠ shoots him
  shotgun seat
  {rides|riding|ride} shotgun
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
  leash
  park
`);
/** Behind EXPLODES or EXPLOSION: nobody is blown up. */
export const figurative: Phrases = lexicon(`
  {with|in|into|of} ( _) {laughter|applause|rage|anger|fury|tears|emotion|cheers|song|noise|giggles|colo(u)r|light|activity|joy|passion|movement|frustration}
  at
  , all his
  , all her
`);
/** Before OF A: people and animals counted by them are there. What is of a dog otherwise is no dog: a pillow, a picture. */
export const groupsOf: Phrases = lexicon(`
  pack
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

/** Between OF and what is counted or pictured. */
export const determiners: Phrases = ['a(n)', 'the', 'his', 'her', 'their', 'two', 'three', 'some'];
