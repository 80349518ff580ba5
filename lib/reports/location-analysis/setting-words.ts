/** Says where and when a script is set, and which English it is written in. */
import { counted, listed, pagesOf, quoted } from '../../engine/wording.ts';
import type { NamedPlace, Setting } from '../../story/setting.ts';

type Named = Setting['named'][number];

/** 'Dublin, Ireland', 'Malibu, California', 'Ireland'. */
const fullName = ({ name, country, region }: NamedPlace): string => {
  const within = region !== null && region !== name ? region.replace(' (US)', '') : country;
  return name === within ? name : `${name}, ${within}`;
};

export const given = (title: string, place: NamedPlace): string =>
  `The details you gave place ${title} in ${fullName(place)}.`;

export const nothingNamed = (title: string): string =>
  `No heading or caption of ${title} gives a country, region or big city as its place, so where it is set is open.`;

/** Places named before the rest is counted. */
const mostNamed = 6;
const namesOf = (named: readonly Named[]): string => {
  const names = named.slice(0, mostNamed).map(({ place, pages }) => `${place.name} (${pagesOf(pages)})`);
  const rest = named.length - names.length;
  return listed([...names, ...(rest > 0 ? [`${counted(rest, 'place')} more`] : [])]);
};

export const namedOnly = (title: string, named: readonly Named[], isGiven: boolean): string =>
  `The headings and captions of ${title} name ${namesOf(named)}${isGiven ? '' : ': too little to call any of it the setting, which is open'}.`;

export const setIn = (title: string, { place, headings, captions }: Named): string => {
  const ways = [
    ...(headings > 0 ? [`in ${counted(headings, 'heading')}`] : []),
    ...(captions > 0 ? [`in ${counted(captions, 'caption')}`] : []),
  ];
  return `${title} is set in ${fullName(place)}: it says so ${listed(ways)}.`;
};

export const alsoNamed = (named: readonly Named[]): string => `It also names ${namesOf(named)}.`;

/** Words named of a variety. */
const mostWords = 4;
export const english = ({ variety, words, others }: NonNullable<Setting['english']>): string => {
  const named = words.slice(0, mostWords).map(({ word, count }) => `${quoted(word)} (${count})`);
  return `Its words are ${variety === 'British' ? 'British or Irish' : 'North American'}: ${listed(named)}${others === 0 ? '' : `, against ${counted(others, 'word')} of the other kind`}.`;
};

const mostYears = 5;
export const years = (title: string, { years: all }: NonNullable<Setting['years']>): string =>
  `${title} puts ${listed(all.slice(0, mostYears))} into its headings or captions: streets, cars and signs in view have to be of that time.`;
