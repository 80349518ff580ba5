/** The words of what a script's places ask of a shoot, and the titles of the location analysis. */
import { mostUsedOnce } from '../../engine/flaw-rules/places/single-use-locations.ts';
import { capitalised, counted, listed, pagesOf, percent, quoted } from '../../engine/wording.ts';
import { placeKeyOf } from '../../story/ids.ts';
import type { StoryPlace } from '../../story/place.ts';
import type { Light, StoryScene } from '../../story/scene.ts';
import type { NamedNeed, Shoot, ShootNeed } from '../../story/shoot.ts';
import { placeName } from '../describe-place.ts';
import type { LocationAnalysisFindings } from './card.ts';

export const titles = {
  setting: 'Original setting',
  saysItIs: 'Where it says it is',
  home: 'Shot where it is set',
  shooting: 'What the places ask of a shoot',
  places: 'Its places, by pages',
  slips: 'Counted as one place',
  slipsItem: 'Headings that differ by a slip',
  others: 'Where else it could be shot',
  alternatives: 'Alternatives',
  match: 'Match table',
  incentives: 'Incentives: verify before you rely on one',
  howMatched: 'How the match is made',
} as const;
export const groups = { pros: 'Pros', cons: 'Cons', incentives: 'Incentives' } as const;
export const placeColumns = {
  place: 'Place',
  rooms: 'Rooms',
  scenes: 'Scenes',
  pages: 'Pages',
  on: 'On pages',
  side: 'In or out',
  day: 'Day',
  dusk: 'Dusk',
  night: 'Night',
  speaking: 'Speaking',
} as const;
export const incentiveColumns = {
  place: 'Place',
  kind: 'Kind',
  headline: 'Headline',
  terms: 'Terms named by the source',
  source: 'Source',
  year: 'Year of the source',
} as const;
export const matchColumn = 'Match (of 100)';
export const criterionColumn = (name: string, of: number): string => `${name} (of ${of})`;
export const noTerms = 'none';
export const undated = 'undated';
export const morePlaces = (count: number): string => `${count} more`;
export const side = ({ interior, exterior }: { readonly interior: number; readonly exterior: number }): string =>
  interior > 0 && exterior > 0 ? 'both' : interior > 0 ? 'in' : exterior > 0 ? 'out' : 'not said';

/** '1 4/8', '5/8', '3': pages as a schedule writes them. */
export function inEighths(eighths: number): string {
  const [pages, rest] = [Math.floor(eighths / 8), eighths % 8];
  if (rest === 0) return String(pages);
  return pages === 0 ? `${rest}/8` : `${pages} ${rest}/8`;
}

export const slip = (printed: string, page: number, into: string): string =>
  `${quoted(printed)} on page ${page} is counted as ${into}: if they are two places, spell them further apart; if one, spell them alike.`;

type Told = Omit<LocationAnalysisFindings['shooting'][number], 'evidence'>;

/** `norm` are headings at the 5th, 50th and 95th percentile. */
export function placesFact(
  places: readonly StoryPlace[],
  headings: number,
  eighths: number,
  norm: readonly number[] | null,
): Told {
  const [biggest] = places;
  const rooms = headings > places.length ? ` (${counted(headings, 'different heading')})` : '';
  const most = biggest
    ? places.length > 1
      ? `; ${biggest.name} holds ${inEighths(biggest.eighths)} of ${inEighths(eighths)} pages`
      : `, ${biggest.name}`
    : '';
  return {
    label: 'Places to shoot at',
    value: `${counted(places.length, 'location')}${rooms}${most}`,
    note:
      norm &&
      `Counted by heading, as here ${headings}, produced features have ${norm.join(', ')} at the 5th, 50th and 95th percentile.`,
  };
}

export function movesFact(moves: number, scenes: number, places: readonly StoryPlace[]): Told {
  const [first] = places;
  const least = places.length - 1;
  const label = 'Company moves';
  if (moves === 0)
    return { label, value: `none: all ${scenes} scenes are at ${first?.name ?? 'one place'}`, note: null };
  return {
    label,
    value: `${counted(moves, 'change')} of place between its ${scenes} scenes; ${counted(least, 'move')} if each place is shot out in one go`,
    note:
      moves > least * 2
        ? `The story returns often: a schedule by place saves ${moves - least} moves, at the price of playing ${first?.name ?? 'scenes'} out of order.`
        : null,
  };
}

export const roomFact = (
  { place, house, beside, inHouse, moves }: NonNullable<Shoot['room']>,
  nameOf: (id: string) => string,
  movesNow: number,
): Told => ({
  label: 'Perhaps one place',
  value: `${nameOf(place)} has headings of its own, and ${inHouse} of the ${beside} scenes beside its own play at ${nameOf(house)}`,
  note: `If it is a room there, write “INT. ${placeKeyOf(house)} - ${placeKeyOf(place)}”: the changes of place fall from ${movesNow} to ${moves}.`,
});

