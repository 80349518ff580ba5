/** Scene lengths along the script, interiors and exteriors, day and night. Refuses to call any of them good. */
import type { Block } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import type { Light } from '../derived/location-index.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';
import { sum } from '../derived/statistics.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import { capitalised, counted, listed, percent } from '../wording.ts';
import { eighthsIn } from './breakdown.ts';
import { eighthsLong, pagesAndEighths } from './eighths.ts';

/** Where a scene begins, in pages with a fraction: 1 is the top of page 1. */
const beginsAt = (scene: SceneFacts, pages: number): number =>
  Number((1 + scene.start * Math.max(0, pages - 0.01)).toFixed(1));

/** 'Scene 11, on page 9, is the longest of 18 at 1 3/8 pages': scenes of one length share the place. */
function longestScenes(scenes: readonly SceneFacts[]): string {
  const most = Math.max(...scenes.map(eighthsIn));
  const longest = scenes.filter((scene) => eighthsIn(scene) === most);
  const [first] = longest;
  if (scenes.length === 1 || !first) return `The only scene runs ${pagesAndEighths(most)}`;
  if (longest.length === scenes.length) return `All ${scenes.length} scenes run ${pagesAndEighths(most)}`;
  if (longest.length > 3)
    return `${longest.length} of ${scenes.length} scenes run longest, ${pagesAndEighths(most)} each`;
  return longest.length === 1
    ? `Scene ${first.ordinal}, on page ${first.page}, is the longest of ${scenes.length} at ${pagesAndEighths(most)}`
    : `Scenes ${listed(longest.map(({ ordinal }) => String(ordinal)))} are the longest of ${scenes.length}, at ${pagesAndEighths(most)} each`;
}

export function lengthBlock({ scenes, pages }: Derived): Block | null {
  if (scenes.length === 0) return null;
  const lengths = scenes.map(eighthsIn).sort((a, b) => a - b);
  const middle = lengths[Math.ceil(lengths.length / 2) - 1] ?? 0;
  const rest = middle < (lengths.at(-1) ?? 0) ? `; half run ${eighthsLong(middle)} or less` : '';
  return {
    kind: 'series',
    title: `${longestScenes(scenes)}${rest}`,
    xLabel: 'page on which the scene begins',
    yLabel: 'length of the scene in pages',
    lines: [
      {
        name: 'Each scene',
        shape: 'columns',
        points: scenes.map((scene) => ({ x: beginsAt(scene, pages), y: Number(scene.pages.toFixed(3)) })),
      },
    ],
    basis: 'counted',
  };
}

interface Share {
  readonly label: string;
  readonly eighths: number;
  readonly scenes: number;
}

/** Most eighths first; a label that no scene has is left out. */
function sharesBy(scenes: readonly SceneFacts[], labelOf: (scene: SceneFacts) => string): Share[] {
  const groups = Map.groupBy(scenes, labelOf);
  return [...groups]
    .map(([label, own]) => ({ label, eighths: sum(own.map(eighthsIn)), scenes: own.length }))
    .sort((a, b) => b.eighths - a.eighths || b.scenes - a.scenes);
}

const bars = (title: string, shares: readonly Share[]): Block => {
  const total = Math.max(1, sum(shares.map(({ eighths }) => eighths)));
  return {
    kind: 'bars',
    title,
    itemLabel: 'Scenes headed',
    valueLabel: 'pages',
    items: shares.map(({ label, eighths, scenes }) => ({
      label,
      value: eighths / 8,
      note: `${pagesAndEighths(eighths)}, ${percent(eighths / total)}, ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}`,
    })),
    basis: 'counted',
  };
};

const share = (all: readonly Share[], one: Share): string =>
  percent(one.eighths / Math.max(1, sum(all.map(({ eighths }) => eighths))));

const settings = { INT: 'Interior', EXT: 'Exterior', 'INT/EXT': 'Interior and exterior' } as const;

export function settingBlock({ scenes }: Derived): Block | null {
  const shares = sharesBy(scenes, ({ heading }) =>
    heading.setting === null ? 'Neither INT nor EXT' : settings[heading.setting],
  );
  const [most, next] = shares;
  if (!most) return null;
  const title = next
    ? `${most.label} scenes hold ${share(shares, most)} of the pages, ${next.label.toLowerCase()} scenes ${share(shares, next)}`
    : `Every scene is headed ${most.label.toLowerCase()}`;
  return bars(title.replace(/neither int nor ext/i, 'neither INT nor EXT'), shares);
}

const lightNames: Readonly<Record<Light, string>> = {
  day: 'Day',
  night: 'Night',
  'dawn or dusk': 'Dawn, dusk or evening',
  unsaid: 'No time of day',
};

export function lightBlock({ scenes, locations }: Derived): Block | null {
  const shares = sharesBy(scenes, (scene) => lightNames[locations.lightOf(scene)]);
  const [most] = shares;
  if (!most) return null;
  const night = shares.find(({ label }) => label === lightNames.night);
  const rest = night && night !== most ? `, night ${share(shares, night)} in ${counted(night.scenes, 'scene')}` : '';
  const subject =
    most.label === lightNames.unsaid ? 'Scenes without a time of day hold' : `${capitalised(most.label)} holds`;
  return bars(`${subject} ${share(shares, most)} of the pages${rest}`, shares);
}

export function placesBlock({ locations: { locations }, scenes }: Derived): Block | null {
  const [most] = locations;
  if (!most) return null;
  const once = locations.filter((location) => location.scenes.length === 1).length;
  const all = sum(scenes.map(eighthsIn));
  const of =
    once === locations.length
      ? 'each location is'
      : `${once} of ${locations.length} locations ${once === 1 ? 'is' : 'are'}`;
  return {
    kind: 'table',
    title: `${most.name} holds ${pagesAndEighths(most.eighths)} of ${eighthsLong(all)}; ${of} used once`,
    columns: [
      { label: 'Location', align: 'left' },
      { label: 'Scenes', align: 'right' },
      { label: 'Pages and eighths', align: 'right' },
      { label: 'Share', align: 'right' },
      { label: 'First page', align: 'right' },
      { label: 'Setting', align: 'left' },
      { label: 'Rooms and corners', align: 'left' },
    ],
    rows: locations.map(({ name, scenes: own, eighths, sub }) => [
      name,
      own.length,
      eighthsLong(eighths),
      percent(eighths / Math.max(1, all)),
      own[0]?.page ?? '',
      [...new Set(own.map(({ heading }) => heading.setting ?? ''))].filter((setting) => setting !== '').join(', '),
      sub.map((room) => `${room.name} (${room.scenes})`).join(', '),
    ]),
    places: columnPlaces(
      4,
      locations.map(({ scenes: [first] }) => (first ? [pageNamed(first.headingPassage.at)] : [])),
    ),
    basis: 'counted',
  };
}
