/** Counts runs of scenes that stand apart from the rest of the script, when the last people and places come, and where it settles. */
import { characterId, placeId } from '../../story/ids.ts';
import type { ApartStretch, Stretches } from '../../story/shape/stretches.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import type { Location, PlacedPiece } from '../scenes/location-index.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { sum } from '../text/statistics.ts';
import { apartRuns } from './apart-runs.ts';
import { calendarOf } from './calendar.ts';
import { describeStretch } from './describe-stretch.ts';

/** Below this a script has no stretches worth the name. */
const fewestScenes = 12;
/** A newcomer who matters speaks so often. */
const heardOften = 5;
/** Places that a script may settle at, and the share of it that must be left. */
const fewPlaces = 2;
const leastSettled = 0.06;
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
  if (scenes.length < fewestScenes)
    return {
      calendar: calendarOf(derived),
      apart: [],
      lastNew: null,
      lastVoice: null,
      lastPlace: null,
      settled: null,
      longestStay: null,
    };
  return {
    calendar: calendarOf(derived),
    apart: [...stretchesApart(derived)],
    ...comingsOf(derived),
    settled: settledOf(derived),
    longestStay: longestStayOf(derived),
  };
}

function comingsOf({ characters, locations }: Derived): Pick<Stretches, 'lastNew' | 'lastVoice' | 'lastPlace'> {
  const byComing = [...characters].sort((a, b) => a.firstPage - b.firstPage || b.words - a.words);
  const last = byComing.findLast(({ speeches }) => speeches.length >= heardOften);
  const voice = byComing.at(-1);
  const firstOf = ({ scenes }: Location): SceneFacts | undefined => scenes[0];
  const place = [...locations.locations].sort((a, b) => (firstOf(a)?.ordinal ?? 0) - (firstOf(b)?.ordinal ?? 0)).at(-1);
  const placePage = place && firstOf(place)?.page;
  return {
    lastNew: last ? { character: characterId(last.id), page: last.firstPage } : null,
    lastVoice: voice ? { character: characterId(voice.id), page: voice.firstPage } : null,
    lastPlace: place && placePage !== undefined ? { place: placeId(place.key), page: placePage } : null,
  };
}

/** The longest end of the script that plays at few places, if it is long enough and has more scenes than places. */
function settledOf({ scenes, locations, pages }: Derived): Stretches['settled'] {
  const places: Location[] = [];
  let from = scenes.length;
  for (let at = scenes.length - 1; at >= 0; at -= 1) {
    const scene = scenes[at];
    const place = scene && locations.locationOf(scene);
    if (!place) break;
    if (!places.includes(place)) places.push(place);
    if (places.length > fewPlaces) break;
    from = at;
  }
  const own = scenes.slice(from);
  const [first] = own;
  const length = sum(own.map((scene) => scene.pages));
  if (!first || from === 0 || length < leastSettled * pages) return null;
  const there = [...new Set(own.flatMap((scene) => locations.locationOf(scene) ?? []))];
  return { fromPage: first.page, pages: length, places: there.map(({ key }) => placeId(key)), scenes: own.length };
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
