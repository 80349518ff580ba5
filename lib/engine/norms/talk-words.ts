/** Words by which talk demands, action shows somebody acting, and a woman or a man is meant, as lists. Own selections, English. */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** What may stand before the verb of an order: 'Please sit.' */
export const demandLeadIns = list('please now just');

/** Verbs that give an order where a sentence opens with one. */
export const demandOpenings: readonly string[] = [
  ...list(`
    give tell show let get take bring come go stop wait listen sign open close help call put leave stay hold keep move run sit stand find
    make teach promise answer say send turn don't
  `),
  'do not',
];

/** Turns of speech that demand anywhere in a sentence. */
export const demandPhrases: readonly string[] = [
  'I want',
  'I need',
  'I demand',
  'I insist',
  'you have to',
  'you must',
  'you need to',
  'you had better',
  'you will',
];

/** What may stand between a name and its verb in action: 'Mags slowly hangs the letter.' */
export const actAdverbs = list('then slowly quietly just only');

/** Words that end in s like a verb behind a name and tell of no act. */
export const noActs: ReadonlySet<string> = new Set(
  list(`
    is was has does looks s as always this seems his perhaps across towards themselves himself herself its less hers theirs glasses alas
    plus besides sometimes whose
  `),
);

/** Words by which a man is meant or addressed. */
export const manWords = list(`
  he him his himself man men boy boys father dad grandfather husband brother son uncle mr sir captain king lord prince
`);

/** Pronouns by which action states a gender. */
export const pronouns = { female: list('she her hers herself'), male: list('he him his himself') } as const;

/** Titles and words for a person that state a gender, as whole words of a cue or right before or behind a name in its introduction. */
export const genderWords = {
  female: list(`
    mrs ms miss madame madam mme lady woman girl mother mum mom grandmother sister daughter wife widow aunt queen princess waitress actress
    nun
  `),
  male: list(`
    mr sir monsieur lord man boy father dad grandfather brother son husband uncle king prince waiter actor monk gentleman
  `),
} as const;
