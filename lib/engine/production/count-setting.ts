/** Finds where and when a script says that it is set, and its kind of English. Silent where it is not sure. */
import type { NamedPlace, Setting } from '../../story/production/setting.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { type NamedPlace as GazetteerPlace, gazetteer } from '../norms/gazetteer.ts';
import { quoteOf, quoteWhere, spread } from '../text/quote.ts';
import { englishOf } from './english-variety.ts';
import { caption, type Mention, mentionsOf, namesIn } from './place-mentions.ts';

/** A caption or a shown town says more than a heading, which may be a visit. */
const weights: Readonly<Record<Mention['way'], number>> = { heading: 1, caption: 2, action: 2 };
/** From this weight, or this share of the scenes, on a place may be the setting if it holds this share of all that is named. All ours, to be sure rather than complete. */
const fewestWeight = 3;
const fewestHeadings = 2;
const fewestShare = 0.2;
const clearShare = 0.75;
/** A setting shows itself in the first part of the script; what comes later may be a journey. */
const early = 0.2;
/** A town or region is named less often than this, and by no caption: then its country is named in its place. In a script of few scenes, where that is a fifth of them, one is enough. */
const fewestOfTown = 4;
/** Places and pages kept of each name. */
const placesShown = 2;
const pagesNamed = 3;

export function countSetting({ derived, details }: Pick<AnalysisInput, 'derived' | 'details'>): Setting {
  const given =
    namesIn(details.other_inputs).find(({ place, printed }) => !place.ambiguous && printed === place.name)?.place ??
    null;
  const mentions = mentionsOf(derived);
  const ranked = rankedPlaces(mentions);
  const place = given ?? settledPlace(mentions, derived.scenes.length);
  return {
    given: given && placeOf(given),
    place: place && placeOf(place),
    named: ranked.map((one) => ({
      place: placeOf(one.place),
      headings: countOf(one, 'heading'),
      captions: countOf(one, 'caption'),
      shows: countOf(one, 'action'),
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
function settledPlace(mentions: readonly Mention[], sceneCount: number): GazetteerPlace | null {
  const isSmall = sceneCount < fewestOfTown / fewestShare;
  const isSure = (own: readonly Mention[]): boolean => {
    const headed = new Set(own.flatMap(({ scene }) => scene ?? [])).size;
    const isEarly = own.some(({ position }) => position <= early);
    const isCommon = headed >= fewestHeadings && headed / sceneCount >= fewestShare;
    const opens = isSmall && own.length === mentions.length && own.some(({ way }) => way === 'caption');
    return (
      (isCommon || opens || (isEarly && weightOf(own) >= fewestWeight)) &&
      weightOf(own) / weightOf(mentions) >= clearShare
    );
  };
  const heaviest = (key: (place: GazetteerPlace) => string, of: readonly Mention[]): readonly Mention[] =>
    [...Map.groupBy(of, ({ place }) => key(place)).values()].sort((a, b) => weightOf(b) - weightOf(a))[0] ?? [];
  const country = heaviest(({ country: one }) => one, mentions);
  if (!isSure(country)) return null;
  const area = heaviest(areaOf, country);
  const town = heaviest(({ name }) => name, area);
  for (const own of [town, area]) {
    const [first] = own;
    if (!first || !isSure(own)) continue;
    const isClear = isSmall || own.length >= fewestOfTown || own.some(({ way }) => way === 'caption');
    if (isClear) return own === town ? first.place : (named(first.place.region) ?? first.place);
  }
  return named(country[0]?.place.country ?? null);
}

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
    shown: spread(dated, placesShown).map(({ passage }) => quoteOf(passage)),
  };
}
