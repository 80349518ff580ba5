/** Which note of a new draft is which of the earlier one: by what is looked for, by the place its words have come to, by what it is about and whom it touches. Each is joined once, the most alike first. */
import type { Cite } from '../../story/cite.ts';
import type { CarriedNote, FoundNote } from '../../story/note.ts';
import type { PassageMap, Standing } from './map-passages.ts';

/** A note of the earlier draft with what became of each of its passages. */
export interface StandingNote {
  readonly note: CarriedNote;
  readonly standings: readonly Standing[];
}

/** Half of the places of one, or one place and half of the people: so much makes two points of readers one, as in readers-differ. */
const leastAlike = 0.5;
/** On a passage that is hardly the same any more, another complaint is another note, unless the reader puts it in much the same words. */
const sameGist = 0.3;
/** What equal words of a title add where two points lie on one passage. */
const gistWeight = 0.25;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Share of the words of two titles that both have. */
function gistLikeness(one: string, other: string, words: PassageMap['words']): number {
  const [a, b] = [new Set(words(one)), new Set(words(other))];
  const both = [...a].filter((word) => b.has(word)).length;
  return share(both, a.size + b.size - both);
}

/** `reach`: pieces that may lie between two places that are one; counted places are exact. */
const isAt = (place: Cite, now: Cite | null, reach: number): boolean =>
  now !== null && place.scene === now.scene && Math.abs(place.from - now.from) <= reach;

const sameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

const aboutOf = ({ about }: Pick<FoundNote, 'about'>, { words }: PassageMap): string[] =>
  about.map((text) => words(text).join(' '));

function alikeCounted({ note, standings }: StandingNote, found: FoundNote, map: PassageMap): number {
  if (note.reach === 'script') return 1;
  if (!sameSet(aboutOf(note, map), aboutOf(found, map))) return 0;
  const samePeople = sameSet(note.people.map(map.person), found.people.map(map.person));
  if (note.people.length > 0) return samePeople ? 1 : 0;
  const met = standings.filter(({ now }) => found.cites.some((place) => isAt(place, now, 0))).length;
  return share(met, standings.length);
}

function alikeRead({ note, standings }: StandingNote, found: FoundNote, map: PassageMap): number {
  // A reader may cite a speech by its answer; words that have come in beside it are something else.
  const places = found.cites.map((place) => ({ place, reach: map.stood(place) ? 1 : 0 }));
  const met = standings.filter(({ now }) => places.some(({ place, reach }) => isAt(place, now, reach)));
  if (met.length === 0) return 0;
  const gist = gistLikeness(note.gist, found.gist, map.words);
  if (met.every(({ materially }) => materially) && gist < sameGist) return 0;
  const own = note.people.map(map.person);
  const others = found.people.map(map.person);
  const people = new Set([...own, ...others]);
  const both = own.filter((id) => others.includes(id)).length;
  const shared = Math.min(1, share(met.length, Math.min(standings.length, found.cites.length)));
  const alike = shared + share(both, people.size);
  return alike < leastAlike ? 0 : alike + gistWeight * gist;
}

/** 0 for two notes, more for one. */
function alike(older: StandingNote, found: FoundNote, map: PassageMap): number {
  if (older.note.by !== found.by || older.note.rule !== found.rule) return 0;
  return found.by === 'counted' ? alikeCounted(older, found, map) : alikeRead(older, found, map);
}

/** Positions of the earlier notes by those of the new ones. */
export function matchNotes(
  older: readonly StandingNote[],
  newer: readonly FoundNote[],
  map: PassageMap,
): ReadonlyMap<number, number> {
  const candidates = older
    .flatMap((one, was) => newer.map((found, is) => ({ was, is, by: alike(one, found, map) })))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by || Math.abs(a.was - a.is) - Math.abs(b.was - b.is) || a.was - b.was || a.is - b.is);
  const taken = new Set<number>();
  const partners = new Map<number, number>();
  for (const { was, is } of candidates) {
    if (taken.has(was) || partners.has(is)) continue;
    taken.add(was);
    partners.set(is, was);
  }
  return partners;
}
