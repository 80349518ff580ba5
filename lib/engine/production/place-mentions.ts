/** Finds the places of the gazetteer where a script says that it plays there: in headings, in captions, in action that shows a town. Names in talk are none. */

import { anyOf, oneOf } from '../../screenplay/text/phrases.ts';
import type { Derived } from '../derive.ts';
import { gazetteer, type NamedPlace } from '../norms/gazetteer.ts';
import {
  afterTowns,
  beforeTowns,
  districts,
  homeThings,
  landmarks,
  namesakes,
  shortNames,
  shortStates,
  townThings,
} from '../norms/landmarks.ts';
import type { Passage } from '../text/passages.ts';

/** `scene` is the ordinal of the scene that a heading names it for; null for a caption or action. `home` is action that says who lives there. */
export interface Mention {
  readonly place: NamedPlace;
  readonly way: 'heading' | 'caption' | 'action' | 'home';
  readonly passage: Passage;
  readonly scene: number | null;
  readonly position: number;
}

const captionMarks = [
  'SUPER(IMPOSE{D|S|})( OVER)',
  'TITLE(S)( {CARD|OVER})',
  'CAPTION',
  'CHYRON',
  'LEGEND',
  'SUBTITLE',
  'ON SCREEN',
  'CARD',
];
/** 'SUPER: ', 'Title over: ': what follows stands over the picture. */
export const caption = new RegExp(`\\b${anyOf(captionMarks)}\\b\\s*[:–—-]`, 'i');

/** Longest name first, so that 'New Mexico' is not read as Mexico. */
const anyOfPlaces = (places: readonly NamedPlace[]): string => oneOf(places.map(({ name }) => name));
const anyName = new RegExp(`(?<![\\p{L}\\p{N}])${anyOfPlaces(gazetteer)}(?![\\p{L}\\p{N}])`, 'giu');
const byCapitals = new Map(gazetteer.map((place) => [place.name.toUpperCase(), place]));
const byLandmark = new Map(
  landmarks.flatMap(([name, of]) => {
    const place = byCapitals.get(of.toUpperCase());
    return place ? [[name.toUpperCase(), place] as const] : [];
  }),
);

const capitalised = /\p{Lu}[\p{L}\p{N}]*/gu;
const firstWord = ({ name }: NamedPlace): string => (/^[\p{L}\p{N}]+/u.exec(name)?.[0] ?? '').toUpperCase();
const firstWords = new Set(gazetteer.map(firstWord));
/** False where no word with a capital begins a place's name: most paragraphs need not be searched for a thousand names. */
const mayName = (text: string): boolean =>
  (text.match(capitalised) ?? []).some((word) => firstWords.has(word.toUpperCase()));

/** Every place named in a text, with the name as it stands there. */
export const namesIn = (text: string): { place: NamedPlace; printed: string }[] =>
  [...text.matchAll(anyName)].flatMap(([printed]) => {
    const place = byCapitals.get(printed.toUpperCase());
    return place ? [{ place, printed }] : [];
  });

/** Names that are also persons, things or words say nothing outside a heading or a caption. */
const sureName = `(${anyOfPlaces(gazetteer.filter(({ ambiguous }) => !ambiguous))})`;
/** A country that is also a thing ('CHINA COUNTRYSIDE') is none beside such a word. */
const sureInHeading = `(${anyOfPlaces(gazetteer.filter(({ ambiguous, kind }) => !ambiguous || kind === 'country'))})`;
/** 'BOSTON STREET', 'A SHANGHAI SQUARE', "MARA'S BOSTON APARTMENT". */
const headedThing = new RegExp(`^(?:(?:AN?|THE) |.+['’]S )?${sureInHeading} (?:\\p{L}+ )?${anyOf(townThings)}$`, 'iu');
/** 'A JAIL IN MEXICO'. */
const liesIn = new RegExp(` IN ${sureInHeading}$`, 'iu');
/** "RITA'S CENTURY CITY OFFICE", 'VENICE BEACH BOARDWALK': a part of a town before a word or two. */
const inDistrict = new RegExp(`^(?:.+['’]S )?(${oneOf(districts)})(?: \\p{L}+){0,2}$`, 'iu');
/** 'PARIS FRANCE': a town before its own country or state. */
const townAndLand = new RegExp(`^(${anyOfPlaces(gazetteer)}) (${anyOfPlaces(gazetteer)})$`, 'iu');
const townInItsLand = (name: string): NamedPlace | undefined => {
  const [, town = '', land = ''] = townAndLand.exec(name) ?? [];
  const place = byCapitals.get(town.toUpperCase());
  const around = byCapitals.get(land.toUpperCase());
  return place && around && place !== around && place.country === around.country ? place : undefined;
};
/** In any case of the letters around it, but with a capital of its own. */
const shownTown = new RegExp(
  `(?:\\b${anyOf(beforeTowns)} ${sureName}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${sureName} ${anyOf(afterTowns)}\\b)`,
  'giu',
);

