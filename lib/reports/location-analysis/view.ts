/** Question 15 as a view of the story graph: where it is set, what its places ask, where else it could be shot. */
import { incentivesCollected, unofficial } from '../../engine/norms/incentives.ts';
import { fewestScenes } from '../../engine/production/count-shooting-places.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { ShootingPlace } from '../../story/production/shooting-places.ts';
import type { Story } from '../../story/story-graph.ts';
import { headingNote } from '../heading-doubt.ts';
import { titleInText } from '../quoted-title.ts';
import { placeUses } from '../shape/place-use.ts';
import { placeFinder } from '../story-lookup.ts';
import { type Alternative, type LocationAnalysisFindings, type Statement, unnamedId } from './card.ts';
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
const mostSlips = 6;
/** Towns named beside the country or state that it is set in. */
const mostTowns = 4;
/** Points of 100 from which a place suits the script's own by look, language and incentive. Ours. */
const fairMatch = 60;
const citesShown = 1;

export function locationAnalysisView(story: LocationStory): LocationAnalysisFindings {
  const placeOf = placeFinder(story);
  const { home } = story.shootingPlaces;
  const note = headingNote(story);
  return {
    setting: settingOf(story, note !== null),
    // That it looks and speaks like itself needs no saying.
    home: home && { ...alternativeOf(home, story), pros: [] },
    locations: note === null ? locationsOf(story) : [],
    merged:
      note === null
        ? story.shoot.slips.slice(0, mostSlips).map(({ printed, place, cite }) => ({
            printed,
            into: placeOf(place).name,
            evidence: [evidenceOf(cite)],
          }))
        : [],
    shooting: note === null ? shootingFacts(story) : [],
    alternatives: alternativesOf(story),
    alternativesNote: whyNone(story),
    headingsNote: note,
    collected: incentivesCollected,
  };
}

/** A kind of English is no setting: places chosen by it would be the same for every such script. Where the script names a place, it is no other one. */
function alternativesOf(story: LocationStory): Alternative[] {
  const { setting, shootingPlaces } = story;
  if (setting.place === null) return [];
  const own = new Set(setting.named.flatMap(({ place }) => [place.name, place.region ?? '']));
  // Rates that no office or firm has published are none to plan by.
  return shootingPlaces.others
    .map((place) => ({ ...place, incentives: place.incentives.filter(({ source }) => source !== unofficial) }))
    .filter(({ score, place, incentives }) => score >= fairMatch && incentives.length > 0 && !own.has(place))
    .slice(0, mostMatched - (shootingPlaces.home ? 1 : 0))
    .sort((a, b) => bestRate(b) - bestRate(a))
    .map((place) => alternativeOf(place, story));
}
const bestRate = ({ incentives }: ShootingPlace): number => Math.max(0, ...incentives.map(({ percent }) => percent));

/** The places with most pages stand for one that is not named. */
function settingOf(story: LocationStory, inDoubt: boolean): Statement[] {
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
  const saidToBe = (there: Named['place']): Statement => {
    const towns = townsIn(there, inCountry);
    const most = towns.slice(0, mostTowns).sort((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0));
    return said(settingWords.setIn(title, there, most, towns.length), [...own, ...inCountry][0]?.shown);
  };
  const statements: Statement[] = given
    ? [said(settingWords.given(title, given))]
    : place
      ? [saidToBe(place)]
      : named.length > 0
        ? [said(settingWords.namedOnly(named), firsts)]
        : inDoubt
          ? []
          : [{ ...said(settingWords.nothingNamed(title, lieOf(story)), headingOfMost(story)), id: unnamedId }];
  if (years) statements.push(said(settingWords.years(title, years), years.shown));
  return statements;
}

/** Pages in whole numbers; a scene headed for both is counted outside, as a crew has to go there. */
function lieOf(story: LocationStory): settingWords.Lie {
  const inside = story.scenes.filter(({ setting }) => setting === 'INT');
  return {
    inside: inside.length,
    insidePages: Math.round(inside.reduce((sum, { pages }) => sum + pages, 0)),
    outside: story.scenes.filter(({ setting }) => setting === 'EXT' || setting === 'INT/EXT').length,
    pages: Math.round(story.scenes.reduce((sum, { pages }) => sum + pages, 0)),
  };
}

type Named = LocationStory['setting']['named'][number];
/** Of a country or a state the towns and states that the script names in it, those named most first; no state beside a town of its own. */
function townsIn({ name, country, region }: Named['place'], inCountry: readonly Named[]): Named[] {
  const isWhole = name === country || `${name} (US)` === region || name === region;
  const times = ({ headings, captions, shows }: Named): number => headings + captions + shows;
  const held = new Set(inCountry.flatMap(({ place }) => (place.region === place.name ? [] : (place.region ?? []))));
  return !isWhole
    ? []
    : inCountry
        .filter(
          ({ place }) =>
            !place.name.startsWith(name) &&
            place.name !== country &&
            !held.has(place.name) &&
            (name === country || place.region === region),
        )
        .toSorted((a, b) => times(b) - times(a));
}

/** A place to go and see: the heading of the place with most pages. */
const headingOfMost = (story: LocationStory): Cites =>
  placeUses(story)
    .slice(0, 1)
    .flatMap(({ scenes }) => scenes[0]?.heading ?? []);

const alternativeOf = (place: ShootingPlace, story: LocationStory): Alternative => ({
  place: place.place,
  country: place.country,
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
