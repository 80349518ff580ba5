/** Checks of what a producer and a programmer look for on paper: lead, size, length, cast, night, start. */
import type { Checks } from '../../story/checks.ts';
import { characterId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import type { ScriptFormat } from '../script-format.ts';
import { quoteOf } from '../text/quote.ts';
import { checkLimits as limits } from './check-limits.ts';

const placesShown = 2;
const speakersShown = 3;

export function leadPartIn({ lead, scenes }: Derived): Checks['leadPart'] {
  const character = lead?.character;
  const share = character && scenes.length > 0 ? character.scenes.length / scenes.length : 0;
  const [speech] = character?.speeches ?? [];
  return {
    met: character ? character.share >= limits.leadWords && share >= limits.leadScenes : null,
    cites: speech ? [quoteOf(speech.passage)] : [],
    lead: character ? characterId(character.id) : null,
  };
}

export function fewPlacesIn({ scenes, pages }: Derived): Checks['fewPlaces'] {
  const headings = new Set(scenes.map(({ placeKey }) => placeKey)).size;
  const perPage = headings / Math.max(1, pages);
  const [first] = scenes;
  return {
    met: first ? perPage <= limits.headingsPerPage : null,
    cites: first ? [quoteOf(first.headingPassage)] : [],
    headings,
    perPage,
  };
}

const within = (pages: number, [from, to]: readonly [number, number]): boolean => pages >= from && pages <= to;

/** An episode has its own slot and no other. */
const episodeSlots: Readonly<Partial<Record<ScriptFormat, NonNullable<Checks['slot']['episode']>>>> = {
  'half-hour': 'half-hour',
  pilot: 'hour',
};
const episodePages = { 'half-hour': limits.halfHourPages, hour: limits.hourPages } as const;

export function slotFor({ pages, format }: Derived): Checks['slot'] {
  const episode = episodeSlots[format.format] ?? null;
  const kind = episode === null ? filmSlot(pages) : within(pages, episodePages[episode]) ? episode : null;
  return { met: kind !== null, cites: [], kind, episode };
}

function filmSlot(pages: number): 'short' | 'feature' | null {
  if (pages <= limits.shortPages) return 'short';
  return within(pages, limits.featurePages) ? 'feature' : null;
}

export function ensembleIn({ characters }: Derived): Checks['ensemble'] {
  const strong = characters.filter(({ share }) => share >= limits.ensembleShare);
  return {
    met: characters.length === 0 ? null : strong.length >= limits.ensemble,
    cites: strong.slice(0, speakersShown).flatMap(({ speeches: [first] }) => (first ? [quoteOf(first.passage)] : [])),
    people: strong.map(({ id }) => characterId(id)),
  };
}

export function nightExteriorsIn({ scenes, locations: { lightOf } }: Derived): Checks['nightExteriors'] {
  const dated = scenes.filter((scene) => lightOf(scene) !== 'unsaid');
  const outside = dated.filter((scene) => scene.heading.setting === 'EXT' && lightOf(scene) === 'night');
  return {
    met: dated.length === 0 ? null : outside.length / dated.length <= limits.nightShare,
    cites: outside.slice(0, placesShown).map(({ headingPassage }) => quoteOf(headingPassage)),
    outside: outside.length,
    dated: dated.length,
  };
}

export function quickStartIn({ scenes }: Derived): Checks['quickStart'] {
  const early = scenes.filter(({ page }) => page <= limits.startPages).length;
  return {
    met: scenes.length < limits.fewestScenes ? null : early >= limits.startScenes,
    cites: scenes.slice(0, 1).map(({ headingPassage }) => quoteOf(headingPassage)),
    scenes: early,
  };
}
