/** Words taken for others that sound or look alike, each with the company that gives it away, as a list of our own. */

/** `wrong` is the source of a pattern, matched in any case between words; its first group is the word, `right` what is meant. `only` where the other kind of text may say it so. */
export interface MixUp {
  readonly wrong: string;
  readonly right: string;
  readonly only?: 'action' | 'speech';
}

const body =
  'eyes|faces|heads|hands|arms|legs|feet|lives|weapons|guns|mouths|backs|voices|bodies|clothes|seats|drinks|families|parents';
const bodyOfOne = 'eyes|face|mouth|mother|father|wife|husband|brother|sister|name|life|hair|clothes|coat|jacket';
const compared =
  'more|less|better|worse|bigger|smaller|larger|older|younger|faster|slower|taller|stronger|higher|lower|longer|shorter|harder|closer|greater';
const walks =
  'walks|runs|drives|goes|rushes|races|moves|strides|hurries|sweeps|brushes|pushes|flies|slides|slips|speeds|jogs|strolls|squeezes|steps|sails|darts';

const papers =
  '(?:(?:a|the|his|her|their|some|several|more|old) )*(?:maps?|papers?|paperwork|files?|documents?|reports?|notes|books?|charts?|blueprints|instructions|newspapers?|plans)';
const opensClause =
  'think|know|say|hope|glad|sure|guess|suppose|because|since|until|while|if|where|when|that|what|how|who|why';
const saidOfSomebody =
  'wrong|right(?=[.,!?])|sure|crazy|okay|alright|ready|gonna|going|getting|doing|looking for|talking about|trying|saying|an?|the one|at it';

