/** Scores places with an incentive against what the script asks for, criterion by criterion. Refuses to weigh studios and crews: it has no source for them. */
import { isOldSource } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import { quoteOf } from '../derived/quote.ts';
import { type Incentive, incentives, incentivesCollected } from '../norms/incentives.ts';
import { type LandscapeGroup, landscapes } from '../norms/landscape-words.ts';
import { type ProductionPlace, placeInText, productionPlaces } from '../norms/production-places.ts';
import { likenessOf, regionOf, type WorldRegion } from '../norms/world-regions.ts';
import { placeName } from '../summary-snapshot/describe-place.ts';
import { capitalised, listed } from '../wording.ts';
import type { Alternative, Statement } from './card.ts';
import { daylightStatement } from './daylight.ts';
import type { Need } from './landscape-needs.ts';
import type { OriginalSetting } from './original-setting.ts';

/** The most each criterion gives: yardsticks of ours. What the script does not ask for is left out of the sum. */
export const criteria = { Landscape: 30, Streets: 15, Weather: 10, Look: 15, Language: 10, Incentive: 20 } as const;
const groupOf: Readonly<Record<LandscapeGroup, keyof typeof criteria>> = {
  land: 'Landscape',
  streets: 'Streets',
  weather: 'Weather',
};

/** A headline rate of 40% or more wins the whole criterion; a figure that may be old or bears no date counts half. */
const fullRate = 40;
const oldWeight = 0.5;

/** Shown in the table, and of those as cards. */
const mostRows = 8;

interface Asked {
  readonly derived: Derived;
  readonly needs: readonly Need[];
  readonly setting: OriginalSetting;
  readonly title: string;
}

/** The place the script is set in, where the table has a row for it, and the best matches elsewhere, best first. */
export function alternativesOf(asked: Asked): { home: Alternative | null; alternatives: Alternative[] } {
  const scored = productionPlaces.map((place) => ({ place, alternative: alternativeOf(place, asked) }));
  const isHome = ({ place }: { place: ProductionPlace }): boolean => {
    const set = asked.setting.place;
    if (set === null) return false;
    return set.region === null ? place.place === set.country : place.place === set.region;
  };
  const ranked = scored
    .filter((one) => !isHome(one))
    .sort((a, b) => b.alternative.score - a.alternative.score || (a.place.place < b.place.place ? -1 : 1));
  return {
    home: scored.find(isHome)?.alternative ?? null,
    alternatives: ranked.slice(0, mostRows).map(({ alternative }) => alternative),
  };
}

function alternativeOf(place: ProductionPlace, asked: Asked): Alternative {
  const own = incentivesOf(place);
  const groups = (['land', 'streets', 'weather'] as const).flatMap((group) => {
    const needs = asked.needs.filter(({ tag }) => landscapes[tag].group === group);
    const all = needs.reduce((sum, { weight }) => sum + weight, 0);
    if (all === 0) return [];
    const met = needs.filter(({ tag }) => place.has[tag]).reduce((sum, { weight }) => sum + weight, 0);
    const name = groupOf[group];
    return [{ name, of: criteria[name], points: Math.round((criteria[name] * met) / all) }];
  });
  const parts = [...groups, ...lookPart(place, asked), languagePart(place, asked), incentivePart(own)];
  const possible = parts.reduce((sum, { of }) => sum + of, 0);
  return {
    place: place.place,
    country: place.country,
    score: Math.round((100 * parts.reduce((sum, { points }) => sum + points, 0)) / possible),
    parts,
    pros: prosOf(place, asked),
    cons: consOf(place, asked),
    incentives: own.map(({ place: name, ...row }) => ({
      place: name,
      ...row,
      old: isOldSource(row.published, incentivesCollected),
    })),
  };
}

/** A province's own rows and the federal one that stacks with it. */
const incentivesOf = ({ place, country }: ProductionPlace): Incentive[] =>
  incentives
    .filter((row) => row.place === place || (country === 'Canada' && row.place === 'Canada (federal)'))
    .sort((a, b) => Number(b.place === place) - Number(a.place === place));

/** The place's own headline rate alone: rates on different bases (labour, all spend) can't be added up. */
function incentivePart([row]: readonly Incentive[]): Alternative['parts'][number] {
  const share = row ? Math.min(1, row.percent / fullRate) : 0;
  const weight = row && isOldSource(row.published, incentivesCollected) ? oldWeight : 1;
  return { name: 'Incentive', of: criteria.Incentive, points: Math.round(criteria.Incentive * share * weight) };
}

/** The part of the world the script plays in, by the place it names, else by its kind of English; null when neither is known. */
const lookWanted = ({ setting }: Asked): WorldRegion | null => {
  if (setting.place) return regionOf(setting.place.country);
  if (setting.english === null) return null;
  return setting.english === 'British' ? 'the British Isles' : 'North America';
};

function lookPart(place: ProductionPlace, asked: Asked): Alternative['parts'] {
  const wanted = lookWanted(asked);
  if (wanted === null) return [];
  const likeness = likenessOf(regionOf(place.country), wanted);
  return [{ name: 'Look', of: criteria.Look, points: Math.round(criteria.Look * likeness) }];
}

type Speech = 'own' | 'near' | 'foreign';

