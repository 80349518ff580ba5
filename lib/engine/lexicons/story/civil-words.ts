/** Words by which people meet and part: a speech that holds nothing else tells no story. Own lists. */
import { lexicon, type Phrases, wordSet } from '../../../screenplay/text/phrases.ts';

/** How somebody is met, asked in and asked how they are. */
export const greetings: Phrases = lexicon(`
  {hi|hello|hey}( there)( again)
  {hiya|howdy|greetings|welcome}
  {good |}{morning|afternoon|evening}
  good day
  how{ are|'re} {you|things|we|you guys}( doing)( feeling)( today| tonight| this morning| this evening)
  how{'s|'ve| is| have} {it going|everything|you been|life|business|the family|things}
  how {you|ya} doing
  how do you do
  {what's|what is} {up|new|happening}
  {and you|and yourself|how about you|yourself}
  {it's |}{nice|good|great|glad|lovely|a pleasure|so nice|so good|pleased} to {meet|see|know|have} {you|ya|you all|you guys|you here|you both}( again)( too)
  pleased to meet {you|ya}
  {please |}{come( on) in|come inside|sit down|have a seat|take a seat|be seated}
  won't you sit down
  {can|may} I help you
  {can|may} I get you {something|anything|a drink}( to drink)
  {something|anything} to drink
  long time( no see)
  thanks for {coming|coming in|seeing me|having me|meeting me}
  thank you for {coming|coming in|seeing me|having me|meeting me}
`);

/** What goes before one's own name. */
export const introducing: Phrases = ["I'm", 'my name is', "my name's", 'this is', "name's", 'you must be', 'I am'];

/** How people part. */
export const farewells: Phrases = lexicon(`
  {bye|goodbye|good-bye|good bye|bye~bye|farewell|so long|adios|ciao}( now)( then)
  {good |}night( night)
  goodnight
  {see|catch} {you|ya}( all)( guys)( later| tomorrow| soon| around| then| there| tonight| in the morning| at home| at work| next week| monday)
  I'll {see|call|talk to} {you|ya}( later| tomorrow| soon| tonight| then| in the morning)
  talk to {you|ya} {later|soon|tomorrow}
  later
  take care( of yourself)
  have a {good|nice|great|lovely|safe|pleasant} {day|night|time|evening|one|weekend|trip|flight|afternoon}
  {sleep well|sweet dreams|drive safely|drive carefully|drive safe|safe travels|safe trip}
  {I|we}{ have to|'ve got to| gotta| should| must| better|'d better| ought to} {go|run|be going|get going}( now)
  gotta {go|run}
  nice {meeting|seeing|talking to} you( too)
`);

/** Beside such words these add nothing. */
export const civilSlack: Phrases = lexicon(`
  {oh|well|yeah|yes|yep|no|sure|okay|ok|right|all right|alright|so|good|great|fine|you too|same here|likewise|please|you|really|again|ah|uh|um}
  thank you( so much| very much| again| for everything)
  thanks( so much| a lot| again| for everything)
  you're welcome
  don't mention it
  {a|my|the} pleasure( is mine)
  it's me
  {I'm |}{very well|pretty good|doing fine|doing well|doing good|fine}
  not {so|too} bad
`);

/** Whom one speaks to, where no name is said. */
export const addresses: ReadonlySet<string> = wordSet(`
  sir ma'am madam miss mister mr mrs ms dr doctor captain lieutenant sergeant officer detective colonel major general professor father sister brother reverend senator
  guys boys girls everyone everybody gentlemen ladies man honey baby sweetheart sweetie darling dear son kid buddy pal mom dad mommy daddy mother mama papa
  dude bro boss babe love friend there all folks
`);
