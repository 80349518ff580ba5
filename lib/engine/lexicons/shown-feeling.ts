/** What action and directions show of tears and laughter, and of whom; by what a line is shouted, and where a film begins: own lists of words that are hard to mistake. */
import { lexicon, type Phrases, wordSet } from '../../screenplay/text/phrases.ts';

/** Weeping. That somebody cries out is none; 'tears' alone are torn as often as wept. */
export const weepingPhrases = lexicon(`
  weep(s) = She weeps. ≠ A sweep of the hand.
  weeping = She sits there weeping. ≠ The weep of a hinge.
  weepy
  wept
  sob(s) = He sobs. ≠ A sober man.
  sobbing
  sobbed
  sniffle(s)
  sniffling
  bawl(s)
  bawling
  crying = He is crying. ≠ He cries out.
  {start|starts|begin|begins} to {cry|sob|weep}
  cr{y|ies} {softly|quietly|silently|harder|uncontrollably|hysterically|openly}
  {break|breaks|burst|bursts|dissolve|dissolves} {down |out |}{into tears|in tears}
  teary
  tearful
  tearfully
  misty~eyed
  tear~{streaked|stained|filled|soaked}
  {in|through|fighting|of|with|into|by} tears = Ann is in tears. ≠ He tears it in two.
  {his|her|their|the|real|hot|big|silent} tears = She wipes her tears. ≠ Her coat tears.
  tears of {joy|relief|grief|sorrow|laughter|happiness|rage|frustration|gratitude} = Tears of relief. ≠ He tears of a leaf.
  tears {in|from|fill|filling|well|welling|come|brim|brimming|glisten|glistening} {up |to |in |}{his|her|their} {eye(s)|face|cheek(s)}
  tears {{stream|roll|run|fall|pour|spill|flow}{s|ing|}|running|{down|off|on} {his|her|their} {face|cheek(s)|eye(s)}} = Tears rolls down her face. ≠ He tears down the poster.
  tears {in|to|from|down|on|fill} _'s {eye(s)|cheek(s)|face} = Tears in Ann's eyes. ≠ He tears in the paper.
  tears {well|fill|form|come|start|spring} = Tears well up. ≠ He tears open the form.
  a {single|lone} tear = He brushes away a single tear. ≠ A tear in the fence.
  eyes {tear|tears|tearing} = Her eyes tear up. ≠ He tears it up.
  {his|her} eyes {fill|fills|brim|well|mist|water|glisten|moisten} {up |over |}with tears
  {chok|fight|blink|hold}ing back {the |her |his |}{tears|sobs} = Choking back tears, she sits. ≠ Choking back smoke.
  {chok|fight|blink|hold}s back {the |her |his |}{tears|sobs} = He fights back tears. ≠ He fights back.
  {wip|brush|dabb}{es|e|s|ing} {away |off |at |}{her |his |their |the |a |some |}{wet |}tear(s) = She wipes a tear. ≠ She wipes her hands.
  {a|one|the} tear {falls|rolls|runs|slides|trickles|drops} = One tear rolls down. ≠ A tear in the sail.
`);

/** Eyes that fill, where nothing is torn behind: 'Brooke tears up.' */
export const tearingUp: Phrases = ['tear up', 'tears up', 'tearing up'];
/** What may stand behind these, and behind 'cries', where somebody weeps. */
export const behindWeeping: Phrases = [...wordSet('and as at when while again too'), 'a little', 'a bit'];

/** Before 'cries' that are shouts: 'the cries', 'her muffled cries', 'war cries'. */
export const beforeShouts: Phrases = [
  ...wordSet('the a of with to by from his her their its some more many no distant war battle hear hears'),
];

/** What sort of cries they are: 'muffled', 'pitiful', 'harsh'. */
export const kindsOfShout: Phrases = ['_ed', '_ful', '_ous', '_ing', '_sh'];

/** Laughing. A smile is none. */
export const laughingPhrases = lexicon(`
  laugh = They laugh. ≠ A laughable thing.
  laughs
  laughing = They sit there laughing. ≠ They smile.
  laughed
  laughter
  giggle(s)
  giggling
  chuckle(s)
  chuckling
  crack{s|} up
  cracking up
  guffaw(s)
  guffawing
  cackle(s)
  cackling
  snicker(s)
  snickering
  chortle(s)
  chortling
  in stitches
`);

/** Right before tears and laughter that nobody has: denied, imagined, wished, or the sound of a machine. */
export const notShown: Phrases = [
  ...wordSet('not never without no nobody if like almost nearly would could might may will recorded canned half'),
  'no one',
  'as if',
  'as though',
  'stop(s)',
  'suppress*',
  'stifl*',
  'about to',
  'ready to',
  'going to',
  'want(s) to',
  'tr{y|ies|ying} to',
  'used to',
  'instead of',
  'verge of',
  'point of',
  'close to',
  'near',
  'before {he|she|they}',
];

