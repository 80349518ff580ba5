/** Reads where the script says it is set: names in headings, captions and action, and the kind of English. Refuses to guess a country from one name in the talk. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Derived } from '../derived/derive.ts';
import { isLikeness } from '../derived/likeness.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteOf, quoteWhere, spread } from '../derived/quote.ts';
import { gazetteer, type NamedPlace } from '../norms/gazetteer.ts';
import { counted, listed, pagesOf } from '../wording.ts';
import type { Statement } from './card.ts';
import { englishOf } from './english-variety.ts';

/** `place` is the one named most, null when none is; `english` the variety its words lean to, null when they lean nowhere. */
export interface OriginalSetting {
  readonly place: NamedPlace | null;
  readonly english: 'British' | 'American' | null;
  readonly englishPlace: Statement['evidence'];
  readonly statements: readonly Statement[];
}

interface Mention {
  readonly place: NamedPlace;
  readonly passage: Passage;
  readonly where: 'heading' | 'caption' | 'action';
  readonly position: number;
}

const caption =
  /\b(?:SUPER(?:IMPOSE[DS]?)?(?: OVER)?|TITLES?(?: CARD| OVER)?|CAPTION|CHYRON|LEGEND|SUBTITLE|ON SCREEN|CARD)\b\s*[:–—-]/i;
/** Names in the talk settle it only where two of one country are said and none of another. */
const fewestInTalk = 2;
/** A name in a heading or a caption says where we are; one in action may only be mentioned. */
const weightOf = { heading: 3, caption: 5, action: 1 } as const;
/** Names in action alone settle the setting from this many on. */
const fewestInAction = 2;

