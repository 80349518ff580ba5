/** Selects what makes a script dear or cheap to shoot, each with its places; never a chance or a sum of money. */
import { producedScale } from '../../engine/norms/quick-parser-norms.ts';
import { partsAmong } from '../../engine/people/parts.ts';
import { insideKind } from '../../engine/scenes/lies-inside.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import type { ShootNeed } from '../../story/production/shoot.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { headingNote } from '../heading-doubt.ts';
import { sceneFinder } from '../story-lookup.ts';
import type { PredictiveAnalysisFindings } from './card.ts';
import * as words from './words.ts';

export const costParts = ['source', 'scenes', 'places', 'characters', 'shoot'] as const;
type CostStory = Pick<Story, (typeof costParts)[number]>;
type Driver = PredictiveAnalysisFindings['drivers'][number];

/** Places and children named of a driver; so many places are all named. */
const namesShown = 3;
const mostPlaces = 6;
const mostChildren = 8;
/** Where all plays in so few places, that is cheap. A yardstick of ours. */
const fewPlaces = 5;
/** So many scenes in vehicles are worth a line. Ours. */
const leastInVehicles = 2;

interface Named {
  readonly name: string;
  readonly cite: Cite | null;
}
const driver = (effect: Driver['effect'], title: string, named: readonly Named[] = []): Driver => ({
  effect,
  title,
  named: words.namedWithPages(named.map(({ name, cite }) => ({ name, page: cite?.page ?? null }))),
  evidence: named.flatMap(({ cite }) => (cite ? [evidenceOf(cite)] : [])),
});

/** The drivers this script has, dearest first as a line producer would ask for them, then what is saved, then the size of the cast. */
export const costDrivers = (story: CostStory): Driver[] => {
  const order: readonly Driver['effect'][] = ['raises', 'lowers', 'neither'];
  const headed =
    headingNote(story) === null ? [...nightDriver(story), ...vehicleDriver(story), ...placeDriver(story)] : [];
  return [...pageDriver(story), ...childrenDriver(story), ...headed, ...castDriver(story)].sort(
    (a, b) => order.indexOf(a.effect) - order.indexOf(b.effect),
  );
};

/** Needs that cost a day or a crew of their own; the rest is bought or dressed. */
const dearNeeds: ReadonlySet<ShootNeed> = new Set<ShootNeed>([
  'stunts',
  'fire',
  'crowds',
  'animals',
  'children',
  'effects',
  'water',
  'vehicles',
  'gunfire',
  'weapons',
]);
/** A page with so many of them is named, so many pages at most. Ours. */
const leastTogether = 3;
const mostTogether = 2;

/** Pages on which much is asked for at once, those with most of it among the pages that are shown. */
function pageDriver({ shoot }: CostStory): Driver[] {
  const dear = shoot.needs.filter(({ need }) => dearNeeds.has(need));
  const full = [...new Set(dear.flatMap(({ pages }) => pages))]
    .map((page) => {
      const own = dear.filter(({ pages }) => pages.includes(page));
      const [cite = null] = own.flatMap(({ shown }) => shown.map((one) => one.cite)).filter((one) => one.page === page);
      return { page, cite, needs: own.map(({ need }) => need) };
    })
    .filter(({ cite, needs }) => cite !== null && needs.length >= leastTogether)
    .toSorted((a, b) => b.needs.length - a.needs.length || a.page - b.page)
    .slice(0, mostTogether)
    .toSorted((a, b) => a.page - b.page);
  return full.length === 0
    ? []
    : [
        driver(
          'raises',
          words.mostAtOnce,
          full.map(({ cite, needs }) => ({ name: words.needsTogether(needs), cite })),
        ),
      ];
}

/** A place by the name that all its headings share. */
const placeNameOf = ({ id, place }: StoryScene, { places }: Pick<CostStory, 'places'>): string =>
  places.find(({ scenes }) => scenes.includes(id))?.name ?? place;
/** Places with the heading of their first scene, told in the order of the pages; of many those that have most scenes. `isAll`: none is left out. */
function placesIn(scenes: readonly StoryScene[], story: CostStory): { named: Named[]; isAll: boolean } {
  const places = [...Map.groupBy(scenes, (scene) => placeNameOf(scene, story))];
  const isAll = places.length <= mostPlaces;
  const named = places
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, isAll ? mostPlaces : namesShown)
    .map(([name, [first]]) => ({ name, cite: first?.heading ?? null }))
    .toSorted((a, b) => (a.cite?.page ?? 0) - (b.cite?.page ?? 0));
  return { named, isAll };
}

function placesDriver(title: string, scenes: readonly StoryScene[], story: CostStory): Driver {
  const { named, isAll } = placesIn(scenes, story);
  return driver('raises', isAll ? title : words.amongThem(title), named);
}

/** A hallway headed EXT lies inside all the same. */
function nightDriver(story: CostStory): Driver[] {
  const outside = story.scenes.filter(
    ({ light, setting, location }) =>
      light === 'night' && setting !== null && setting !== 'INT' && insideKind(location) === null,
  );
  return outside.length === 0 ? [] : [placesDriver(words.nightOutside(outside.length), outside, story)];
}

function vehicleDriver(story: CostStory): Driver[] {
  const scenes = story.shoot.inVehicles.map(sceneFinder(story));
  return scenes.length < leastInVehicles ? [] : [placesDriver(words.inVehicles(scenes.length), scenes, story)];
}

/** Few places are cheap; how many a longer list comes to on the road no heading says. */
function placeDriver({ scenes, places }: CostStory): Driver[] {
  if (scenes.length < 2 || places.length === 0 || places.length > fewPlaces) return [];
  const named = places.map(({ name, scenes: [first] }) => ({
    name,
    cite: scenes.find(({ id }) => id === first)?.heading ?? null,
  }));
  return [driver('lowers', words.fewPlaces(places.length), named)];
}

/** The cast by its size. Beside the outer tenths of produced features it is neither dear nor cheap, nor is that of a short. */
function castDriver({ source, characters }: CostStory): Driver[] {
  const parts = partsAmong(characters);
  if (parts.length === 0) return [];
  const returning = parts.filter(({ speeches }) => speeches > 1).length;
  const { points } = producedScale('speakers');
  const [low, high] = [points[0]?.value ?? 0, points.at(-1)?.value ?? Number.POSITIVE_INFINITY];
  const effect = source.short ? 'neither' : returning < low ? 'lowers' : returning > high ? 'raises' : 'neither';
  return [driver(effect, words.speakingParts(parts.length))];
}

function childrenDriver({ characters, shoot }: CostStory): Driver[] {
  const young = shoot.children.flatMap(({ character, age }) => {
    const found = characters.find(({ id }) => id === character);
    return found
      ? [
          {
            name: words.child(found.name, age),
            cite: (age === null ? null : found.introduction?.cite) ?? found.first?.cite ?? null,
          },
        ]
      : [];
  });
  const shown = young.slice(0, mostChildren).toSorted((a, b) => (a.cite?.page ?? 0) - (b.cite?.page ?? 0));
  return young.length === 0 ? [] : [driver('raises', words.children(young.length), shown)];
}

/** What the action asks for, each at its best example. */
export const needsOf = ({ shoot }: Pick<Story, 'shoot'>): NonNullable<PredictiveAnalysisFindings['needs']> =>
  shoot.needs.map(({ need, words: named, pages, shown: [best] }) => ({
    name: words.needNames[need],
    words: words.needWords(named),
    pages: words.needPages(pages),
    evidence: best ? [evidenceOf(best.cite)] : [],
  }));
