/** Turns of phrase that a genre is written in, as a table of our own: what stirs unseen, what closes in. No single words. */
import { lexicon, type Phrases, wholeWords } from '../../screenplay/text/phrases.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';

/** `tone` is the family of tone that it colours. No genre is named by them. */
export interface GenreTurn {
  readonly genre: ProducedGenre;
  readonly tone: 'tension' | 'humour';
  readonly pattern: RegExp;
}

/** What stirs, waits or will not answer. */
export const horrorTurns: Phrases = lexicon(`
  by itself = The swing moves by itself. ≠ She sits by herself.
  of its own accord = The drawer opens of its own accord. ≠ She acts of her own accord.
  {nobody|no one}{'s| is|} {there|in it|writing|touching} = The pen moves; nobody is writing. ≠ Nobody is sure.
  {goes|go|went} {dark|cold|black} = The hall goes dark. ≠ The hall is dark.
  flicker(s) = The bulb flickers. ≠ A flickering tongue.
  {from|behind} {the far side of |inside |under |the inside of |}the (_ ){door|wall|floor|bed|cupboard|closet|mirror} = A knock from inside the cellar wall. ≠ A knock at the door.
  behind {him|her|them|us|you} = It is behind you. ≠ Behind the house.
  not alone = He is not alone. ≠ He is alone.
  in the dark(ness) = Something breathes in the dark. ≠ A dark hall.
  {isn't|is not|wasn't|was not} {there|moving|breathing} = The girl is not breathing. ≠ The girl is breathing.
  {does not|doesn't|do not|don't} {blink|breathe} = The doll does not blink. ≠ The doll blinks.
  something {moves|stirs|knocks|breathes|shifts|scrapes|drags|is {in|under|behind}} = Something is under the bed. ≠ Something is wrong.
`);

/** Who follows, who lies, what is about to run out. */
export const thrillerTurns: Phrases = lexicon(`
  unknown number = Unknown number, says the screen. ≠ An unknown man.
  who (else ){knows|have you told|did you tell|sent you|do you work for} = Who else knows? ≠ Who else is coming?
  {don't|do not|can't|cannot} trust = We can't trust him. ≠ I trust him.
  {follow{ed|ing}|watch{ed|ing}|track{ed|ing}|being followed|being watched} {me|us|him|her|you|somebody|someone} = They are watching us. ≠ They are watching the game.
  {after|looking for|coming for} {me|us|you} = They are coming for you. ≠ They are coming for dinner.
  tries the {door|handle} = She tries the door. ≠ She tries the soup.
  {lock(s)|bolt(s)} the door = He bolts the door. ≠ He opens the door.
  {line|phone|radio}{'s| is| goes| went} {dead|off} = The line goes dead. ≠ The phone rings off the hook.
  hangs up = She hangs up. ≠ She hangs a coat.
  hands tied = He sits there, hands tied. ≠ He ties a knot.
  call the police = Call the police! ≠ The police call.
  don't {look at|look back|turn {round|around}|scream|make a sound} = Don't turn around. ≠ Don't be late.
  {they|he|she|they'll|he'll|she'll} (will ){find|kill} {me|us|you|her|him} = They will find us. ≠ They find a cab.
  running out = We are running out of time. ≠ He runs out of the room.
  {it's|is} a trap = It's a trap. ≠ He sets a trap.
  you're lying = You're lying. ≠ You lie down at last.
  {seconds|minutes} left = Ten seconds left. ≠ A second left turn.
  out of sight = Stay out of sight. ≠ What a sight.
  nobody {can|must} know = Nobody must know. ≠ Nobody knows.
`);

/** Falls, misunderstandings, dignity lost. */
export const comedyTurns: Phrases = lexicon(`
  falls {off|over|on {him|her|his|it}|into} = He falls into the cake. ≠ Night falls.
  trips {over|on} = She trips over the dog. ≠ She plans two trips.
  walks into {a|the} = He walks into the glass door. ≠ He walks in.
  {is|gets} stuck = His head gets stuck. ≠ He sticks to it.
  won't go in = The key won't go in. ≠ She won't go.
  upside down = The map is upside down. ≠ The map is down here.
  back to front = He wears it back to front. ≠ He walks to the front.
  inside out = Her coat is inside out. ≠ She looks inside.
  {is|are|on} backwards = His shirt is on backwards. ≠ He walks backwards.
  dressed as = Six men dressed as bananas. ≠ Six men in suits.
  with {his|her} mouth full = She talks with her mouth full. ≠ She talks with her mother.
  pretend{s|ing} {to|not} = He pretends to read. ≠ Let's pretend.
  as if nothing = She smiles as if nothing had happened. ≠ Nothing happened.
  at the same time = Both sit down at the same time. ≠ It is the same every time.
  in {his|her} {underwear|boxers|pyjamas|pajamas} = He stands there in his boxers. ≠ He packs his boxers.
  are you kidding = Are you kidding? ≠ I am kidding.
  in my defen{c|s}e = In my defence, it was dark. ≠ In defence of the town.
  no offen{c|s}e = No offence, but no. ≠ The offence is grave.
  for the record = For the record, I liked it. ≠ She looks for a record.
  it's not what it looks like = It's not what it looks like! ≠ I know what it looks like.
  I can explain = I can explain. ≠ Explain it.
  that's not a thing = That's not a thing. ≠ That is the thing.
  you had one job = You had one job! ≠ You had a job.
  you idiot = That was mine, you idiot. ≠ He is an idiot.
  shut up = Shut up! ≠ The shop is shut.
  technically = Technically, it is a spoon. ≠ A technical fault.
  on second thought(s) = On second thoughts, no. ≠ For a second, nobody moves.
  much too loud(ly) = He laughs much too loudly. ≠ He laughs loudly.
  with (great )dignity = She leaves with great dignity. ≠ Her dignity is gone.
`);

export const genreTurns: readonly GenreTurn[] = [
  { genre: 'horror', tone: 'tension', pattern: wholeWords(horrorTurns) },
  { genre: 'thriller', tone: 'tension', pattern: wholeWords(thrillerTurns) },
  { genre: 'comedy', tone: 'humour', pattern: wholeWords(comedyTurns) },
];
