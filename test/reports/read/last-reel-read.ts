/** A hand-made reading of The Last Reel with every part filled, and the same grown to the size that a feature fills. */
import { derive } from '../../../lib/engine/derive.ts';
import type { Screenplay } from '../../../lib/screenplay/model.ts';
import type { Cite } from '../../../lib/story/cite.ts';
import { type StoryRead, storyRead } from '../../../lib/story/read/story-read.ts';
import { lastReel } from '../../corpus/scripts.ts';
import { type At, lena, mags, planOf, pointsOf, say, wendell } from './last-reel-points.ts';

/** Cites words of a screenplay: the first passage that holds them. */
export function atIn(screenplay: Screenplay): At {
  const { passages } = derive(screenplay);
  return (words) => {
    const found = passages.find(({ text }) => text.includes(words));
    if (!found) throw new RangeError(`The script does not say: ${words}`);
    const { scene, piece, at } = found;
    return { scene, from: piece, to: piece, page: at.page, line: at.line, quote: words };
  };
}

/** Every part of a reading, of a script of 15 pages. */
export async function lastReelRead(): Promise<StoryRead> {
  const screenplay = await lastReel();
  const at = atIn(screenplay);
  return storyRead.parse({
    schema_version: 1,
    made: {
      model: 'reader-1',
      readOn: '2026-11-22',
      whole: true,
      scenes: { read: 18, all: 19 },
      claims: { kept: 60, place: 1, name: 2, absence: 0, passage: 1 },
    },
    scenes: scenesOf(at),
    ledger: [],
    needs: [],
    picture: null,
    lineNotes: [
      {
        id: 'ln.2',
        kind: 'clarity',
        cite: at('Mags and Wendell sweep opposite ends of the same row'),
        written: 'sweep opposite ends of the same row',
        better: 'sweep towards each other along one row',
      },
      { id: 'ln.1', kind: 'dialogue', cite: at("It's a leak."), written: "It's a leak.", better: '' },
    ],
    ...peopleOf(at),
    ...shapeOf(at),
    points: pointsOf(at),
    plan: planOf(),
    orders: [],
    title: null,
    ratings: [
      { name: 'Recall', score: 8.5, why: 'Things come back with another meaning.', because: ['pt.red-thread'] },
      { name: 'Flux', score: 6, why: 'The middle waits for the night.', because: ['pt.option', 'pt.red-thread'] },
      { name: 'Credibility', score: 5, why: 'The law of it is soft.', because: ['pt.memo'] },
      { name: 'Impact', score: 8, why: 'The reel lands.', because: ['pt.let-it-go'] },
    ],
    verdict: {
      against: 'A developer undone by a clause he has named himself, twice, is no opponent.',
      script: 'consider',
      writer: 'recommend',
      reason: 'the law that the plot hangs on gives way where it is pulled',
      text: 'A short that knows what it is about, with one soft spot in its law.',
      because: ['pt.red-thread', 'pt.option', 'pt.memo'],
    },
    market: {
      audience: 'Grown daughters and whoever has sat in a cinema alone.',
      narrowedBy: 'A length that only festivals show.',
      level: 'low',
      drivers: [
        { what: 'A cinema with four hundred seats, filled', scenes: [14, 12] },
        { what: 'Film projectors that run', scenes: [] },
      ],
      money: '$250,000 to $400,000: six nights and a projector drive it.',
      rights: null,
      shotOn: 'places',
      budget: [],
      shoot: 'Six nights in one building, a dozen extras, a working projector.',
      potential: null,
      cheaperBy: ['A hall of one hundred seats, shot twice'],
      comparables: [
        {
          title: 'Cinema Paradiso',
          year: 1988,
          shares: 'a reel left by a dead projectionist is shown at the end.',
          differs: 'the one who watches it has stayed.',
          fared: null,
          use: 'premise',
        },
      ],
      formats: [
        { format: 'Stage', fits: 'with changes', why: 'The booth above, the house below.', buyer: null, parts: [] },
        { format: 'Short film', fits: 'yes', why: 'One night, one house.', buyer: 'a shorts festival', parts: [] },
      ],
      bestForm: 'Stage',
      craft: [
        {
          others: 'A film of one night keeps its clock in sight.',
          here: 'Midnight goes unnamed for three pages here.',
          because: ['pt.option'],
        },
      ],
    },
    comment: [
      {
        about: 'the idea',
        said: say('A reel nobody has seen keeps a marriage.', [at('In the gap, a can with no label.')]),
      },
    ],
  } satisfies StoryRead);
}

