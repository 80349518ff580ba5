/** Slips of eleven kinds, put into a script of our own at random but the same every time. */

export const slipKinds = [
  'spelling',
  'doubled word',
  'its and it’s',
  'lost word',
  'agreement',
  'set phrase',
  'name in the action',
  'CONTINUOUS',
  'light',
  'place',
  'age',
] as const;
export type SlipKind = (typeof slipKinds)[number];

/** `rules` of which one must find it; `mark` stands in the quote of its place. */
export interface Slip {
  readonly kind: SlipKind;
  readonly rules: readonly string[];
  readonly mark: string;
  readonly fountain: string;
}

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new RangeError('There is nothing to pick from');
  return one;
};

const headings = /^(?:INT|EXT)\. .+$/gm;
const isAction = (line: string, before: string | undefined, after: string | undefined): boolean =>
  before === '' && after === '' && /^[A-Z].*[a-z]{3}.*\.$/.test(line) && !/^(?:INT|EXT)\./.test(line);

/** Numbers of the lines that are action. */
function actionLines(lines: readonly string[]): number[] {
  const first = lines.findIndex((line) => /^(?:INT|EXT)\./.test(line));
  return lines.flatMap((line, at) => (at > first && isAction(line, lines[at - 1], lines[at + 1]) ? [at] : []));
}

const withLine = (lines: readonly string[], at: number, line: string): string =>
  lines.map((own, index) => (index === at ? line : own)).join('\n');

/** Of a word: two letters swapped, one dropped, doubled or struck beside its key. */
function mistyped(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 3));
  const neighbours: Readonly<Record<string, string>> = {
    a: 's',
    e: 'r',
    i: 'o',
    n: 'm',
    o: 'p',
    r: 't',
    s: 'd',
    t: 'y',
  };
  const [one = '', two = ''] = [word[at], word[at + 1]];
  return pick(random, [
    word.slice(0, at) + two + one + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + one + word.slice(at),
    word.slice(0, at) + (neighbours[one] ?? 'x') + word.slice(at + 1),
  ]);
}

const fewestLetters = 6;

function spelling(fountain: string, random: Random): Slip {
  const lines = fountain.split('\n');
  const at = pick(
    random,
    actionLines(lines).filter((index) =>
      new RegExp(`(?<= )[a-z]{${fewestLetters},}(?=[ .,])`).test(lines[index] ?? ''),
    ),
  );
  const line = lines[at] ?? '';
  const word = pick(random, line.match(new RegExp(`(?<= )[a-z]{${fewestLetters},}(?=[ .,])`, 'g')) ?? []);
  let slip = word;
  while (slip === word) slip = mistyped(word, random);
  return {
    kind: 'spelling',
    rules: ['misspelledWords'],
    mark: slip,
    fountain: withLine(lines, at, line.replace(word, slip)),
  };
}

function doubledWord(fountain: string, random: Random): Slip {
  const lines = fountain.split('\n');
  const small = / (the|a|to|of|and|with|his|from|into) /;
  const holding = actionLines(lines).filter((index) => small.test(lines[index] ?? ''));
  const at = pick(random, holding);
  const [, word = ''] = small.exec(lines[at] ?? '') ?? [];
  return {
    kind: 'doubled word',
    rules: ['doubledWords'],
    mark: `${word} ${word}`,
    fountain: withLine(lines, at, (lines[at] ?? '').replace(small, ` ${word} ${word} `)),
  };
}

/** Sentences with a word taken for another, as writers make them. */
const mixUps = [
  ['The bell swings on it’s own.', 'it’s own'],
  ['The door falls from it’s hinges.', 'it’s hinges'],
  ['The lamp throws it’s light on the wall.', 'it’s light'],
  ['Its a long way down.', 'Its a'],
  ['Its not the clock that stopped.', 'Its not'],
  ['The two of them shield there eyes.', 'there eyes'],
  ['The room is colder then the street.', 'colder then'],
  ['The box is more then a box.', 'more then'],
  ['A car drives passed the window.', 'drives passed'],
  ['A girl peaks through the curtain.', 'peaks through'],
  ['A boy who’s face is wet comes in.', 'who’s face'],
  ['The truck slams on the breaks.', 'breaks'],
  ['The dog is lead into the yard.', 'is lead'],
  ['Nobody dares to breath.', 'to breath'],
  ['Somebody has left a old coat here.', 'a old'],
] as const;

