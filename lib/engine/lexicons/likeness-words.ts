/** Words that show a word before or behind them to be a likeness, a number of things or part of another thing's name, as lists of our own. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** 'hundreds of people' is a crowd, 'thousands of chairs' is not: such a number counts only before people. */
export const crowdsOf: Phrases = lexicon(`
  people
  men
  women
  children
  kids
  fans
  faces
  heads
  soldiers
  troops
  warriors
  workers
  students
  guests
  dancers
  spectators
  protesters
  demonstrators
  refugees
  citizens
  villagers
  passengers
  onlookers
  others
  them
  us
`);

/** Before a word that they liken something to: 'like horses', 'the size of a sleeping dog'. */
export const likenings: Phrases = ['like', 'as', 'size of', 'than', 'resembling', 'resembles', 'cheshire'];

/** What a bus driver's jacket, an army greatcoat or a car park puts before the camera is no bus, army or car. */
export const otherThings: Phrases = lexicon(`
  driver(s) = drivers ≠ driving
  terminal(s)
  stop(s)
  station(s)
  compan{y|ies}
  pass(es)
  ticket(s)
  park(s)
  key(s)
  depot(s)
  lane(s)
  shelter(s)
  fare(s)
  dealer(s)
  salesm{a|e}n
  insurance
  greatcoat(s)
  coat(s)
  jacket(s)
  boot(s)
  blanket(s)
  surplus
  issue
  kni{fe|ves}
  uniform(s)
  cot(s)
  fatigues
  tag(s)
  patt{y|ies}
  fl{y|ies}
  dung
`);

/** What burns or glows without being a fire: 'the headlights blaze', 'her cheeks burn'. */
export const glowing: Phrases = [
  'headlight(s)',
  'lamp(s)',
  'light(s)',
  'candle(s)',
  'cigarette(s)',
  'bulb(s)',
  'eyes',
  'cheeks',
  'face',
];
