/** Selects what makes a script dear or cheap to shoot, with places; never a chance or a sum of money. */
import { tripodNorms } from '../../engine/norms/produced-scripts.ts';
import { middleOf } from '../../engine/norms/scale.ts';
import { isNight } from '../../engine/scenes/night.ts';
import { spread } from '../../engine/text/quote.ts';
import { speakersAmong } from '../../story/character.ts';
import { type Cite, evidenceOf } from '../../story/cite.ts';
import { positionOf } from '../../story/scene.ts';
import type { NamedNeed } from '../../story/shoot.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { PredictiveAnalysisFindings } from './card.ts';
import * as words from './words.ts';

export const costParts = ['source', 'scenes', 'places', 'characters', 'shoot'] as const;
type CostStory = Pick<Story, (typeof costParts)[number]>;
type Driver = PredictiveAnalysisFindings['drivers'][number];

/** Places shown of each driver. */
const placesShown = 3;
/** A part of this share of the words is a big one. */
const bigPart = 0.1;

const driver = (told: Omit<Driver, 'evidence'>, cites: readonly Cite[]): Driver => ({
  ...told,
  evidence: cites.map(evidenceOf),
});

/** The drivers this script has, in the order a line producer would ask for them. */
export const costDrivers = (story: CostStory): Driver[] => [
  ...locationDriver(story),
  ...nightDriver(story),
  ...castDriver(story),
  ...story.shoot.needs.flatMap(needDriver),
  ...(story.source.english ? childrenDriver(story) : []),
];

/** A company moves to a location, whatever rooms its headings name; the norm was counted by heading and is compared with headings. */
function locationDriver(story: CostStory): Driver[] {
  const { source, scenes, places, shoot } = story;
  if (scenes.length < 2) return [];
  const sceneOf = sceneFinder(story);
  const visits = places
    .flatMap((place) => {
      const [first] = place.scenes.map(sceneOf);
      return first ? [{ place, first, position: positionOf(first) }] : [];
    })
    .sort((a, b) => a.position - b.position);
  const once = visits.filter(({ place }) => place.scenes.length === 1);
  const shown = spread(once, placesShown);
  const told = words.locationDriver({
    places: visits.map(({ place }) => place),
    scenes: scenes.length,
    once: once.length,
    named: shown.map(({ place }) => place.name),
    headings: shoot.headings,
    perPage: shoot.headings / Math.max(1, source.pages),
    norm: source.short ? null : middleOf(tripodNorms.locations) / middleOf(tripodNorms.pages),
  });
  const cited = once.length > 0 ? shown : spread(visits, placesShown);
  return [
    driver(
      told,
      cited.map(({ first }) => first.heading),
    ),
  ];
}

function nightDriver({ source, scenes }: CostStory): Driver[] {
  const dark = scenes.filter(({ timeOfDay }) => isNight(timeOfDay));
  if (dark.length === 0) return [];
  const outside = dark.filter(({ setting }) => setting !== null && setting !== 'INT');
  const norm = source.short ? null : middleOf(tripodNorms.nightShare);
  const shown = (outside.length > 0 ? outside : dark).map((scene) => ({ ...scene, position: positionOf(scene) }));
  return [
    driver(
      words.nightDriver(dark, outside, scenes.length, norm),
      spread(shown, placesShown).map(({ heading }) => heading),
    ),
  ];
}

function castDriver(story: CostStory): Driver[] {
  const { source, characters, shoot } = story;
  const speakers = speakersAmong(characters);
  if (speakers.length === 0) return [];
  const nameOf = nameFinder(story);
  const big = speakers.filter(({ share }) => share >= bigPart);
  const shown = spread(shoot.bitParts, placesShown);
  const told = words.castDriver({
    speakers: speakers.length,
    big: big.map(({ name }) => name),
    small: shoot.bitParts.length,
    shown: shown.map(({ character }) => nameOf(character)),
    norm: source.short ? null : middleOf(tripodNorms.speakers),
  });
  const leads = big.slice(0, 2).flatMap(({ first }) => first?.cite ?? []);
  return [driver(told, shown.length > 0 ? shown.map(({ cite }) => cite) : leads)];
}

function needDriver(named: NamedNeed): Driver[] {
  const { need, paragraphs } = named;
  if (need === 'water') return [];
  const shown = spread(paragraphs, placesShown);
  const [first] = shown;
  if (!first) return [];
  const about = { page: first.page, word: first.words[0] ?? '' };
  return [
    driver(
      words.needDriver(need, named, about),
      shown.map(({ cite }) => cite),
    ),
  ];
}

function childrenDriver({ characters, shoot }: CostStory): Driver[] {
  const young = characters.filter(({ id }) => shoot.children.includes(id));
  if (young.length === 0) return [];
  const cites = young.slice(0, placesShown).flatMap(({ introduction }) => introduction?.cite ?? []);
  return [driver(words.childrenDriver(young), cites)];
}
