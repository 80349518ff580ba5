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
  `begin begins start starts want wants try tries trying need needs gonna going continues about able have has had manage manages decide
  decides strain strains tend tends attempt attempts struggle struggles proceeds seem seems appears refuses`,
);

/** Behind these a verb has a 'to' before it: 'tries open it'. None that is a thing as well ('his attempts become'). */
export const wantTo = wordSet(
  'tries wants supposed able unable refuses begins continues manages hesitates prepares proceeds pretends going',
);
/** Before 'going', which without them may be a question asked in haste: 'Going see it?' */
export const beforeGoing = wordSet(
  "i'm you're he's she's it's we're they're not never just am are is was were he she it they",
);
/** Before 'proceeds', which is money as well. */
export const beforeProceeds = wordSet('he she it then and who');
/** What somebody does, and no thing: behind 'tries' or 'going' one of these has lost its 'to'. */
export const onlyVerbs = wordSet(`
  be see get have make give tell know find take bring keep hear become say eat follow pull open reach climb scream speak throw pick shake lift remove
  remember believe understand explain carry hold pour drag crawl dig drink breathe need lose let kill go put leave ask meet pay sit stand fall
  write choose forget learn lie wear steal send escape protect save destroy
`);

/** Before a verb without its s, in small letters: 'Will' and 'May' are people, a 'can' is a thing unless somebody stands before it. */
export const helpers = wordSet(
  `could would should can't can’t cannot couldn't couldn’t won't won’t wouldn't wouldn’t shouldn't shouldn’t don't don’t doesn't doesn’t didn't
  didn’t i'll i’ll you'll you’ll he'll he’ll she'll she’ll we'll we’ll they'll they’ll`,
);
export const helpersOfPeople = wordSet('can will might must may');
export const people = wordSet('i you he she it we they who that to');

/** The past of verbs, with the verb and the form behind 'have' where it is another; none that is a noun behind 'could' or 'will'. */
export const pasts: ReadonlyMap<string, readonly [plain: string, behindHave?: string]> = new Map(
  Object.entries({
    ate: ['eat'],
    began: ['begin'],
    bought: ['buy', 'bought'],
    broke: ['break'],
    brought: ['bring', 'brought'],
    came: ['come'],
    caught: ['catch', 'caught'],
    chose: ['choose'],
    drew: ['draw'],
    drove: ['drive'],
    fell: ['fall'],
    flew: ['fly'],
    gave: ['give'],
    grew: ['grow'],
    heard: ['hear', 'heard'],
    held: ['hold', 'held'],
    kept: ['keep', 'kept'],
    knew: ['know'],
    lost: ['lose', 'lost'],
    made: ['make', 'made'],
    ran: ['run'],
    sang: ['sing'],
    sank: ['sink'],
    sat: ['sit', 'sat'],
    saw: ['see'],
    sent: ['send', 'sent'],
    shook: ['shake'],
    sold: ['sell', 'sold'],
    spoke: ['speak'],
    stood: ['stand', 'stood'],
    swam: ['swim'],
    threw: ['throw'],
    told: ['tell', 'told'],
    took: ['take'],
    went: ['go'],
    woke: ['wake'],
    wrote: ['write'],
  } satisfies Record<string, readonly [string, string?]>),
);

/** Behind an article in action no such word stands, but by a slip of either of the two. None that begins a compound: 'a for sale sign'. */
export const besideNoArticle = wordSet('of at from with and is was into it he she they him that when if');
export const strayArticles = wordSet('a an the my your their our');
/** Nor behind 'the', which is 'they' or 'top' there, though behind another they may stand: 'a to b'. */
export const besideThe = wordSet('to are have were');
/** Before 'the are' that is the air. */
export const beforeTheAir = wordSet('through into in from of');
/** Behind 'an', which is 'and' there. */
export const besideAn = wordSet('then by');

/** Two prepositions that do not follow each other, with what may be meant; a word follows them. */
export const doublePrepositions: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'from of': ['from', 'out of'],
    'into to': ['into', 'into the'],
    'onto to': ['onto', 'onto the'],
    'toward to': ['toward', 'toward the'],
    'towards to': ['towards', 'towards the'],
    'against to': ['against', 'against the'],
  }),
);

/** With a place and then a person they lack an 'at': 'looks up him'. */
export const looks = wordSet(
  'look looks looking stare stares staring smile smiles smiling glance glances glancing gaze gazes gazing',
);
export const lookingWhere = wordSet('up back');
export const lookedAt = wordSet('him them me us');

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
    'the her': ['the', 'her'],
    'his the': ['his', 'the'],
    'their the': ['their', 'the'],
    'their a': ['their', 'a'],
    'my the': ['my', 'the'],
    'the my': ['the', 'my'],
    'a his': ['at his', 'his'],
    'a their': ['at their', 'their'],
  }),
);
