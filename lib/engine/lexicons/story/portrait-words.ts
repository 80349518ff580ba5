/** By what talk judges somebody and action shows them doing something that an actor can play. Own selections, English. */
import { lexicon, type Phrases, wordSet } from '../../../screenplay/text/phrases.ts';

/** What somebody is called behind 'is a', and what they are behind 'is' or 'is so'. */
export const judgements = wordSet(`
  trouble crazy insane nuts mad sick smart stupid dumb dangerous brave harmless honest good bad evil mean kind sweet cruel selfish weak strong tough soft
  lazy loyal genius idiot fool liar thief monster animal pig snake rat saint angel devil hero coward killer murderer drunk addict slut whore bitch bastard asshole
  prick jerk creep loser winner legend star freak psycho maniac lunatic moron clown joke mess bully tyrant gentleman lady friend guy man woman girl boy
  kid child person beautiful pretty handsome ugly attractive brilliant talented gifted useless worthless hopeless helpless pathetic lonely alone afraid scared jealous
  angry bitter proud stubborn difficult impossible unstable unreliable reliable responsible careful careless innocent guilty naive shy quiet cold warm funny
  boring weird strange odd different special perfect amazing wonderful terrible horrible awful great lovely charming rude polite decent filthy rotten crooked
  bitchy tired rich poor cheap greedy generous ambitious professional amateur beginner expert pro fighter survivor winner traitor rebel witch bum
  son-of-a-bitch stickler handful pain burden disgrace embarrassment hypocrite criminal crook con fraud phony fake cheat gambler junkie dreamer romantic
  cynic snob prude pervert predator troublemaker nobody somebody busy
`);

/** Between 'is' and the word: how much. */
export const degrees: Phrases = [
  'so',
  'too',
  'very',
  'pretty',
  'really',
  'real',
  'quite',
  'such',
  'just',
  'a little',
  'a bit',
  'kind of',
  'still',
  'always',
  'not',
  'no',
  'never',
  'nothing but',
  'completely',
  'totally',
  'absolutely',
  'fucking',
  'goddamn',
];

/** What 'is the' leads to a judgement. */
export const superlatives: Phrases = [
  'best',
  'worst',
  'greatest',
  'most',
  'smartest',
  'bravest',
  'finest',
  'nicest',
  'toughest',
  'strongest',
  'kind of',
  'sort of',
  'type',
];

/** Behind 'never', 'always', 'would never': what somebody is like. */
export const habitLeads: Phrases = [
  'never',
  'always',
  "{would|could}n{'t| not}",
  'would never',
  'could never',
  "does{n't| not}",
];

/** Behind 'doesn't', 'never': these tell of somebody, others of an errand. */
export const habitVerbs: Phrases = [
  'love(s)',
  'hate(s)',
  'trust(s)',
  'care(s)',
  'lie(s)',
  'cheat(s)',
  'hurt(s)',
  'forgive(s)',
  'forget(s)',
  'listen(s)',
  'cry',
  'cries',
  'fight(s)',
  'kill(s)',
  'quit(s)',
  'give(s) up',
  'back(s) down',
  'miss(es)',
  'lose(s)',
];

/** What a speaker feels for somebody. */
export const feelings: Phrases = [
  'love(d)',
  'hate(d)',
  'trust(ed)',
  'like(d)',
  'miss(ed)',
  'despise(d)',
  'admire(d)',
  'respect(ed)',
  'fear(ed)',
  'adore(d)',
  'pity',
  'need(ed)',
];

/** People by what they are: behind a name's 's they are its owner's. */
export const ownable = wordSet('kid child boy girl man woman friend guy person killer lady nobody somebody');

/** Before the name, these make the sentence no statement about somebody. */
export const unsaid: Phrases = [
  'if',
  'whether',
  'unless',
  'suppose',
  'pretend',
  'imagine',
  'says',
  'said',
  'when',
  'until',
  'like',
];

/** Verbs of action that show somebody by what they do to another, those that a scene turns on first. */
export const turningActs = wordSet(`
  slaps punches kisses stabs strangles chokes headbutts kills murders drowns poisons smothers rescues saves frees unties handcuffs cuffs arrests
  comforts consoles caresses cradles undresses whips beats attacks slashes bites shoots
`);
export const strongActs = wordSet(`
  hits kicks shoves pushes drags hauls hugs embraces tackles smacks clubs wrestles fights strikes strokes tickles trips
`);
/** What these do shows somebody without another. */
export const loneActs = wordSet(`
  smashes hurls flings burns buries dances sings vomits prays
`);
/** 'shoots him a look', 'steals her a glance': nothing is done. */
export const onlyLooks: Phrases = ['look', 'glance', 'smile', 'grin', 'wink', 'glare', 'nod', 'stare', 'frown'];
/** Behind 'her' as the one to whom something is done. */
export const afterHer: Phrases = [
  ...wordSet(
    'on in at to from and with by away back down out up off over across into onto through against around hard again then as until like under behind toward towards aside',
  ),
];

/** Between the verb and the one to whom it is done: 'pushes away Ben'. */
export const partings: Phrases = [...wordSet('away back down out up off')];

/** Right before a name in talk: whoever is called so is spoken to. */
export const calledTo: Phrases = lexicon(`
  you = Come with you, Ann. ≠ Your Ann.
  sir
  ma'am
  hey
  oh
  well
  listen
  look
  please
  sorry
  thanks
  yes
  no
  okay
  hello
  hi
  him
  her
  me
  us
  them
  it
`);

/** Between 'I' and what is felt. */
export const beforeFeeling: Phrases = ["{do|did|could|can|would}n't", 'never', 'always', 'really', 'still', 'just'];
