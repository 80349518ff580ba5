/** Points, people and readings made of a few fields, for tests of what is selected from them; everything else is empty. */
import type { Cite } from '../../../lib/story/cite.ts';
import type { MarketRead } from '../../../lib/story/read/judgement-read.ts';
import type { PersonRead } from '../../../lib/story/read/person-read.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import type { Said } from '../../../lib/story/read/said.ts';
import type { SceneRead } from '../../../lib/story/read/scene-read.ts';
import type { BeatRead, SetupRead } from '../../../lib/story/read/shape-read.ts';
import { type StoryRead, storyRead } from '../../../lib/story/read/story-read.ts';

/** Piece `from` (to `to`) of scene `scene`, on page `page`. */
export const madeCite = (page: number, quote = `Words on page ${page}.`, o: Partial<Cite> = {}): Cite => ({
  scene: page,
  from: 1,
  to: 1,
  page,
  line: 1,
  quote,
  ...o,
});

export const madeSaid = (text: string, cites: readonly Cite[] = [madeCite(1)], o: Partial<Said> = {}): Said => ({
  text,
  cites: [...cites],
  confidence: 'sure',
  support: 'supported',
  ...o,
});

/** A weakness of weight 3 on page 1, told in strengths and weaknesses. */
export const madePoint = (id: string, o: Partial<PointRead> = {}): PointRead => ({
  id,
  kind: 'weakness',
  title: `Title of ${id}`,
  said: madeSaid(`Said of ${id}.`),
  costs: null,
  attempt: null,
  sample: null,
  weight: 3,
  effort: 'scene',
  fault: false,
  severity: null,
  parts: [],
  loses: null,
  instead: null,
  touches: [],
  reports: [3],
  absence: null,
  ...o,
});

export const madePerson = (name: string, o: Partial<PersonRead> = {}): PersonRead => ({
  id: `ch.${name.toUpperCase()}`,
  name,
  aliases: [],
  role: 'ally',
  pronoun: null,
  want: null,
  need: null,
  flaw: null,
  arc: null,
  turn: null,
  last: null,
  works: null,
  voice: null,
  missing: null,
  cast: null,
  ...o,
});

/** Scene `scene`, read on page 10 times its number. */
export const madeScene = (scene: number, o: Partial<SceneRead> = {}): SceneRead => ({
  scene,
  happens: `Scene ${scene} happens.`,
  want: null,
  turns: null,
  plants: [],
  pays: [],
  could: 'keep',
  note: null,
  cites: [madeCite(10 * scene, undefined, { scene })],
  ...o,
});

/** A turn on page `page` of a hundred. */
export const madeBeat = (name: string, page: number, o: Partial<BeatRead> = {}): BeatRead => ({
  name,
  brief: null,
  scene: page,
  position: page / 100,
  said: madeSaid(`${name} happens.`, [madeCite(page)]),
  ...o,
});

/** Planted on page 2 and paid on page 60. */
export const madeSetup = (what: string, o: Partial<SetupRead> = {}): SetupRead => ({
  what,
  planted: [madeCite(2, `${what} is planted.`), madeCite(3, `${what} is seen again.`)],
  paid: [madeCite(60, `${what} is paid.`), madeCite(61, `${what} is over.`)],
  state: 'paid',
  absence: null,
  ...o,
});

/** A script for little money of which nothing else is said. */
export const madeMarket = (o: Partial<MarketRead> = {}): MarketRead => ({
  audience: null,
  narrowedBy: null,
  level: 'low',
  drivers: [],
  cheaperBy: [],
  shoot: null,
  money: null,
  rights: null,
  budget: [],
  shotOn: null,
  potential: null,
  comparables: [],
  formats: [],
  bestForm: null,
  craft: [],
  ...o,
});

/** A reading of nothing but what is given. */
export const madeRead = (o: Partial<StoryRead> = {}): StoryRead => ({
  ...storyRead.parse({
    schema_version: 1,
    made: {
      model: 'reader-1',
      readOn: '2026-11-22',
      whole: true,
      scenes: { read: 9, all: 9 },
      claims: { kept: 0, place: 0, name: 0, absence: 0, passage: 0 },
    },
    scenes: [],
    lineNotes: [],
    people: [],
    bonds: [],
    shape: null,
    beats: [],
    setups: [],
    genre: null,
    tone: null,
    themes: [],
    telling: { loglines: [], pitch: null, synopsis: [] },
    points: [],
    plan: [],
    ratings: [],
    verdict: null,
    market: null,
  }),
  ...o,
});
