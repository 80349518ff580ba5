/** Scores places with an incentive against what the script asks for, criterion by criterion. Refuses to weigh studios and crews: it has no source for them. */
import { isOldSource } from '../../contract/blocks.ts';
import { type Incentive, incentivesCollected } from '../../engine/norms/incentives.ts';
import { type ProductionPlace, productionPlaces } from '../../engine/norms/production-places.ts';
import { likenessOf, regionOf } from '../../engine/norms/world-regions.ts';
import type { Alternative } from './card.ts';
import { type Asked, incentivesOf, lookWanted, type Speech, speechIn } from './place-fit.ts';
import { consOf, prosOf } from './pros-and-cons.ts';

/** The most each criterion gives: yardsticks of ours. What the script does not ask for is left out of the sum. */
export const criteria = { Look: 15, Language: 10, Incentive: 20 } as const;

/** A headline rate of 40% or more wins the whole criterion; a figure that may be old or bears no date counts half. */
const fullRate = 40;
const oldWeight = 0.5;

/** Shown in the table, and of those as cards. */
const mostRows = 8;

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
  const parts = [...lookPart(place, asked), languagePart(place, asked), incentivePart(own)];
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

/** The place's own headline rate alone: rates on different bases (labour, all spend) can't be added up. */
function incentivePart([row]: readonly Incentive[]): Alternative['parts'][number] {
  const share = row ? Math.min(1, row.percent / fullRate) : 0;
  const weight = row && isOldSource(row.published, incentivesCollected) ? oldWeight : 1;
  return { name: 'Incentive', of: criteria.Incentive, points: Math.round(criteria.Incentive * share * weight) };
}

function lookPart(place: ProductionPlace, asked: Asked): Alternative['parts'] {
  const wanted = lookWanted(asked);
  if (wanted === null) return [];
  const likeness = likenessOf(regionOf(place.country), wanted);
  return [{ name: 'Look', of: criteria.Look, points: Math.round(criteria.Look * likeness) }];
}

const speechShare: Readonly<Record<Speech, number>> = { own: 1, near: 0.6, foreign: 0.2 };

const languagePart = (place: ProductionPlace, asked: Asked): Alternative['parts'][number] => ({
  name: 'Language',
  of: criteria.Language,
  points: Math.round(criteria.Language * speechShare[speechIn(place, asked)]),
});
