/** Question 15 as a view of the story graph: where it is set, what its places ask, where else it could be shot. */
import { incentivesCollected } from '../../engine/norms/incentives.ts';
import { fewestScenes } from '../../engine/production/count-shooting-places.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { ShootingPlace } from '../../story/production/shooting-places.ts';
import type { Story } from '../../story/story-graph.ts';
import { titleInText } from '../quoted-title.ts';
import { placeUses } from '../shape/place-use.ts';
import { placeFinder } from '../story-lookup.ts';
import type { Alternative, LocationAnalysisFindings, Statement } from './card.ts';
import * as placeWords from './place-words.ts';
import { consOf, prosOf } from './pros-and-cons.ts';
import * as settingWords from './setting-words.ts';
import { shootingFacts, shootingParts } from './shooting-facts.ts';

export const locationAnalysisParts = [...shootingParts, 'credits', 'characters', 'setting', 'shootingPlaces'] as const;
type LocationStory = Pick<Story, (typeof locationAnalysisParts)[number]>;
type Cites = LocationStory['setting']['named'][number]['shown'];

/** How many are shown: places of production with the script's own, its places by pages, headings that miss one by a slip, places of a statement. */
const mostMatched = 3;
const mostPlaces = 6;
const mostSlips = 3;
const citesShown = 1;

export function locationAnalysisView(story: LocationStory): LocationAnalysisFindings {
  const placeOf = placeFinder(story);
  const { home } = story.shootingPlaces;
  // A kind of English is no setting: places matched by it would be the same for every such script.
  const others = story.setting.place === null ? [] : story.shootingPlaces.others;
  return {
    setting: settingOf(story),
    // That it looks and speaks like itself needs no saying.
    home: home && { ...alternativeOf(home, story), pros: [] },
    locations: locationsOf(story),
    merged: story.shoot.slips.slice(0, mostSlips).map(({ printed, place, cite }) => ({
      printed,
      into: placeOf(place).name,
      evidence: [evidenceOf(cite)],
    })),
    shooting: shootingFacts(story),
    alternatives: others.slice(0, mostMatched - (home ? 1 : 0)).map((place) => alternativeOf(place, story)),
    alternativesNote: whyNone(story),
    collected: incentivesCollected,
    inside: story.shootingPlaces.inside,
  };
}

/** The places with most pages stand for one that is not named. */
function settingOf(story: LocationStory): Statement[] {
  const { setting, credits } = story;
  const { given, place, named, years } = setting;
  const title = titleInText(credits);
  const said = (text: string, cites: Cites = []): Statement => ({
    text,
    evidence: cites.slice(0, citesShown).map(evidenceOf),
  });
  const firsts = named.flatMap(({ shown }) => shown.slice(0, 1));
  const own = named.filter((one) => one.place.name === place?.name);
  const inCountry = named.filter((one) => one.place.country === place?.country);
  const statements: Statement[] = given
    ? [said(settingWords.given(title, given))]
    : place
      ? [said(settingWords.setIn(title, place), [...own, ...inCountry][0]?.shown)]
      : [named.length > 0 ? said(settingWords.namedOnly(named), firsts) : said(nothingNamed(story))];
  if (years) statements.push(said(settingWords.years(title, years), years.shown));
  return statements;
}

const mostHome = 2;
function nothingNamed(story: LocationStory): string {
  const most = story.places.slice(0, mostHome);
  return settingWords.nothingNamed(
    most.map(({ name }) => name),
    most.reduce((sum, { eighths }) => sum + eighths, 0),
    story.source.pageCount,
  );
}

const alternativeOf = (place: ShootingPlace, story: LocationStory): Alternative => ({
  place: place.place,
  country: place.country,
  score: place.score,
  parts: place.parts.map(({ criterion, points, of }) => ({ name: placeWords.criterionNames[criterion], of, points })),
  pros: prosOf(place, story),
  cons: consOf(place, story),
  incentives: place.incentives,
});

function whyNone({ scenes, source, setting, credits, shootingPlaces, shoot }: LocationStory): string | null {
  if (scenes.length === 0) return placeWords.noScenes;
  if (!source.english) return placeWords.notEnglish;
  if (scenes.length < fewestScenes)
    return placeWords.tooFewScenes(scenes.length, [...new Set(scenes.map(({ place }) => place))], fewestScenes);
  if (shootingPlaces.others.length === 0) return placeWords.notOnEarth(shoot.offEarth.length);
  return setting.place === null ? placeWords.noSetting(titleInText(credits)) : null;
}

const locationsOf = (story: LocationStory): LocationAnalysisFindings['locations'] =>
  placeUses(story)
    .slice(0, mostPlaces)
    .flatMap(({ name, scenes: [first, ...more], eighths, firstPage, lastPage, days, nights, dusks, unsaid }) =>
      first
        ? [
            {
              name,
              scenes: 1 + more.length,
              eighths,
              page: firstPage,
              line: first.heading.line,
              lastPage,
              days,
              nights,
              dusks,
              unsaid,
            },
          ]
        : [],
    );
