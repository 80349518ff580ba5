/** Selects what the script's places ask of a shoot: moves, rooms, light, single visits, crowds, water, vehicles; never a sum of money. */
import type { Evidence } from '../../contract/blocks.ts';
import { baseRateOf } from '../../engine/norms/flaw-base-rates.ts';
import { tripodNorms } from '../../engine/norms/produced-scripts.ts';
import { middleOf } from '../../engine/norms/scale.ts';
import { spread } from '../../engine/text/quote.ts';
import { evidenceOf } from '../../story/cite.ts';
import { type Light, positionOf, type StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeFinder, sceneFinder } from '../story-lookup.ts';
import type { LocationAnalysisFindings } from './card.ts';
import * as words from './words.ts';

export const shootingParts = ['source', 'scenes', 'places', 'shoot'] as const;
type ShootingStory = Pick<Story, (typeof shootingParts)[number]>;
type Fact = LocationAnalysisFindings['shooting'][number];

/** From so many places on their single use is compared with produced scripts. */
const comparedFrom = 8;

export const eighthsOf = (scenes: readonly Pick<StoryScene, 'pages'>[]): number =>
  scenes.reduce((total, { pages }) => total + Math.round(pages * 8), 0);

const spreadScenes = (scenes: readonly StoryScene[], count: number): StoryScene[] =>
  spread(
    scenes.map((scene) => ({ ...scene, position: positionOf(scene) })),
    count,
  );
const headingsOf = (scenes: readonly StoryScene[], count: number): Evidence[] =>
  spreadScenes(scenes, count).map(({ heading }) => evidenceOf(heading));

/** The facts in the order in which a line producer asks for them; none for a script without headings. */
export const shootingFacts = (story: ShootingStory): Fact[] =>
  story.scenes.length === 0
    ? []
    : [
        placesFact(story),
        movesFact(story),
        roomFact(story),
        singleUseFact(story),
        sidesFact(story),
        lightFact(story),
        offEarthFact(story),
        ...(['crowds', 'vehicles', 'water'] as const).map((need) => needFact(need, story)),
      ].flatMap((fact) => fact ?? []);

/** The norm was counted by heading, so it is compared with headings, not with the places they fold into. */
function placesFact(story: ShootingStory): Fact {
  const { source, scenes, places, shoot } = story;
  const norm = source.short ? null : tripodNorms.locations.points.map(({ value }) => value);
  const told = words.placesFact(places, shoot.headings, eighthsOf(scenes), norm);
  const biggest = (places[0]?.scenes ?? []).map(sceneFinder(story));
  return { ...told, evidence: headingsOf(biggest, 1) };
}

function movesFact({ scenes, places, shoot }: ShootingStory): Fact | null {
  if (scenes.length < 2) return null;
  const placeOf = new Map(places.flatMap((place) => place.scenes.map((scene) => [scene, place])));
  const changes = scenes.slice(1).filter(({ id }, index) => placeOf.get(id) !== placeOf.get(scenes[index]?.id ?? ''));
  return { ...words.movesFact(shoot.moves, scenes.length, places), evidence: headingsOf(changes, 2) };
}

function roomFact(story: ShootingStory): Fact | null {
  const { room, moves } = story.shoot;
  if (room === null) return null;
  const [placeOf, sceneOf] = [placeFinder(story), sceneFinder(story)];
  const [own, house] = [room.place, room.house].map((id) => placeOf(id).scenes.map(sceneOf));
  const inside = house?.find(({ setting }) => setting === 'INT');
  return {
    ...words.roomFact(room, (id) => placeOf(id).name, moves),
    evidence: [...headingsOf(own ?? [], 1), ...headingsOf(inside ? [inside] : (house ?? []), 1)],
  };
}

function offEarthFact(story: ShootingStory): Fact | null {
  const away = story.shoot.offEarth.map(sceneFinder(story));
  if (away.length === 0) return null;
  return { ...words.offEarthFact(away, eighthsOf(away)), evidence: headingsOf(away, 2) };
}

function singleUseFact(story: ShootingStory): Fact | null {
  const { places } = story;
  if (places.length < 2) return null;
  const sceneOf = sceneFinder(story);
  const once = places.flatMap(({ name, scenes: [first, second] }) => {
    const scene = first !== undefined && second === undefined ? sceneOf(first) : null;
    return scene ? [{ name, scene, position: positionOf(scene) }] : [];
  });
  const named = spread(once, 4).map(({ name }) => name);
  const norm = places.length < comparedFrom ? null : baseRateOf('singleUseLocations');
  return {
    ...words.singleUseFact(once.length, places, named, norm),
    evidence: once.slice(0, 3).map(({ scene }) => evidenceOf(scene.heading)),
  };
}

function sidesFact({ source, scenes }: ShootingStory): Fact {
  const on = (setting: StoryScene['setting']): StoryScene[] => scenes.filter((scene) => scene.setting === setting);
  const [inside, outside, both, unsaid] = [on('INT'), on('EXT'), on('INT/EXT'), on(null)];
  const sides = [
    { side: 'INT', own: inside },
    { side: 'EXT', own: outside },
    { side: 'INT/EXT', own: both },
    { side: 'unsaid', own: unsaid },
  ] as const;
  const told = words.sidesFact(
    sides.flatMap(({ side, own }) => (own.length > 0 ? [{ side, scenes: own.length, eighths: eighthsOf(own) }] : [])),
    (outside.length + both.length) / scenes.length,
    source.short ? null : middleOf(tripodNorms.exteriorShare),
  );
  return { ...told, evidence: headingsOf(outside.length > 0 ? outside : inside, 2) };
}

const lights: readonly Light[] = ['day', 'dawn or dusk', 'night', 'unsaid'];

function lightFact({ scenes }: ShootingStory): Fact {
  const lit = (light: Light): StoryScene[] => scenes.filter((scene) => scene.light === light);
  const night = lit('night');
  const outside = night.filter(({ setting }) => setting !== null && setting !== 'INT');
  const told = words.lightFact(
    lights.flatMap((light) => (lit(light).length > 0 ? [{ light, scenes: lit(light).length }] : [])),
    night.length > 0,
    { scenes: outside.length, eighths: eighthsOf(outside), shown: spreadScenes(outside, 3) },
  );
  return { ...told, evidence: headingsOf(outside.length > 0 ? outside : night, 2) };
}

function needFact(need: 'crowds' | 'vehicles' | 'water', { shoot }: ShootingStory): Fact | null {
  const found = shoot.needs.find((one) => one.need === need);
  if (!found) return null;
  return {
    ...words.needFact(need, found),
    evidence: spread(found.paragraphs, 2).map(({ cite }) => evidenceOf(cite)),
  };
}
