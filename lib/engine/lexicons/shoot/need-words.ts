/** One piece, long by its tables: words of action that put before the camera what a producer pays for, sort by sort, with the neighbours that give them another sense. Own lists, as precise as we could make them, never whole. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';
import type { ShootNeed } from '../../../story/production/shoot.ts';

/**
 * One sort of what a need asks for: `noun` names it, null where the word found names itself. It is not meant where one of `before` stands right before the word, one of `behind` right behind it, or one of `beside` anywhere in
 * its sentence.
 */
export interface Sort {
  readonly noun: string | null;
  readonly words: Phrases;
  readonly before?: Phrases;
  readonly behind?: Phrases;
  readonly beside?: Phrases;
  /** So many times in a script, or it is no more than a word. */
  readonly least?: number;
  /** None of these stands in the words found. */
  readonly not?: Phrases;
  /** One of these has to stand in its paragraph. */
  readonly near?: Phrases;
  /** One of these has to stand in the action of its scene. */
  readonly inScene?: Phrases;
}

export const slots = {
  vehicle: lexicon(
    'car(s)\n truck\n van\n jeep\n bus\n taxi\n cab\n motorcycle\n bike\n mustang\n suv\n sedan\n limo\n limousine\n pickup\n cruiser\n plane\n helicopter\n chopper\n train\n tanker\n semi\n convertible\n mercedes\n bmw\n porsche\n cadillac\n ford\n volvo\n tractor\n ambulance\n wagon\n coach\n lincoln\n buick\n chevy',
  ),
  body: lexicon(
    'man\n men\n woman\n women\n girl(s)\n boy(s)\n body\n bodies\n torso\n back\n breast(s)\n chest\n figure\n flesh\n skin\n shoulders\n legs\n butt\n ass\n lover(s)\n husband\n wife\n couple\n people\n corpse\n child\n dancer(s)\n stripper(s)\n swimmer(s)\n model(s)\n waitress(es)',
  ),
  building: lexicon(
    'roof\n rooftop\n window\n ladder\n ledge\n balcony\n bridge\n tree\n cliff\n building\n train\n truck',
  ),
};

const stunts: readonly Sort[] = [
  {
    noun: 'crash',
    words: lexicon(`
      {vehicle}( _)( _)( _) {crashes|smashes|slams|plows|ploughs|rams|careens|collides|hurtles|plunges|skids} {into|through|off|over|against|across|onto|down|around|with|head}
      {vehicle}( _)( _) {flips|rolls} {over|onto|end|and over}
      {vehicle}( _)( _) {overturns|fishtails}
      {crashes|smashes|crashing|plows|rams|slams|drives} {his|her|the|their} {vehicle} {into|through|off}
      car {crash|chase|wreck}
      {vehicle} {is|are} {overturned|wrecked|upside down}
      {overturned|wrecked} {vehicle}
      {crashes|smashes|slams|plows|rams|drives} {into|through} {a|an|the|another} {parked car|parked truck|oncoming car|oncoming truck|tree|pole|telephone pole|guardrail|guard rail|fence|barricade|roadblock|gate|storefront|lamppost|lamp post|garage door}
    `),
    before: ['door', 'doors', 'toy', 'it'],
  },
  {
    noun: 'hard driving',
    words: lexicon(`
      {vehicle}( _)( _) {swerves|skids|fishtails|careens|veers|spins out|peels {out|away|off}|screeches {to|around|up|in|into|off|away|out}}
      head~on collision
      {drives|speeds|races|roars|driving|speeding|racing} {down|up} the wrong {side|way|lane}
    `),
    before: ['toy', 'rc', 'model'],
    beside: ['train {screeches|skids} to', 'bus screeches', 'hears', 'sound', 'shopping cart'],
  },
  {
    noun: 'fall',
    words: lexicon(`
      {falls|plunges|tumbles|topples|crashes|rolls|falling|tumbling} (_ ){down|off|from} the {stairs|steps|staircase|stairwell|hill|slope|embankment|cliff|stairway|ladder|roof|ledge|balcony|bridge|horse}
      {falls|plunges|tumbles|topples} (_ ){over|off} the {edge|rail|railing|balcony|side|cliff|banister}
      {falls|plunges|plummets} to {his|her|their} {death|deaths}
      {crashes|plunges|flies|dives|leaps|hurtles|jumps} through {the|a|an} (_ ){window|glass|skylight|windshield|ceiling|floor|roof|ice}
      {leaps|jumps|dives} {off|from|out of} the {building}
    `),
    before: ['light', 'snow', 'rain', 'sunlight', 'camera', 'leaves', 'water', 'hair', 'it', 'tears', 'eyes', 'sweat'],
  },
  {
    noun: 'fight',
    words: lexicon(`
      fist~fight
      {a|the|bar|barroom} brawl
      {a|violent|brief|furious} {scuffle|struggle} {ensues|breaks|begins|erupts}
      {they|and|men|two} {wrestle|grapple|struggle} {for|over} the {gun|knife|weapon|pistol|rifle}
      {wrestles|pins} {him|her|_} to the {ground|floor}
      {tackles|tackling} {him|her|the _}
      head~butts {him|her|_}
      {strangles|strangling|chokes} {him|her}
      {beats|beating} {him|her|them} {to death|to a pulp|to the ground|with|up|senseless|mercilessly|brutally}
    `),
    not: ['the horn', 'the wheel', 'the problem', 'the pile', 'the stairs', 'the hill'],
    beside: ['arm wrestl*', 'football', 'quarterback', 'receiver', 'at chess'],
  },
  {
    noun: 'blow',
    words: lexicon(`
      {punches|slugs|clubs} {him|her}
      {punches|slugs} _ {in|across|square|squarely|on} the
      kicks {him|her|them} {in|again|hard|down|to|over and}
      {hits|strikes|smashes|clubs|cracks|bashes|whacks} {him|her|_} {over|across|in|on|square in} the {head|face|back|jaw|skull|stomach|nose|mouth|neck|knee|gut|chest|side of the head|back of the head}
      {hits|strikes|beats} {him|her} with {a|the|his|her}
      knocks {him|her|_} {to the {ground|floor}|unconscious|cold|off {his|her|their} feet|flying|backward(s)}
      knocking {him|her|them|_} {down|unconscious|to the {ground|floor}}
      {slams|throws|hurls|shoves|smashes|slamming|throwing|hurling} {him|her|_} {against|into|across|through} {the|a} {wall|door|table|car|window|bars|desk|floor|ground|fence|side|hood|mirror|glass|lockers|tree|refrigerator|room}
      {slams|throws|hurls} {him|her|_} to the {ground|floor|mat}
      {smashes|slams} {his|her} {head|face} {into|against|on|onto|through}
      lands a {punch|right|left|blow}
    `),
    not: ['it', 'them', 'this', 'that', 'something', 'down', 'one', 'these', 'those', 'everything'],
    before: ['it', 'something', 'that', 'ball', 'pinecone', 'cup', 'himself', 'herself'],
    behind: ['under the table', 'in surprise'],
    beside: [
      'snowball(s)',
      'pillow',
      'lightly',
      'playfully',
      'playful',
      'gently',
      'football',
      'tennis',
      'golf',
      'ball',
    ],
  },
];