/** Sentences in which a word was lost or left over. */
const lostWords = [
  ['Somebody had take the lamp away.', 'had take'],
  ['The keeper has already give the sign.', 'has already give'],
  ['A visitor may to go in alone.', 'may to go'],
  ['A dog begins to looks for its bowl.', 'begins to looks'],
  ['The clerk tries to opens the drawer.', 'tries to opens'],
  ['A cat sleeps on the a shelf.', 'the a'],
  ['A coat hangs over his the chair.', 'his the'],
  ['The hall is small in comparison the yard.', 'in comparison the'],
  ['A van stops in front the gate.', 'in front the'],
  ['Nobody here seems to able to sleep.', 'to able to'],
  ['The boiler has be dead for years.', 'has be'],
  ['A stranger waits for an answer, unsure what say.', 'what say'],
] as const;

/** Sentences whose verb or noun does not agree. */
const disagreements = [
  ['She hold the rail.', 'She hold'],
  ['He stop at the foot of the stairs.', 'He stop'],
  ['They enters without a word.', 'They enters'],
  ['They looks at the floor.', 'They looks'],
  ['A young women waits outside.', 'young women'],
  ['A gentlemen in grey bows.', 'A gentlemen'],
  ['An old men sweeps the step.', 'old men'],
  ['The windows of the house is dark.', 'is dark'],
] as const;

/** Set phrases with a word that sounds like the right one. */
const setPhrases = [
  ['The kettle is in the throws of a boil.', 'throws'],
  ['A ferry goes back and fourth.', 'fourth'],
  ['The boat drifts out of site.', 'site'],
  ['A bell rings in vein.', 'vein'],
  ['The yard is teaming with rats.', 'teaming'],
  ['Everybody waits with baited breath.', 'baited'],
  ['A trunk of his cloths.', 'cloths'],
  ['It looks like a grizzly scene.', 'grizzly'],
  ['A man lays motionless by the door.', 'lays'],
  ['The two of them hold each others hands.', 'each others'],
  ['The fog comes everyday.', 'everyday'],
  ['A whole hoard of geese.', 'hoard'],
] as const;

/** One of the sentences, behind a paragraph of the action. */
const planted =
  (kind: SlipKind, rule: string, sentences: readonly (readonly [string, string])[]) =>
  (fountain: string, random: Random): Slip => {
    const lines = fountain.split('\n');
    const at = pick(random, actionLines(lines));
    const [sentence, mark] = pick(random, sentences);
    return { kind, rules: [rule], mark, fountain: withLine(lines, at, `${lines[at]} ${sentence}`) };
  };

function nameInAction(fountain: string, random: Random, names: readonly string[]): Slip {
  const lines = fountain.split('\n');
  const name = pick(random, names);
  const at = pick(random, actionLines(lines));
  let slip = name;
  while (slip === name || slip.at(-1) !== name.at(-1)) slip = mistyped(name, random);
  const sentence = pick(random, [
    `Nobody looks at ${slip}.`,
    `The light is behind ${slip} now.`,
    `A step, and ${slip} is at the door.`,
  ]);
  return {
    kind: 'name in the action',
    rules: ['misspelledName'],
    mark: slip,
    fountain: withLine(lines, at, `${lines[at]} ${sentence}`),
  };
}

