/** What gives away that a word was lost or left over, as lists of our own. */
import { wordSet } from '../../../screenplay/text/phrases.ts';

/** A verb with its form behind 'have'; none whose plain form is a noun there ('have need'). */
export const participles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    be: 'been',
    bring: 'brought',
    buy: 'bought',
    choose: 'chosen',
    do: 'done',
    eat: 'eaten',
    find: 'found',
    forget: 'forgotten',
    give: 'given',
    go: 'gone',
    hear: 'heard',
    keep: 'kept',
    know: 'known',
    lose: 'lost',
    make: 'made',
    meet: 'met',
    say: 'said',
    see: 'seen',
    send: 'sent',
    speak: 'spoken',
    steal: 'stolen',
    take: 'taken',
    tell: 'told',
    think: 'thought',
    wear: 'worn',
    write: 'written',
  }),
);

/** Behind a 'to' that stands where none does: 'you may of course to lodge'. */
export const verbsBehindTo = wordSet(
  'be do get give go have help keep know leave make say see take talk tell lodge file speak stay wait work',
);

/** Before that 'to', with what may stand between. Behind 'can' and 'could' it says a purpose: 'all I can to help'. */
export const modals = wordSet("may might should cannot can't can’t couldn't couldn’t shouldn't shouldn’t");
export const besideModals = wordSet('of course certainly not also always');

/** Between 'had' and its verb. */
export const besideHad = wordSet('never just already not always');

/** Behind these with 'to' stands a verb without its s. */
export const beforeTo = wordSet(
  'begin begins start starts want wants try tries trying need needs gonna going continues about able have has had',
);

/** A phrase that lacks a word, and the same with it; as the page has it and as it is meant. */
export const shortPhrases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'in comparison the': 'in comparison to the',
    'according the': 'according to the',
    'in response the': 'in response to the',
    'in front the': 'in front of the',
    'to able to': 'to be able to',
    'taken aback the': 'taken aback by the',
    'taken aback her': 'taken aback by her',
    'taken aback his': 'taken aback by his',
    'in form of': 'in the form of',
  }),
);

/** Two articles or owners, of which one is left over or is another word: what may be meant. */
export const doubleArticles: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'the a': ['the', 'a'],
    'the an': ['the', 'an'],
    'a an': ['an'],
    'an a': ['on a', 'and a'],
    'an the': ['on the', 'and the'],
    'an his': ['on his', 'and his'],
    'our the': ['out the', 'our'],
    'the his': ['the', 'his'],
    'the their': ['the', 'their'],
    'his the': ['his', 'the'],
    'their the': ['their', 'the'],
    'their a': ['their', 'a'],
    'my the': ['my', 'the'],
    'the my': ['the', 'my'],
    'a his': ['at his', 'his'],
    'a their': ['at their', 'their'],
  }),
);