const fire: readonly Sort[] = [
  {
    noun: 'explosion',
    words: lexicon(`
      explosion(s)( of {(_ ){fire|flame(s)|spark(s)|glass|debris|dirt|earth|smoke}|{a|the} {car|truck|bomb|grenade|shell|tank|gun|ship}}) = an explosion of sparks ≠ implosion
      fireball(s)( of)
      ball of {flame|fire}
      {vehicle}( _)( _) {explodes|blows up}
      {building|house|shed|bomb|grenade|tank|ship|barn|cabin|store|warehouse|factory|mine|shell|shells|dynamite|torpedo|tower|station}( _) {explodes|detonates|blows up|goes up in}
      {detonates|detonation}
      {explodes|erupts} in{to|} {a fireball|flame(s)|a ball( of {fire|flame(s)})}
      {begin|begins|start|starts} to {explode|detonate}
    `),
    before: ['guitar', 'verbal', 'population'],
    behind: ['of', 'shot'],
    beside: [
      'controlled explosion',
      'splatter*',
      'guitar',
      'laughter',
      'applause',
      'temper',
      'cheers',
      'verbal',
      'emotional',
      'expecting',
      'waits for the',
      'braces for',
      'orgasm',
      'sneeze*',
    ],
  },
  {
    noun: 'fire',
    words: lexicon(`
      {is|are|now|already|room|house|building|car|barn|him|himself|it|body|clothes|curtains|on} on fire = The barn is on fire.
      {in|into|with} flames
      {bursts|burst|erupts|goes up|go up|explodes} in(to) flame(s)
      ablaze
      {catches|catch} fire
      {sets|set|setting} {fire to|_ on fire|the _ on fire}
      bonfire
      campfire
      {engulfed|consumed|swallowed} {in|by}( _) {flame(s)|fire}
      burning {car(s)|building(s)|house|wreck*|truck|body|bodies|plane|barn|village|ship|hut(s)|wood|debris|building|torch(es)|man|men|cross}
      {flaming|blazing} {car|wreck*|torch(es)|building|debris|arrow(s)|house|barn|bonfire}
      flames {lick|leap|engulf|shoot|spread|rise|roar|consume|rage|dance|pour|burst|erupt|climb|billow} = flames lick ≠ flames
      {molotov|molotov cocktail(s)}
      flame~thrower
      {house|building|barn|room|cabin|forest} {burns|is burning}
      {douses|pours} _ {with|in} {gasoline|lighter fluid|kerosene}
      inferno
      {flame(s)|fire} {erupt(s)|engulfs|consumes|sweeps|rages} = Fire erupts from the deck. ≠ fire exits
    `),
    before: ['eyes', 'heart', 'career', 'like', '{cannon|gun|machine~gun|small arms|return|laser|enemy|rifle|opening}'],
    beside: [
      'candle(s)',
      'match',
      'matches',
      'stove',
      'burner(s)',
      'cigarette',
      'cigar',
      'lamp(s)',
      'lantern(s)',
      'fireplace',
      'hearth',
      'pilot light',
      'zippo',
      'sunset',
      'old flame(s)',
      'oven',
      'bunsen',
      'painted',
      'birthday',
      'chandelier(s)',
      'light(s)',
      'light bulbs',
      'neon',
      'eyes',
      'leaves',
    ],
  },
];

const crowds: readonly Sort[] = [
  {
    noun: null,
    words: lexicon(`
      crowd(s)
      audience
      {a|the|angry|lynch} mob(s)
      throng(s)
      congregation
      the party~goers = The party goers run. ≠ A party goes on.
    `),
    before: [
      'mafia',
      'studio',
      'in',
      'the wrong',
      'lynch',
      'flash',
      'celebrity',
      'for',
      'rapt',
      'captive',
      'camera and',
      'an',
      'movie',
    ],
    behind: lexicon(`
      of (_ ){monsters|creatures|beasts|demons|zombies|aliens|robots|ghosts|spirits|insects|birds|cars|vehicles|voices|faces|thoughts|memories} = a crowd of monsters ≠ a crowd of reporters
      {around|round|him|her|them|us|their|his|my|forward|in|into|closer|together|the|behind|boss|hit|member|noise(s)|sounds|favorite|laughs|laughter|roar|control|response|blows|for this|s}
      {sees|knows|learns|realizes|should|must|understands|wonders|never}
    `),
    beside: [
      'private audience',
      'an audience with',
      'laugh track',
      'sitcom',
      'alone in the crowd',
      'stands out',
      'hammer blows',
      'reaction*',
      'no crowd',
      'disappears into the crowd of',
    ],
  },
  {
    noun: 'many people',
    words: lexicon(`
      {hundreds|thousands|dozens|scores} of (_ ){people|men|women|children|kids|fans|students|soldiers|spectators|protesters|others|guests|workers|prisoners|cops|police|mourners|reporters|villagers|refugees|passengers|inmates|tourists|extras|onlookers|dancers|teenagers|revelers|troops|warriors|demonstrators|employees|citizens|slaves} = hundreds of people ≠ hundreds of lights
      {crowded|packed|jammed|filled|crammed|swarming|teeming|mobbed} with (_ ){people|men|women|fans|students|kids|guests|spectators|shoppers|tourists|mourners|passengers|workers|commuters|soldiers|reporters|teenagers|revelers|customers|patrons|families|children|travelers|pedestrians|dancers|worshippers|parishioners|extras}
      {crowded|packed} {bar|restaurant|street(s)|house|church|courtroom|stadium|arena|club|theat{er|re}|auditorium|train|bus|cafe|cafeteria|nightclub|dance floor|dining room|lobby|platform|market|marketplace|stands|gym|hall|hallway|sidewalk(s)|corridor(s)|terminal|pub|room|beach|subway}
    `),
    behind: ['s'],
    beside: ['empty', 'ago'],
  },
];

