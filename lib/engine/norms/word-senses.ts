/** Turns of speech in which a telling word tells nothing of the sort, as a table: what is denied, what is said of things, fixed phrases. */

const things =
  '(?:batter(?:y|ies)|line|phone|telephone|radio|engine|motor|signal|screen|monitor|car|hedge|lea(?:f|ves)|trees?|wood|plants?|fl(?:y|ies)|bulbs?|light)';

/** What a denial takes with it: whoever does not smile shows no smile. Danger is none the less named for being denied. */
export const denials: readonly RegExp[] = [
  // 'does not smile', 'never laughs', 'without love', 'you're no help'
  /\b(?:not|never|without|hardly|cannot|[a-z]+n['’]t)\s+(?:(?:a|an|any|the|even|really|ever|be|been|being|very|so|going to|to)\s+)*[a-z]+/gi,
  /\bno (?=[a-z])(?!one\b|longer\b)[a-z]+/gi,
];

/** What is taken out of a text before words of tone, feeling or pressure are counted in it. */
export const emptySenses: readonly RegExp[] = [
  new RegExp(
    `\\b${things}(?:['’]s| is| are| was| were| that is| which is)?,? (?:already |all )?(?:dead|gone|lost|dying|dies)\\b`,
    'gi',
  ),
  new RegExp(`\\bdead (?:${things}|ends?|weight|bolt|heat|serious|tired|centre|center|ahead|on)\\b`, 'gi'),
  /\blost (?:property|and found|luggage)\b/gi,
  /\bgone (?:past|by|off|over|up|down|into|to|out for)\b/gi,
  /\b(?:beg|begs|begged) (?:your|my|his|her) pardon\b/gi,
  /\bbaby (?:monitor|grand|carriage|steps?)\b/gi,
  /\brain ?(?:hat|coat|boots?)\b/gi,
  /\b(?:i )?swear to god\b/gi,
  /\ba (?:great|good) (?:many|deal|few)\b/gi,
  /\bburning (?:question|straight|bright(?:ly)?)\b/gi,
];
