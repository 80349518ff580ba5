/** Counts what the script's places ask of a shoot: moves, rooms, light, single visits, crowds, water, vehicles. Refuses sums of money. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../../engine/derive.ts';
import { crowdWords, vehicleWords } from '../../engine/norms/cost-words.ts';
import { tripodNorms } from '../../engine/norms/produced-scripts.ts';
import { middleOf } from '../../engine/norms/scale.ts';
import { eighthsOf } from '../../engine/scenes/location-index.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { isShown } from '../../engine/text/likeness.ts';
import { quoteAround, quoteOf, spread } from '../../engine/text/quote.ts';
import { capitalised, counted, listed, pagesOf, percent, quoted } from '../../engine/wording.ts';
import { placeName } from '../describe-place.ts';
import type { LocationAnalysisFindings } from './card.ts';
import { isOffEarth } from './off-earth.ts';

type Fact = LocationAnalysisFindings['shooting'][number];

/** The facts in the order in which a line producer asks for them; none for a script without headings. */
export function shootingFacts(derived: Derived): Fact[] {
  if (derived.scenes.length === 0) return [];
  return [
    placesFact(derived),
    movesFact(derived),
    roomFact(derived),
    singleUseFact(derived),
    sidesFact(derived),
    lightFact(derived),
    offEarthFact(derived),
    wordFact(derived, 'Crowds', crowdWords, 'a crowd or a group'),
    wordFact(derived, 'Vehicles', vehicleWords, 'a vehicle'),
    wordFact(derived, 'Water', waterWords, 'open water'),
  ].flatMap((fact) => fact ?? []);
}

const waterWords: ReadonlySet<string> = new Set(
  'sea ocean river lake swims underwater boat boats pond waterfall harbour harbor drowns drowning'.split(' '),
);

/** '1 4/8', '5/8', '3': pages as a schedule writes them. */
export function inEighths(eighths: number): string {
  const [pages, rest] = [Math.floor(eighths / 8), eighths % 8];
  if (rest === 0) return String(pages);
  return pages === 0 ? `${rest}/8` : `${pages} ${rest}/8`;
}

const citeHeadings = (scenes: readonly SceneFacts[], count: number): Evidence[] =>
  spread(scenes, count).map(({ headingPassage }) => quoteOf(headingPassage));

/** The norm was counted by heading, so it is compared with headings, not with the places they fold into. */
function placesFact({ scenes, locations: { locations }, short }: Derived): Fact {
  const headings = new Set(scenes.map(({ placeKey }) => placeKey)).size;
  const [biggest] = locations;
  const rooms = headings > locations.length ? ` (${counted(headings, 'different heading')})` : '';
  const norm = short
    ? null
    : `Counted by heading, as here ${headings}, produced features have ${tripodNorms.locations.points.map(({ value }) => value).join(', ')} at the 5th, 50th and 95th percentile.`;
  return {
    label: 'Places to shoot at',
    value: `${counted(locations.length, 'location')}${rooms}${biggest && locations.length > 1 ? `; ${biggest.name} holds ${inEighths(biggest.eighths)} of ${inEighths(eighthsOf(scenes))} pages` : biggest ? `, ${biggest.name}` : ''}`,
    note: norm,
    evidence: biggest ? citeHeadings(biggest.scenes, 1) : [],
  };
}

function movesFact({ scenes, locations: { locations, moves, locationOf } }: Derived): Fact | null {
  if (scenes.length < 2) return null;
  const least = locations.length - 1;
  const changes = scenes.slice(1).filter((scene, index) => {
    const before = scenes[index];
    return before !== undefined && locationOf(scene) !== locationOf(before);
  });
  if (moves === 0)
    return {
      label: 'Company moves',
      value: `none: all ${scenes.length} scenes are at ${locations[0]?.name ?? 'one place'}`,
      note: null,
      evidence: [],
    };
  return {
    label: 'Company moves',
    value: `${counted(moves, 'change')} of place between its ${scenes.length} scenes; ${counted(least, 'move')} if each place is shot out in one go`,
    note:
      moves > least * 2
        ? `The story returns often: a schedule by place saves ${moves - least} moves, at the price of playing ${locations[0]?.name ?? 'scenes'} out of order.`
        : null,
    evidence: citeHeadings(changes, 2),
  };
}

/** A room with a heading of its own is a room of the place around it when most scenes beside its own play there: a yardstick of ours. */
const fewestRoomScenes = 3;
const mostlyBeside = 0.6;

function roomFact({ scenes, locations: { locations, locationOf, moves } }: Derived): Fact | null {
  for (const room of locations) {
    if (room.scenes.length < fewestRoomScenes || room.sub.length > 0) continue;
    if (room.scenes.some(({ heading }) => heading.setting !== 'INT')) continue;
    const beside = room.scenes.flatMap(({ ordinal }) =>
      scenes.filter((scene) => Math.abs(scene.ordinal - ordinal) === 1 && locationOf(scene) !== room),
    );
    const house = locations.find(
      (other) =>
        other.sub.length > 0 &&
        beside.filter((scene) => locationOf(scene) === other).length / beside.length >= mostlyBeside,
    );
    if (!house) continue;
    const folded = (scene: SceneFacts): unknown => (locationOf(scene) === room ? house : locationOf(scene));
    const fewer = scenes.slice(1).filter((scene, index) => {
      const before = scenes[index];
      return before !== undefined && folded(scene) !== folded(before);
    }).length;
    const inside = house.scenes.find(({ heading }) => heading.setting === 'INT');
    return {
      label: 'Perhaps one place',
      value: `${room.name} has headings of its own, and ${beside.filter((scene) => locationOf(scene) === house).length} of the ${beside.length} scenes beside its own play at ${house.name}`,
      note: `If it is a room there, write “INT. ${house.key} - ${room.key}”: the changes of place fall from ${moves} to ${fewer}.`,
      evidence: [...citeHeadings(room.scenes, 1), ...citeHeadings(inside ? [inside] : house.scenes, 1)],
    };
  }
  return null;
}

