/** Says of a run of scenes that stands apart what is its own, who is silent there, and what of it the rest remembers. */
import { capitalised, counted, listed, numberWord, percent } from '../../engine/wording.ts';
import type { ApartStretch } from '../../story/shape/stretches.ts';

type NameOf = (id: string) => string;

/** People named before the rest is counted. */
const mostNamed = 3;
/** Names of a stretch that were looked for, from which their absence means something. */
const fewestThings = 4;

/** 'page 4', 'pages 4-9'. */
export const pageRange = (from: number, to: number): string => (from === to ? `page ${from}` : `pages ${from}-${to}`);

/** 'Alinar, Brutalia and five others': the first few by name. */
export function namedSome(names: readonly string[], most = mostNamed): string {
  if (names.length <= most + 1) return listed(names);
  return `${names.slice(0, most).join(', ')} and ${numberWord(names.length - most)} others`;
}

const some = (ids: readonly string[], nameOf: NameOf): string => namedSome(ids.map(nameOf));

/** 'play in fifteen places and with seven speakers found nowhere else', from a few of their names. */
export function ownOf(
  { places, speakers, guests, fromPage, toPage, pages }: ApartStretch,
  all: number,
  nameOf: NameOf,
): string {
  const span = `${capitalised(pageRange(fromPage, toPage))}, ${percent(pages / all)} of the script,`;
  const ours = `${counted(places.length, 'place')} and ${counted(speakers.length, 'speaker')} found nowhere else (${some(speakers, nameOf)})`;
  const with_ =
    guests.length === 0 ? '' : `; ${some(guests, nameOf)} ${guests.length === 1 ? 'is' : 'are'} heard elsewhere, too`;
  return `${span} have ${ours}${with_}`;
}

/** Who of the main speakers says nothing there, by the pages of their speeches on either side. */
export function silentIn({ silent }: ApartStretch, nameOf: NameOf): string | null {
  const [first] = silent;
  if (!first) return null;
  const names = silent.map(({ character }) => nameOf(character));
  const are = names.length === 1 ? 'says' : 'say';
  if (silent.every(({ before }) => before === null))
    return `${namedSome(names)} ${names.length === 1 ? 'has' : 'have'} yet to speak`;
  if (silent.every(({ after }) => after === null))
    return `${namedSome(names)} ${names.length === 1 ? 'has' : 'have'} spoken for the last time`;
  const shown = silent
    .slice(0, mostNamed)
    .map(({ character, before, after }) => `${nameOf(character)} (${between(before, after)})`);
  const rest = silent.length - shown.length;
  return `${listed([...shown, ...(rest > 0 ? [counted(rest, 'other')] : [])])} ${are} nothing`;
}

/** The pages of the speeches on either side. */
function between(before: number | null, after: number | null): string {
  if (before === null) return `first heard on page ${after ?? 1}`;
  return after === null ? `no more after page ${before}` : `heard on pages ${before} and ${after}`;
}

/** That nothing of it is named later; null where too few names were its own to say so, or something is. */
export function rememberedOf({ named, things, toPage }: ApartStretch): string | null {
  if (things < fewestThings) return null;
  return named.length === 0
    ? `none of the ${numberWord(things)} names first printed there comes up after page ${toPage}`
    : null;
}

/** 'Striking pages 24-56 would remove fifteen places, seven speakers and 32 pages'. */
export const strikingOf = ({ fromPage, toPage, places, speakers, pages }: ApartStretch): string =>
  `Striking ${pageRange(fromPage, toPage)} would remove ${counted(places.length, 'place')}, ${counted(speakers.length, 'speaker')} and ${counted(Math.round(pages), 'page')}`;
