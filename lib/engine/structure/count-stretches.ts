/** Counts runs of scenes that stand apart from the rest of the script, its longest stay at one place, the calendar it prints, and what it says of time. */
import { placeId } from '../../story/ids.ts';
import type { ApartStretch, Stretches } from '../../story/shape/stretches.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import type { Location, PlacedPiece } from '../scenes/location-index.ts';
import { sum } from '../text/statistics.ts';
import { apartRuns } from './apart-runs.ts';
import { calendarOf } from './calendar.ts';
import { toldTimesOf } from './clock/told-times.ts';
import { describeStretch } from './describe-stretch.ts';

/** Below this a script has no stretches worth the name. */
const fewestScenes = 12;
/** A stay is told from such a share of the script on. */
const longestStayFrom = 0.05;

const apartIn = new WeakMap<Derived, readonly ApartStretch[]>();

/** Runs that stand apart, the longest first; looked for once a script. */
export function stretchesApart(derived: Derived): readonly ApartStretch[] {
  const known = apartIn.get(derived);
  if (known) return known;
  const found =
    derived.scenes.length < fewestScenes ? [] : apartRuns(derived).map((run) => describeStretch(derived, run));
  apartIn.set(derived, found);
  return found;
}

export function countStretches({ derived }: Pick<AnalysisInput, 'derived'>): Stretches {
  const { scenes } = derived;
  const calendar = calendarOf(derived);
  const times = toldTimesOf(derived, calendar);
  if (scenes.length < fewestScenes) return { calendar, apart: [], longestStay: null, times };
  return {
    calendar,
    times,
    apart: [...stretchesApart(derived)],
    longestStay: longestStayOf(derived),
  };
}

/** A slug within a scene that goes to another room, or to a screen, ends a stay. */
function longestStayOf({ locations, pages }: Derived): Stretches['longestStay'] {
  const runs: { place: Location; own: PlacedPiece[] }[] = [];
  let last: Location | undefined;
  for (const piece of locations.pieces) {
    const place = piece.screen ? undefined : piece.location;
    const isSlug = piece.passage !== piece.scene.headingPassage;
    if (place && place === last && !isSlug) runs.at(-1)?.own.push(piece);
    else if (place) runs.push({ place, own: [piece] });
    last = place;
  }
  const [longest] = runs
    .map((run) => ({ ...run, pages: sum(run.own.map((piece) => piece.pages)) }))
    .sort((a, b) => b.pages - a.pages);
  const [first, end] = [longest?.own[0], longest?.own.at(-1)];
  if (!longest || !first || !end || runs.length < 2 || longest.pages < longestStayFrom * pages) return null;
  const after = locations.pieces[locations.pieces.indexOf(end) + 1];
  return {
    place: placeId(longest.place.key),
    scenes: new Set(longest.own.map(({ scene }) => scene)).size,
    fromPage: first.passage.at.page,
    toPage: after?.scene === end.scene ? after.passage.at.page : end.scene.lastPage,
    pages: longest.pages,
  };
}