export function originalSettingOf(derived: Derived, details: ScriptDetails, title: string): OriginalSetting {
  const mentions = mentionsOf(derived);
  const given = details.other_inputs === '' ? null : (namesIn(details.other_inputs)[0]?.place ?? null);
  const ranked = rankedPlaces(mentions);
  const [first] = ranked;
  const spokenOf = ranked.length === 0 ? talkedOf(derived) : [];
  const place = given ?? (first && isSettled(first.mentions) ? first.place : (spokenOf[0]?.place ?? null));
  const english = derived.english ? englishOf(derived) : null;
  return {
    place,
    english: english?.variety ?? null,
    englishPlace: english?.evidence ?? [],
    statements: [
      ...(given ? [{ text: `The details you gave place ${title} in ${fullName(given)}.`, evidence: [] }] : []),
      ...(spokenOf.length > 0 && given === null
        ? [talkStatement(spokenOf, title)]
        : namedStatements(ranked, place, given !== null, title)),
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

function mentionsOf(derived: Derived): Mention[] {
  const isPerson = personFinder(derived);
  const { passages } = derived;
  return passages.flatMap((passage): Mention[] => {
    const where = whereIs(passage);
    if (where === null) return [];
    const found = namesIn(passage.text).filter(
      ({ place, printed }) =>
        !isPerson(place) &&
        !isLikeness(passage.text, escaped(printed)) &&
        (where !== 'action' || (!place.ambiguous && printed === place.name)),
    );
    return [...new Set(found.map(({ place }) => place))].map((place) => ({
      place,
      passage,
      where,
      position: passage.position,
    }));
  });
}

/** The places that the talk names, if they are two or more of one country and no others; none otherwise. */
function talkedOf(derived: Derived): { place: NamedPlace; passage: Passage }[] {
  const isPerson = personFinder(derived);
  const said = derived.passages.flatMap((passage) =>
    passage.kind !== 'dialogue'
      ? []
      : namesIn(passage.text)
          .filter(({ place, printed }) => printed === place.name && !place.ambiguous && !isPerson(place))
          .map(({ place }) => ({ place, passage })),
  );
  const places = said.filter(({ place }, index) => said.findIndex((one) => one.place === place) === index);
  const countries = new Set(places.map(({ place }) => place.country));
  return countries.size === 1 && places.length >= fewestInTalk ? places : [];
}

function talkStatement(places: ReturnType<typeof talkedOf>, title: string): Statement {
  const [one] = places;
  return {
    text: `${title} names no country, region or big city in its headings, captions or action, but its talk names ${listed(places.slice(0, 4).map(({ place, passage }) => `${place.name} (page ${passage.at.page})`))}, all in ${one?.place.country ?? ''}, and nowhere else: it is taken to play there. A caption or your word in the details would settle it.`,
    evidence: places
      .slice(0, 3)
      .map(({ place, passage }) =>
        quoteWhere(passage, (sentence) => namesIn(sentence).some((found) => found.place === place)),
      ),
  };
}

function whereIs({ kind, text }: Passage): Mention['where'] | null {
  if (kind === 'heading') return 'heading';
  if (kind !== 'action' && kind !== 'centered' && kind !== 'shot') return null;
  return caption.test(text) ? 'caption' : 'action';
}

interface Ranked {
  readonly place: NamedPlace;
  readonly mentions: readonly Mention[];
  readonly weight: number;
}

/** Places by weight; a country yields to its own cities, which say more. */
function rankedPlaces(mentions: readonly Mention[]): Ranked[] {
  const byName = new Map<string, Mention[]>();
  for (const mention of mentions) byName.set(mention.place.name, [...(byName.get(mention.place.name) ?? []), mention]);
  const weighed = [...byName.values()].flatMap((own): Ranked[] =>
    own[0]
      ? [{ place: own[0].place, mentions: own, weight: own.reduce((sum, { where }) => sum + weightOf[where], 0) }]
      : [],
  );
  const ofCountry = (country: string): number =>
    weighed.filter(({ place }) => place.country === country).reduce((sum, { weight }) => sum + weight, 0);
  return weighed.sort(
    (a, b) =>
      ofCountry(b.place.country) - ofCountry(a.place.country) ||
      b.weight - a.weight ||
      (a.place.name < b.place.name ? -1 : 1),
  );
}

const isSettled = (mentions: readonly Mention[]): boolean =>
  mentions.some(({ where }) => where !== 'action') || mentions.length >= fewestInAction;

function namedStatements(
  ranked: readonly Ranked[],
  place: NamedPlace | null,
  given: boolean,
  title: string,
): Statement[] {
  if (ranked.length === 0)
    return [
      {
        text: `${title} names no country, region or big city in its headings, captions or action${given ? '; your word is all there is' : ', so where it is set is open'}.`,
        evidence: [],
      },
    ];
  const [first, ...others] = ranked;
  if (!first) return [];
  const sentence =
    place === first.place
      ? `${title} is set in ${fullName(first.place)}: ${waysOf(first.mentions)}.`
      : given
        ? `The script itself names ${fullName(first.place)}: ${waysOf(first.mentions)}.`
        : `${title} mentions ${fullName(first.place)} once, in action (page ${first.mentions[0]?.passage.at.page ?? 1}); that is too little to call it the setting.`;
  return [
    { text: sentence, evidence: placesOf(first) },
    ...(others.length > 0
      ? [
          {
            text: `It also names ${listed(others.slice(0, 6).map(({ place: other, mentions }) => `${other.name} (${pagesOf(mentions.slice(0, 3).map(({ passage }) => passage.at.page))})`))}${others.length > 6 ? `, and ${counted(others.length - 6, 'place')} more` : ''}.`,
            evidence: others.slice(0, 3).flatMap((other) => placesOf(other).slice(0, 1)),
          },
        ]
      : []),
  ];
}

function waysOf(mentions: readonly Mention[]): string {
  const count = (kind: Mention['where']): number => mentions.filter(({ where }) => where === kind).length;
  const ways = [
    count('heading') > 0 ? `in ${counted(count('heading'), 'heading')}` : null,
    count('caption') > 0 ? `in ${counted(count('caption'), 'caption')}` : null,
    count('action') > 0 ? `in ${counted(count('action'), 'paragraph')} of action` : null,
  ];
  return `it says so ${listed(ways.filter((way) => way !== null))}`;
}

const placesOf = ({ place, mentions }: Ranked): Statement['evidence'] => {
  const strong = mentions.filter(({ where }) => where !== 'action');
  return spread(strong.length > 0 ? strong : mentions, 2).map(({ passage }) =>
    passage.kind === 'heading'
      ? quoteOf(passage)
      : quoteWhere(passage, (sentence) => namesIn(sentence).some((one) => one.place === place)),
  );
};

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
