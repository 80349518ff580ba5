/** Measures of return: objects, lines, speakers, themes and the ending's look back. */

import { characterId } from '../../story/ids.ts';
import type { Derived } from '../derive.ts';
import { craftScale } from '../norms/craft-measures.ts';
import type { Character } from '../people/character-index.ts';
import { quoteAround, quoteOf, spread } from '../text/quote.ts';
import { rateError, shareError } from '../text/statistics.ts';
import { type MeasureDefinition, mostPlaces, thousand } from './measure.ts';
import { speechPlaces } from './speech-places.ts';

const fewestScenes = 6;
const fewestTalkingScenes = 5;
const fewestSpoken = 300;
const fewestSpeakers = 4;
/** Things and words of talk looked at, commonest first. */
const commonest = 5;
const themesNamed = 3;
const fewestWords = 4;
/** Where the first quarter ends and the last begins, and the last fifth. */
const firstQuarter = 0.25;
const lastQuarter = 0.75;
const lastFifthFrom = 0.8;
const mainSpeakers = 5;
const fewestMain = 3;

const returningObjects: MeasureDefinition = {
  id: 'returning-objects',
  direction: 'more',
  scale: craftScale('returning-objects'),
  english: true,
  count({ objects, scenes }) {
    if (scenes.length < fewestScenes) return null;
    const top = objects.slice(0, commonest);
    const touched = new Set(top.flatMap((object) => object.scenes));
    const value = touched.size / scenes.length;
    return {
      value,
      error: shareError(value, scenes.length),
      about: top.map(({ name }) => name),
      places: top
        .slice(0, mostPlaces)
        .flatMap((object) => object.passages.slice(0, 1).map((passage) => quoteAround(passage, ...object.forms))),
    };
  },
};

const echoedLines: MeasureDefinition = {
  id: 'echoed-lines',
  direction: 'more',
  scale: craftScale('echoed-lines'),
  english: true,
  count({ echoes, talkWords }) {
    if (talkWords < fewestSpoken) return null;
    const value = (echoes.length / talkWords) * thousand;
    return {
      value,
      error: rateError(echoes.length, talkWords) * thousand,
      counts: { lines: echoes.length },
      places: echoes
        .slice(0, mostPlaces)
        .flatMap(({ words, passages }) => passages.slice(-1).map((passage) => quoteAround(passage, longestOf(words)))),
    };
  },
};

const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

const returningSpeakers: MeasureDefinition = {
  id: 'returning-speakers',
  direction: 'more',
  scale: craftScale('returning-speakers'),
  count({ characters }) {
    if (characters.length < fewestSpeakers) return null;
    const back = characters.filter(({ scenes }) => scenes.length >= 2);
    const value = back.length / characters.length;
    return {
      value,
      error: shareError(value, characters.length),
      counts: { returning: back.length, speakers: characters.length },
      places: speechPlaces(back.flatMap(({ speeches }) => speeches.at(-1) ?? [])),
      lowPlaces: speechPlaces(
        characters.filter(({ scenes }) => scenes.length < 2).flatMap(({ speeches }) => speeches[0] ?? []),
      ),
    };
  },
};

const themeSpread: MeasureDefinition = {
  id: 'theme-spread',
  direction: 'more',
  scale: craftScale('theme-spread'),
  english: true,
  count({ themes, scenes }) {
    const talking = scenes.filter((scene) => scene.speeches.length > 0);
    const top = themes.slice(0, themesNamed);
    if (talking.length < fewestTalkingScenes || top.length === 0) return null;
    const touched = new Set(top.flatMap((theme) => theme.scenes));
    const value = touched.size / talking.length;
    return {
      value,
      error: shareError(value, talking.length),
      about: top.map(({ word }) => word),
      places: top.flatMap(({ word, speeches }) =>
        speeches.slice(0, 1).map((speech) => quoteAround(speech.passage, word, `${word}s`, `${word}es`)),
      ),
    };
  },
};

const themeHeld: MeasureDefinition = {
  id: 'theme-held',
  direction: 'more',
  scale: craftScale('theme-held'),
  english: true,
  count({ objects, themes }) {
    const kept = [...keptFrom(themes.slice(0, commonest).map((theme) => positions(theme.word, theme.speeches)))];
    const things = [...keptFrom(objects.slice(0, commonest).map((object) => positions(object.word, object.passages)))];
    const considered = Math.min(commonest, themes.length) + Math.min(commonest, objects.length);
    if (considered < fewestWords) return null;
    const held = [...new Set([...things, ...kept])];
    const value = Math.min(1, held.length / considered);
    const last = objects.find(({ word }) => held.includes(word))?.passages.at(-1);
    const said = themes.find(({ word }) => held.includes(word))?.speeches.at(-1)?.passage;
    return {
      value,
      error: shareError(value, considered),
      counts: { words: considered },
      about: held.map((word) => objects.find((object) => object.word === word)?.name ?? word),
      places: [last, said].flatMap((passage) =>
        passage ? [quoteAround(passage, ...held, ...held.map((word) => `${word}s`))] : [],
      ),
    };
  },
};

const positions = (word: string, items: readonly { readonly position: number }[]) => ({
  word,
  at: items.map(({ position }) => position),
});

function* keptFrom(words: readonly { readonly word: string; readonly at: readonly number[] }[]): Generator<string> {
  for (const { word, at } of words)
    if (at.some((place) => place <= firstQuarter) && at.some((place) => place >= lastQuarter)) yield word;
}

/** Of the five who speak most, how many are still there in the last fifth. */
const castAtEnd: MeasureDefinition = {
  id: 'cast-at-end',
  direction: 'more',
  scale: craftScale('cast-at-end'),
  count(derived) {
    const main = mainCast(derived);
    if (main.length < fewestMain) return null;
    const { there } = lastFifth(derived);
    const value = there.length / main.length;
    return {
      value,
      error: shareError(value, main.length) / 2,
      counts: { main: main.length },
      about: there.map(({ id }) => characterId(id)),
      places: spread(
        there.flatMap(({ speeches }) => speeches.filter(({ position }) => position >= lastFifthFrom).at(-1) ?? []),
        mostPlaces,
      ).map((speech) => quoteOf(speech.passage)),
    };
  },
};

/** Of the five on screen who speak most, those who are there in the last fifth and those who are not. */
export function lastFifth(derived: Derived): {
  readonly there: readonly Character[];
  readonly gone: readonly Character[];
} {
  const late = derived.scenes.filter((scene) => scene.end >= lastFifthFrom);
  const isThere = ({ id }: Character): boolean =>
    late.some((scene) => scene.present.includes(id) || scene.speakers.includes(id));
  const main = mainCast(derived);
  return { there: main.filter(isThere), gone: main.filter((one) => !isThere(one)) };
}

const mainCast = ({ characters }: Derived) => characters.filter(({ onlyHeard }) => !onlyHeard).slice(0, mainSpeakers);

export const memoryMeasures = { returningObjects, echoedLines, returningSpeakers, themeSpread, themeHeld, castAtEnd };