const animals: readonly Sort[] = [
  {
    noun: null,
    words: lexicon(`
      dog(s)
      kitten(s)
      puppy
      puppies
      poodle(s)
      terrier(s)
      chihuahua(s)
      {pit bull|pit-bull|pitbull}
      bulldog
      beagle
      spaniel
      {cocker|springer} spaniel
      golden retriever
      labrador(s)
      rottweiler(s)
      doberman(s)
      dalmatian(s)
      collie
      bloodhound(s)
      greyhound
      german shepherd(s)
      weimaraner(s)
      horse(s)
      pony
      ponies
      stallion
      cow(s)
      cattle
      sheep
      wolves
      rats
      goat(s)
      pigeon(s)
      seagull(s)
      pelican(s)
      vulture(s)
      peacock(s)
      elephant(s)
      giraffe(s)
      zebra(s)
      monkey(s)
      chimp(s)
      chimpanzee(s)
      gorilla(s)
      baboon(s)
      donkey
      mule(s)
      parrot
      camel(s)
      {corn |rattle|}snake(s)
      goldfish
      {exotic|tropical} fish
      shark(s)
      dolphin(s)
      alligator(s)
      crocodile(s)
      iguana
      lizard(s)
      tarantula(s)
      scorpion(s)
      cockroach(es)
      coyote(s)
      raccoon(s)
      squirrel(s)
      {a |the }{sow|fox|wolf|cat|deer|rabbit|owl|hawk|rooster|lion|tiger|leopard|pig|rat}
      {grizzly|black bear|polar bear|brown bear}
      cats
      pigs
      lions
      tigers
    `),
    before: lexicon(
      '{dead|hot|top|prairie|sea|corn|chili|big|old|lucky|poor|lazy|you|jungle|guinea|fat|rag|brass|hound|underdog|grease|copy|love|paper|sand|loan|card|pool|iron|trojan|rocking|saw|clothes|dark|gift|sacrificial|scape|cash|mad|stool|clay|pack|pommel|charley|hobby|high|wild|trusty|drug|nurse|white|hammerhead|stone|dirty|golden|black|wooly|fox}',
    ),
    behind: lexicon(`
      {kick(s)|jockeys|tag(s)|food|bowl|collar|leash|house|park|walker|trainer|track|race(s)|races|racing|show|shit|crap|manure|trailer|farm|ranch|hide|skin|steak|meat|fur|hair|head(s)|mask|suit|costume|noise(s)|sounds|tail|style|kennel|patty|patties|fl{y|ies}|dung|treat(s)|bed|face|bars|wrench|town|country|thief|blanket|rancher|shit|pen|pound|catcher|bite|pile|leg|leather|boots|tracks|trap|poison|poop|droppings|skull|bone(s)|tooth|teeth|eye(s)|bells|drawn|clamp(s)|clip(s)|ride(s)|driver|van|biscuit(s)|whistle|ears|breath|fight|play|around|day(s)|pictures|coat|s|nation|fish}
      {through|away|into|down|out|off|its|his|her} {the|a|his|her|their} {crowd|traffic|street|grass|hallway|corridor|neighborhood|line|audience}
      {eared|like|shaped|headed|faced}
      of {a|his|her} {man|woman|guy|boss|kid}
      is out of the
    `),
    beside: lexicon(`
      {snakes|horses|monkeys|rats|dogs|pigs} {in|from|to|back|through|around|along|up|it|us|about|out|across|past|toward(s)|down|into|between|over|under|him|her}
      {and snake|in headlights|in the headlights|hot dog(s)|dog tags|cat and mouse|dead dog|scared the horses|horse around|horsing}
      {merry~go~round|carousel|rocking horse|sawhorse|chess|puppet(s)|piñata|inflatable|balloon(s)|tattooed|embroider*|logo|carved|stuffed|plush|shirt|sweater|wears|wearing|necktie|costume|trophy|trophies|skin(s)|leather|sculpture|figurine(s)|lamp|slipper(s)|bracelet|shadow(s)|roast(ed)|barbecue|sausage|menu|barbecued|eats|eating|sandwich}
    `),
  },
];

const children: readonly Sort[] = [
  {
    noun: 'baby',
    words: lexicon(`
      {a|the|her|his|their|crying|infant|newborn|tiny|naked|sleeping} {baby|newborn|infant} = the baby ≠ baby
      {the|two|three|their|of|newborn} babies
      {toddler(s)}
    `),
    behind: lexicon(
      'grand\n shower\n clothes\n monitor\n pictures\n book\n doll\n food\n blue\n talk\n carriage\n seat\n name(s)\n powder\n oil\n bottle(s)\n grand\n sister\n brother\n steps\n face(d)\n fat\n pink\n stroller\n crib\n girl\n boy\n carrier\n shoes\n picture\n photo\n wipes\n carrot(s)\n aspirin\n room\n is due\n will\n bump\n inside\n picture\n grands\n sitter\n boomer(s)\n bird(s)\n elephant\n tooth\n grand piano\n photos\n spoon\n cousin\n rattle\n spinach\n tee(s)\n t~shirt(s)\n blanket(s)\n books\n goods\n gift(s)\n chair\n walker\n buggy\n batter\n pig(s)\n seal(s)\n deer\n kitten(s)\n chick(s)\n chicken(s)\n dragon(s)\n bear(s)\n elephants\n rex\n tyrannosaur',
    ),
    beside: [
      'pregnant',
      'wants to say',
      'like a baby',
      'her baby voice',
      'doll(s)',
      'conceive*',
      'baby bottle',
      'womb',
      'ultrasound',
      'sugar',
    ],
  },
  {
    noun: 'child',
    words: lexicon(`
      children
      {his|her|their|little|school|neighborhood|small} kids
      little {girl|boy|girls|boys}
      {young|small} {boy(s)|child} = a young boy
      {four|five|six|seven|eight|nine|ten|eleven|twelve|4|5|6|7|8|9|10|11|12}~year~old(s) = a six-year-old boy
      {his|her|their} {young|little|small|baby} {son|daughter|sons|daughters|brother|sister}
      {schoolchildren|schoolkids|kindergartners|preschoolers|grade schoolers|cub scouts|boy scouts|girl scouts}
      school children
      {first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th}~graders = a tour of second graders ≠ a second grade
      {class|classroom|group|line|row|bunch|crowd|troop|busload|dozen} of (_ ){children|schoolchildren|kindergart{n|en}ers|first graders|toddlers|preschoolers}
      {kindergarten|elementary school|preschool} {class|children|kids|students}
    `),
    before: [
      'grown',
      'was a',
      'were',
      'when',
      'like',
      'twenty',
      'thirty',
      'forty',
      'fifty',
      'sixty',
      'no',
      'have',
      'want',
      'wants',
      'having',
      'without',
    ],
    behind: lexicon(
      'menu\n books\n book\n room\n rooms\n toys\n clothes\n hospital\n ward\n choir\n grown\n wing\n scotch\n car\n cadillac\n bourbon\n whiskey\n horse\n show\n park\n network\n crusade\n house\n grow\n drawings\n museum\n zoo\n theat{re|er}\n bedroom\n playground\n party\n blocks\n games\n building\n suit\n truck\n buick\n ford\n filly\n mare\n wine\n bottle\n s\n convertible\n saab\n porsche\n honda\n toyota\n volvo\n mercedes\n bmw\n sedan\n pickup\n van\n jeep\n cognac\n brandy\n port',
    ),
    beside: [
      'gone to',
      'high school kids',
      'college kids',
      'adult children',
      'grown children',
      'children by',
      'as children',
      'when they were',
      'name* of',
      'our children',
      'wives and children',
      'infant of',
      'we knew',
      'women and children will',
      'sounds',
    ],
  },
];