const scenesOf = (at: At): StoryRead['scenes'] => [
  {
    scene: 2,
    happens: 'A box is packed and a key lies on the counter.',
    want: 'Mags wants to know who packed it.',
    turns: null,
    plants: ['the key'],
    pays: [],
    could: 'trim',
    note: 'two of the four ticket lines do.',
    cites: [at('What kind of key?')],
  },
  {
    scene: 1,
    happens: 'Mags hangs a letter too many.',
    want: null,
    turns: 'The sign says what it should not.',
    plants: ['the letters'],
    pays: [],
    could: 'keep',
    note: null,
    cites: [at('She hangs it.')],
  },
  {
    scene: 14,
    happens: 'Tobias clears the house and is laughed out of it.',
    want: 'Tobias wants the seats empty by midnight.',
    turns: 'He hears his own clause.',
    plants: [],
    pays: ['the option'],
    could: 'keep',
    note: null,
    cites: [at('He hears it. So does everyone else.')],
  },
];

const peopleOf = (at: At): Pick<StoryRead, 'people' | 'bonds'> => ({
  people: [
    {
      id: lena,
      name: 'Lena',
      aliases: ['Ms. Okafor'],
      role: 'protagonist',
      pronoun: 'she',
      want: say('To measure the house and be gone.', [at("I'm here to do the survey.")]),
      need: say('To be counted by the one she counted for.', [at('One. Me.')], { confidence: 'likely' }),
      flaw: null,
      arc: {
        kind: 'grows',
        from: say('She measures with her back to us.', [at('walks the aisle with a laser measure')]),
        to: say('She asks to be taught.', [at('Teach me the loop.')]),
      },
      turn: say('She starts the reel that she came to count the house without.', [at('One. Me.')]),
      last: say('She asks to be taught the loop.', [at('Teach me the loop.')]),
      works: say('She is angriest about a number.', [at('I counted them!')]),
      voice: say('Lena answers a question with a number.', [at('I counted them!')]),
      missing: {
        // Stands on a passage of the point about the memo, which says it in full.
        said: say('What she wrote in the memo stays vague.', [at('You can read that in the memo.')]),
        absence: null,
        attempt: 'show the page.',
      },
      cast: 'Precision that cracks once.',
    },
    {
      id: mags,
      name: 'Mags',
      aliases: ['Maggie'],
      role: 'foil',
      pronoun: 'she',
      want: say('One thing that is not fair.', [at('I wanted to say one thing today')]),
      need: null,
      flaw: say('She runs films so as not to come down.', [at("You ran the films and you didn't come down.")]),
      arc: null,
      works: null,
      turn: null,
      last: null,
      voice: null,
      missing: {
        said: say('She is never asked what she will live on.', [at('Bricks are what it is.')], {
          confidence: 'reading',
        }),
        absence: { terms: ['money', 'rent'], after: 7, before: null, speaker: null, where: 'dialogue' },
        attempt: 'one line at the till on page 14.',
      },
      cast: null,
    },
  ],
  bonds: [
    {
      a: lena,
      b: mags,
      said: say('They speak in months that nobody rang.', [at('I rang in June.')]),
      turns: say('The hand is held up, and the quarrel is over.', [at('There is nothing to add.')]),
      unfinished: null,
    },
    {
      a: mags,
      b: wendell,
      said: say('He holds the broom for her and asks for nothing.', [
        at('Wendell takes hold of the broom until it stops.'),
      ]),
      turns: null,
      unfinished: {
        said: say('Nobody thanks him.', [at('Saves the man his trouble.')]),
        absence: { terms: ['thank'], after: null, before: null, speaker: null, where: 'any' },
        attempt: 'a ticket torn for him.',
      },
    },
  ],
});

const shapeOf = (
  at: At,
): Pick<
  StoryRead,
  'shape' | 'beats' | 'setups' | 'patterns' | 'pressure' | 'genre' | 'tone' | 'themes' | 'telling'
> => ({
  shape: 'A last night that turns into a first one, told in one day and a morning.',
  beats: [
    {
      name: 'Low point',
      brief: 'Mags cannot thread the film',
      scene: 12,
      position: 0.6,
      said: say('Her hand will not thread.', [at("I can't get the loop.")]),
    },
    {
      name: 'Inciting incident',
      brief: null,
      scene: 4,
      position: 0.2,
      said: say('A can without a label turns up.', [at('In the gap, a can with no label.')]),
    },
  ],
  patterns: [
    {
      what: 'The count of one',
      said: say('Lena counts the seats, and then herself.', [at('I counted them!'), at('One. Me.')]),
      keep: 'the answer of two words',
    },
  ],
  pressure: [
    {
      from: 1,
      to: 6,
      said: say('Nobody presses Lena but her own survey.', [at("I'm here to do the survey.")], {
        confidence: 'reading',
      }),
    },
  ],
  setups: [
    {
      what: 'The fast clock',
      planted: [at('The clock was fast anyway.')],
      paid: [at('It is ten minutes fast. She leaves it.')],
      state: 'paid',
      absence: null,
    },
    {
      what: 'Row Q and its kisses',
      planted: [at("if you've ever kissed somebody in row Q")],
      paid: [],
      state: 'dropped',
      absence: { terms: ['row Q', 'kiss'], after: 8, before: null, speaker: null, where: 'any' },
    },
    // The point about the key tells it in full.
    {
      what: 'The key with the thread',
      planted: [at('She said she had a key.')],
      paid: [],
      state: 'dropped',
      absence: null,
    },
  ],
  genre: {
    named: 'elegiac comedy',
    promises: [
      { said: say('The house is full once more.', [at('Through the little window: four hundred heads.')]), kept: true },
      { said: say('Somebody pays for the victory.', [at('It lapsed.')]), kept: false },
    ],
  },
  tone: {
    ruling: say('Dry, and afraid of being caught at tenderness.', [at('It was a frightening cartoon.')]),
    shifts: [say('From banter into a shout.', [at('Somebody had to run the films!')])],
    intensity: null,
  },
  themes: [say('To look at who is looking.', [at('Nobody ever looks at that side of a cinema.')])],
  telling: {
    loglines: [
      { use: 'plain', text: 'On a cinema’s last night a surveyor must choose between her signature and her mother.' },
      { use: 'hook', text: 'A can without a label waits nineteen years for the last show.' },
    ],
    pitch: 'A demolition report, a dead man’s reel, one full house.',
    synopsis: [
      { sentence: 'Mags packs up her cinema.', scenes: [1, 2], pages: [2] },
      { sentence: 'Her daughter has come to condemn it.', scenes: [3], pages: [] },
      { sentence: 'The town fills it once more.', scenes: [14], pages: [] },
    ],
  },
});

