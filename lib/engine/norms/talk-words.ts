/** Words by which action shows somebody acting. Own selections, English. */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** What may stand between a name and its verb in action: 'Mags slowly hangs the letter.' */
export const actAdverbs = list('then slowly quietly just only');

/** Words that end in s like a verb behind a name and tell of no act. */
export const noActs: ReadonlySet<string> = new Set(
  list(`
    is was has does looks s as always this seems his perhaps across towards themselves himself herself its less hers theirs glasses alas
    plus besides sometimes whose
  `),
);