/** 'her small Minnesota suburb'. */
const home = new RegExp(`\\b(?:his|her|their|our|my) (?:\\p{Ll}+,? ){0,3}${sureName} ${anyOf(homeThings)}\\b`, 'u');

const shownIn = new RegExp(shownTown.source, 'iu');
const anyShort = new RegExp(`(?<![\\p{L}.])${oneOf(Object.keys(shortNames))}(?![\\p{L}.])`, 'gu');

/** True for a name that somebody in the script bears. */
function personFinder({ characters }: Derived): (place: NamedPlace) => boolean {
  const people = new Set(
    characters.flatMap(({ id, introduction }) => `${id} ${introduction?.fullName ?? ''}`.toUpperCase().split(/\s+/)),
  );
  return ({ name }) =>
    name
      .toUpperCase()
      .split(' ')
      .every((word) => people.has(word));
}

/** A stop ends a place, but not that of 'St. Louis' and 'Washington D.C.'. */
const betweenPlaces = /[\n,;:/()"“”]|(?<!\b(?:ST|St)|D\.C)\.(?!C)|(?<!\p{L})['‘’]|['‘’](?!\p{L})|\s[-–—]+\s|[–—]/u;

/** 'HINKLEY, CA' and 'ITHACA NY' lie in a state. */
const behindTown = /^(?:.{2,} )?(\p{Lu}{2,3})$/u;
const stateOf = (part: string, isFirst: boolean): string | undefined => {
  const short = behindTown.exec(part)?.[1];
  return short !== undefined && (!isFirst || short !== part) && Object.hasOwn(shortStates, short)
    ? shortStates[short]
    : undefined;
};

/** The places that a text is made of: 'DUBLIN, 1954', 'CAFE - PARIS', 'BOSTON STREET' and 'TIMES SQUARE' name one each, 'BOSTON WHALER' and 'INDIANA JONES' HOUSE' none. */
const placesOfText = (text: string): NamedPlace[] =>
  text
    .replace(/, (?=D\.C\.)/g, ' ')
    .replace(anyShort, (short) => shortNames[short] ?? short)
    .split(betweenPlaces)
    .flatMap((part, at) => {
      const name = part.trim().replace(/’/g, "'").toUpperCase();
      const [, before, behind] = shownIn.exec(name) ?? [];
      const town =
        headedThing.exec(name)?.[1] ??
        liesIn.exec(name)?.[1] ??
        before ??
        behind ??
        stateOf(name, at === 0)?.toUpperCase() ??
        name;
      const district = inDistrict.exec(name)?.[1] ?? name;
      return byCapitals.get(town) ?? byLandmark.get(district) ?? townInItsLand(name) ?? [];
    });

/** Before a place in its sentence: it is only likened to, or supposed. */
const supposed = /(?:^|[\s"“(])(?:if|like|as though|reminds|reminiscent)\s[^.!?]*$/i;

/** Places that a paragraph of action puts before the camera: 'the skyline of Chicago'. */
const placesShown = (text: string): NamedPlace[] =>
  (mayName(text) ? [...text.matchAll(shownTown)] : []).flatMap(({ index, 1: before, 2: behind }) => {
    const printed = before ?? behind ?? '';
    const isThere = /^\p{Lu}/u.test(printed) && !supposed.test(text.slice(0, index));
    return isThere ? (byCapitals.get(printed.toUpperCase()) ?? []) : [];
  });

/** Headings first, each kind in reading order. A place counts once a passage. */
export function mentionsOf(derived: Derived): Mention[] {
  const isPerson = personFinder(derived);
  const mentions = (
    places: readonly NamedPlace[],
    way: Mention['way'],
    passage: Passage,
    scene: number | null = null,
  ): Mention[] =>
    [...new Set(places)]
      .filter((place) => !isPerson(place))
      .map((place) => ({ place, way, passage, scene, position: passage.position }));
  const headed = derived.scenes.flatMap(({ heading, headingPassage, ordinal }) =>
    mentions(placesOfText(heading.location), 'heading', headingPassage, ordinal),
  );
  const told = derived.passages.flatMap((passage) => {
    if (!['action', 'centered', 'shot'].includes(passage.kind)) return [];
    const found = caption.exec(passage.text);
    if (found) return mentions(placesOfText(passage.text.slice(found.index + found[0].length)), 'caption', passage);
    if (passage.kind !== 'action') return [];
    const lives = byCapitals.get((mayName(passage.text) && home.exec(passage.text)?.[1]?.toUpperCase()) || '');
    return lives ? mentions([lives], 'home', passage) : mentions(placesShown(passage.text), 'action', passage);
  });
  return asMeant([...headed, ...told]);
}

/** With the second town of a name in its place, where the script names that one. */
function asMeant<Named extends { readonly place: NamedPlace }>(
  places: readonly Named[],
  named: readonly { readonly place: NamedPlace }[] = places,
): Named[] {
  const known = new Set(named.map(({ place }) => place));
  return places.map((one) => {
    const second = byCapitals.get(namesakes[one.place.name]?.toUpperCase() ?? '');
    return second !== undefined && known.has(second) ? { ...one, place: second } : one;
  });
}

/** Landmarks of more than one word, and of capitals, as running text names them. */
const toldLandmarks = landmarks.map(([name]) => name).filter((name) => / |^\p{Lu}+$/u.test(name));
const landmarkInText = new RegExp(`(?<![\\p{L}\\p{N}])${oneOf(toldLandmarks)}(?![\\p{L}\\p{N}])`, 'gu');
const landmarksIn = (text: string): NamedPlace[] =>
  (text.match(landmarkInText) ?? []).flatMap((name) => byLandmark.get(name.toUpperCase()) ?? []);

/** A place that running text names, wherever it plays: `inTalk` where somebody speaks of it, `byName` where not by a landmark. */
export interface ToldPlace {
  readonly place: NamedPlace;
  readonly byName: boolean;
  readonly inTalk: boolean;
  readonly position: number;
}

/** Places named in action, in talk and within the name of another place ('MISSISSIPPI LAW LIBRARY'), beside what is a mention; names that are also words or people left out. */
export function toldPlacesOf(derived: Derived, mentions: readonly Mention[]): ToldPlace[] {
  const isPerson = personFinder(derived);
  const mentioned = Map.groupBy(mentions, ({ passage }) => passage);
  const told = derived.passages.flatMap((passage) => {
    const { kind, text, position } = passage;
    if (kind !== 'action' && kind !== 'dialogue' && kind !== 'heading') return [];
    const known = mentioned.get(passage) ?? [];
    const isNew = (place: NamedPlace): boolean => !isPerson(place) && !known.some((one) => one.place === place);
    const sure = (mayName(text) ? namesIn(text) : []).flatMap(({ place, printed }) =>
      place.ambiguous || !/^\p{Lu}/u.test(printed) ? [] : { place, byName: true },
    );
    return [...sure, ...landmarksIn(text).map((place) => ({ place, byName: false }))]
      .filter(({ place }) => isNew(place))
      .map((one) => ({ ...one, inTalk: kind === 'dialogue', position }));
  });
  return asMeant(told, mentions);
}
