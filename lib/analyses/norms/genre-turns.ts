/** Turns of phrase that a genre is written in, as a table of our own: what stirs unseen, what closes in. Refuses single words, which stand in genre-words. */
import type { ProducedGenre } from './quick-parser-norms.ts';

/** `named` says in a sentence what the turns tell of; `ordinary` is the rate per thousand words we set as ordinary after counting scripts of other genres. A yardstick, no norm. */
export interface GenreTurn {
  readonly genre: ProducedGenre;
  readonly named: string;
  /** The family of tone that it colours, too. */
  readonly tone?: 'tension' | 'humour';
  readonly ordinary: number;
  readonly pattern: RegExp;
}

export const genreTurns: readonly GenreTurn[] = [
  {
    genre: 'horror',
    named: 'things that stir unseen',
    tone: 'tension',
    ordinary: 1.5,
    pattern:
      /\b(?:by itself|of its own accord|(?:nobody|no one)(?:['’]s| is)? (?:there|in it|writing|touching)|(?:goes|go|went) (?:dark|cold|black)|flickers?|(?:from|behind) (?:the far side of |inside |under |the inside of )?the (?:\w+ )?(?:door|wall|floor|bed|cupboard|closet|mirror)|behind (?:him|her|them|us|you)|not alone|in the dark(?:ness)?|(?:isn['’]t|is not|wasn['’]t|was not) (?:there|moving|breathing)|(?:does not|doesn['’]t|do not|don['’]t) (?:blink|breathe)|something (?:moves|stirs|knocks|breathes|shifts|scrapes|drags|is (?:in|under|behind)))\b/i,
  },
  {
    genre: 'thriller',
    named: 'somebody closing in',
    tone: 'tension',
    ordinary: 0.8,
    pattern:
      /\b(?:unknown number|who (?:else )?(?:knows|have you told|did you tell|sent you|do you work for)|(?:don['’]t|do not|can['’]t|cannot) trust|(?:follow(?:ed|ing)|watch(?:ed|ing)|track(?:ed|ing)|being followed|being watched) (?:me|us|him|her|you|somebody|someone)|(?:after|looking for|coming for) (?:me|us|you)|tries the (?:door|handle)|(?:locks?|bolts?) the door|(?:line|phone|radio)(?:['’]s| is| goes| went) (?:dead|off)|hangs up|hands tied|call the police|don['’]t (?:look at|look back|turn (?:round|around)|scream|make a sound)|(?:they|he|she|they['’]ll|he['’]ll|she['’]ll) (?:will )?(?:find|kill) (?:me|us|you|her|him)|running out|(?:it['’]s|is) a trap|you['’]re lying|(?:seconds|minutes) left|out of sight|nobody (?:can|must) know)\b/i,
  },
  {
    genre: 'romance',
    named: 'two people drawing together',
    ordinary: 0.4,
    pattern:
      /\b(?:about to (?:kiss|be kissed)|(?:lips|hands|fingers|eyes) (?:meet|touch|brush)|in(?:to)? (?:his|her|their) arms|(?:in|falling|fall|fell) (?:in )?love with|(?:held|hold|holds) (?:his|her) (?:hand|gaze|eyes)|(?:I|you) love (?:you|me)|marry me|(?:his|her) (?:cheek|head) (?:finds|on|against) (?:his|her) (?:shoulder|collar|chest))\b/i,
  },
  {
    genre: 'drama',
    named: 'loss and what was left unsaid',
    ordinary: 0.8,
    pattern:
      /\b(?:died|dying|buried|goodbye|(?:has|had|is|are) (?:been )?(?:sold|closed|closing down)|I (?:never|should have|should['’]ve) (?:told|said|asked|thanked|forgave)|you(?:['’]ve)? (?:left|weren['’]t there|never (?:once )?(?:came|asked|said|told|called|wrote|visited|wanted|forgave))|(?:for the|the) last time|never came (?:back|home)|(?:I|we) miss(?:ed)? (?:her|him|you|it)|(?:your|my|his|her|our) (?:father|mother|husband|wife|son|daughter|brother|sister)(?:['’]s)? (?:was|would|wanted|left|is gone|used to|said|never))\b/i,
  },
  {
    genre: 'comedy',
    named: 'slips and pretences',
    tone: 'humour',
    ordinary: 0.5,
    pattern:
      /\b(?:falls (?:off|over|on (?:him|her|his|it)|into)|trips (?:over|on)|walks into (?:a|the)|(?:is|gets) stuck|won['’]t go in|upside down|back to front|inside out|(?:is|are|on) backwards|dressed as|with (?:his|her) mouth full|pretend(?:s|ing) (?:to|not)|as if nothing|at the same time|in (?:his|her) (?:underwear|boxers|pyjamas|pajamas)|are you kidding|in my defen[cs]e|no offen[cs]e|for the record|it['’]s not what it looks like|I can explain|that['’]s not a thing|you had one job|you idiot|shut up|technically|on second thoughts?|much too loud(?:ly)?|with (?:great )?dignity)\b/i,
  },
];
