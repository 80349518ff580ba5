/** Finds runs of scenes whose places and speakers are, nearly all, found nowhere else in the script. */
import type { Derived } from '../derive.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';

/** A run by the indexes of its first and last scene. */
export interface ApartRun {
  readonly from: number;
  readonly to: number;
}

/** Shares of the script that a run has at least and at most: a longer one is no stretch but the script. */
const leastShare = 0.08;
const mostShare = 0.45;
/** Of its pages so many play at places of its own; of its speakers so many are its own, and so many at least. */
const ownPlaces = 0.9;
const ownSpeakers = 0.6;
const fewestSpeakers = 3;
const fewestPlaces = 2;
const fewestScenes = 4;
/** Elsewhere in the script, runs of the least length have at most this share of own pages on average: where every sequence is new, none stands apart. */
const mostElsewhere = 0.55;
const mostRuns = 2;
/** Candidates looked at, the longest first. */
const mostTried = 12;

/** The longest first, none overlapping another. Own rule, read on produced scripts (test/truth/return-rules.json). */
export function apartRuns(derived: Derived): ApartRun[] {
  const { scenes, pages } = derived;
  const table = tableOf(derived);
  const found: (ApartRun & { length: number })[] = [];
  for (let from = 0; from < scenes.length; from += 1) {
    let longest: (ApartRun & { length: number }) | null = null;
    sweep(table, from, (to, { length, ownPages, people, ownPeople, places }) => {
      if (length > mostShare * pages) return false;
      const isApart =
        length >= leastShare * pages &&
        to - from + 1 >= fewestScenes &&
        ownPages >= ownPlaces * length &&
        places >= fewestPlaces &&
        ownPeople >= fewestSpeakers &&
        ownPeople >= ownSpeakers * people &&
        (from > 0 || to < scenes.length - 1) &&
        isOwn(table, from, from, to) &&
        isOwn(table, to, from, to);
      if (isApart) longest = { from, to, length };
      return true;
    });
    if (longest !== null) found.push(longest);
  }
  const chosen: ApartRun[] = [];
  for (const run of found.sort((a, b) => b.length - a.length).slice(0, mostTried)) {
    if (chosen.length === mostRuns) break;
    if (chosen.some(({ from, to }) => run.from <= to && run.to >= from)) continue;
    if (elsewhere(table, run, leastShare * pages) <= mostElsewhere) chosen.push(run);
  }
  return chosen;
}

interface Row {
  readonly pages: number;
  readonly place: number;
  readonly speakers: readonly number[];
}
interface Table {
  readonly rows: readonly Row[];
  readonly placeEnds: readonly Ends[];
  readonly speakerEnds: readonly Ends[];
  readonly placePages: readonly number[];
}
interface Ends {
  first: number;
  last: number;
}

function tableOf({ scenes, locations, characters }: Derived): Table {
  const placeAt = new Map(locations.locations.map((location, index) => [location, index]));
  const speakerAt = new Map(characters.map(({ id }, index) => [id, index]));
  const placeEnds: Ends[] = locations.locations.map(() => ({ first: scenes.length, last: -1 }));
  const speakerEnds: Ends[] = characters.map(() => ({ first: scenes.length, last: -1 }));
  const placePages = locations.locations.map(() => 0);
  const reach = (ends: Ends | undefined, at: number): void => {
    if (!ends) return;
    ends.first = Math.min(ends.first, at);
    ends.last = Math.max(ends.last, at);
  };
  const rows = scenes.map((scene: SceneFacts, at): Row => {
    const location = locations.locationOf(scene);
    const place = location === undefined ? -1 : (placeAt.get(location) ?? -1);
    reach(placeEnds[place], at);
    placePages[place] = (placePages[place] ?? 0) + scene.pages;
    const speakers = scene.speakers.flatMap((id) => speakerAt.get(id) ?? []);
    for (const one of speakers) reach(speakerEnds[one], at);
    return { pages: scene.pages, place, speakers };
  });
  return { rows, placeEnds, speakerEnds, placePages };
}

interface Sum {
  length: number;
  ownPages: number;
  places: number;
  people: number;
  ownPeople: number;
}

/** Adds scene by scene from `from` on, and hands each run's sums over; ends where `each` says false. */
function sweep(table: Table, from: number, each: (to: number, sum: Sum) => boolean): void {
  const { rows, placeEnds, speakerEnds, placePages } = table;
  const sum: Sum = { length: 0, ownPages: 0, places: 0, people: 0, ownPeople: 0 };
  const met = new Set<number>();
  for (let to = from; to < rows.length; to += 1) {
    const row = rows[to];
    if (!row) return;
    sum.length += row.pages;
    const place = placeEnds[row.place];
    if (place && place.first >= from && place.last === to) {
      sum.ownPages += placePages[row.place] ?? 0;
      sum.places += 1;
    }
    for (const one of row.speakers) {
      if (!met.has(one)) {
        met.add(one);
        sum.people += 1;
      }
      const ends = speakerEnds[one];
      if (ends && ends.first >= from && ends.last === to) sum.ownPeople += 1;
    }
    if (!each(to, sum)) return;
  }
}

const isWithin = (ends: Ends | undefined, from: number, to: number): boolean =>
  ends !== undefined && ends.first >= from && ends.last <= to;

/** A scene at the end of a run belongs to it by its place and by its people, or by a place that the run comes back to. */
function isOwn({ rows, placeEnds, speakerEnds }: Table, at: number, from: number, to: number): boolean {
  const row = rows[at];
  if (!row || !isWithin(placeEnds[row.place], from, to)) return false;
  const ends = placeEnds[row.place];
  const comesBack = ends !== undefined && ends.last > ends.first;
  return comesBack || row.speakers.some((one) => isWithin(speakerEnds[one], from, to));
}

/** The mean share of own pages in runs of this length that do not touch `run`; 0 where none has room. */
function elsewhere(table: Table, run: ApartRun, length: number): number {
  const shares: number[] = [];
  for (let from = 0; from < table.rows.length; from += 1)
    sweep(table, from, (to, sum) => {
      if (sum.length < length) return true;
      if (to < run.from || from > run.to) shares.push(sum.ownPages / sum.length);
      return false;
    });
  return shares.length === 0 ? 0 : shares.reduce((total, one) => total + one, 0) / shares.length;
}
