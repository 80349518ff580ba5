/** Words by which a line of talk carries the plot (news, a decision, a demand, kin, money) or does not (a courtesy, an aside). Own selections, English. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';

/** What changes a life when it is told. */
export const newsWords: Phrases = lexicon(`
  {dead|died|dies|dying}
  {kill|kills|killed|murder|murdered|suicide} = He killed the guard.
  {arrest|arrested|under arrest}
  {fired|laid off|promoted|hired}
  {revoked|rescinding|suspended|evicted|expelled}
  pregnant
  {cancer|tumor|coma}
  {missing|kidnapped|taken hostage|escaped}
  {stole|stolen|sabotaged|destroyed}
  {attacking|attacked|invaded}
  {married|engaged|divorce|divorced|divorcing}
  {betrayed|lied|confessed}
  {guilty|innocent}
  {accepted|rejected}
`);

/** Somebody has made up their mind, or must. */
export const decisionWords: Phrases = lexicon(`
  decided
  I quit = Tell him I quit. ≠ I quite like it.
  I resign
  {I'm|we're|I am|we are} leaving = I'm leaving tonight.
  {I'm|we're|I am|we are} going {to|back|with|after} = We're going after him.
  we have to
  {I've|we've} got to
  we need to
  {I|we} won't
  let's {go|get|do|find|take|kill}
  I'm gonna
  we're gonna
`);

/** Somebody asks something of somebody. */
export const demandWords: Phrases = lexicon(`
  {want|need|ask|order|asking|ordering} you to = I need you to stay. ≠ I need you.
  {want|need}(s) {him|her|them|us|me} to
  want it {back|done|gone}
  {want|need} this _ {completed|done|finished}
  you {must|have to|need to|gotta|will have to|won't be}
  you've got to
  you'll have to
  {have|going} to have to {leave|go|ask}
`);

/** Kin. */
export const kinWords: Phrases = lexicon(`
  {father|mother|mom|dad|parents}
  {son|daughter|baby|child}
  {brother|sister|wife|husband}
`);

export const loveWords: Phrases = lexicon(`
  love {you|him|her}
  in love
  {kiss|kisses}
  marry
`);

export const moneyWords: Phrases = lexicon(`
  {money|million|thousand|dollars}
`);

/** What takes weight from a line. */
export const hedgeWords: Phrases = lexicon(`
  {guess|kinda|kind of|sort of}
  {maybe|probably|anyway|actually|just}
  {wow|gee|huh}
`);

/** A courtesy. */
export const courtesyWords: Phrases = lexicon(`
  {glad|sorry|thank|thanks|please|welcome}
  nice to
`);

/** A line that begins with one of these answers what stands before it. */
export const answerWords: Phrases = lexicon(`
  {yeah|yep|nah|uh|um|oh|wow|ok|okay|hey|hi|hello|well|look|listen|no|yes|so|or}
`);

/** What is threatened or made a condition. */
export const threatWords: Phrases = lexicon(`
  or {I'll|I will|we'll|you'll|you won't|when we all} = Pay me or I'll sell it. ≠ Tea or coffee.
  won't be coming
  you'll {regret|never|be sorry}
  I warned you
  {I'll|I will} {kill|destroy|find|stop|tell|fire|sue} = I'll stop you. ≠ I'll have tea.
  {threaten|threatens|threatened}
`);

/** What befalls somebody in the action. */
export const eventWords: Phrases = lexicon(`
  {kiss|kisses|hugs|embraces}
  {shoots|fires|kills|stabs|punches|slaps|attacks}
  {dies|dead|body|blood|unconscious}
  {explodes|erupts|crashes|burns|collapses|smashes|drowns}
  cuts out
  {arrests|escapes|steals}
  {cries|sobs}
`);

/** What tells of the picture alone. */
export const cameraWords: Phrases = lexicon(`
  {camera|angle|lens}
  we {see|hear}
  {pan|shot} of
`);
