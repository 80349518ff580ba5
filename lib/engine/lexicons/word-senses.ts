/** Turns of speech in which a telling word tells nothing of the sort, as a table: what is denied, what is said of things, fixed phrases. */
import { anyOf, lexicon, type Phrases, wholeWords } from '../../screenplay/text/phrases.ts';

/** Things that die, go or are lost without a loss. */
export const things: Phrases = lexicon(`
  batter{y|ies}
  line
  phone
  telephone
  radio
  engine
  motor
  signal
  screen
  monitor
  car
  hedge
  lea{f|ves}
  tree(s)
  wood
  plant(s)
  fl{y|ies}
  bulb(s)
  light
  static
  music
  laughter
  applause
  smile
  sound
  noise
  fire
  flame
  wind
  storm
  roar
`);

/** Between a denial and the word that it denies. */
const fillers: Phrases = [
  'a',
  'an',
  'any',
  'the',
  'even',
  'really',
  'ever',
  'be',
  'been',
  'being',
  'very',
  'so',
  'going to',
  'to',
];
const deniers: Phrases = ['not', 'never', 'without', 'hardly', 'cannot'];

/** What a denial takes with it: whoever does not smile shows no smile. Danger is none the less named for being denied. */
export const denials: readonly RegExp[] = [
  // 'does not smile', 'never laughs', 'without love', "isn't happy"
  new RegExp(`\\b(?:${anyOf(deniers)}|[a-z]+n['’]t)\\s+(?:${anyOf(fillers)}\\s+)*[a-z]+`, 'gi'),
  // 'you're no help'
  /\bno (?=[a-z])(?!one\b|longer\b)[a-z]+/gi,
];

/** Turns of speech that are taken out of a text before words of tone, feeling or pressure are counted in it, each with its kind. */
export const emptyTurns: readonly Phrases[] = [
  lexicon(`
    {things}{'s| is| are| was| were| that is| which is|}(,) {already |all |}{dead|gone|lost|dying|dies} = The line is dead. ≠ The king is dead.
  `),
  lexicon(`
    dead {things} = a dead battery ≠ a dead man
    dead {end(s)|silence|silent|quiet|calm|stop|air|weight|bolt|heat|serious|tired|centre|center|ahead|on} = He is dead serious. ≠ He is dead.
  `),
  lexicon('{play|plays|playing} dead = He plays dead. ≠ The player is dead.'),
  lexicon(
    'punch{es|ing|ed|} {in|up|out|through|numbers|buttons|keys|{the|a|his|her} {_ |}{button(s)|number(s)|code|key(s)|keypad|clock|air}} = She punches the button. ≠ She punches the man.',
  ),
  lexicon('explode{s|d|} {in|into|with} {laughter|applause|cheers} = They explode into laughter. ≠ It explodes.'),
  lexicon('dies {down|away|out} = The noise dies down. ≠ He dies.'),
  lexicon('lost {property|and found|luggage} = the Lost Property office ≠ lost for words'),
  lexicon('gone {past|by|off|over|up|down|into|to|out for} = They have gone to bed. ≠ They are gone.'),
  lexicon('{beg|begs|begged} {your|my|his|her} pardon = I beg your pardon. ≠ I beg you.'),
  lexicon('baby {monitor|grand|carriage|step(s)} = Baby steps. ≠ Baby, come here.'),
  lexicon('shot{(s) of| from above| from below| from far} = the window, shot from far below ≠ He was shot.'),
  lexicon('rain( ){hat|coat|boot(s)} = a raincoat ≠ the rain'),
  lexicon('(i )swear to god = I swear to God. ≠ I swear to you.'),
  lexicon('a {great|good} {many|deal|few} = a good deal ≠ a good man'),
  lexicon('burning {question|straight|bright(ly)} = a burning question ≠ a burning house'),
];
const slots = { things };

export const emptySenses: readonly RegExp[] = emptyTurns.map((turn) => wholeWords(turn, { slots, flags: 'gi' }));

/** A text without any of these has nothing to take out. */
export const senseTriggers: Phrases = lexicon(`
  not
  never
  without
  hardly
  cannot
  no
  dead
  gone
  lost
  dying
  dies
  beg
  begs
  begged
  baby
  rain
  shot
  shots
  swear
  burning
  great
  good
  punch
  punches
  punching
  punched
  explode
  explodes
  exploded
`);
