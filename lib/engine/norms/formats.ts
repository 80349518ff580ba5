/**
 * What seven formats want of a script, as a table: bounds on things that can be counted, each with its source. Refuses budgets, markets and
 * taste. A page is taken for a minute, as the trade does.
 */

export const formatIds = ['feature', 'limited', 'half-hour', 'short', 'stage', 'audio', 'graphic'] as const;
export type FormatId = (typeof formatIds)[number];

export const factIds = [
  'pages',
  'scenes',
  'speakers',
  'places',
  'talk',
  'speech',
  'small',
  'interiors',
  'wordless',
  'threads',
  'standing',
  'hooks',
] as const;
export type FactId = (typeof factIds)[number];

/** `weight` 2 marks what the format can't do without. `source` is 'ours' or where the bound was measured or laid down. */
export interface Want {
  readonly fact: FactId;
  readonly low: number | null;
  readonly high: number | null;
  readonly weight: 1 | 2;
  readonly source: string;
}

/** `episode` gives the pages of one episode where the format is told in parts. */
export interface Format {
  readonly id: FormatId;
  readonly name: string;
  readonly inSentence: string;
  readonly livesBy: string;
  readonly episode: { readonly min: number; readonly ideal: number; readonly max: number } | null;
  readonly wants: readonly Want[];
}

const ours = 'ours';
const tripod = '5th to 95th of 92 produced features';
const imsdb = '10th to 90th of 936 produced scripts';
const want = (
  fact: FactId,
  low: number | null,
  high: number | null,
  source: string = ours,
  weight: 1 | 2 = 1,
): Want => ({ fact, low, high, weight, source });

export const formats: readonly Format[] = [
  {
    id: 'feature',
    name: 'Feature film',
    inSentence: 'a feature film',
    livesBy: 'one story held for ninety minutes or more, in many places',
    episode: null,
    wants: [
      want('pages', 80, 154, 'low end ours; high end 95th of 92 produced features', 2),
      want('scenes', 76, 223, imsdb),
      want('speakers', 20, 80, tripod),
      want('places', 26, 174, tripod),
      want('talk', 0.27, 0.69, imsdb),
    ],
  },
  {
    id: 'limited',
    name: 'Limited series',
    inSentence: 'a limited series',
    livesBy: 'several threads that end together, and an ending to each part that opens a question',
    episode: { min: 24, ideal: 30, max: 45 },
    wants: [
      want('pages', 90, null, 'ours: three parts of 30 pages', 2),
      want('threads', 3, null),
      want('hooks', 1, null),
      want('speakers', 15, null),
      want('places', 15, null),
      want('scenes', 45, null),
    ],
  },
  {
    id: 'half-hour',
    name: 'Half-hour series',
    inSentence: 'a half-hour series',
    livesBy: 'a few standing sets, a company of people who come back, and talk',
    episode: { min: 20, ideal: 26, max: 32 },
    wants: [
      want('pages', 60, null, 'ours: three episodes of 20 pages', 2),
      want('threads', 2, null),
      want('standing', 0.35, null, ours, 2),
      want('speakers', 6, 40),
      want('talk', 0.45, null),
      want('hooks', 1, null),
    ],
  },
  {
    id: 'short',
    name: 'Short film',
    inSentence: 'a short film',
    livesBy: 'one turn, few people, few places',
    episode: null,
    wants: [
      want('pages', 1, 40, 'the Academy’s limit for shorts, 40 minutes', 2),
      want('scenes', 1, 25),
      want('speakers', 1, 8),
      want('places', 1, 8),
      want('threads', null, 2),
    ],
  },
  {
    id: 'stage',
    name: 'Stage play',
    inSentence: 'a stage play',
    livesBy: 'people in one room who can’t leave, and what they say',
    episode: null,
    wants: [
      want('places', 1, 4, ours, 2),
      want('talk', 0.55, null, ours, 2),
      want('speakers', 2, 9),
      want('small', 0.6, null),
      want('interiors', 0.75, null),
      want('wordless', null, 0.15),
      want('scenes', 1, 30),
      want('pages', 10, 120, 'ours, from a one-act to a full evening'),
    ],
  },
  {
    id: 'audio',
    name: 'Audio drama or podcast',
    inSentence: 'an audio drama',
    livesBy: 'voices that can be told apart and events that can be heard',
    episode: { min: 15, ideal: 22, max: 30 },
    wants: [
      want('talk', 0.55, null, ours, 2),
      want('wordless', null, 0.1, ours, 2),
      want('small', 0.7, null),
      want('speakers', 2, 15),
      want('speech', null, 25),
      want('pages', 10, null),
    ],
  },
  {
    id: 'graphic',
    name: 'Graphic novel',
    inSentence: 'a graphic novel',
    livesBy: 'images that carry the story and speeches that fit a balloon',
    episode: null,
    wants: [
      want('talk', null, 0.5, ours, 2),
      want('speech', null, 12, ours, 2),
      want('wordless', 0.08, null),
      want('interiors', null, 0.65),
      want('places', 8, null),
      want('pages', 15, 130),
    ],
  },
];

/** What one episode of a format told in parts wants of its length; its other wants are the series'. Ours. */
const oneEpisode: Readonly<Partial<Record<FormatId, Format>>> = Object.fromEntries(
  (
    [
      [
        'half-hour',
        'Half-hour episode',
        'an episode of a half-hour series',
        want('pages', 18, 42, 'ours: one episode', 2),
      ],
      [
        'limited',
        'Episode of a limited series',
        'an episode of a limited series',
        want('pages', 24, 70, 'ours: one episode', 2),
      ],
    ] as const
  ).flatMap(([id, name, inSentence, pages]) => {
    const series = formats.find((format) => format.id === id);
    return series
      ? [[id, { ...series, name, inSentence, wants: series.wants.map((one) => (one.fact === 'pages' ? pages : one)) }]]
      : [];
  }),
);

/** The table for a script in the format `current`: where its pages are an episode's and no series', it is held against one episode. */
export const formatsFor = (current: FormatId | null, pages: number): readonly Format[] =>
  formats.map((format) => {
    const episode = format.id === current ? oneEpisode[format.id] : undefined;
    const series = format.wants.find(({ fact }) => fact === 'pages')?.low ?? 0;
    return episode && pages < series ? episode : format;
  });

export const formatOf = (id: FormatId): Format => {
  const found = formats.find((format) => format.id === id);
  if (!found) throw new RangeError(`No format ${id}`);
  return found;
};