export const mixUps: readonly MixUp[] = [
  {
    wrong: '(its) (?:a|an|not|been|just|going to|gonna|too|so|my|your|his|her|our|okay|time to|only a)',
    right: 'it’s',
  },
  {
    wrong:
      "(?:of|into|from|with|through|against|across|under|toward|towards|behind) (it['’]s) (?!(?:a|an|the|not|been|just|going|gonna|too|so|all|that|this|like|my|your|his|her|our|their|hard|time|about)\\b)[a-z]{3,}",
    right: 'its',
    only: 'action',
  },
  { wrong: "(it['’]s) own", right: 'its' },
  {
    wrong:
      '(your) (?:kidding|gonna|going to (?:be|have|get|do|die|love|need|make|kill)|an idiot|a (?:fool|liar|genius|good|bad|very|real|big|great)|the (?:one|best|only|man|boss))',
    right: 'you’re',
  },
  // Who has worn it out or overstayed it has a welcome.
  { wrong: '(?<!\\b(?:out|\\w*stay(?:ed)?|of|for) )(your) welcome(?=[.,!])', right: 'you’re' },
  // 'I like your not trusting me' and 'your not so good friend' have a thing that is somebody's.
  { wrong: '(your) not (?:trying to|going|gonna|getting|(?!\\w+ing\\b|so\\b|that\\b)[a-z]+)', right: 'you’re' },
  {
    wrong: `(?:${opensClause}) (your) (?:${saidOfSomebody})`,
    right: 'you’re',
  },
  { wrong: "(?<=^|[.?!] )(we['’]re) you(?!['’])", right: 'were' },
  {
    wrong: '(?<=^|[.?!] )(lets) (?:go|get|see|do|try|have|talk|make|just|not|take|start|move|find|play|wait)',
    right: 'let’s',
    only: 'speech',
  },
  { wrong: `(you['’]re) (?:own|${bodyOfOne})`, right: 'your' },
  { wrong: "(they['’]re) own", right: 'their' },
  {
    wrong:
      "(?:of|into|from|with|through|against|across|under|toward|towards|behind) (they['’]re) (?!(?:a|an|the|not|been|just|going|gonna|too|so|all|that|in|on|about)\\b)[a-z]{3,}",
    right: 'their',
    only: 'action',
  },
  { wrong: '(?:what|whatever|things?|everything|anything) (your) [a-z]{2,}ing(?=[.,!?])', right: 'you’re' },
  // 'Are there eyes under those goggles?' asks for them.
  { wrong: `(?<!\\b(?:are|were|is|was|be|been|have|has) )(there) (?:own|${body})`, right: 'their' },
  {
    wrong: '(their) (?:is|are|was|were) (?:a|an|no|two|three|some|many|nothing|something|someone|still)',
    right: 'there',
  },
  { wrong: '(their) (?:gonna|going to|not going|coming|getting)', right: 'they’re' },
  {
    wrong: `(?:${compared}) (then) (?:a|an|the|you|I|me|he|him|she|they|them|we|us|that|this|it|any|anyone|ever|usual|before|just|one|two|three|most)`,
    right: 'than',
  },
  { wrong: '(?:rather|other) (then) (?!(?:,|again))[a-z]', right: 'than' },
  {
    wrong:
      "(?:could|would|should|must|might)(?:n['’]t)? (of) (?:been|got|had|known|gone|taken|come|done|met|made|said|seen|left|given|shot|heard|told|thought|lost|kept|let|put|[a-z]{2,}ed)",
    right: 'have',
  },
  {
    wrong:
      "(?:way|far|(?<!, )much|is|was|are|were|it['’]s|that['’]s|you['’]re|I['’]m|he['’]s|she['’]s) (to) (?:late|much|long|fast|soon|slow|young|small|weak|tired|loud|many|bad)(?=[ .,!?])(?! for you to)",
    right: 'too',
  },
  {
    wrong:
      "(?:to|gonna|will|['’]ll|can['’]t|don['’]t|didn['’]t|not|never|could|might|would) (loose) (?:my|your|his|her|it|him|them|control|sight|our|their|this|that|you|everything|balance|weight|consciousness|a)",
    right: 'lose',
  },
  {
    wrong: "(who['’]s) (?:name|mother|father|wife|husband|car|house|side|idea|eyes|face|head|body|hands?|fault|turn)",
    right: 'whose',
  },
  { wrong: '(whose) (?:going|gonna|there|been|coming|in charge)', right: 'who’s' },
  {
    wrong: "(?:can['’]t|cannot|(?<!breath )to|could hardly|barely|you|let me) (breath)(?=[.,!?;]|$)",
    right: 'breathe',
  },
  { wrong: '(?:his|her|a|deep|my|their|last|out of) (breathe)(?=[.,!?;]|$)', right: 'breath' },
  {
    wrong: `(?:${walks}|walking|running|driving|walk|run|drive|flying|going|moving) (passed) (?:the|a|an|him|her|them|us|his|it|me|each|several|rows)`,
    right: 'past',
  },
  {
    wrong:
      '(?<!(?:mountain|mountains|range|sun|that|twin|craggy|snowy|the) )(peaks) (?:out|inside|through|around|at|into|in(?=[.,;]))',
    right: 'peeks',
  },
  {
    wrong: '(?:slams?|slamming|slammed|hits?|hitting|pumps?|jams?|stomps?) (?:on )?(?:the|his|her) (breaks)',
    right: 'brakes',
  },
  {
    wrong:
      '(?:takes?|pulls?|jumps?|climbs?|gets?|hops?|rips?|tears?|rolls?|slides?) (of) (?:his|her|their|the|my|your) (?:hat|coat|jacket|shirt|shoes|glasses|clothes|roof|bed|table|horse|bike|wall|couch|chair|boat|train|bus|stage|ground|floor|mask|gloves|ring|boots|tie|pants|dress)',
    right: 'off',
  },
  {
    wrong:
      '(?:away|comes|came|coming|out|down|up|back|far|falls|drops|hangs|apart|runs|looks|drinks) (form) (?:the|a|his|her|their|its|behind|under)',
    right: 'from',
  },
  {
    wrong:
      '(?:walks|goes|looks|runs|comes|walking|looking|running|peers|drives|moves|flips|bursts|crashes|climbs|stares|rifles|searches) (threw)',
    right: 'through',
  },
  { wrong: '(?:be|keep|stay|dead|very|gone|falls|goes|grows) (quite)(?=[.!](?!\\.))', right: 'quiet' },
  { wrong: '(?<=^|[.?!] )(were) (?:is|did|does|do you|have you)', right: 'where' },
  { wrong: 'right (know)(?=[.,!?]|$)', right: 'now' },
  { wrong: "(?:don['’]t|didn['’]t|doesn['’]t) (now) (?:what|how|why|who|where|that|if|him|her|it)", right: 'know' },
  { wrong: '(?:come|over|right|get out of|wait|around|stay) (hear)(?=[.,!?]|$)', right: 'here' },
  {
    wrong: "(?:can|can['’]t|could|couldn['’]t|we|to) (here) (?:the|a|you|me|him|her|them|it|voices|footsteps)",
    right: 'hear',
    only: 'action',
  },
  {
    wrong:
      '(?:is|are|was|were|being|been) (lead) (?:by|to|into|away|out|through|down|up|from|off|back|toward|towards|across|past)',
    right: 'led',
  },
  {
    wrong:
      '(?:pulls|grabs|takes|holds|snaps|drops|hands|jerks|handing|grabbing) (?:on |up |over )?(?:the|his|her|their) (reigns)',
    right: 'reins',
  },
  { wrong: 'around (?:his|her|their|my|your) (waste)(?=[.,!?]|$)', right: 'waist' },
  { wrong: '(a another)', right: 'another' },
  { wrong: '(unphased)', right: 'unfazed' },
  { wrong: '(hanger) (?:doors?|floor|bay|deck)', right: 'hangar' },
  { wrong: '(flea) (?:from|towards?|to|the|into|down|across)', right: 'flee' },
  { wrong: 'loose (canon)', right: 'cannon' },
  {
    wrong: '(?:(?:flash(?:es)?|bolts?|streaks?|bursts?) of|like|thunder and) (lightening)',
    right: 'lightning',
  },
  { wrong: '(lightening) (?:bolts?|flash(?:es)?|strikes?|storms?|fast|quick)', right: 'lightning' },
  { wrong: "(?:am I|is|are|was|were|['’]re|['’]m|be) (?:not )?(suppose) to", right: 'supposed' },
  { wrong: '(?:out of) (site)(?=[.,;:!?]|$)', right: 'sight' },
  { wrong: '(?:down|up) the (isle)(?! of)', right: 'aisle' },
  { wrong: `(pours) over ${papers}`, right: 'pores', only: 'action' },
  { wrong: `(pouring) over ${papers}`, right: 'poring', only: 'action' },
  {
    wrong: '(dont) (?:know|want|think|you|be|have|get|do|like|worry|go|need|care|even|see|make|let|forget|look|tell)',
    right: 'don’t',
  },
  { wrong: '(baited) breath', right: 'bated' },
  {
    wrong: '(?:my|your|his|her|their|some|good|bad|for the) (advise)(?=[.,!?]| to (?:you|him|her|them))',
    right: 'advice',
  },
  { wrong: 'all (do) respect', right: 'due' },
  { wrong: '(?:through|into|in|from|out of) (the are)', right: 'the air' },
  { wrong: '(?:and|to) (shutter)(?=[,.!?])', right: 'shudder' },
  { wrong: '(complete) (?:off|wrong|empty|useless|different|insane|naked|alone)(?! of)', right: 'completely' },
  { wrong: '(?<=^|[.?!] )(rodger)(?: that)?(?=[.,!])', right: 'roger', only: 'speech' },
  { wrong: '(?<=^|[.?!] )(?:how|why) (do know)', right: 'do you know' },
  { wrong: "(?<=^|[.?!] )(let['’]s) you (?!and\\b|or\\b)[a-z]{3,}", right: 'lets' },
];
