/** What action shows of tears, laughter, blood and joy, and of whom; what talk has of oaths and shouting: own lists of words that are hard to mistake. */
import { lexicon, type Phrases, wordSet } from '../../screenplay/text/phrases.ts';

/** Weeping, in action. That somebody cries out is none; 'tears' alone are torn as often as wept. */
export const weepingPhrases = lexicon(`
  weep(s) = She weeps. ≠ A sweep of the hand.
  weeping = She sits there weeping. ≠ The weep of a hinge.
  wept
  sob(s) = He sobs. ≠ A sober man.
  sobbing
  sobbed
  bawl(s)
  bawling
  crying = He is crying. ≠ He cries out.
  {starts|begins} to cry
  cr{y|ies} {softly|quietly|silently|harder|uncontrollably|hysterically|openly}
  {breaks|bursts|dissolves} {down |out |}{into tears|in tears|crying|sobbing|weeping}
  teary
  tearful
  tearfully
  tear~{streaked|stained|filled|soaked}
  {in|through|near|close to|to|fighting|of} tears = Ann is in tears. ≠ He tears it in two.
  {his|her|their|the} tears = She wipes her tears. ≠ Her coat tears.
  tears {in|from|fill|filling|well|welling|come|brim|brimming|glisten|glistening} {up |to |in |}{his|her|their} {eye(s)|face|cheek(s)}
  tears {stream|streaming|roll|rolling|run|running|fall|falling|pour|pouring|spill|spilling|{down|off|on} {his|her|their} {face|cheek(s)|eye(s)}} = Tears roll down her face. ≠ He tears down the poster.
  tears {well|fill|form|come|start|spring} = Tears well up. ≠ He tears open the form.
  a {single|lone} tear = He brushes away a single tear. ≠ A tear in the fence.
  {his|her} eyes {fill|fills|brim|well|mist|water|glisten|moisten} {up |over |}with tears
  {chok|fight|blink|hold}ing back {the |her |his |}{tears|sobs} = Choking back tears, she sits. ≠ Choking back smoke.
  {chok|fight|blink|hold}s back {the |her |his |}{tears|sobs} = He fights back tears. ≠ He fights back.
  {wip|brush|dabb}{es|s|ing} {away |off |at |}{her|his|their|the|a|some} {wet |}{tear(s)|eyes} = She wipes her eyes. ≠ She wipes her hands.
  {a|one|the} tear {falls|rolls|runs|slides|trickles|drops} = One tear rolls down. ≠ A tear in the sail.
`);

/** Laughing, in action or as a direction to the actor. A smile is none, nor is a laugh that is spoken of. */
export const laughingPhrases = lexicon(`
  laughs
  laughing = They sit there laughing. ≠ They share a laugh.
  laughed
  {starts|begins} to laugh
  {has|have} to laugh
  giggle(s)
  giggling
  chuckle(s)
  chuckling
  cracks up
  guffaws
  {burst|bursts|bursting|breaks} {out |up |into }{laughing|laughter|giggles|a laugh} = They burst into laughter. ≠ It bursts.
  in stitches
`);

/** Before tears and laughter that nobody has: denied, imagined, or the sound of a machine. */
export const notShown: Phrases = [
  'not',
  'never',
  'without',
  'no',
  'no one',
  'nobody',
  'if',
  'as if',
  'like',
  'recorded',
  'canned',
  'stop(s)',
  'about to',
  'before {he|she|they}',
];

/** Somebody without a name: whoever is meant by 'she' behind this. */
export const namelessPeople: Phrases = [
  ...wordSet(
    'wom{a|e}n girl(s) m{a|e}n boy(s) mother father son daughter wife husband lady kid(s) child children baby crowd',
  ),
];

/** Whom a sentence may be about without a name. */
export const personWords: Phrases = [...wordSet('he she him her they them who someone somebody everyone')];

