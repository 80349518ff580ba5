/** Lines that prove what readers of a genre look for: a limit of time, a rule of the world, a kiss. Own lists; a line that they miss is not missed by a reader. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

const numbers: Phrases = lexicon(`
  #
  one
  two
  three
  four
  five
  six
  seven
  eight
  nine
  ten
  twelve
  fifteen
  twenty
  twenty~four
  thirty
  forty
  forty~five
  forty~eight
  fifty
  sixty
  ninety
  seventy~two
  half an
  an
  a
`);
const spans: Phrases = lexicon(`
  second(s)
  minute(s)
  hour(s)
  day(s)
  week(s)
`);
export const clockSlots = { n: numbers, span: spans };

/** A time by which something will have happened, said as a limit. */
export const limits: Phrases = lexicon(`
  {you|we|I|they|he|she}{ have|'ve got|'ve only got| got| have only| only have| have got} {only |just |exactly |less than |about |maybe |}{n} {span} = We have ten minutes. ≠ We have ten horses.
  {give|gives|giving|gave} {you|me|us|him|her|them} {only |just |exactly |}{n} {span} = I give you three days. ≠ He gave me three tickets.
  {n} {more |}{span} {left|remaining|to go} = Two hours left. ≠ He turned left.
  {n} {span} {until|till|before} {it|we|they|you|he|she|the|this|that} = Six hours before the gate shuts. ≠ Six hours before.
  {n} {span} {or|and} {you're|he's|she's|we're|they're|I'm|I|you|we|they} {dead|die|'ll be dead}
  {must|have to|has to|gotta|got to|need to|needs to|better} _ (_ )(_ )(_ ){by|before} {midnight|dawn|sunrise|sunset|sundown|noon|nightfall|dark|morning|tomorrow} = You must pay by noon. ≠ He sleeps until noon.
  {by|before} {midnight|dawn|sunrise|sunset|sundown|noon|nightfall|tomorrow} or
  deadline = The deadline is Friday. ≠ A dead line.
  time is running out
  running out of time = We're running out of time. ≠ We're running.
  time's {up|almost up|running out}
  in {n} {second(s)|minute(s)|hour(s)} {we|you|they|this|that|it|he|she|the}{'ll| will|'re| are|'s| is| _'s| _ will} = In ten minutes this will blow. ≠ In ten minutes.
  {explode(s)|blow(s)|detonate(s)|go off|goes off|leaves|closes|die|dies|dead} in {n} {span} = It goes off in ten minutes. ≠ It goes off.
`);

/** A kiss that is given, in action. */
export const kisses: Phrases = lexicon(`
  kiss
  kisses
  kissing
`);
/** What takes the kiss from it: thrown, meant, on a cheek. */
export const noKisses: Phrases = lexicon(`
  {blow|blows|blowing|throws} {a|him|her|them|me} (a )kiss(es)
  {to|almost|about to|nearly|for a|would|could|air} kiss
  {cheek(s)|forehead|hand|head|ring|nose|hair|brow|air|ground|baby|top of|temple} = He kisses her cheek. ≠ He kisses her.
`);
