/** A script of six scenes in and around a Dublin house, and places of production to hold against it. */
import type { locationAnalysisView } from '../../../lib/reports/location-analysis/view.ts';
import { sceneId } from '../../../lib/story/ids.ts';
import type { NamedPlace, Setting } from '../../../lib/story/production/setting.ts';
import type { Shoot } from '../../../lib/story/production/shoot.ts';
import type { ShootingPlace } from '../../../lib/story/production/shooting-places.ts';
import { creditsOf, stretchesOf } from '../story-parts.ts';
import { citeOf, person, sceneOf, sourceOf } from '../story-people.ts';

export type LocationStory = Parameters<typeof locationAnalysisView>[0];

export const dublin: NamedPlace = { name: 'Dublin', country: 'Ireland', region: null, language: 'English' };

export const namedIn = (place: NamedPlace, page: number): Setting['named'][number] => ({
  place,
  headings: 1,
  captions: 0,
  shows: 0,
  pages: [page, page + 5],
  shown: [citeOf(`${place.name} one.`, page), citeOf(`${place.name} two.`, page + 5)],
});

export const settingOf = (over: Partial<Setting> = {}): Setting => ({
  given: null,
  place: dublin,
  named: [namedIn(dublin, 2)],
  english: null,
  years: null,
  ...over,
});

export const shootingPlaceOf = (place: string, over: Partial<ShootingPlace> = {}): ShootingPlace => ({
  place,
  country: place,
  score: 70,
  parts: [
    { criterion: 'look', points: 20, of: 30 },
    { criterion: 'incentive', points: 15, of: 20 },
  ],
  part: 'the Balkans',
  look: 'same',
  speech: 'own',
  languages: ['English'],
  english: null,
  incentives: [
    {
      place,
      kind: 'credit',
      percent: 32.5,
      note: 'of what is spent there',
      source: `${place} Screen`,
      published: 2025,
      old: false,
    },
  ],
  ...over,
});

export const shootOf = (over: Partial<Shoot> = {}): Shoot => ({
  headings: 3,
  moves: 2,
  children: [],
  inVehicles: [],
  offEarth: [],
  slips: [],
  needs: [],
  ...over,
});

const scenes = [
  sceneOf(1, { pages: 1.5, heading: citeOf('INT. SHED - DAY', 1) }),
  ...[2, 3, 4, 5, 6].map((ordinal) =>
    sceneOf(ordinal, { setting: ordinal > 3 ? 'EXT' : 'INT', place: `Quay ${ordinal} - Steps`, pages: 0.5 }),
  ),
];

export const storyIn = (over: Partial<LocationStory> = {}): LocationStory => ({
  source: sourceOf(),
  scenes,
  characters: [1, 2, 3, 4, 5, 6].map((at) => person(`Voice${at}`, { speeches: at === 5 ? 3 : 8 - at })),
  places: [
    { id: 'pl.SHED', name: 'Shed', scenes: [sceneId(1)], eighths: 12, rooms: [] },
    { id: 'pl.QUAY', name: 'Quay', scenes: [2, 3, 4, 5, 6].map(sceneId), eighths: 20, rooms: [] },
    { id: 'pl.ATTIC', name: 'Attic', scenes: [], eighths: 0, rooms: [] },
  ],
  shoot: shootOf(),
  stretches: stretchesOf(),
  credits: creditsOf({ title: 'The Quay' }),
  setting: settingOf(),
  shootingPlaces: { look: null, home: null, others: [] },
  ...over,
});