/** The lists grown to more than a feature's reading holds: its sentences are the sample's, each with its number, on passages of its own. */
export async function featureRead(): Promise<StoryRead> {
  const read = await lastReelRead();
  const passages = derive(await lastReel()).passages.filter(({ words }) => words.length > 8);
  const cites = passages.map(({ scene, piece, at, text }): Cite => {
    const quote = text.slice(0, 60).replace(/\s\S*$/, '');
    return { scene, from: piece, to: piece, page: at.page, line: at.line, quote };
  });
  let next = 0;
  const fresh = (): Cite => {
    next += 1;
    const cite = cites[next % cites.length];
    if (!cite) throw new RangeError('The sample has no passage to cite.');
    return { ...cite, scene: next, from: 1, to: 1 };
  };
  /** A copy in which every sentence bears `number` and every passage is its own. */
  const copy = <T>(value: T, number: number): T =>
    JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
      if (key === 'cites' || key === 'planted' || key === 'paid') return (inner as unknown[]).map(() => fresh());
      if (
        [
          'id',
          'text',
          'costs',
          'attempt',
          'sentence',
          'shares',
          'why',
          'what',
          'goal',
          'title',
          'name',
          'cast',
          'after',
          'written',
        ].includes(key)
      )
        return typeof inner === 'string' ? `${inner.replace(/\.$/, '')} ${number}` : inner;
      if (key === 'terms') return (inner as string[]).map((term) => `${term} ${number}`);
      return key === '' && typeof inner === 'string' ? `${inner} ${number}` : inner;
    }) as T;
  const grown = <T>(items: readonly T[], to: number): T[] =>
    Array.from({ length: to }, (_, number) => {
      const item = items[number % items.length];
      if (item === undefined) throw new RangeError('Nothing to grow from.');
      return number < items.length ? item : copy(item, number);
    });
  const points = grown(read.points, 40).map((point, number) => ({ ...point, id: `pt.${number}` }));
  const because = points.slice(0, 4).map(({ id }) => id);
  const names = ['Flux', 'Recall', 'Audience Appeal', 'Message', 'Engagement', 'Credibility', 'Aesthetics'] as const;
  const others = ['Likability', 'Impact', 'Believability', 'Enjoyment', 'Relatability'] as const;
  const [rating] = read.ratings;
  if (!rating || !read.verdict || !read.market || !read.genre || !read.tone)
    throw new RangeError('The sample reading lacks a part.');
  return {
    ...read,
    made: { ...read.made, scenes: { read: 118, all: 118 } },
    points,
    plan: points.slice(0, 14).map(({ id }, at) => ({ goal: `Mend ${at}`, points: [id], effort: 'scene', gains: null })),
    people: grown(read.people, 10),
    bonds: grown(read.bonds, 10),
    beats: grown(read.beats, 15),
    setups: grown(read.setups, 18),
    patterns: grown(read.patterns, 8),
    pressure: grown(read.pressure, 8),
    lineNotes: grown(read.lineNotes, 30),
    themes: grown(read.themes, 4),
    genre: { ...read.genre, promises: grown(read.genre.promises, 9) },
    tone: { ...read.tone, shifts: grown(read.tone.shifts, 8) },
    telling: { ...read.telling, loglines: grown(read.telling.loglines, 4), synopsis: grown(read.telling.synopsis, 14) },
    ratings: [...names, ...others].map((name, at) => ({ ...copy(rating, at), name, because: because.slice(at % 3) })),
    verdict: { ...read.verdict, because },
    market: {
      ...read.market,
      drivers: grown(read.market.drivers, 9),
      cheaperBy: grown(read.market.cheaperBy, 5),
      comparables: grown(read.market.comparables, 6),
      formats: grown(read.market.formats, 7),
    },
  };
}