/** Behind 'crying' where somebody does it; before another word it is of that word: 'a crying infant'. */
export const behindActing: Phrases = [
  ...wordSet('and as in on to at with into while when for now out so but hard* over down too again his her'),
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

/** Families of oaths by the word that names each, strongest first; as whole words in talk. */
export const oaths = {
  fuck: lexicon('{mother|}{fuck|fuckin|fucking|fucked|fucker(s)|fucks|fuckers} = Fuck off. ≠ A fun day.'),
  cunt: lexicon('cunt(s)'),
  shit: lexicon('{bull|horse|dip|}shit{s|ty|ting|ter|head|heads|hole|less|faced|} = No shit. ≠ Shifty.'),
  asshole: lexicon('asshole(s)'),
  bitch: lexicon('bitch{es|ing|y|} = Son of a bitch. ≠ A birch.'),
  goddamn: lexicon('god{ |-|}dam{n|mit|ned|nit} = God damn it. ≠ God knows.'),
} as const;

/** Words of mirth, each line the forms of one: they make a passage of action bright where joy is shown beside them, for a madman laughs, too. */
const mirthForms = `
  laughs laughing laughed laughter
  giggles giggling giggle
  chuckles chuckling
  smiles smiling smiled smile
  grins grinning grin
  beaming
`;
/** Words of joy and tenderness. */
const joyForms = `
  hugs hugging hug
  embraces embracing embrace
  kisses kissing kissed kiss
  dances dancing dance
  cheers cheering
  applauds applause applauding
  celebrates celebrating celebration
  joy joyful joyfully joyous
  delighted delightedly delight
  happy happily happiness
  ecstatic elated overjoyed
  gleeful gleefully glee
  giddy giddily
  playfully playful
  tenderly lovingly
  cheerfully merrily
  cuddles cuddling snuggles snuggling
  whoops whooping
`;

/** The same of what makes one dark. */
const darkForms = `
  blood bloody bleeding bleeds bloodied bloodstained
  corpse corpses
  screams screaming scream
  shrieks shrieking
  sobs sobbing
  weeps weeping
  dies
  kills killed killing
  murdered murder
  stabs stabbing stabbed
  strangles strangling
  gunshot gunshots gunfire
  explodes explosion explosions
  wounded wounds
  terrified terror
  agony
  pain painful
  grief
  horror horrified
  dead
  coffin casket
  chokes choking
  smashes smashing smashed
  slams slamming slammed
  punches punching punched
  furious furiously rage fury
  trembling trembles
  begs begging pleads
  collapses
  tortured torture
`;

/** A form by the first form on its line. */
const rootsOf = (forms: string): ReadonlyMap<string, string> =>
  new Map(
    forms
      .trim()
      .split('\n')
      .flatMap((line) => {
        const own = line.trim().split(/\s+/);
        return own.map((form): [string, string] => [form, own[0] ?? form]);
      }),
  );
export const joyRoots = rootsOf(joyForms);
export const brightRoots = new Map([...rootsOf(mirthForms), ...joyRoots]);
/** What takes the brightness from a smile, without making a page dark by itself. */
export const grimRoots = rootsOf(`
  gun guns pistol rifle shotgun
  knife blade
  glares glaring
  sneers sneering
  threatens threatening
  sad sadly sadness
  tears crying
  bitter bitterly
  cruel cruelly
  maniacally maniacal
  hysterically hysteria hysterical
  sadistically sadistic deranged crazed
  thin smattering scattered polite politely
  sinister
  drunk drunken drunkenly
  nervously nervous
`);
export const darkRoots = rootsOf(darkForms);

/** Blows, wounds, shots and deaths in action: what a rating and a stunt budget ask after. */
export const violenceRoots = rootsOf(`
  blood bloody bleeding bleeds bloodied
  corpse corpses
  dies
  kills killed
  murders murdered
  stabs stabbing stabbed
  strangles strangling
  gunshot gunshots gunfire
  explodes explosion explosions
  wounded wounds
  punches punching punched
  slaps slapping slapped
  beheaded decapitated
  tortures torturing tortured
`);
/** Of those, what a sign, a reel or an engine does, too: violence where somebody is there whom it befalls. */
export const befallingRoots: ReadonlySet<string> = new Set([
  'dies',
  'kills',
  'murders',
  'stabs',
  'strangles',
  'punches',
  'slaps',
  'tortures',
]);