function offEarthFact({ scenes }: Derived): Fact | null {
  const away = scenes.filter(isOffEarth);
  if (away.length === 0) return null;
  return {
    label: 'Not on earth',
    value: `${counted(away.length, 'scene')} (${inEighths(eighthsOf(away))} pages) in space or on other worlds, ${pagesOf(away.slice(0, 8).map(({ page }) => page))}${away.length > 8 ? ' and on' : ''}`,
    note: 'A stage and effects, wherever the rest is shot; they are left out of the match.',
    evidence: citeHeadings(away, 2),
  };
}

function singleUseFact({ locations: { locations } }: Derived): Fact | null {
  if (locations.length < 2) return null;
  const once = locations.filter(({ scenes }) => scenes.length === 1);
  if (once.length === 0)
    return {
      label: 'Used once',
      value: `none of the ${locations.length}: the script comes back to ${listed(locations.slice(0, 3).map(({ name }) => name))}`,
      note: null,
      evidence: [],
    };
  const share = once.length / locations.length;
  const names = spread(
    once.map(({ name, scenes }) => ({ name, position: scenes[0]?.position ?? 0 })),
    4,
  ).map(({ name }) => name);
  return {
    label: 'Used once',
    value: `${once.length} of ${locations.length} places (${percent(share)})${once.length > names.length ? `, such as ${listed(names)}` : `: ${listed(names)}`}`,
    note: null,
    evidence: once.slice(0, 3).flatMap(({ scenes }) => citeHeadings(scenes, 1)),
  };
}

function sidesFact({ scenes, short }: Derived): Fact {
  const on = (setting: string | null): SceneFacts[] => scenes.filter(({ heading }) => heading.setting === setting);
  const [inside, outside, both, unsaid] = [on('INT'), on('EXT'), on('INT/EXT'), on(null)];
  const parts = [
    [inside, 'inside'],
    [outside, 'outside'],
    [both, 'both at once'],
    [unsaid, 'not said'],
  ] as const;
  const share = (outside.length + both.length) / scenes.length;
  return {
    label: 'Sets and exteriors',
    value: parts
      .filter(([own]) => own.length > 0)
      .map(([own, name]) => `${counted(own.length, 'scene')} ${name} (${inEighths(eighthsOf(own))} pages)`)
      .join(', '),
    note: short
      ? null
      : `${percent(share)} of the headings are outside; the middle of produced features is ${percent(middleOf(tripodNorms.exteriorShare))}.`,
    evidence: citeHeadings(outside.length > 0 ? outside : inside, 2),
  };
}

function lightFact({ scenes, locations: { lightOf } }: Derived): Fact {
  const lit = (light: string): SceneFacts[] => scenes.filter((scene) => lightOf(scene) === light);
  const night = lit('night');
  const outside = night.filter(({ heading }) => heading.setting !== null && heading.setting !== 'INT');
  const parts = (['day', 'dawn or dusk', 'night', 'unsaid'] as const)
    .map((light) => ({ light, count: lit(light).length }))
    .filter(({ count }) => count > 0)
    .map(({ light, count }) => `${counted(count, 'scene')} ${lightNames[light]}`);
  const shown = spread(outside, 3);
  return {
    label: 'Day and night',
    value: listed(parts),
    note:
      outside.length === 0
        ? night.length === 0
          ? null
          : 'No night is outdoors: every one can be shot by day behind black cloth.'
        : `${capitalised(counted(outside.length, 'night exterior'))} (${inEighths(eighthsOf(outside))} pages): ${listed([...new Set(shown.map((scene) => `${placeName(scene)}, page ${scene.page}`))])}${outside.length > shown.length ? ' and others' : ''}.`,
    evidence: citeHeadings(outside.length > 0 ? outside : night, 2),
  };
}

const lightNames = {
  day: 'by day',
  night: 'at night',
  'dawn or dusk': 'at dawn, dusk or evening',
  unsaid: 'without a time of day',
} as const;

function wordFact({ actions, english }: Derived, label: string, words: ReadonlySet<string>, what: string): Fact | null {
  if (!english) return null;
  const hits = actions.flatMap((passage) => {
    const own = passage.words.filter((word) => words.has(word) && isShown(passage.text, word));
    return own.length > 0 ? [{ passage, own, position: passage.position }] : [];
  });
  if (hits.length === 0) return null;
  const found = new Map<string, number>();
  for (const word of hits.flatMap(({ own }) => own)) found.set(word, (found.get(word) ?? 0) + 1);
  const most = [...found].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 5);
  const shown = spread(hits, 2);
  return {
    label,
    value: `${counted(hits.length, 'paragraph')} of action ${hits.length === 1 ? 'names' : 'name'} ${what}, ${pagesOf(hits.slice(0, 8).map(({ passage }) => passage.at.page))}${hits.length > 8 ? ' and on' : ''}: ${listed(most.map(([word, count]) => `${quoted(word)}${count > 1 ? ` (${count})` : ''}`))}`,
    note: null,
    evidence: shown.map(({ passage, own }) => quoteAround(passage, ...own)),
  };
}
