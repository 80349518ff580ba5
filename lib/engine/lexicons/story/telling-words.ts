/** Words by which a sentence tells an event of a story by itself, or tells none: what befalls somebody, what one does to another, what is only looked at or supposed. Own selections, English. */
import { lexicon, type Phrases, wordSet } from '../../../screenplay/text/phrases.ts';

/** What has befallen somebody, behind the name. */
export const befallenWords: Phrases = lexicon(`
  {dead|dying|died|killed|murdered|poisoned|kidnapped|drowned}
  {arrested|convicted|indicted|acquitted|framed|expelled}
  {pregnant|escaped|disappeared|confessed}
`);

/** The same before the name: 'killed Ben'. */
export const doneToWords: Phrases = lexicon(`
  {killed|murdered|shot|kidnapped|poisoned|betrayed|arrested}
`);

/** What a speaker tells of themselves or of the other, and nobody says every day. */
export const ownFateWords: Phrases = lexicon(`
  under arrest = You are under arrest. ≠ a cardiac arrest
  {going|sent|went} to {prison|jail}
  {been|was|were|got} {arrested|indicted|convicted|acquitted|framed|expelled|fired|suspended|kidnapped|attacked}
  found guilty
  plead guilty
  you're {fired|hired|suspended|expelled|promoted}
  {you've|has|have|had} been {fired|hired|suspended|expelled|promoted|stolen}
  I resign(ed)
  {been|was|were} stolen
  {sabotaged|hijacked|surrendered}
`);

/** Two become a couple, or are one no longer. */
export const coupleWords: Phrases = lexicon(`
  {in love with|marry} {you|me|him|her} = I want to marry you. ≠ Who marries here?
  {I'm|we're|are|is|she's|he's|you're} getting {married|divorced|engaged}
  {I'm|she's|I am|she is} pregnant
  having an affair
  want a divorce
  slept with {you|me|him|her}
`);

/** By these a line supposes, doubts, asks or tells what others say; what it tells need not be so. */
export const notSoWords: Phrases = lexicon(`
  {if|would|wouldn't|could|couldn't|might|should|maybe|perhaps|almost}
  {before|once|ago|next|you'll|first time}
  {never|always|every|still|not|can't|isn't|like|think|thinks|when|what|who|why|where|how}
  {I think|I thought|I guess|I don't|I didn't|I wish|I hope|don't}
  over my dead body
`);

/** In action: one takes the life of another, or tries to. */
export const killingActs: Phrases = lexicon(`
  {shoots|stabs|kills|strangles|murders|beheads|executes}
`);

/** In action: one fights another. */
export const fightingActs: Phrases = lexicon(`
  {punches|slaps|attacks|tackles|slugs|beats|chokes|handcuffs|arrests|knocks}
`);

/** In action: a pair. */
export const pairActs: Phrases = lexicon(`
  {kiss each other|they kiss|make love} = Mike pulls her near and they kiss.
  {makes love to|proposes to} somebody = makes love to somebody
  kisses somebody
`);

/** What makes of a kiss more than a greeting. */
export const deepKisses: Phrases = lexicon(`
  {lips|mouth|passionately|long|hard|deep|deeply|fiercely|violently|hungrily|each other|they kiss|make love|makes love|proposes}
`);

/** What makes of a kiss a greeting. */
export const greetingKisses: Phrases = lexicon(`
  {cheek|cheeks|forehead|hand|hands|head|hair|eyes|scar|neck|goodnight|goodbye|hello|playfully|air|mother|father|mom|dad|daughter|son|baby}
`);

/** What is given without a blow: 'shoots Ben a look'. */
export const shotLooks: Phrases = lexicon(`
  {look|looks|glance|smile|grin|glare|stare|wink|daggers|thumbs}
`);

/** In action: somebody is dead, behind the name. */
export const deadActs: Phrases = lexicon(`
  {| slowly| finally} {dies|is dead|falls dead|lies dead|drops dead|is killed}
  's {dead body|lifeless body|corpse}
`);

/** What is no death: 'is dead serious', 'dies a little'. */
export const deadOtherwise: Phrases = lexicon(`
  dead-on
  dead {on|serious|tired|silent|calm|still|set|wrong|right|drunk}
  dies {a little|down|away|out|in}
`);

/** In action: a weapon is held on somebody. */
export const weapons: Phrases = lexicon(`
  {gun|pistol|revolver|rifle|shotgun|knife|automatic}
`);

/** In action: what shows next to nothing of what happens. */
export const stillActs: Phrases = lexicon(`
  {looks|look|stares|stare|glances|watches|listens|waits|smiles|grins|nods|shrugs|laughs|frowns}
  {sits|stands|walks|turns|leans|crosses|moves|sips|drinks|smokes|eats}
`);

/** In action: something changes hands or is found, somebody comes, goes or flees. */
export const turningActs: Phrases = lexicon(`
  {grabs|drags|pulls|snatches|hands|gives|steals|hides|finds|discovers|recognizes}
  {arrives|escapes|flees|follows|leads|explodes|crashes|collapses|signs|rescues}
`);

/** In talk: it sets a time for something. */
export const setTimes: Phrases = lexicon(`
  {tonight|tomorrow|today|this morning|last night|midnight|next week|in # {hours|days|minutes}}
`);

/** In talk: an order for the moment begins so, and ends with it. */
export const orderWords: Phrases = lexicon(`
  {tell|get|give|take|find|go|come|stop|don't|remember|put|keep|look|listen|wait|hold|let|let's|please}
`);

/** In talk: who begins so goes on about what was said before. */
export const joiningWords: Phrases = lexicon(`
  {and|but|so|because|then|or|well|now|yeah|yes|no|oh|hey|ok|okay|also|besides|anyway|still|though}
`);

/** By these somebody is spoken of who must have been named before. */
export const standingIn: Phrases = ['he', 'she', 'they', 'him', 'her', 'his', 'them', 'their'];

/** Kin, behind whose they are: known without a name. No child: a priest says that to anybody. */
export const kinNamed: Phrases = lexicon(`
  {my|your|his|her|our|their} {father|mother|mom|dad|parents|son|daughter|baby|brother|sister|wife|husband|children|uncle|aunt|partner}
`);

/** A sentence that begins with one of these points at what stands before it. */
export const pointingWords: Phrases = [
  'it',
  'this',
  'that',
  'these',
  'those',
  'there',
  'here',
  'he',
  'she',
  'they',
  'his',
  'her',
  'their',
];

/** To whom one who kills may do so; 'kills her car' has no victim. */
export const victims: Phrases = ['somebody', 'him', 'them', 'himself', 'herself'];

/** In talk: one is made known to another. */
export const introducing: Phrases = lexicon(`
  {my name is|want you to meet|this is my|you must be|may I present} = I want you to meet Skip. ≠ Meet me there.
`);

/** What stands between a name and what has befallen it. */
export const befalling: Phrases = ["'s", "'ve", ' is', ' was', ' has', ' have', ' were', ' are', ' got'];

/** Words of names and cues that name nobody by themselves. */
export const noNames = wordSet(`
  THE AND OF MAN WOMAN BOY GIRL KID YOUNG OLD REAL MISS MR MRS DR MR. MRS. DR. COP GUARD DOCTOR OFFICER CAPTAIN AGENT FATHER MOTHER SISTER BROTHER
`);
