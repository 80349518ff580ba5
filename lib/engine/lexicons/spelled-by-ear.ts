/** Words as talk writes them by ear, with what they stand for: a commonplace is one in any spelling. Own selection. */
const byEar: Readonly<Record<string, string>> = {
  ya: 'you',
  yuh: 'you',
  ye: 'you',
  yer: 'your',
  outa: 'out of',
  outta: 'out of',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  whatta: 'what do',
  whadda: 'what do',
  whattaya: 'what do you',
  whaddaya: 'what do you',
  watcha: 'what are you',
  whatcha: 'what are you',
  dunno: "don't know",
  lemme: 'let me',
  gimme: 'give me',
  kinda: 'kind of',
  sorta: 'sort of',
  "c'mon": 'come on',
  alright: 'all right',
};
/** 'in', 'win', 'thin' end so by themselves. */
const longestIn = 4;

/** 'whatta ya doin' here' as 'what do you doing here'. */
export const spelledOut = (words: readonly string[]): string[] =>
  words.flatMap((word) =>
    Object.hasOwn(byEar, word)
      ? (byEar[word] ?? word).split(' ')
      : word.replace(/in'?$/, (end) => (word.length > longestIn ? 'ing' : end)),
  );
