/** Words around a person's name, age and family, as lists of our own. */

/** Words of a name that name nobody by themselves. */
export const titles: ReadonlySet<string> = new Set([
  'MR',
  'MRS',
  'MS',
  'MISS',
  'DR',
  'DOCTOR',
  'PROF',
  'PROFESSOR',
  'SIR',
  'LADY',
  'LORD',
  'KING',
  'QUEEN',
  'PRINCE',
  'PRINCESS',
  'DUKE',
  'COUNT',
  'BARON',
  'CAPTAIN',
  'CAPT',
  'MAJOR',
  'COLONEL',
  'GENERAL',
  'SERGEANT',
  'SGT',
  'LIEUTENANT',
  'LT',
  'COMMANDER',
  'ADMIRAL',
  'PRIVATE',
  'CORPORAL',
  'OFFICER',
  'DETECTIVE',
  'INSPECTOR',
  'AGENT',
  'SHERIFF',
  'DEPUTY',
  'JUDGE',
  'FATHER',
  'MOTHER',
  'BROTHER',
  'SISTER',
  'UNCLE',
  'AUNT',
  'GRANDMA',
  'GRANDPA',
  'PRESIDENT',
  'SENATOR',
  'MAYOR',
  'CHIEF',
  'COACH',
  'NURSE',
  'SAINT',
  'ST',
  'MASTER',
  'MADAME',
  'MONSIEUR',
  'HERR',
  'FRAU',
  'YOUNG',
  'OLD',
  'LITTLE',
  'BIG',
  'THE',
  'AND',
  'OF',
]);

/** Before a name in capitals: it is a part, not a person. */
export const determiners = ['a', 'an', 'the', 'two', 'three', 'four', 'several', 'his', 'her', 'their', 'another'];
/** The same where they stand in capitals. */
export const determinersInCapitals = ['A', 'AN', 'THE', 'TWO', 'THREE', 'FOUR'];
/** At the start of what looks like a name in capitals. */
export const determinersOfNames = ['THE', 'A', 'AN', 'TWO', 'THREE', 'FOUR', 'HIS', 'HER', 'THEIR', 'ANOTHER'];

/** Before a name: somebody at another age. */
export const otherSelves = ['young', 'younger', 'old', 'older', 'little', 'teenage', 'teen', 'baby'];

export const units = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
export const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** How a speaker begins to count the family. */
export const kinOpenings = ['I have', "I've got", "I'm one of", 'my'];
/** Between the number and the kin. */
export const kinKinds = ['older', 'younger', 'big', 'little', 'grown'];
export const kin = ['brothers', 'sisters', 'sons', 'daughters', 'kids', 'children'];
/** Between 'my' and the brother or sister. */
export const siblingKinds = ['older', 'younger', 'big', 'little', 'twin'];
/** Behind a brother or sister: no sibling. */
export const notSiblings = [' in law', '-in-law', "(')(s) of", ' officer'];
