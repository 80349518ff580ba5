/** Finds where and when a script says that it is set, and its kind of English. Silent where it is not sure. */
import type { NamedPlace, Setting } from '../../story/production/setting.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { type NamedPlace as GazetteerPlace, gazetteer } from '../norms/gazetteer.ts';
import { quoteOf, quoteWhere, spread } from '../text/quote.ts';
import { sum } from '../text/statistics.ts';
import { englishOf } from './english-variety.ts';
import { caption, type Mention, mentionsOf, namesIn, type ToldPlace, toldPlacesOf } from './place-mentions.ts';

/** A caption or a shown town says more than a heading, which may be a visit; what action names beside says as much as a heading, what people speak of is often elsewhere. */
const weights: Readonly<Record<Mention['way'] | 'told' | 'talk', number>> = {
  heading: 1,
  caption: 2,
  action: 2,
  home: 4,
  told: 0.5,
  talk: 0.25,
};
/** A place may be the setting from this weight on, if it holds this share of all that is named. All ours, to be sure rather than complete. */
const fewestWeight = 3;
const clearShare = 0.7;
/** The same of a town in a script that is not short: it lies in its country more surely than the story in the town. */
const townShare = 0.85;
/** A setting shows itself in the first part of the script and again behind it: what is there alone may be a visit, unless next to nothing else is named. */
const early = 0.25;
const allButAll = 0.95;
/**
 * What headings, captions and shown towns say goes before what is spoken of: of them this share, and of all that is named so much, is enough where it comes
 * to so much weight and begins in the first part of the script, or is nearly all; named on pages so far apart, it is no visit.
 */
const lean = { ownShare: 0.85, share: 0.55, weight: 2.5, early: 1 / 3, nearlyAll: 0.8, apart: 0.2 } as const;
/** Headings, and their share of the scenes, that are enough in a script however short. */
const fewestHeadings = 2;
/** A town or region is named less often than this, and by no caption: then its country is named in its place. In a script of few scenes, where that is a fifth of them, one is enough. */
const fewestOfTown = 5;
const fewestShare = 0.2;
const fewScenes = 20;
/** Where the script shows no other real place, and this one over so much of its length, no more is asked. */
const throughout = 0.5;
/** In a script that is not short a town first shown behind so much of it is where it goes (of four such of 408 produced scripts one is right), and a country behind so much is where it ends. */
const latest = { town: 0.45, country: 0.9 } as const;
/** Places and pages kept of each name. */
const placesShown = 2;
const pagesNamed = 3;

export function countSetting({ derived, details }: Pick<AnalysisInput, 'derived' | 'details'>): Setting {
  const given =
    namesIn(details.other_inputs).find(({ place, printed }) => !place.ambiguous && printed === place.name)?.place ??
    null;
  const mentions = mentionsOf(derived);
  const ranked = rankedPlaces(mentions);
  const place = given ?? settledPlace(mentions, toldPlacesOf(derived, mentions), derived.scenes.length);
  return {
    given: given && placeOf(given),
    place: place && placeOf(place),
    named: ranked.map((one) => ({
      place: placeOf(one.place),
      headings: countOf(one, 'heading'),
      captions: countOf(one, 'caption'),
      shows: countOf(one, 'action') + countOf(one, 'home'),
      pages: one.mentions.slice(0, pagesNamed).map(({ passage }) => passage.at.page),
      shown: placesOf(one),
    })),
    english: derived.english ? englishOf(derived) : null,
    years: periodOf(derived),
  };
}

const countOf = ({ mentions }: Ranked, way: Mention['way']): number => mentions.filter((one) => one.way === way).length;

const placeOf = ({ name, country, region, language }: GazetteerPlace): NamedPlace => ({
  name,
  country,
  region,
  language,
});

interface Ranked {
  readonly place: GazetteerPlace;
  readonly mentions: readonly Mention[];
}

/** Places by mentions, those of the country named most first. */
function rankedPlaces(mentions: readonly Mention[]): Ranked[] {
  const ranked = [...Map.groupBy(mentions, ({ place }) => place)].map(([place, own]) => ({ place, mentions: own }));
  const ofCountry = ({ place }: Ranked): number => mentions.filter((one) => one.place.country === place.country).length;
  return ranked.sort(
    (a, b) =>
      ofCountry(b) - ofCountry(a) || b.mentions.length - a.mentions.length || (a.place.name < b.place.name ? -1 : 1),
  );
}

const weightOf = (mentions: readonly Mention[]): number => mentions.reduce((sum, { way }) => sum + weights[way], 0);