/** `pages` of the scenes, `eighths` their length. */
export const offEarthFact = (scenes: readonly StoryScene[], eighths: number): Told => ({
  label: 'Not on earth',
  value: `${counted(scenes.length, 'scene')} (${inEighths(eighths)} pages) in space or on other worlds, ${somePages(scenes.map(({ page }) => page))}`,
  note: 'A stage and effects, wherever the rest is shot; they are left out of the match.',
});

/** Pages named before the rest is only hinted at. */
const mostPages = 8;
const somePages = (pages: readonly number[]): string =>
  `${pagesOf(pages.slice(0, mostPages))}${pages.length > mostPages ? ' and on' : ''}`;

/** `named` are a few of the places used once; `norm` in how many of 100 scripts there are so many, null where that says nothing. */
export function singleUseFact(
  once: number,
  places: readonly StoryPlace[],
  named: readonly string[],
  norm: number | null,
): Told {
  const label = 'Used once';
  if (once === 0)
    return {
      label,
      value: `none of the ${places.length}: the script comes back to ${listed(places.slice(0, 3).map(({ name }) => name))}`,
      note: null,
    };
  return {
    label,
    value: `${once} of ${places.length} places (${percent(once / places.length)})${once > named.length ? `, such as ${listed(named)}` : `: ${listed(named)}`}`,
    note:
      norm === null
        ? null
        : `More than ${percent(mostUsedOnce)} is seen in ${norm} of 100 produced scripts (counted by heading).`,
  };
}

const sideNames = { INT: 'inside', EXT: 'outside', 'INT/EXT': 'both at once', unsaid: 'not said' } as const;
/** Scenes of each side with their length in eighths; sides without scenes are left out. `outside` and its `norm` are shares. */
export const sidesFact = (
  sides: readonly { readonly side: keyof typeof sideNames; readonly scenes: number; readonly eighths: number }[],
  outside: number,
  norm: number | null,
): Told => ({
  label: 'Sets and exteriors',
  value: sides
    .map(
      ({ side: name, scenes, eighths }) =>
        `${counted(scenes, 'scene')} ${sideNames[name]} (${inEighths(eighths)} pages)`,
    )
    .join(', '),
  note:
    norm === null
      ? null
      : `${percent(outside)} of the headings are outside; the middle of produced features is ${percent(norm)}.`,
});

const lightNames: Readonly<Record<Light, string>> = {
  day: 'by day',
  night: 'at night',
  'dawn or dusk': 'at dawn, dusk or evening',
  unsaid: 'without a time of day',
};
/** `outside` are night scenes outdoors (`eighths` long), `shown` a few of them. */
export function lightFact(
  lights: readonly { readonly light: Light; readonly scenes: number }[],
  hasNight: boolean,
  outside: { readonly scenes: number; readonly eighths: number; readonly shown: readonly StoryScene[] },
): Told {
  const shown = outside.shown.map((scene) => `${placeName(scene)}, page ${scene.page}`);
  const noNight = hasNight ? 'No night is outdoors: every one can be shot by day behind black cloth.' : null;
  return {
    label: 'Day and night',
    value: listed(lights.map(({ light, scenes }) => `${counted(scenes, 'scene')} ${lightNames[light]}`)),
    note:
      outside.scenes === 0
        ? noNight
        : `${capitalised(counted(outside.scenes, 'night exterior'))} (${inEighths(outside.eighths)} pages): ${listed([...new Set(shown)])}${outside.scenes > shown.length ? ' and others' : ''}.`,
  };
}

const needNames: Readonly<Record<Exclude<ShootNeed, 'effects' | 'animals'>, readonly [label: string, what: string]>> = {
  crowds: ['Crowds', 'a crowd or a group'],
  vehicles: ['Vehicles', 'a vehicle'],
  water: ['Water', 'open water'],
};
const mostWords = 5;

export function needFact(need: keyof typeof needNames, { words, paragraphs }: NamedNeed): Told {
  const [label, what] = needNames[need];
  const named = words.slice(0, mostWords).map(({ word, count }) => `${quoted(word)}${count > 1 ? ` (${count})` : ''}`);
  return {
    label,
    value: `${counted(paragraphs.length, 'paragraph')} of action ${paragraphs.length === 1 ? 'names' : 'name'} ${what}, ${somePages(paragraphs.map(({ page }) => page))}: ${listed(named)}`,
    note: null,
  };
}
