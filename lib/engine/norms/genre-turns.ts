/** Turns of phrase that a genre is written in, as a table of our own: what stirs unseen, what closes in. Refuses single words. */
import type { ProducedGenre } from './quick-parser-norms.ts';

/** `tone` is the family of tone that it colours. No genre is named by them. */
export interface GenreTurn {
  readonly genre: ProducedGenre;
  readonly tone: 'tension' | 'humour';
  readonly pattern: RegExp;
}

export const genreTurns: readonly GenreTurn[] = [
  {
    genre: 'horror',
    tone: 'tension',
    pattern:
      /\b(?:by itself|of its own accord|(?:nobody|no one)(?:['’]s| is)? (?:there|in it|writing|touching)|(?:goes|go|went) (?:dark|cold|black)|flickers?|(?:from|behind) (?:the far side of |inside |under |the inside of )?the (?:\w+ )?(?:door|wall|floor|bed|cupboard|closet|mirror)|behind (?:him|her|them|us|you)|not alone|in the dark(?:ness)?|(?:isn['’]t|is not|wasn['’]t|was not) (?:there|moving|breathing)|(?:does not|doesn['’]t|do not|don['’]t) (?:blink|breathe)|something (?:moves|stirs|knocks|breathes|shifts|scrapes|drags|is (?:in|under|behind)))\b/i,
  },
  {
    genre: 'thriller',
    tone: 'tension',
    pattern:
      /\b(?:unknown number|who (?:else )?(?:knows|have you told|did you tell|sent you|do you work for)|(?:don['’]t|do not|can['’]t|cannot) trust|(?:follow(?:ed|ing)|watch(?:ed|ing)|track(?:ed|ing)|being followed|being watched) (?:me|us|him|her|you|somebody|someone)|(?:after|looking for|coming for) (?:me|us|you)|tries the (?:door|handle)|(?:locks?|bolts?) the door|(?:line|phone|radio)(?:['’]s| is| goes| went) (?:dead|off)|hangs up|hands tied|call the police|don['’]t (?:look at|look back|turn (?:round|around)|scream|make a sound)|(?:they|he|she|they['’]ll|he['’]ll|she['’]ll) (?:will )?(?:find|kill) (?:me|us|you|her|him)|running out|(?:it['’]s|is) a trap|you['’]re lying|(?:seconds|minutes) left|out of sight|nobody (?:can|must) know)\b/i,
  },
  {
    genre: 'comedy',
    tone: 'humour',
    pattern:
      /\b(?:falls (?:off|over|on (?:him|her|his|it)|into)|trips (?:over|on)|walks into (?:a|the)|(?:is|gets) stuck|won['’]t go in|upside down|back to front|inside out|(?:is|are|on) backwards|dressed as|with (?:his|her) mouth full|pretend(?:s|ing) (?:to|not)|as if nothing|at the same time|in (?:his|her) (?:underwear|boxers|pyjamas|pajamas)|are you kidding|in my defen[cs]e|no offen[cs]e|for the record|it['’]s not what it looks like|I can explain|that['’]s not a thing|you had one job|you idiot|shut up|technically|on second thoughts?|much too loud(?:ly)?|with (?:great )?dignity)\b/i,
  },
];