const effects: readonly Sort[] = [
  {
    noun: 'creature',
    words: ['{the|an|this} {creature|alien|monster|beast}'],
    behind: ['comforts', 'of habit', "'s ship", 'ship', 'planet', 'world'],
    beside: ['horse', 'dog', 'foal', 'cat', 'bird', 'costume', 'poor creature'],
    least: 8,
  },
  {
    noun: 'creatures',
    words: lexicon(`
      {monster|creature|beast|alien|demon|dragon|dinosaur|zombie|werewolf|mutant|ogre|troll|goblin|serpent}{s|} {attack(s)|advance(s)|lunge(s)|leap(s)|roar(s)|snarl(s)|rear(s)|swoop(s)|swarm(s)|charge(s)|screech(es)|shriek(s)|slither(s)|devour(s)|emerge(s)|crawl(s)|burst(s)|grow(s)|fall(s)|lurch(es)|close(s) in|howl(s)|hiss(es)|turn(s)|pause(s)|spew(s)|bite(s)|grab(s)|rise(s)|spring(s)} = The monsters advance. ≠ a monster truck
    `),
    before: ['poor', 'little', 'my', 'party', 'sea'],
    beside: ['costume(s)', 'mask(s)', 'toy(s)', 'horse', 'dog(s)', 'cat(s)', 'bird(s)', 'kid(s)', 'truck'],
  },
  {
    noun: 'weightlessness',
    words: lexicon(`
      {weightless|weightlessly} = She drifts up, weightless. ≠ weighty
      {in|it's|is} {the |a |}zero{~g|~gravity|~gee} = He spins in the zero-gravity ≠ a zero-G nailgun
    `),
    behind: ['bouncy castle', 'guide', 'nail*'],
    beside: ['feel(s)', 'feeling', 'words', 'title', 'as if', 'hair', 'swim(s)', 'womb', 'fetus', 'imagine'],
  },
  {
    noun: 'space suits',
    words: lexicon(`
      {EVA|space|pressure}~suit(s) = They wear EVA suits. ≠ a suit
    `),
    beside: ['toy(s)', 'costume(s)'],
  },
  {
    noun: null,
    words: lexicon(`
      hologram(s)
      {spaceship(s)|starship(s)|space shuttle}
      force field
      robot(s)
      tornado
      missile(s)
      {asteroid(s)}
      {dinosaur(s)|dragon(s)|zombie(s)|werewol{f|ves}|vampire(s)}
    `),
    before: [
      'toy',
      'chinese',
      'puff the magic',
      'heat seeking',
      'star trek',
      'illegal',
      'poor',
      'strange',
      'social',
      'fellow',
    ],
    behind: lexicon(
      'silo(s)\n crisis\n t~shirt\n costume(s)\n mask(s)\n movie(s)\n comforts\n of habit\n voice\n film(s)\n lady\n flick(s)\n movie\n toy(s)\n tattoo\n roll(s)\n kite\n slay*\n suit(s)\n head\n base(s)\n factory\n photos\n poster(s)\n landscape\n world\n place\n ship\n race\n planet\n technology\n text\n language\n hand\n bite\n bat(s)\n feature',
    ),
    beside: [
      'of a man',
      'of a woman',
      'costume(d)',
      'tattoo(ed)',
      'halloween',
      'comic(s)',
      'toy(s)',
      'model(s)',
      'embroider*',
      'logo',
      'dressed as',
      'game(s)',
      'plastic',
      'blow~up',
      'inflatable',
      'papier',
      'paper mache',
      'as an alien',
    ],
  },
  { noun: 'split screen', words: ['split screen'] },
  { noun: 'time lapse', words: ['time~lapse'] },
  { noun: 'laser', words: ['laser beam(s)', 'laser fire', 'lasers'], beside: ['pointer', 'printer', 'disc'] },
];

const water: readonly Sort[] = [
  {
    noun: 'people in water',
    words: lexicon(`
      underwater
      {swims|swimming}
      {dives|jumps|leaps|plunges} in(to) the {pool|lake|river|ocean|sea|water|surf|bay|pond|harbor|jacuzzi}
      {wades|wading} {into|through|in|out|across|toward(s)|to}
      under the water
      in the {swimming |}pool = in the pool ≠ the pool
    `),
    before: ['head'],
    behind: lexicon(
      'pool(s)\n trunks\n suit(s)\n cap\n goggles\n lessons\n team\n out\n in {self|tears|money|debt|his|her|paper|sorrow}\n hole\n coach\n area(s)\n beach\n chlorine\n house\n through the crowd\n hall\n with\n meet\n cover\n of\n mining\n through the {crap|mess|mud}',
    ),
    near: ['{pool|water|lake|river|ocean|sea|surf|wave(s)|shore|beach|pond|diving|boat|bay|dock|raft|underwater}'],
    beside: [
      'probe',
      'space',
      'crowd',
      'reporters',
      'head is swimming',
      'goldfish',
      'fish',
      'people',
      'light',
      'sea of',
      'dancers',
      'eyes',
      'vision',
      'paperwork',
      'tall grass',
      'guests',
      'debris',
      'bodies',
      'duck(s)',
      'seahorse*',
      'shark',
      'dorado',
      'object',
      'fin',
      'in the pool hall',
      'oversize(d)',
      'too big',
    ],
  },
];