/** The language of the setting if it is named, else the script's own English. */
function speechIn(place: ProductionPlace, { setting }: Asked): Speech {
  const language = setting.place?.language ?? 'English';
  if (language !== 'English') return place.languages.includes(language) ? 'own' : 'foreign';
  if (place.english === null) return 'foreign';
  const variety = setting.english ?? (setting.place ? varietyOf(setting.place.country) : null);
  return variety === null || place.english === variety ? 'own' : 'near';
}
const varietyOf = (country: string): 'British' | 'American' =>
  country === 'United States' || country === 'Canada' ? 'American' : 'British';

const speechShare: Readonly<Record<Speech, number>> = { own: 1, near: 0.6, foreign: 0.2 };

const languagePart = (place: ProductionPlace, asked: Asked): Alternative['parts'][number] => ({
  name: 'Language',
  of: criteria.Language,
  points: Math.round(criteria.Language * speechShare[speechIn(place, asked)]),
});

const mostStatements = 4;
/** Those who speak most travel anyhow: a small part is none of them. */
const leads = 3;

function prosOf(place: ProductionPlace, asked: Asked): Statement[] {
  const met = asked.needs
    .filter(({ tag }) => place.has[tag])
    .map(
      (need): Statement => ({
        text: `${metBy(need, place)} (${placeName(need.scene)}, page ${need.scene.page}).`,
        evidence: [need.strongest],
      }),
    );
  return [...met.slice(0, mostStatements), ...(speechIn(place, asked) === 'own' ? [speechPro(asked)] : [])];
}

/** 'A harbour: Howth and Killybegs', 'Rain in every season'. */
const metBy = ({ tag }: Need, { has }: ProductionPlace): string =>
  landscapes[tag].group === 'weather'
    ? capitalised(has[tag] ?? '')
    : `${capitalised(landscapes[tag].name)}: ${has[tag] ?? ''}`;

function speechPro({ setting, title }: Asked): Statement {
  const language = setting.place?.language ?? 'English';
  const shared =
    language === 'English' && setting.english !== null
      ? `English as ${title} has it: signs, extras and small parts pass.`
      : `${language} on the signs and from the day players, as ${title} has it.`;
  return { text: shared, evidence: setting.englishPlace.slice(0, 1) };
}

function consOf(place: ProductionPlace, asked: Asked): Statement[] {
  const unmet = asked.needs.filter(({ tag }) => !place.has[tag]);
  const light = daylightStatement(place, asked.derived);
  const cons = [
    ...unmet.slice(0, mostStatements - 1).map(
      (need): Statement => ({
        text: `Our table lists ${withoutArticle(landscapes[need.tag].name)} in ${placeInText(place)} for ${placeName(need.scene)} (page ${need.scene.page}).`,
        evidence: [need.strongest],
      }),
    ),
    ...lookCons(place, asked),
    ...speechCons(place, asked),
    ...(light ? [light] : []),
    ...rateCons(place, asked),
  ];
  return cons.length > 0
    ? cons
    : [
        {
          text: `None by these criteria; what ${asked.title} would cost in ${placeInText(place)} is not among them.`,
          evidence: [],
        },
      ];
}

function lookCons(place: ProductionPlace, asked: Asked): Statement[] {
  const wanted = lookWanted(asked);
  const there = regionOf(place.country);
  if (wanted === null || wanted === there) return [];
  const outside = asked.derived.scenes.find(({ heading }) => heading.setting === 'EXT');
  const where = outside ? `${placeName(outside)} (page ${outside.page})` : asked.title;
  const evidence = outside ? [quoteOf(outside.headingPassage)] : [];
  return likenessOf(there, wanted) > 0
    ? [{ text: `Houses and plants of ${there} pass for ${wanted} with dressing: look hard at ${where}.`, evidence }]
    : [{ text: `Houses, plants and light are those of ${there}, not of ${wanted}: ${where} would show it.`, evidence }];
}

function rateCons(place: ProductionPlace, { title }: Asked): Statement[] {
  const [row] = incentivesOf(place);
  if (!row || !isOldSource(row.published, incentivesCollected)) return [];
  const when = row.published === null ? 'bears no date' : `is of ${row.published}`;
  return [{ text: `Its incentive figure ${when}: ask before ${title} is budgeted on it.`, evidence: [] }];
}

const withoutArticle = (name: string): string => `no ${name.replace(/^an? /, '')}`;

function speechCons(place: ProductionPlace, asked: Asked): Statement[] {
  const { setting, derived, title } = asked;
  const speech = speechIn(place, asked);
  if (speech === 'own') return [];
  const small = derived.characters
    .slice(leads)
    .filter(({ speeches }) => speeches.length <= 2)
    .map(({ name }) => name);
  const who = small.length === 0 ? 'small parts' : `small parts (${listed(small.slice(0, 3))})`;
  const wanted = setting.place?.language ?? 'English';
  if (speech === 'near')
    return [
      {
        text: `People there speak ${place.english === 'another' ? 'an English of their own' : `${place.english === 'British' ? 'British or Irish' : 'North American'} English`}: ${who} in ${title} would need another accent or a flight.`,
        evidence: setting.englishPlace.slice(0, 1),
      },
    ];
  return [
    {
      text: `${listed(place.languages)} ${place.languages.length === 1 ? 'is' : 'are'} spoken there, not ${wanted}: signs in ${title} need dressing, ${who} a flight.`,
      evidence: [],
    },
  ];
}
