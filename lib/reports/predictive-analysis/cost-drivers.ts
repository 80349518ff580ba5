/** Selects what makes a script dear or cheap to shoot, each with a place; never a chance or a sum of money. */
import { partsAmong } from '../../engine/people/parts.ts';
import { insideKind, isRoomAlone } from '../../engine/scenes/lies-inside.ts';
import { spread } from '../../engine/text/quote.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import { positionOf, type StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { PredictiveAnalysisFindings } from './card.ts';
import * as words from './words.ts';

export const costParts = ['source', 'scenes', 'places', 'characters', 'shoot', 'stretches'] as const;
type CostStory = Pick<Story, (typeof costParts)[number]>;
type Driver = PredictiveAnalysisFindings['drivers'][number];

/** The report names so many drivers. */
const mostDrivers = 5;
/** Names of places and parts, pages of scenes. */
const namesShown = 2;
const pagesShown = 3;
/** Where all of a longer script plays in so few places, or by so few, that is cheap. Yardsticks of ours. */
const fewPlaces = 5;
/** From this share of the places on, rooms headed alone say that the script plays in a building or two. Ours. */
const roomShare = 0.6;
/** So few are no burden, though each is used once. Ours. */
const fewToMove = 3;

const driver = (
  effect: Driver['effect'],
  told: Pick<Driver, 'title' | 'named'>,
  cites: readonly (Cite | null | undefined)[],
): Driver => ({
  effect,
  ...told,
  evidence: cites.flatMap((cite) => (cite ? [evidenceOf(cite)] : [])),
});

/** A place by the name that all its headings share. */
const placeNameOf = ({ id, place }: StoryScene, { places }: Pick<CostStory, 'places'>): string =>
  places.find(({ scenes }) => scenes.includes(id))?.name ?? place;
const placesOf = (scenes: readonly StoryScene[], story: CostStory): string[] => [
  ...new Set(scenes.map((scene) => placeNameOf(scene, story))),
];
/** The first scene at each place, those first that have most. */
const firstOfEach = (scenes: readonly StoryScene[], story: CostStory): StoryScene[] =>
  [...Map.groupBy(scenes, (scene) => placeNameOf(scene, story)).values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([first]) => first ?? []);

/** The drivers this script has, dearest first as a line producer would ask for them, then what is saved. */
export function costDrivers(story: CostStory): Driver[] {
  const drivers = [
    ...nightDriver(story),
    ...locationDriver(story),
    ...childrenDriver(story),
    ...vehicleDriver(story),
    ...castDriver(story),
  ].sort((a, b) => Number(a.effect === 'lowers') - Number(b.effect === 'lowers'));
  return drivers.slice(0, mostDrivers);
}

/** The longest run of scenes that stands apart. */
const strikable = ({ stretches: { apart } }: CostStory) => apart.find(({ asked }) => asked) ?? null;

/** A company moves to a location, whatever rooms its headings name. */
function locationDriver(story: CostStory): Driver[] {
  const { scenes, places } = story;
  const [biggest] = places;
  if (scenes.length < 2 || !biggest) return [];
  const sceneOf = sceneFinder(story);
  // Those of a stretch that could go are told with the weaknesses.
  const gone = strikable(story);
  const others = places.filter(({ id }) => !gone?.places.includes(id));
  const once = others.flatMap(({ name, scenes: [id, second] }) => {
    const scene = id === undefined || second !== undefined || isRoomAlone(name) ? null : sceneOf(id);
    return scene ? [{ name, scene, position: positionOf(scene) }] : [];
  });
  const rooms = others.filter(({ name }) => isRoomAlone(name));
  if (places.length > fewPlaces && rooms.length >= roomShare * others.length) {
    const [first] = (rooms[0]?.scenes ?? []).map(sceneOf);
    const shown = rooms.slice(0, pagesShown).map(({ name }) => name);
    return [driver('lowers', words.manyRooms(rooms.length, others.length, shown), [first?.heading])];
  }
  const named = spread(once, namesShown);
  if (named.length > 1 && places.length > fewToMove) {
    const told = words.usedOnce(
      others.length,
      once.length,
      named.map(({ name }) => name),
      gone,
    );
    return [
      driver(
        'raises',
        told,
        named.map(({ scene }) => scene.heading),
      ),
    ];
  }
  if (places.length > fewPlaces) return [];
  const [first] = biggest.scenes.map(sceneOf);
  return [driver('lowers', words.usedAgain(places.length, [biggest.name]), [first?.heading])];
}

function nightDriver(story: CostStory): Driver[] {
  const { scenes, shoot } = story;
  const dark = scenes.filter(({ light }) => light === 'night');
  // A hallway headed EXT lies inside all the same, and off the earth a stage is lit.
  const outside = dark.filter(
    ({ id, setting, location }) =>
      setting !== null && setting !== 'INT' && insideKind(location) === null && !shoot.offEarth.includes(id),
  );
  if (outside.length > 0) {
    const shown = firstOfEach(outside, story).slice(0, pagesShown);
    return [
      driver(
        'raises',
        words.nightOutside(outside.length, placesOf(shown, story)),
        shown.map(({ heading }) => heading),
      ),
    ];
  }
  return [];
}

function castDriver(story: CostStory): Driver[] {
  const { characters, shoot } = story;
  const speakers = partsAmong(characters);
  const [lead] = speakers;
  if (!lead) return [];
  const shown = shoot.bitParts.slice(0, namesShown);
  if (shown.length === 0) return [driver('lowers', words.fewParts(speakers.length, lead.name), [lead.first?.cite])];
  const names = shown.map(({ character }) => nameFinder(story)(character));
  return [
    driver(
      'raises',
      words.bitParts(speakers.length, shoot.bitParts.length, names),
      shown.map(({ cite }) => cite),
    ),
  ];
}

function vehicleDriver(story: CostStory): Driver[] {
  const scenes = story.shoot.inVehicles.map(sceneFinder(story));
  const shown = firstOfEach(scenes, story).slice(0, pagesShown);
  return scenes.length < 2
    ? []
    : [
        driver(
          'raises',
          words.inVehicles(scenes.length, placesOf(shown, story)),
          shown.map(({ heading }) => heading),
        ),
      ];
}

/** What the action asks for, each at the place that says it in the fewest words. */
export const needsOf = ({ shoot }: Pick<Story, 'shoot'>): NonNullable<PredictiveAnalysisFindings['needs']> =>
  shoot.needs.map(({ need, words: named, pages, shown }) => {
    const [shortest] = shown.toSorted((a, b) => a.cite.quote.length - b.cite.quote.length);
    return {
      name: words.needNames[need],
      words: words.needWords(named),
      pages: words.needPages(pages),
      evidence: shortest ? [evidenceOf(shortest.cite)] : [],
    };
  });

function childrenDriver({ characters, shoot }: CostStory): Driver[] {
  const young = characters.filter(({ id }) => shoot.children.includes(id));
  const [first] = young;
  return first
    ? [
        driver(
          'raises',
          words.children(young),
          young.map(({ introduction }) => introduction?.cite),
        ),
      ]
    : [];
}
