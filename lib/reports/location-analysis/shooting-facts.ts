/** Selects what the script's places ask of a shoot: moves, a room that stands apart, scenes off the earth. */
import { evidenceOf } from '../../story/cite.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeFinder, sceneFinder } from '../story-lookup.ts';
import type { LocationAnalysisFindings } from './card.ts';
import * as words from './words.ts';

export const shootingParts = ['source', 'scenes', 'places', 'shoot'] as const;
type ShootingStory = Pick<Story, (typeof shootingParts)[number]>;
type Fact = LocationAnalysisFindings['shooting'][number];

const eighthsOf = (scenes: readonly Pick<StoryScene, 'pages'>[]): number =>
  scenes.reduce((total, { pages }) => total + Math.round(pages * 8), 0);

export const shootingFacts = (story: ShootingStory): Fact[] => [
  ...movesFact(story),
  ...roomFact(story),
  ...offEarthFact(story),
];

/** Nothing where the schedule has nothing to gain. */
const movesFact = ({ places, shoot }: ShootingStory): Fact[] =>
  shoot.moves < places.length
    ? []
    : words.movesFacts(shoot.moves, places.length).map((fact) => ({ ...fact, evidence: [] }));

function roomFact(story: ShootingStory): Fact[] {
  const { room, moves } = story.shoot;
  if (room === null) return [];
  const placeOf = placeFinder(story);
  const [first] = placeOf(room.place).scenes.map(sceneFinder(story));
  const told = words.roomFact(room, (id) => placeOf(id).name, moves);
  return [{ ...told, evidence: first ? [evidenceOf(first.heading)] : [] }];
}

function offEarthFact(story: ShootingStory): Fact[] {
  const away = story.shoot.offEarth.map(sceneFinder(story));
  const [first] = away;
  if (!first) return [];
  return [{ ...words.offEarthFact(away.length, eighthsOf(away), first.page), evidence: [evidenceOf(first.heading)] }];
}
