/** Six families of tone as word lists of our own, with the rate we set as ordinary; words of laughing and weeping. */
import { lexicon, wordSet } from '../../screenplay/text/phrases.ts';

import type { ToneFamilyId } from '../../story/tone.ts';

/**
 * `ordinary` is the rate per thousand words that we set as ordinary after counting
 * openly licensed scripts, turns of phrase (genre-turns) with the words: a yardstick, no norm.
 */
export interface ToneFamily {
  readonly id: ToneFamilyId;
  readonly ordinary: number;
  readonly words: ReadonlySet<string>;
}

export const toneFamilies: readonly ToneFamily[] = [
  {
    id: 'humour',
    ordinary: 3,
    words: wordSet(`
      laugh laughs laughed laughing laughter giggle giggles chuckle chuckles grin grins grinning smirk smirks joke jokes joking kidding funny
      silly ridiculous absurd tease teases teasing prank wink winks hilarious sarcastic sarcastically deadpan playful playfully wry comic comedy
      clown clumsy oops trousers pants underwear wig burp fart nonsense
      idiot moron dude weird awkward awkwardly whoops banana chicken sausage custard
    `),
  },
  {
    id: 'tension',
    ordinary: 8.5,
    words: wordSet(`
      danger dangerous threat threaten threatens warning warn trap trapped escape escapes attack attacks weapon weapons gun guns knife bomb
      hide hides hiding chase chases runs hurry urgent deadline midnight countdown alarm alarms siren sirens panic
      panicked afraid scared fear terrified nervous nervously secret secrets suspicious suspicion spy enemy hostage police arrest locked lock
      locks dark darkness shadow shadows creak creaks footsteps suddenly freezes frozen tense tensely stares stare breath breathless grabs grab
      risk stolen steal caught guard guards emergency missing unsafe breach target targets
    `),
  },
  {
    id: 'tenderness',
    ordinary: 5,
    words: wordSet(`
      love loved loves dear darling honey sweetheart hug hugs kiss kisses embrace embraces gently gentle tender tenderly tenderness softly
      soft warm warmth carefully smile smiles smiling comfort comforts friend
      friends family baby together home forgive sorry thank thanks 
      kindness missed promise
    `),
  },
  {
    id: 'sorrow',
    ordinary: 5,
    words: wordSet(`
      sad sadly sadness cry cries crying cried weep weeps sob sobs grief grieve grieves mourn funeral grave coffin lost loss lose
      gone alone lonely empty silence silent quiet quietly goodbye farewell remember remembers memory memories regret regrets dead
      died death dying sick ghost faded tired sigh sighs rain
    `),
  },
  {
    id: 'harshness',
    ordinary: 4.5,
    words: wordSet(`
      kill kills killed killing murder murdered blood bloody bleeding shoot shoots shot stab stabs punch punches hit hits fight fights fighting
      scream screams screaming shout shouts shouting yell yells smash smashes slam slams crash crashes explode explodes explosion fire burn
      burns burning destroy destroyed hate hates damn hell bastard bitch fuck fucking shit stupid shut angry anger rage furious violent
      violence war wounded corpse brutal cruel
    `),
  },
  {
    id: 'wonder',
    ordinary: 3,
    words: wordSet(`
      wonder wonders wondrous magic magical miracle glow glows glowing shine shines shining shimmer shimmers shimmering sparkle star stars
      moonlight moon sky heavens heaven angel angels dream dreams dreaming beautiful beauty vast ancient mystery mysterious strange glorious
      amazing awe impossible infinite universe planet galaxy float floats flying soar soars spirit spirits 
    `),
  },
];

/** Laughter and play in action and talk. */
export const laughterWords = wordSet(`
  laugh laughs laughed laughing laughter giggle giggles giggled giggling chuckle chuckles chuckled chuckling grin grins grinned grinning smirk smirks smirking
  cackle cackles cackling guffaw guffaws chortle chortles haha hahaha joke jokes joking jokingly kidding funny hilarious tease teases teasing prank pranks
  silly ridiculous snicker snickers snickering snigger sniggers snort snorts amused amusing comical
`);

/** Weeping, in action. That eyes are wet or that somebody cries out is none; 'tears' alone are torn as often as wept. */
export const weepingPhrases = lexicon(`
  weeps
  weeping = She sits there weeping. ≠ The weep of a hinge.
  wept
  sobs
  sobbing
  sobbed
  crying = He is crying. ≠ He cries out.
  starts to cry
  begins to cry
  teary
  tearful
  tearfully
  in tears = Ann is in tears. ≠ He tears it in two.
  bursts into tears
  {his|her|their} tears = She wipes her tears. ≠ Her coat tears.
  tears in {his|her|their} eyes
  tears {stream|streaming|roll|rolling|run|running} down = Tears roll down her face. ≠ He tears down the poster.
  a single tear = He brushes away a single tear.
  {chok|fight}ing back tears = Choking back tears, she sits. ≠ Choking back smoke.
  eyes {fill|well} up with tears
  {a|one} tear {falls|rolls|runs|slides|trickles|drops} = A tear rolls down. ≠ A tear in the sail.
`);