/** A state or an island group where the gazetteer knows one, else the place itself. */
const areaOf = ({ name, region, country }: GazetteerPlace): string => `${region ?? name}, ${country}`;

/** The most exact place that the script is surely set in: a town, its region or its country; null where none is sure. */
function settledPlace(
  mentions: readonly Mention[],
  told: readonly ToldPlace[],
  sceneCount: number,
): GazetteerPlace | null {
  const isSmall = sceneCount < fewScenes;
  const weightIn = (holds: (place: GazetteerPlace) => boolean): number =>
    weightOf(mentions.filter(({ place }) => holds(place))) +
    sum(told.filter(({ place }) => holds(place)).map(({ inTalk }) => weights[inTalk ? 'talk' : 'told']));
  const whole = weightIn(() => true);
  const isSure = (holds: (place: GazetteerPlace) => boolean, least = clearShare): boolean => {
    const own = mentions.filter(({ place }) => holds(place));
    const weight = weightIn(holds);
    const positions = [...own, ...told.filter(({ place, inTalk }) => !inTalk && holds(place))].map(
      ({ position }) => position,
    );
    const headed = new Set(own.flatMap(({ scene }) => scene ?? [])).size;
    const isCommon = headed >= fewestHeadings && headed / sceneCount >= fewestShare;
    const opens = isSmall && own.length === mentions.length && own.some(({ way }) => way === 'caption');
    const isEarly = own.some(({ position }) => position <= early);
    const stays =
      isCommon || isSmall || own.some(({ way }) => way === 'home') || positions.some((position) => position > early);
    const isCommonest =
      (isCommon || opens || (isEarly && weight >= fewestWeight)) && weight / whole >= (stays ? least : allButAll);
    return own.length > 0 && (isCommonest || (least < townShare && leansOn(own, weight / whole, weight, positions)));
  };
  /** Nearly all that the script shows of real places is there, though people speak of others. */
  const leansOn = (own: readonly Mention[], share: number, weight: number, positions: readonly number[]): boolean =>
    weightOf(own) / weightOf(mentions) >= lean.ownShare &&
    share >= lean.share &&
    weight >= lean.weight &&
    (share >= lean.nearlyAll || Math.min(...positions) <= lean.early) &&
    Math.max(...positions) > lean.early &&
    Math.max(...positions) - Math.min(...positions) >= lean.apart;
  const heaviest = (key: (place: GazetteerPlace) => string, of: readonly Mention[]): readonly Mention[] =>
    [...Map.groupBy(of, ({ place }) => key(place)).values()].sort((a, b) => weightOf(b) - weightOf(a))[0] ?? [];
  const country = heaviest(({ country: one }) => one, mentions);
  const inCountry = country[0]?.place.country;
  if (inCountry === undefined || (!isSmall && firstOf(country) > latest.country)) return null;
  if (!isSure((place) => place.country === inCountry)) return null;
  const area = heaviest(areaOf, country);
  // Where somebody is said to live needs no more.
  const lives = area.find(({ way }) => way === 'home');
  if (lives) return lives.place;
  const town = heaviest(({ name }) => name, area);
  for (const own of [town, area]) {
    const [first] = own;
    if (!first || (!isSmall && firstOf(own) > latest.town)) continue;
    const holds = (place: GazetteerPlace): boolean =>
      own === town ? place.name === first.place.name : areaOf(place) === areaOf(first.place);
    const isThroughout = own.length === mentions.length && own.length >= fewestWeight && spanOf(own) >= throughout;
    if (!isSure(holds, own === town && !isSmall && !isThroughout ? townShare : clearShare)) continue;
    const toldHere = told.filter(({ place, inTalk, byName }) => !inTalk && byName && holds(place)).length;
    const isClear =
      isSmall ||
      isThroughout ||
      own.length >= fewestShare * sceneCount ||
      own.length + toldHere >= fewestOfTown ||
      own.some(({ way }) => way === 'caption');
    if (isClear) return own === town ? first.place : (named(first.place.region) ?? first.place);
  }
  return named(inCountry);
}

const firstOf = (mentions: readonly Mention[]): number => Math.min(...mentions.map(({ position }) => position));

const spanOf = (mentions: readonly Mention[]): number => {
  const positions = mentions.map(({ position }) => position);
  return Math.max(...positions) - Math.min(...positions);
};

const named = (name: string | null): GazetteerPlace | null => gazetteer.find((place) => place.name === name) ?? null;

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
    shown: spread(dated, placesShown).map(({ passage, year: told }) =>
      passage.kind === 'heading' ? quoteOf(passage) : quoteWhere(passage, (sentence) => sentence.includes(told)),
    ),
  };
}
