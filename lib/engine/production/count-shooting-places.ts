/** Scores places with an incentive against what the script asks for, criterion by criterion. Does not weigh studios and crews: it has no source for them. */
import { isOldSource } from '../../contract/old-source.ts';
import type { Setting } from '../../story/production/setting.ts';
import type { PlaceCriterion, ShootingPlace, ShootingPlaces } from '../../story/production/shooting-places.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { type Incentive, incentivesCollected } from '../norms/incentives.ts';
import { type ProductionPlace, productionPlaces } from '../norms/production-places.ts';
import { likenessOf, regionOf } from '../norms/world-regions.ts';
import { sum } from '../text/statistics.ts';
import { countSetting } from './count-setting.ts';
import { isOffEarth } from './off-earth.ts';
import { incentivesOf, lookWanted, type Speech, speechIn } from './place-fit.ts';

/** The most each criterion gives: yardsticks of ours. What the script does not ask for is left out of the sum. */
export const criteria: Readonly<Record<PlaceCriterion, number>> = { look: 15, language: 10, incentive: 20 };

/** A headline rate of 40% or more wins the whole criterion; a figure that may be old or bears no date counts half. */
const fullRate = 40;
const oldWeight = 0.5;

/** Places kept beside the script's own. */
const mostPlaces = 8;
/** Scenes from which it makes sense to ask where else they could be shot. */
export const fewestScenes = 3;

interface Asked {
  readonly derived: Derived;
  readonly setting: Setting;
}

/** A language is known by a script's English alone. */
export function countShootingPlaces({ derived, details }: Pick<AnalysisInput, 'derived' | 'details'>): ShootingPlaces {
  const setting = countSetting({ derived, details });
  const inside = isInside(derived);
  const look = inside ? null : lookWanted(setting);
  if (derived.scenes.length < fewestScenes || !derived.english || isElsewhere({ derived, setting }))
    return { look, inside, home: null, others: [] };
  const scored = productionPlaces.map((place) => ({ place, scored: scoredPlace(place, { derived, setting }) }));
  const isHome = ({ place }: { place: ProductionPlace }): boolean => {
    const set = setting.place;
    if (set === null) return false;
    return set.region === null ? place.place === set.country : place.place === set.region;
  };
  const ranked = scored
    .filter((one) => !isHome(one))
    .sort((a, b) => b.scored.score - a.scored.score || (a.place.place < b.place.place ? -1 : 1));
  return {
    look,
    inside,
    home: scored.find(isHome)?.scored ?? null,
    others: ranked.slice(0, mostPlaces).map((one) => one.scored),
  };
}

/** From this share of the pages on that play inside, the look of a country decides nothing. Ours. */
const insideShare = 0.9;
const isInside = ({ scenes }: Derived): boolean => {
  const inside = scenes.filter(({ heading }) => heading.setting === 'INT');
  return sum(inside.map(({ pages }) => pages)) >= insideShare * sum(scenes.map(({ pages }) => pages));
};

/** From this share of the scenes on, headings in space or on other worlds say that a script which names no place on earth plays on none. Ours. */
const elsewhereShare = 0.05;

/** True where no place on earth is what the script looks for. */
const isElsewhere = ({ derived, setting }: Asked): boolean =>
  setting.place === null &&
  setting.named.length === 0 &&
  derived.scenes.filter(isOffEarth).length >= elsewhereShare * derived.scenes.length;

function scoredPlace(place: ProductionPlace, { derived, setting }: Asked): ShootingPlace {
  const own = incentivesOf(place);
  const wanted = isInside(derived) ? null : lookWanted(setting);
  const part = regionOf(place.country);
  const likeness = wanted && likenessOf(part, wanted);
  const speech = speechIn(place, setting);
  const parts = [
    ...(likeness === null ? [] : [partOf('look', likeness)]),
    partOf('language', speechShare[speech]),
    partOf('incentive', incentiveShare(own)),
  ];
  const possible = parts.reduce((sum, { of }) => sum + of, 0);
  return {
    place: place.place,
    country: place.country,
    score: Math.round((100 * parts.reduce((sum, { points }) => sum + points, 0)) / possible),
    parts,
    part,
    look: likeness === null ? null : likeness === 1 ? 'same' : likeness > 0 ? 'alike' : 'other',
    speech,
    languages: [...place.languages],
    english: place.english,
    incentives: own.map((row) => ({ ...row, old: isOldSource(row.published, incentivesCollected) })),
  };
}

const partOf = (criterion: PlaceCriterion, share: number): ShootingPlace['parts'][number] => ({
  criterion,
  of: criteria[criterion],
  points: Math.round(criteria[criterion] * share),
});

/** The place's own headline rate alone: rates on different bases (labour, all spend) can't be added up. */
function incentiveShare([row]: readonly Incentive[]): number {
  if (!row) return 0;
  const weight = isOldSource(row.published, incentivesCollected) ? oldWeight : 1;
  return Math.min(1, row.percent / fullRate) * weight;
}

const speechShare: Readonly<Record<Speech, number>> = { own: 1, near: 0.6, foreign: 0.2 };