const weather: readonly Sort[] = [
  {
    noun: 'rain',
    words: lexicon(`
      {the|in|pouring|heavy|driving|light|hard|torrential|through|of|steady|cold|drenching|freezing|and} rain = the rain ≠ rain
      rain {falls|pours|pounds|beats|pelts|drums|lashes|streams|hits|is falling|comes down|splatters|begins|starts|runs|drips|slashes}
      {it|it's|is|still|begins|starts} {raining|to rain}
      it {still |}rains {hard|harder|heavily|outside|and|steadily}
      {raining|rainstorm|downpour|drizzle|thunderstorm|drizzling}
      pouring rain
    `),
    before: lexicon(
      'stopped\n stops\n sound of\n stops the\n after the\n of the\n from the\n stopped the\n the sound of\n no\n smell of\n acid',
    ),
    behind: lexicon(
      '{down |}{on|upon} {him|her|them|us}\n of {bullets|blows|glass|fire|arrows|kisses|debris|sparks|paper|blood|ashes|spit}\n coat(s)\n check\n forest\n gear\n slicker\n has {stopped|ended|let up}\n {stops|stopped|ends|ended}\n gutter\n barrel\n water\n man\n drops\n hat\n jacket\n boots\n dance\n clouds\n or shine\n puddle(s)\n poncho',
    ),
    beside: [
      'stopped raining',
      'blows',
      'bullets',
      'hear the rain',
      'it rained',
      'rain is over',
      'if it rains',
      'glass rains',
      'looks like rain',
      'will rain',
      'threatens',
      'recent rain',
      'debris',
      'stops raining',
      'no longer raining',
      'rain clouds',
      'sparks',
      'sprinkler(s)',
      'dirt',
      'shower head',
    ],
  },
  {
    noun: 'snow',
    words: lexicon(`
      snow = the snow ≠ snowy
      {snowing|snowfall|snowstorm|snow~covered|blizzard|sleet storm|snowdrift(s)|snowbank(s)|snowflake(s)}
      {it|it's|is} snow{s|ing}
    `),
    before: ['pregnant with', 'sound of', 'driven', 'white as', 'of white'],
    behind: lexicon(
      'globe(s)\n white\n cone(s)\n check\n machine\n tires\n job\n boots\n pants\n board(s)\n shovel\n angel(s)\n mobile(s)\n shoes\n on {the|a} {screen|tv|television|monitor|set|tube}\n leopard\n man\n peas\n suit\n plow\n pea\n of _',
    ),
    beside: [
      'static',
      'plays nothing',
      'screen',
      'monitor',
      'tv',
      'television',
      'channel',
      'cocaine',
      'coke',
      'picture tube',
      'reception',
      'audio',
      'postcard',
      'paperweight',
      'it snowed',
      'dandruff',
      'fake snow',
    ],
  },
  {
    noun: 'storm or fog',
    words: lexicon(`
      lightning {flashes|strikes|crashes|illuminates|lights|crackles|cracks|splits}
      flash(es) of lightning
      {thick|heavy|dense|swirling|the|morning|rolling|ground|low|of|through} fog
      fog {rolls|shrouds|swirls|drifts|hangs|lifts|creeps|bank}
      wind {howls|blows|whips|rises|lashes|roars|rages}
      {dust storm|sandstorm}
    `),
    behind: lexicon('lights\n horn\n lamp(s)\n machine\n of {war|sleep|his|her|confusion|smoke|steam}\n lantern(s)'),
    beside: ['out of the fog of', 'mental', 'hangover', 'hurricane lamp(s)', 'in a fog', 'brain', 'category'],
  },
];

const vehicles: readonly Sort[] = [
  {
    noun: null,
    words: lexicon(`
      helicopter(s)
      {airplane(s)|private jet|fighter jet(s)|jetliner|biplane|learjet}
      {speedboat|sailboat(s)|rowboat|motorboat|ferry|yacht|canoe|lifeboat(s)|barge}
      ambulance(s)
      {police|squad|patrol} car(s)
      police cruiser(s)
      fire {truck(s)|engine(s)}
      hearse
      {limousine(s)|limo(s)}
      {school|tour|greyhound|city} bus(es)
      {the|a} bus
      motorcycle(s)
      {tow|pick~up|dump|garbage|moving|delivery|ice cream|flatbed|U-Haul} truck(s)
      U-Haul
      golf cart(s)
      taxi(cab)(s)
      {tank(s) roll|armored car(s)|armoured car(s)}
      {stagecoach|covered wagon(s)|horse-drawn carriage}
      {tractor|bulldozer}
      snowmobile(s)
    `),
    before: [
      'toy',
      'model',
      'miss the',
      'missed the',
      'under the',
      'attack',
      'no',
      'inflatable',
      'paper',
      'waiting for the',
      'waiting for a',
      'for the',
      'life',
      'plane',
      'jet',
      '737',
      'begins to',
      'to',
    ],
    behind: lexicon(
      'shot\n tray(s)\n tub(s)\n table(s)\n pan\n {past|to|toward(s)|down|along|it|in|into|through}\n driver(s)\n terminal\n stop(s)\n station(s)\n pass(es)\n ticket(s)\n depot\n bench\n tires\n jacket(s)\n keys\n boots\n lights\n siren(s)\n sounds\n stand\n magazine(s)\n mechanic\n dealer\n rental\n landing\n gang\n company\n cap\n fare\n boy(s)\n pilot\n light\n hangar\n club\n helmet\n chaser\n ride\n window\n noise\n licence\n license\n yard\n trailer\n parts\n dispatcher\n schedule\n pad',
    ),
    beside: ['toy(s)', 'model(s)', 'magazine', 'inflatable', 'lifeboat drill', 'photograph(s)'],
  },
];

