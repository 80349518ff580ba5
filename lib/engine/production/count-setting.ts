/** Reads where the script says it is set: places that headings and captions name as theirs, and the kind of English. Refuses a setting that is not sure. */
import type { NamedPlace, Setting } from '../../story/setting.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { type NamedPlace as GazetteerPlace, gazetteer } from '../norms/gazetteer.ts';
import type { Passage } from '../text/passages.ts';
import { quoteOf, quoteWhere, spread } from '../text/quote.ts';
import { englishOf } from './english-variety.ts';

/** `scene` is the ordinal of the scene that a heading names it for; null for a caption. */
interface Mention {
  readonly place: GazetteerPlace;
  readonly passage: Passage;
  readonly scene: number | null;
  readonly position: number;
}

const caption =
  /\b(?:SUPER(?:IMPOSE[DS]?)?(?: OVER)?|TITLES?(?: CARD| OVER)?|CAPTION|CHYRON|LEGEND|SUBTITLE|ON SCREEN|CARD)\b\s*[:–—-]/i;
/** Scenes headed with places of one country from which it may be the setting, and their share of all scenes: ours, to be sure rather than complete. */
const fewestScenes = 2;
const fewestShare = 0.2;
/** Other countries may be named for this share of what the setting is named for. */
const mostElsewhere = 1 / 3;
/** Places and pages kept of each name. */
const placesShown = 2;
const pagesNamed = 3;

export function countSetting({ derived, details }: Pick<AnalysisInput, 'derived' | 'details'>): Setting {
  const given =
    namesIn(details.other_inputs).find(({ place, printed }) => !place.ambiguous && printed === place.name)?.place ??
    null;
  const ranked = rankedPlaces(mentionsOf(derived));
  const place = given ?? settledPlace(ranked, derived.scenes.length);
  return {
    given: given && placeOf(given),
    place: place && placeOf(place),
    named: ranked.map((one) => ({
      place: placeOf(one.place),
      headings: one.mentions.filter(({ scene }) => scene !== null).length,
      captions: one.mentions.filter(({ scene }) => scene === null).length,
      pages: one.mentions.slice(0, pagesNamed).map(({ passage }) => passage.at.page),
      shown: placesOf(one),
    })),
    english: derived.english ? englishOf(derived) : null,
    years: periodOf(derived),
  };
}

const placeOf = ({ name, country, region, language }: GazetteerPlace): NamedPlace => ({
  name,
  country,
  region,
  language,
});

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Longest name first, so that 'New Mexico' is not read as Mexico. */
const anyName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${gazetteer.map(({ name }) => escaped(name)).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const byCapitals = new Map(gazetteer.map((place) => [place.name.toUpperCase(), place]));

/** Every place named in a text, with the name as it stands there. */
const namesIn = (text: string): { place: GazetteerPlace; printed: string }[] =>
  [...text.matchAll(anyName)].flatMap(([printed]) => {
    const place = byCapitals.get(printed.toUpperCase());
    return place ? [{ place, printed }] : [];
  });

/** True for a name that somebody in the script bears. */
function personFinder({ characters }: Derived): (place: GazetteerPlace) => boolean {
  const people = new Set(
    characters.flatMap(({ id, introduction }) => `${id} ${introduction?.fullName ?? ''}`.toUpperCase().split(/\s+/)),
  );
  return ({ name }) =>
    name
      .toUpperCase()
      .split(' ')
      .every((word) => people.has(word));
}

/** The places that a text is made of: 'DUBLIN, 1954' and 'CAFE - PARIS' name one each, 'BOSTON WHALER' and 'INDIANA JONES' HOUSE' none. */
const placesOfText = (text: string): GazetteerPlace[] =>
  text.split(/[\n,;:/()."“”'‘’]|\s[-–—]+\s|[–—]/).flatMap((part) => byCapitals.get(part.trim().toUpperCase()) ?? []);

function mentionsOf(derived: Derived): Mention[] {
  const isPerson = personFinder(derived);
  const mentionsIn = (text: string, passage: Passage, scene: number | null): Mention[] =>
    [...new Set(placesOfText(text))]
      .filter((place) => !isPerson(place))
      .map((place) => ({ place, passage, scene, position: passage.position }));
  const headed = derived.scenes.flatMap(({ heading, headingPassage, ordinal }) =>
    mentionsIn(heading.location, headingPassage, ordinal),
  );
  const captioned = derived.passages.flatMap((passage) => {
    const found = ['action', 'centered', 'shot'].includes(passage.kind) ? caption.exec(passage.text) : null;
    return found ? mentionsIn(passage.text.slice(found.index + found[0].length), passage, null) : [];
  });
  return [...headed, ...captioned];
}

interface Ranked {
  readonly place: GazetteerPlace;
  readonly mentions: readonly Mention[];
}

const mentionsFor = (country: string, ranked: readonly Ranked[]): Mention[] =>
  ranked.flatMap(({ place, mentions }) => (place.country === country ? mentions : []));

/** Places by mentions, those of the country named most first. */
function rankedPlaces(mentions: readonly Mention[]): Ranked[] {
  const ranked = [...Map.groupBy(mentions, ({ place }) => place)].map(([place, own]) => ({ place, mentions: own }));
  const ofCountry = ({ place }: Ranked): number => mentionsFor(place.country, ranked).length;
  return ranked.sort(
    (a, b) =>
      ofCountry(b) - ofCountry(a) || b.mentions.length - a.mentions.length || (a.place.name < b.place.name ? -1 : 1),
  );
}

/** The place named most, if it is sure: a caption gives it and nothing else is named abroad, or its country heads scenes enough. */
function settledPlace(ranked: readonly Ranked[], sceneCount: number): GazetteerPlace | null {
  const [first] = ranked;
  if (!first) return null;
  const own = mentionsFor(first.place.country, ranked);
  const elsewhere = ranked.flatMap(({ mentions }) => mentions).length - own.length;
  const headed = new Set(own.flatMap(({ scene }) => scene ?? [])).size;
  const captioned = own.some(({ scene }) => scene === null);
  const isSure =
    (captioned && elsewhere === 0) ||
    (headed >= fewestScenes && headed / sceneCount >= fewestShare && elsewhere <= own.length * mostElsewhere);
  return isSure ? first.place : null;
}

const placesOf = ({ place, mentions }: Ranked): Setting['named'][number]['shown'] =>
  spread(mentions, placesShown).map(({ passage }) =>
    passage.kind === 'heading'
      ? quoteOf(passage)
      : quoteWhere(passage, (sentence) => namesIn(sentence).some((one) => one.place === place)),
  );

const year = /\b(1[0-9]{3}|20[0-9]{2})\b/;
/** Years up to this one need streets, cars and clothes of their time. */
const lastPeriodYear = 1999;

function periodOf({ passages }: Derived): Setting['years'] {
  const dated = passages.flatMap((passage) => {
    const isMarked = passage.kind === 'heading' || passage.kind === 'centered' || caption.test(passage.text);
    const [found] = (isMarked && passage.kind !== 'dialogue' && year.exec(passage.text)) || [];
    return found !== undefined && Number(found) <= lastPeriodYear
      ? [{ year: found, passage, position: passage.position }]
      : [];
  });
  if (dated.length === 0) return null;
  return {
    years: [...new Set(dated.map((one) => one.year))].sort(),
    shown: spread(dated, placesShown).map(({ passage }) => quoteOf(passage)),
  };
}
