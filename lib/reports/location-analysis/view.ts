/** Question 15 as a view of the story graph: where it is set, what its places ask, where else it could be shot. */
import { incentivesCollected } from '../../engine/norms/incentives.ts';
import { productionPlaces } from '../../engine/norms/production-places.ts';
import { fewestScenes } from '../../engine/production/count-shooting-places.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { StoryPlace } from '../../story/place.ts';
import type { Light, StoryScene } from '../../story/scene.ts';
import type { ShootingPlace } from '../../story/shooting-places.ts';
import type { Story } from '../../story/story-graph.ts';
import { titleInText } from '../quoted-title.ts';
import { placeFinder, sceneFinder } from '../story-lookup.ts';
import type { Alternative, LocationAnalysisFindings, Statement } from './card.ts';
import * as placeWords from './place-words.ts';
import { consOf, prosOf } from './pros-and-cons.ts';
import * as settingWords from './setting-words.ts';
import { eighthsOf, shootingFacts, shootingParts } from './shooting-facts.ts';
import * as words from './words.ts';

export const locationAnalysisParts = [...shootingParts, 'credits', 'characters', 'setting', 'shootingPlaces'] as const;
type LocationStory = Pick<Story, (typeof locationAnalysisParts)[number]>;

/** From this share of the pages inside on, the match is said to speak of little. */
const mostlyInside = 0.6;
/** Places named beside the setting that are shown. */
const othersShown = 3;

export function locationAnalysisView(story: LocationStory): LocationAnalysisFindings {
  const title = titleInText(story.credits);
  const sceneOf = sceneFinder(story);
  const placeOf = placeFinder(story);
  const { home, others } = story.shootingPlaces;
  return {
    setting: settingOf(story, title),
    home: home && alternativeOf(home, story, title),
    locations: story.places.map((place) => rowOf(place, place.scenes.map(sceneOf))),
    merged: story.shoot.slips.map(({ printed, place, cite }) => ({
      text: words.slip(printed, cite.page, placeOf(place).name),
      evidence: [evidenceOf(cite)],
    })),
    shooting: shootingFacts(story),
    alternatives: others.map((place) => alternativeOf(place, story, title)),
    alternativesNote: whyNone(story) ?? noteOf(story, title),
    collected: incentivesCollected,
  };
}

function settingOf({ setting }: LocationStory, title: string): Statement[] {
  const { given, place, named, english, years } = setting;
  const [first, ...others] = named;
  const said = (text: string, cites: (typeof named)[number]['shown'] = []): Statement => ({
    text,
    evidence: cites.map(evidenceOf),
  });
  const firsts = (list: typeof named): (typeof named)[number]['shown'] =>
    list.slice(0, othersShown).flatMap(({ shown }) => shown.slice(0, 1));
  const statements: Statement[] = given ? [said(settingWords.given(title, given))] : [];
  if (!first) statements.push(...(given ? [] : [said(settingWords.nothingNamed(title))]));
  else if (place?.name !== first.place.name)
    statements.push(said(settingWords.namedOnly(title, named, given !== null), firsts(named)));
  else {
    statements.push(said(settingWords.setIn(title, first), first.shown));
    if (others.length > 0) statements.push(said(settingWords.alsoNamed(others), firsts(others)));
  }
  if (english) statements.push(said(settingWords.english(english), english.shown));
  if (years) statements.push(said(settingWords.years(title, years), years.shown));
  return statements;
}

function alternativeOf(place: ShootingPlace, story: LocationStory, title: string): Alternative {
  return {
    place: place.place,
    country: place.country,
    score: place.score,
    parts: place.parts.map(({ criterion, points, of }) => ({ name: placeWords.criterionNames[criterion], of, points })),
    pros: prosOf(place, story, title),
    cons: consOf(place, story, title),
    incentives: place.incentives,
  };
}

function whyNone({ scenes, source }: LocationStory): string | null {
  if (scenes.length === 0) return placeWords.noScenes;
  if (!source.english) return placeWords.notEnglish;
  if (scenes.length < fewestScenes)
    return placeWords.tooFewScenes(scenes.length, [...new Set(scenes.map(({ place }) => place))], fewestScenes);
  return null;
}

function noteOf({ scenes, shootingPlaces }: LocationStory, title: string): string {
  const all = eighthsOf(scenes);
  const inside = eighthsOf(scenes.filter(({ setting }) => setting === 'INT'));
  const mostly = inside / all >= mostlyInside ? { eighths: inside, of: all } : null;
  return placeWords.compared(title, productionPlaces.length, shootingPlaces.look, mostly);
}

function rowOf(
  { name, rooms, eighths }: StoryPlace,
  scenes: readonly StoryScene[],
): LocationAnalysisFindings['locations'][number] {
  const on = (...settings: readonly StoryScene['setting'][]): number =>
    scenes.filter(({ setting }) => settings.includes(setting)).length;
  const lit = (light: Light): number => scenes.filter((scene) => scene.light === light).length;
  const lineOn = new Map<number, number>();
  for (const { page, heading } of scenes) if (!lineOn.has(page)) lineOn.set(page, heading.line);
  return {
    name,
    rooms: rooms.map((room) => room.name),
    scenes: scenes.length,
    eighths,
    pages: [...lineOn.keys()],
    lines: [...lineOn.values()],
    interior: on('INT', 'INT/EXT'),
    exterior: on('EXT', 'INT/EXT'),
    day: lit('day'),
    dusk: lit('dawn or dusk'),
    night: lit('night'),
    speakers: new Set(scenes.flatMap(({ speakers }) => speakers)).size,
  };
}