/** The heading behind one that names day or night gets the other, and runs on. */
function continuous(fountain: string, random: Random): Slip {
  const all = [...fountain.matchAll(headings)];
  const pairs = all.flatMap((heading, at) => {
    const light = / - (DAY|NIGHT)$/.exec(heading[0])?.[1];
    const next = all[at + 1];
    return light && next ? [{ light, next }] : [];
  });
  const { light, next } = pick(random, pairs);
  const place = next[0].replace(/ - [^-]+$/, '');
  const heading = `${place} - ${light === 'DAY' ? 'NIGHT' : 'DAY'} - CONTINUOUS`;
  return {
    kind: 'CONTINUOUS',
    rules: ['continuousTimeJump'],
    mark: heading,
    fountain: fountain.slice(0, next.index) + heading + fountain.slice(next.index + next[0].length),
  };
}

function light(fountain: string, random: Random): Slip {
  const { 0: heading, 1: time, index } = pick(random, [...fountain.matchAll(/^(?:INT|EXT)\. .+ - (DAY|NIGHT)$/gm)]);
  const sentence =
    time === 'DAY'
      ? pick(random, ['Moonlight lies on the floor.', 'Everything is moonlit and still.', 'A night sky full of stars.'])
      : pick(random, [
          'Sunlight falls across the floor.',
          'The sun shines on everything.',
          'It is broad daylight here.',
        ]);
  const end = index + heading.length;
  return {
    kind: 'light',
    rules: ['lightAgainstHeading'],
    mark: sentence,
    fountain: `${fountain.slice(0, end)}\n\n${sentence}${fountain.slice(end)}`,
  };
}

function place(fountain: string, random: Random): Slip {
  const all = [...fountain.matchAll(headings)];
  const often = all.filter(
    ([text]) =>
      all.filter(([other]) => other.replace(/ - [^-]+$/, '') === text.replace(/ - [^-]+$/, '')).length > 1 &&
      /[A-Z]{6,}/.test(text.slice(5).replace(/ - [^-]+$/, '')),
  );
  const { 0: heading, index } = pick(random, often);
  const word = pick(
    random,
    heading
      .slice(5)
      .replace(/ - [^-]+$/, '')
      .match(/[A-Z]{6,}/g) ?? [],
  );
  let slip = word;
  while (slip === word) slip = mistyped(word.toLowerCase(), random).toUpperCase();
  const wrong = heading.replace(word, slip);
  return {
    kind: 'place',
    rules: ['misspelledPlace'],
    mark: slip,
    fountain: fountain.slice(0, index) + wrong + fountain.slice(index + heading.length),
  };
}

/** A second age, a few years off, behind a name whose age was given. */
function age(fountain: string, random: Random): Slip {
  const given = [...fountain.matchAll(/\b([A-Z]{4,})(?: [A-Z]+)?, (\d\d),/g)].filter(([, name = '']) =>
    fountain.includes(`\n${name}\n`),
  );
  const { 1: name = '', 2: years = '' } = pick(random, given);
  const other = Number(years) + pick(random, [-3, -2, 2, 3, 4]);
  const shown = name.charAt(0) + name.slice(1).toLowerCase();
  const lines = fountain.split('\n');
  const at = pick(
    random,
    actionLines(lines).filter((index) => lines.slice(0, index).some((line) => line.includes(`${name}`))),
  );
  const sentence = pick(random, [`${shown}, ${other}, waits.`, `${shown} (${other}) looks up.`]);
  return {
    kind: 'age',
    rules: ['ageStatedTwice'],
    mark: `${shown}`,
    fountain: withLine(lines, at, `${lines[at]} ${sentence}`),
  };
}

const planters: Readonly<Record<SlipKind, (fountain: string, random: Random, names: readonly string[]) => Slip>> = {
  spelling,
  'doubled word': doubledWord,
  'its and it’s': planted('its and it’s', 'wordMixUps', mixUps),
  'lost word': planted('lost word', 'lostWords', lostWords),
  agreement: planted('agreement', 'agreement', disagreements),
  'set phrase': planted('set phrase', 'wordMixUps', setPhrases),
  'name in the action': nameInAction,
  CONTINUOUS: continuous,
  light,
  place,
  age,
};

/** One slip of the kind, put into the script. `names` are those of people whom its action names often. */
export const plantSlip = (kind: SlipKind, fountain: string, names: readonly string[], random: Random): Slip =>
  planters[kind](fountain, random, names);
