/** Reads where the script says it is set: places that headings and captions name as theirs, and the kind of English. Refuses a setting that is not sure. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Derived } from '../../engine/derive.ts';
import { gazetteer, type NamedPlace } from '../../engine/norms/gazetteer.ts';
import type { Passage } from '../../engine/text/passages.ts';
import { quoteOf, quoteWhere, spread } from '../../engine/text/quote.ts';
import { counted, listed, pagesOf } from '../../engine/wording.ts';
import type { Statement } from './card.ts';
import { englishOf } from './english-variety.ts';

/** `place` is the one named most, null when none is; `english` the variety its words lean to, null when they lean nowhere. */
export interface OriginalSetting {
  readonly place: NamedPlace | null;
  readonly english: 'British' | 'American' | null;
  readonly englishPlace: Statement['evidence'];
  readonly statements: readonly Statement[];
}

/** `scene` is the ordinal of the scene that a heading names it for; null for a caption. */
interface Mention {
  readonly place: NamedPlace;
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

export function originalSettingOf(derived: Derived, details: ScriptDetails, title: string): OriginalSetting {
  const mentions = mentionsOf(derived);
  const given =
    namesIn(details.other_inputs).find(({ place, printed }) => !place.ambiguous && printed === place.name)?.place ??
    null;
  const ranked = rankedPlaces(mentions);
  const place = given ?? settledPlace(ranked, derived.scenes.length);
  const english = derived.english ? englishOf(derived) : null;
  return {
    place,
    english: english?.variety ?? null,
    englishPlace: english?.evidence ?? [],
    statements: [
      ...(given ? [{ text: `The details you gave place ${title} in ${fullName(given)}.`, evidence: [] }] : []),
      ...namedStatements(ranked, place, given !== null, title),
      ...(english ? [english.statement] : []),
      ...periodStatements(derived, title),
    ],
  };
}

/** 'Dublin, Ireland', 'Malibu, California', 'Ireland'. */
export function fullName({ name, country, region }: NamedPlace): string {
  const within = region !== null && region !== name ? region.replace(' (US)', '') : country;
  return name === within ? name : `${name}, ${within}`;
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Longest name first, so that 'New Mexico' is not read as Mexico. */
const anyName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${gazetteer.map(({ name }) => escaped(name)).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const byCapitals = new Map(gazetteer.map((place) => [place.name.toUpperCase(), place]));

/** Every place named in a text, with the name as it stands there. */
const namesIn = (text: string): { place: NamedPlace; printed: string }[] =>
  [...text.matchAll(anyName)].flatMap(([printed]) => {
    const place = byCapitals.get(printed.toUpperCase());
    return place ? [{ place, printed }] : [];
  });

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

/** The places that a text is made of: 'DUBLIN, 1954' and 'CAFE - PARIS' name one each, 'BOSTON WHALER' and 'INDIANA JONES' HOUSE' none. */
const placesOfText = (text: string): NamedPlace[] =>
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
  readonly place: NamedPlace;
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
function settledPlace(ranked: readonly Ranked[], sceneCount: number): NamedPlace | null {
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

function namedStatements(
  ranked: readonly Ranked[],
  place: NamedPlace | null,
  given: boolean,
  title: string,
): Statement[] {
  const [first, ...others] = ranked;
  if (!first)
    return given
      ? []
      : [
          {
            text: `No heading or caption of ${title} gives a country, region or big city as its place, so where it is set is open.`,
            evidence: [],
          },
        ];
  if (place !== first.place)
    return [
      {
        text: `The headings and captions of ${title} name ${namesOf(ranked)}${given ? '' : ': too little to call any of it the setting, which is open'}.`,
        evidence: ranked.slice(0, 3).flatMap((one) => placesOf(one).slice(0, 1)),
      },
    ];
  return [
    { text: `${title} is set in ${fullName(first.place)}: ${waysOf(first.mentions)}.`, evidence: placesOf(first) },
    ...(others.length > 0
      ? [
          {
            text: `It also names ${namesOf(others)}.`,
            evidence: others.slice(0, 3).flatMap((other) => placesOf(other).slice(0, 1)),
          },
        ]
      : []),
  ];
}

const mostNamed = 6;
const namesOf = (ranked: readonly Ranked[]): string => {
  const named = ranked
    .slice(0, mostNamed)
    .map(
      ({ place, mentions }) => `${place.name} (${pagesOf(mentions.slice(0, 3).map(({ passage }) => passage.at.page))})`,
    );
  const rest = ranked.length - named.length;
  return listed([...named, ...(rest > 0 ? [`${counted(rest, 'place')} more`] : [])]);
};

function waysOf(mentions: readonly Mention[]): string {
  const headings = mentions.filter(({ scene }) => scene !== null).length;
  const captions = mentions.length - headings;
  const ways = [
    ...(headings > 0 ? [`in ${counted(headings, 'heading')}`] : []),
    ...(captions > 0 ? [`in ${counted(captions, 'caption')}`] : []),
  ];
  return `it says so ${listed(ways)}`;
}

const placesOf = ({ place, mentions }: Ranked): Statement['evidence'] =>
  spread(mentions, 2).map(({ passage }) =>
    passage.kind === 'heading'
      ? quoteOf(passage)
      : quoteWhere(passage, (sentence) => namesIn(sentence).some((one) => one.place === place)),
  );

const year = /\b(1[0-9]{3}|20[0-9]{2})\b/;
/** Years up to this one need streets, cars and clothes of their time. */
const lastPeriodYear = 1999;

function periodStatements({ passages }: Derived, title: string): Statement[] {
  const dated = passages.flatMap((passage) => {
    const isMarked = passage.kind === 'heading' || passage.kind === 'centered' || caption.test(passage.text);
    const [found] = (isMarked && passage.kind !== 'dialogue' && year.exec(passage.text)) || [];
    return found !== undefined && Number(found) <= lastPeriodYear
      ? [{ year: found, passage, position: passage.position }]
      : [];
  });
  if (dated.length === 0) return [];
  const years = [...new Set(dated.map((one) => one.year))].sort();
  return [
    {
      text: `${title} puts ${listed(years.slice(0, 5))} into its headings or captions: streets, cars and signs in view have to be of that time.`,
      evidence: spread(dated, 2).map(({ passage }) => quoteOf(passage)),
    },
  ];
}