const gunfire: readonly Sort[] = [
  {
    noun: 'shots',
    words: lexicon(`
      {gunfire|gunshot(s)|gun~shot(s)}
      {machine~gun|automatic|rifle|small arms|pistol|shotgun} {fire|blast(s)|burst(s)}
      {opens|open|returns|return} fire
      fires {his|her|the} {gun|pistol|rifle|shotgun|weapon|revolver}
      {shot(s) {ring|rings} out|shots are fired|gun {goes off|fires|discharges|roars|barks}|guns {blaze|blazing|roar}}
      bullet(s) {hit|hits|tear|tears|rip|rips|slam|slams|strike|strikes|whiz*|ricochet*|shatter*|punch|fly|kick|thud|pierce(s)|riddle}
      {riddled with|hail of|spray of|barrage of} bullets
      muzzle flash*
      shoots {him|her|them|_} {in the|through|dead|twice|again|point|three|down|right in|between}
      {gun|pistol|rifle|shotgun|revolver|weapon} and {fires|shoots}
      {empties|unloads} {the|his|her} {gun|clip|pistol|revolver|magazine|weapon|shotgun|.38|.45}
    `),
    before: ['camera', 'neurons', 'brain', 'flash'],
    behind: lexicon('wound(s)\n up\n residue\n finger\n {a|an} {look|glance|question(s)}\n ablaze\n click'),
    beside: [
      'empty chamber',
      'click',
      'on an empty',
      'photograph*',
      'camera(s)',
      'question(s)',
      'wound',
      'nothing happens',
      'star',
      'punch*',
      'hook',
      'water gun',
      'paintball',
      'squirt*',
      'starting gun',
      'starter',
      'gun jams',
      'basket',
      'hoop',
      'puck',
      'texts',
      'glance',
      "doesn't",
      'about to',
      'sprinklers',
      'arrow',
      'match',
    ],
  },
  {
    noun: 'shots',
    words: [
      '{bang|blam}',
      'fires( {a shot|two|three|four|five|again|twice|wildly|point~blank|once|off|at|every|several|round*|blindly|straight|over})',
      'shoots {him|her|them|_}',
      'shot in the {head|chest|back|leg|arm|shoulder|stomach|face|gut|heart|throat}',
    ],
    behind: lexicon(
      'burn*\n are\n were\n in the {fireplace|hearth|distance|oil}\n {him|her|them|up|off|around}\n {a|an|the|her a|him a} {look|glance|question|engine|smile|grin}\n into\n at {them|the door}\n {past|by|through|toward|towards|across|forward|upright|straight up|back up|over|out|glances|looks|open|shut|to}\n on the',
    ),
    beside: [
      'door',
      'match',
      'lighter',
      'camera',
      'a look',
      'glance',
      'question(s)',
      'head on',
      'photo*',
      'car door',
      'misfires',
      'nothing',
      'jams',
      'camp fires',
      'wound',
      'click',
      'blanks',
      'target(s)',
      'gavel',
      'glances',
      'pool',
      'basket',
      'arrow',
      'bolt',
      'thruster*',
      'flare',
      'oars',
      'tool',
      'hook',
      'graplon',
      'grappl*',
      'nail*',
    ],
    near: [
      '{gun|pistol|rifle|shotgun|revolver|uzi|machine gun|bullet(s)|.45|.38|9mm|colt|magnum|ak-47|m-16|glock|beretta}',
    ],
  },
  {
    noun: 'shots',
    words: ['{squeezes|pulls} the trigger'],
    beside: [
      'click',
      'nothing',
      'jams',
      'misfires',
      'empty',
      'about to',
      'before',
      'nozzle',
      'flash',
      'camera',
      'flare',
      'blanks',
      'toy',
    ],
    inScene: [
      '{gun(s)|pistol(s)|rifle(s)|shotgun(s)|revolver(s)|uzi|machine gun(s)|weapon(s)|.45|.38|9mm|colt|magnum|ak-47|m-16|glock|beretta}',
    ],
  },
];

const weapons: readonly Sort[] = [
  {
    noun: null,
    words: lexicon(`
      gun(s)
      handgun(s)
      pistol(s)
      revolver(s)
      rifle(s)
      shotgun(s)
      machine~gun(s)
      uzi(s)
      sword(s)
      machete(s)
      grenade(s)
      switchblade
      crossbow
      {axe|ax|hatchet|cleaver|dagger|bayonet(s)|spear(s)|sledge~hammer|chain~saw|scalpel|pitchfork|harpoon}
      {straight |}razor
      {kni{fe|ves}|pocketknife}
    `),
    before: lexicon(
      '{is|are|rides|riding|ride|calls|called|sits|sitting|sit|in|going|call}\n {grappling|toy|starting|water|nail|glue|staple|spray|squirt|heat|tattoo|radar|hired|top|big|young|finger|son of a|speed|caulk|caulking|flash|ray|bb|spear|flare|popcorn|massage|ticket|paint|butter|palette|table|putty|dinner|steak|bread|steely|electric|safety|plastic|stun|pop|bubble|price|tagging|cheese|swiss army|cake|loaded|fish|dessert|no|jack|pen|matte|butcher|camera}',
    ),
    behind: lexicon(
      '{of a look|of a glance|shell|grip|rack|shop|show|club|control|laws|store|range|case|holster|belt|permit|owner|metal|ship(s)|boat(s)|powder|fire|fight|battle|s|point|shot|wound(s)|seat|wedding|house|shack|license|collection|cabinet|oil|magazine|smoke|play|shells|barrel|block(s)|drawer|set|fish|burn|cut|wire|sharp|thin|edge(d)|man|men|wound|nut(s)}\n {it|another|the engine|the motor|ahead|off|away|his engine|her engine|past|out|down|through the|for|the car|the gas|the throttle|the boat|the bike|the accelerator}\n and fork\n {around|through}',
    ),
    beside: lexicon(
      '{video|arcade} game\n graplon\n grappling\n fork(s)\n cutting board\n chop* {vegetables|onions}\n sandwich\n shav*\n his bread\n toast\n butter(s|ed)\n slices\n peel*\n carv* {the|a} turkey\n turkey\n cheese\n onion(s)\n cake\n tomato(es)\n missing\n coat of arms\n shooting gallery\n engine\n fake gun\n toy\n ice axe\n finger(s)\n salami\n vegetables\n apple(s)\n like it was a gun\n spreads\n utensil(s)\n silverware\n place setting(s)\n plate(s)\n finger and',
    ),
  },
];