/** Before 'laugh' where it is done: 'begins to laugh'. */
export const beginning: Phrases = ['begin(s)', 'start(s)', 'has', 'have', 'continue(s)', 'began', 'started'];

/** Behind words of tears and laughter where they mean something else: 'crying out', 'sob story', 'laugh track'. */
export const otherMeaning: Phrases = [
  ...wordSet('wolf foul shame story willow* track line* riot stock gas matter bar bars'),
  'for {help|attention}',
  'out',
  'him out',
  'her out',
];

/** Beside tears and laughter that are put on, or are a villain's: no feeling of joy or grief. */
export const heartless: Phrases = lexicon(`
  {maniacal|manic|demonic|diabolical|evil|sinister|wicked|menacing|fiendish|devilish}(ly) = He laughs maniacally. ≠ A mania for laughs.
  {mocking|scornful|derisive|sarcastic|contemptuous|malicious|cruel|sardonic}(ly) = She laughs mockingly. ≠ A mockingbird laughs.
  sarcastically
  diabolically
  {mock|fake|forced|phony|pretend|crocodile} = Crocodile tears. ≠ A hammock.
  {fakes|forces|feigns|pretends} {a|an|to}
`);

/** What chuckles or cries without being anybody. */
export const soundingThings: Phrases = [
  ...wordSet(
    'machine* engine* motor* computer* radio tv television wind brook stream water gull* seagull* bird* hyena* crow* hawk* owl* monkey* parrot* dog* doll puppet skull mask toy guitar* violin* hinge* siren* track',
  ),
];

/** Somebody without a name: whoever is meant by 'she' behind this. */
export const namelessPeople: Phrases = [
  ...wordSet(
    'wom{a|e}n girl(s) m{a|e}n boy(s) mother father sister brother parents friend(s) son daughter wife husband lady kid(s) child children baby crowd audience',
  ),
];

/** Verbs of tears and laughter of several people: 'Ann and Ben laugh'. */
export const doneByMany: Phrases = [...wordSet('laugh giggle chuckle weep sob crack burst break tear')];

/** In a sentence without a name: more than one person, or another. */
export const otherPeople: Phrases = [
  ...wordSet('they them their both all everyone everybody somebody someone people other(s)'),
];

/** Behind a name with its apostrophe, what tears stand in or run down. */
export const faceParts: Phrases = ['{two |wet |pale |bloody |}{eye(s)|cheek(s)|face|lash(es)|chin|nose}'];

/** Behind the one who does this, whoever laughs or weeps may be another: 'watches the girls laughing'. */
export const perceiving: Phrases = lexicon(`
  {watch(es)|notice(s)|see(s)|hear(s)|spot(s)|find(s)|catch(es)} = sees the girls laughing ≠ seems to be laughing
  {watching|noticing|seeing|hearing|finding}
  {look|listen|turn|glance|stare}{s|ing} {at|to|toward(s)|over at|back at|across at}
`);

/** Before the name that begins a clause: 'and Ben falls back laughing'. */
export const conjunctions: Phrases = [...wordSet('and as while when where then but')];

/** Behind a conjunction, with a noun: who does what the clause tells. 'Ann smiles, while her friends giggle.' */
export const othersSubjects: Phrases = [
  ...wordSet('everyone everybody'),
  '{the|a|an|his|her|their|its|our|some|all|both|two|three|four|other|another} _',
];

/** Behind 'crying' where somebody does it; before another word it is of that word: 'a crying infant'. */
export const behindActing: Phrases = [
  ...wordSet('and as in on to at with into while when for now out so but hard* over down too again his her'),
  ...wordSet('because since until though like alone'),
];

/** Directions to an actor by which a line is shouted. */
export const shouting = lexicon(`
  shout{s|ing|ed|} = shouting over the wind ≠ shoutout
  yell{s|ing|ed|}
  scream{s|ing|ed|}
  bellow{s|ing|ed|}
  roar{s|ing|ed|}
  holler{s|ing|ed|}
`);

/** Before these where nobody shouts the line: 'over the screaming'. */
export const notShouted: Phrases = [...wordSet('over above not without almost no stop* the')];

/** A line with which a film begins. */
export const filmBeginnings: Phrases = ['fade{s|} {in|up}', 'fading in', 'iris in'];
/** What stands over a list of the parts. */
export const castListHeadings: Phrases = [
  'cast of characters',
  'cast list',
  'list of characters',
  'characters',
  "characters' voices",
  'characters voices',
  'dramatis personae',
  'the cast',
  'cast',
];
