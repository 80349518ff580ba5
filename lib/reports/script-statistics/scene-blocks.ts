/** Scene lengths along the script, interiors and exteriors, day and night, places. */
import type { Block } from '../../contract/blocks.ts';
import { sum } from '../../engine/text/statistics.ts';
import { percent } from '../../engine/wording.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import { sceneFinder } from '../story-lookup.ts';
import { eighthsIn } from './breakdown.ts';
import { eighthsLong } from './eighths.ts';
import * as words from './words.ts';

/** Where a scene begins, in pages with a fraction: 1 is the top of page 1. */
const beginsAt = ({ start }: StoryScene, pages: number): number =>
  Number((1 + start * Math.max(0, pages - 0.01)).toFixed(1));

export function lengthBlock({ scenes, source }: Pick<Story, 'scenes' | 'source'>): Block | null {
  if (scenes.length === 0) return null;
  const lengths = scenes.map(eighthsIn).sort((a, b) => a - b);
  const most = lengths.at(-1) ?? 0;
  const middle = lengths[Math.ceil(lengths.length / 2) - 1] ?? 0;
  const longest = scenes.filter((scene) => eighthsIn(scene) === most);
  return {
    kind: 'series',
    title: words.lengthTitle(longest, { most, middle, scenes: scenes.length }),
    x: 'page',
    xLabel: words.axes.page,
    yLabel: words.axes.length,
    lines: [
      {
        name: words.axes.each,
        shape: 'columns',
        points: scenes.map((scene) => ({ x: beginsAt(scene, source.pages), y: Number(scene.pages.toFixed(3)) })),
      },
    ],
    basis: 'counted',
  };
}

/** With the longest of the scenes. */
interface HeadedScenes extends words.Headed {
  readonly longest: StoryScene;
}

/** Most eighths first; a label that no scene has is left out. */
function headedBy(scenes: readonly StoryScene[], labelOf: (scene: StoryScene) => string): HeadedScenes[] {
  const total = Math.max(1, sum(scenes.map(eighthsIn)));
  return [...Map.groupBy(scenes, labelOf)]
    .map(([label, own]) => ({
      label,
      eighths: sum(own.map(eighthsIn)),
      scenes: own.length,
      longest: own.reduce((most, scene) => (eighthsIn(scene) > eighthsIn(most) ? scene : most)),
    }))
    .map((headed) => ({ ...headed, share: headed.eighths / total }))
    .sort((a, b) => b.eighths - a.eighths || b.scenes - a.scenes);
}

const bars = (title: string, groups: readonly HeadedScenes[]): Block => ({
  kind: 'bars',
  title,
  itemLabel: words.axes.headed,
  valueLabel: words.axes.pages,
  items: groups.map((headed) => ({
    label: headed.label,
    value: headed.eighths / 8,
    note: words.headedNote(headed),
    place: { text: words.longestHeaded(headed.longest), page: headed.longest.page, line: headed.longest.heading.line },
  })),
  basis: 'counted',
});

export function settingBlock({ scenes }: Pick<Story, 'scenes'>): Block | null {
  const groups = headedBy(scenes, ({ setting }) => words.settingName(setting));
  const [most, next] = groups;
  return most ? bars(words.settingTitle(most, next), groups) : null;
}

export function lightBlock({ scenes }: Pick<Story, 'scenes'>): Block | null {
  const groups = headedBy(scenes, ({ light }) => words.lightName(light));
  const [most, ...others] = groups;
  const night = others.find(({ label }) => label === words.lightName('night'));
  return most ? bars(words.lightTitle(most, night ?? null), groups) : null;
}

export function placesBlock(story: Pick<Story, 'places' | 'scenes'>): Block | null {
  const { places, scenes } = story;
  const [most] = places;
  if (!most) return null;
  const all = sum(scenes.map(eighthsIn));
  const sceneOf = sceneFinder(story);
  const rows = places.map((place) => ({ ...place, own: place.scenes.map(sceneOf) }));
  const { location, setting, rooms, ...numbers } = words.placeColumns;
  return {
    kind: 'table',
    id: 'locations',
    title: words.placesTitle(most, {
      eighths: all,
      once: places.filter((place) => place.scenes.length === 1).length,
      places: places.length,
    }),
    columns: [
      { label: location, align: 'left' },
      ...Object.entries(numbers).map(([id, label]) => ({ id, label, align: 'right' as const })),
      { label: setting, align: 'left' },
      { label: rooms, align: 'left' },
    ],
    rows: rows.map((place) => [
      place.name,
      place.own.length,
      eighthsLong(place.eighths),
      percent(place.eighths / Math.max(1, all)),
      place.own[0]?.page ?? '',
      [...new Set(place.own.flatMap((scene) => scene.setting ?? []))].join(', '),
      place.rooms.map(words.room).join(', '),
    ]),
    places: columnPlaces(
      4,
      rows.map(({ own: [first] }) => (first ? [pageNamed(first.heading)] : [])),
    ),
    basis: 'counted',
  };
}