const wounds: readonly Sort[] = [
  {
    noun: 'blood',
    words: lexicon(`
      blood
      bloody {face|nose|hand(s)|knife|body|shirt|mouth|mess|lip|head|bandage(s)|rag|towel|knuckles|corpse|clothes|sheet(s)|arm|leg|wound|fingers|stump|footprints|water|handprint}
      bloodied
      blood~{soaked|stained|covered|spattered|splattered|drenched}
      {bleeds|bleeding}
    `),
    before: lexicon(
      'in {his|her|their|the}\n artificial\n blue\n bad\n new\n young\n cold\n own\n flesh and\n the color of\n the colour of\n color of\n draw\n draws\n royal\n in\n high\n low\n hot\n stops\n no\n first\n of his\n drawing\n sweat and\n flesh &\n life\n red\n fake\n pure',
    ),
    behind: lexicon(
      '{test(s)|type|pressure|vessel|bank|sample(s)|work|sugar|drive|donor|brother(s)|oath|money|relative|lust|feud|line|thirsty|bath|hound|orange|drain*|rush*|bag|is being spilled|in {his|her} eye|is pounding|pounds|runs cold|pumping|in his eye|boils|curdl*|sport|ties|count|pudding|simple|moon|alley|type|red|shot}\n heart\n light\n out of his face\n into the next\n from {his|her} face',
    ),
    beside: [
      'cold blood',
      'blood pressure',
      'blood drain*',
      'blood rush*',
      'blood~red',
      'out for blood',
      'blood boil*',
      'bloody mary',
      'drawing blood',
      'in the blood',
      'smell blood',
      'blood leave*',
      'blood types',
      'transfusion',
      'light bleed*',
      'bleeding hearts',
      'own blood',
      'blood of christ',
      'no blood',
      'blood work',
      'ketchup',
      'tests',
      'cheeks',
    ],
  },
  {
    noun: 'wounds',
    words: lexicon(`
      {bullet|knife|stab|head|open|gaping|flesh|shotgun|gunshot|fresh|puncture|exit} wound(s)
      {a|the|deep|bloody|nasty|fresh} gash
      {a|the|long|jagged|ugly|nasty|fresh|vertical|facial|deep|his|her} scar(s)
      {bruised and|badly|a|dark|purple|ugly|nasty|big|his|her} bruise{s|d|}
      {bruised|swollen} {face|eye|eyes|lip|cheek|ribs|jaw|body}
      black eye
    `),
    before: ['in', 'drops', 'emotional'],
    behind: ['ego', 'pride', 'feelings', 'fruit', 'tissue', 'banana'],
    beside: [
      'in stitches',
      'knit*',
      'old wound',
      'quilt',
      'sew*',
      'emotional',
      'bark of',
      'fence',
      'ego',
      'landscape',
      'earth',
      'hillside',
      'wall',
      'table',
      'desk',
      'sky',
      'plums',
      'paint',
    ],
  },
];

const extras: readonly Sort[] = [
  {
    noun: null,
    words: lexicon(`
      pedestrians
      passers~by
      bystanders
      onlookers
      spectators
      protesters
      demonstrators
      villagers
      townspeople
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
      state troopers
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
      sailors
      monks
      nuns
      refugees
      parishioners
      picketers
      bodyguards
    `),
    before: lexicon(
      '{hard|tough|hundred|the only|the two|two|the three|both|no|three|her|other two|of the}\n {as|for|from|about|become|against}',
    ),
    behind: lexicon(
      '{a|an|his|her|the|it|its|their|that|him|them}\n {of honor|list|room(s)|house|book|register|lounge|union|council|only|quarters|exit|entrance|bathroom|towel(s)|are gone|have gone|who will}',
    ),
    beside: ['wait* for the', 'photo of', 'used to be', 'retired', 'has nurses', 'nobody', 'empty of', 'no students'],
  },
];

const intimacy: readonly Sort[] = [
  {
    noun: 'nudity',
    words: lexicon(`
      {naked|nude|topless} {body}
      {half~naked|stark naked|buck naked|completely naked|totally naked|stripped naked|strips naked|is naked|are naked|lies naked|stands naked|both naked|he's naked|she's naked|naked from|naked in|naked on|naked under|naked except|naked but}
      {emerges|sits|standing|stand|lie|lying|swims|steps|sleeps|sleeping|runs|running|walks|all|still|now|sprawled|and} {naked|nude|topless}
      {bare|exposed} breasts
      bare~breasted
      {strips|stripping} {down to|naked|for {him|her}|off {his|her} {clothes|shirt|dress}} = She strips down to nothing
      undress{es|ing}
      strippers
      {takes|peels|slips|pulls} off {his|her|their} {clothes|bra|panties|underwear|blouse|top|dress}
      {unbuttons|unzips|unhooks} {her|his} {blouse|bra|dress}
    `),
    behind: lexicon(
      '{hat|coat|eye|truth|light|bulb|vulnerability|aggression|ambition|hatred|fear|emotion|terror|wound|hostility|greed|flame|street}\n {the paint|the wallpaper|the bed|the bark|wires|of wires|the paper|the gears|the tape}',
    ),
    beside: [
      'feel* naked',
      'half~naked truth',
      'photo(s)',
      '{hospital|paper|examination} gown',
      'mannequin',
      'barbie',
      'with his eyes',
      'with her eyes',
      'statue(s)',
      'child',
      'kid(s)',
      'toddler',
      'painting',
      'magazine',
      'calendar',
      'wire',
      'wallpaper',
      'tree(s)',
    ],
  },
  {
    noun: 'love scene',
    words: lexicon(`
      {make|makes|making} love
      {have|has|having} sex
      lovemaking
      love-making
      {on top of|inside|beneath} {him|her}, {thrusting|grinding}
      {making out|make out} {on|in|passionately|with}
    `),
    before: ['mother', 'memory of', 'of their', 'of the'],
    beside: lexicon("{after|before|last time|never|talk* about|stop|wants|want|when|didn't|don't|doesn't|can't|can}"),
  },
];

const screens: readonly Sort[] = [
  {
    noun: 'pictures on a screen',
    words: lexicon(`
      {on|watch|watches|watching} {the |a |his |her |their |}{color |giant |old |brand new |new |portable |small |tiny |large |big |huge |}{color |# |flat~screen |wide~screen |big~screen |plasma |black and white |}{tv|t.v.|television} = watches TV ≠ watches
      {tv|television} {plays|shows|blares|drones|flickers|is on|is playing|screen(s)|monitor(s)|set(s) show}
      on {the|a|his|her|their|one|another} (_ ){monitor(s)|screen} = on the monitor ≠ a monitor
      {a |the |}big~screen {tv|t.v.|television}
      jumbotron
      {video|computer|security|surveillance|wall of} {monitor(s)|screen(s)}
      {news footage|home movie(s)|security footage|surveillance footage|video footage}
      on video
      {the|a|bank of} monitors = the monitors ≠ monitors
    `),
    before: ['off'],
    behind: lexicon(
      'door\n controls\n dinner(s)\n guide\n tray(s)\n stand\n remote\n set is off\n cabinet\n antenna\n crew\n reporter\n camera(s)\n porch\n show(s)\n commercial(s)\n star(s)\n news crew\n news van\n truck\n writer\n room\n studio\n of his heart\n his|her',
    ),
    beside: [
      'screen door',
      'title(s)',
      'glasses',
      'superimpose*',
      'super',
      'credit(s)',
      'words appear',
      'off~screen',
      'heart monitor',
      'baby monitor',
      'off',
      'turned off',
      'blank',
      'no longer on',
      'screen goes',
      'dark',
      'text',
      'legend',
      'caption',
      'windowscreen',
      'fireplace screen',
      'turns off',
      'dead',
      'black',
      'sits on the tv',
      'on top of the',
      'perched on',
    ],
  },
  {
    noun: 'video game',
    words: ['video~game(s)', 'nintendo', 'playstation', 'xbox'],
    behind: lexicon(
      '{console(s)|cartridge(s)|case(s)|box(es)|store|company|designer(s)|magazine(s)|t~shirt|industry|tester}',
    ),
    beside: ['like', 'as if', 'shelf', 'shelves', 'box(es)', 'toys', 'suitcase'],
    near: [
      '{play|plays|playing|played|glued|lost in|fights|fighting|game controller(s)|controller(s)|joystick|kills|destroying|destroys|score|beats|beating}',
    ],
  },
];

const music: readonly Sort[] = [];
const clips: readonly Sort[] = [];

/** Names that belong to somebody: seldom the name of anything else. Matched with a capital. */
const brands: readonly Sort[] = [
  {
    noun: null,
    words: lexicon(`
      Coke
      Coca~Cola
      Diet Coke
      Pepsi
      Budweiser
      Heineken
      Pabst
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
      K~Mart
      Kinko's
      7-Eleven
      Nike
      Adidas
      Reebok
      Rolex
      Gucci
      Armani
      Prada
      Chanel
      Louis Vuitton
      Tiffany's
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
      Powerbook
      MTV
      CNN
      ESPN
      Disney
      Disneyland
      Playboy
      Newsweek
      New York Times
      Wall Street Journal
      Polaroid
      Kleenex
      Tylenol
      Valium
      Prozac
      Xanax
      Viagra
      Gatorade
      Evian
      Red Bull
      Tic Tac(s)
      Doritos
      Cheerios
      Cheetos
      Apple Jacks
      Oreo(s)
      Snickers
      Marlboro(s)
      Mercedes
      BMW
      Porsche
      Boxster
      Ferrari
      Cadillac
      Chevy
      Chevrolet
      Corvette
      Camaro
      Mustang
      Oldsmobile
      Buick
      Pontiac
      Saab
      Toyota
      Camry
      Honda
      Volvo
      Volkswagen
      Jeep
      Lexus
      Harley
      Cherokee
      U-Haul
      UPS
      FedEx
      Hilton
      Marriott
      Holiday Inn
      Motel 6
      Sears
      Best Buy
      Home Depot
      Ikea
      Xerox
      Walkman
      Game~boy
      Jack Daniel's
      Dom Perignon
      Veuve Clicquot
      Dr. Pepper
      Mountain Dew
      Häagen-Dazs
      Haagen-Dazs
      IHOP
      Benihana
      American Spirit(s)
      Men's Wearhouse
      Old Navy
      Banana Republic
      Abercrombie
      Victoria's Secret
      Macy's
      Bloomingdale's
      Nordstrom
      Neiman Marcus
      Costco
      Walgreens
      Barnes & Noble
      Tower Records
      Toys R Us
      Toys 'R' Us
      Versace
      Calvin Klein
      Ralph Lauren
      Hugo Boss
      Birkenstocks
      Doc Martens
      Ray~Ban(s)
      Levi's
      Xbox
      Atari
      Macintosh
      MacBook
      Palm Pilot
      Skype
      Instagram
      Tinder
      Netflix
      HBO
      MSNBC
      Fox News
      Cosmopolitan
      Rolling Stone
      National Geographic
      Sports Illustrated
      USA Today
      US Weekly
      Washington Post
      Alka~Seltzer
      Pepto~Bismol
      Advil
      Miller Lite
      Miller High Life
      Bud Light
      Coors
      Michelob
      Corona
      Tecate
      Guinness
      Johnnie Walker
      Jim Beam
      Maker's Mark
      Smirnoff
      Grey Goose
      Bacardi
      Perrier
      Snapple
      Kool~Aid
      Fritos
      Pringles
      Pop-Tart(s)
      Twinkie(s)
      Froot Loops
      Cap'n Crunch
      Big Mac(s)
      Happy Meal
      Slurpee
      Lucky Strike(s)
      Virginia Slims
      Amtrak
      Pan Am
      TWA
      American Airlines
      United Airlines
      Hyatt
      Sheraton
      Howard Johnson('s)
      Best Western
      Rolls~Royce
      Lamborghini
      Maserati
      Subaru
      Nissan
      Prius
      Ducati
      Vespa
      Winnebago
      John Deere
      eBay
      Craigslist
    `),
    before: ['size of a', 'size of an', 'like a', 'as a'],
    behind: lexicon('{indian(s)|nation|woman|man|warrior(s)}'),
    beside: ['beats the', 'mustangs', 'wild mustang'],
  },
];

/** Every need with its sorts, what costs most first. Music and clips are found by their titles. */
export const needWords: Readonly<Record<ShootNeed, readonly Sort[]>> = {
  stunts,
  fire,
  crowds,
  animals,
  children,
  effects,
  water,
  weather,
  vehicles,
  gunfire,
  weapons,
  wounds,
  extras,
  intimacy,
  screens,
  clips,
  music,
  brands,
};
