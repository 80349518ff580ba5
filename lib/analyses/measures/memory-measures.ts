/** Measures of return: objects, lines, speakers, themes and the ending's look back. */
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import { quoteAround, quoteOf, spread } from '../derived/quote.ts';
import { rateError, shareError } from '../derived/statistics.ts';
import { yardstick } from '../norms/scale.ts';
import { counted, decimal, listed, numberWord, percent } from '../wording.ts';
import type { MeasureDefinition } from './measure.ts';
import { speechPlaces } from './speech-places.ts';

const returningObjects: MeasureDefinition = {
  id: 'returning-objects',
  name: 'things that come back',
  direction: 'more',
  scale: yardstick(0.25, 0.5, 0.8),
  unit: 'share',
  english: true,
  read({ objects, scenes }) {
    if (scenes.length < 6) return null;
    const top = objects.slice(0, 5);
    const touched = new Set(top.flatMap((object) => object.scenes));
    const value = touched.size / scenes.length;
    const names = top.length > 0 ? ` (${listed(top.map(({ name }) => name))})` : '';
    return {
      value,
      error: shareError(value, scenes.length),
      shown: `${percent(value)} of scenes hold ${top.length === 1 ? 'the one thing that recurs' : `one of the ${numberWord(top.length)} things that recur most`}${names}`,
      places: top
        .slice(0, 3)
        .flatMap((object) => object.passages.slice(0, 1).map((passage) => quoteAround(passage, ...object.forms))),
    };
  },
};

const echoedLines: MeasureDefinition = {
  id: 'echoed-lines',
  name: 'echoed lines',
  direction: 'more',
  scale: yardstick(0.2, 1, 2.5),
  unit: 'number',
  english: true,
  read({ echoes, talkWords }) {
    if (talkWords < 300) return null;
    const value = (echoes.length / talkWords) * 1000;
    return {
      value,
      error: rateError(echoes.length, talkWords) * 1000,
      shown: `${counted(echoes.length, 'line')} said again in a later scene, ${decimal(value)} in 1,000 spoken words`,
      places: echoes
        .slice(0, 3)
        .flatMap(({ words, passages }) => passages.slice(-1).map((passage) => quoteAround(passage, longestOf(words)))),
    };
  },
};

const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

const returningSpeakers: MeasureDefinition = {
  id: 'returning-speakers',
  name: 'speakers who return',
  direction: 'more',
  scale: yardstick(0.35, 0.55, 0.8),
  unit: 'share',
  read({ characters }) {
    if (characters.length < 4) return null;
    const back = characters.filter(({ scenes }) => scenes.length >= 2);
    const value = back.length / characters.length;
    return {
      value,
      error: shareError(value, characters.length),
      shown: `${back.length === characters.length ? `all ${back.length}` : `${back.length} of ${characters.length}`} speakers speak in more than one scene`,
      places: speechPlaces(back.flatMap(({ speeches }) => speeches.at(-1) ?? [])),
      lowPlaces: speechPlaces(
        characters.filter(({ scenes }) => scenes.length < 2).flatMap(({ speeches }) => speeches[0] ?? []),
      ),
    };
  },
};

const themeSpread: MeasureDefinition = {
  id: 'theme-spread',
  name: 'a subject kept in talk',
  direction: 'more',
  scale: yardstick(0.2, 0.4, 0.65),
  unit: 'share',
  english: true,
  read({ themes, scenes }) {
    const talking = scenes.filter((scene) => scene.speeches.length > 0);
    const top = themes.slice(0, 3);
    if (talking.length < 5 || top.length === 0) return null;
    const touched = new Set(top.flatMap((theme) => theme.scenes));
    const value = touched.size / talking.length;
    return {
      value,
      error: shareError(value, talking.length),
      shown: `${percent(value)} of talking scenes mention ${listed(top.map(({ word }) => `“${word}”`))}`,
      places: top.flatMap(({ word, speeches }) =>
        speeches.slice(0, 1).map((speech) => quoteAround(speech.passage, word, `${word}s`, `${word}es`)),
      ),
    };
  },
};

const themeHeld: MeasureDefinition = {
  id: 'theme-held',
  name: 'a subject held to the end',
  direction: 'more',
  scale: yardstick(0.1, 0.4, 0.8),
  unit: 'share',
  english: true,
  read({ objects, themes }) {
    const kept = [...keptFrom(themes.slice(0, 5).map((theme) => positions(theme.word, theme.speeches)))];
    const things = [...keptFrom(objects.slice(0, 5).map((object) => positions(object.word, object.passages)))];
    const considered = Math.min(5, themes.length) + Math.min(5, objects.length);
    if (considered < 4) return null;
    const held = [...new Set([...things, ...kept])];
    const value = Math.min(1, held.length / considered);
    const last = objects.find(({ word }) => held.includes(word))?.passages.at(-1);
    const said = themes.find(({ word }) => held.includes(word))?.speeches.at(-1)?.passage;
    return {
      value,
      error: shareError(value, considered),
      shown:
        held.length > 0
          ? `${held.length} of ${considered} recurring words (${held.length > 4 ? `${held.slice(0, 4).join(', ')} and others` : listed(held)}) stand in both the first and the last quarter`
          : `none of ${considered} recurring words stands in both the first and the last quarter`,
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
    if (at.some((place) => place <= 0.25) && at.some((place) => place >= 0.75)) yield word;
}

/** Of the five who speak most, how many are still there in the last fifth. */
const castAtEnd: MeasureDefinition = {
  id: 'cast-at-end',
  name: 'main cast at the end',
  direction: 'more',
  scale: yardstick(0.4, 0.8, 1),
  unit: 'share',
  read(derived) {
    const main = mainCast(derived);
    if (main.length < 3) return null;
    const { there } = lastFifth(derived);
    const value = there.length / main.length;
    return {
      value,
      error: shareError(value, main.length) / 2,
      shown: `${there.length === main.length ? `all ${main.length}` : `${there.length} of the ${main.length}`} who speak most are still there in the last fifth (${listed(there.map(({ name }) => name))})`,
      places: spread(
        there.flatMap(({ speeches }) => speeches.filter(({ position }) => position >= 0.8).at(-1) ?? []),
        3,
      ).map((speech) => quoteOf(speech.passage)),
    };
  },
};

/** Of the five on screen who speak most, those who are there in the last fifth and those who are not. */
export function lastFifth(derived: Derived): {
  readonly there: readonly Character[];
  readonly gone: readonly Character[];
} {
  const late = derived.scenes.filter((scene) => scene.end >= 0.8);
  const isThere = ({ id }: Character): boolean =>
    late.some((scene) => scene.present.includes(id) || scene.speakers.includes(id));
  const main = mainCast(derived);
  return { there: main.filter(isThere), gone: main.filter((one) => !isThere(one)) };
}

const mainCast = ({ characters }: Derived) => characters.filter(({ onlyHeard }) => !onlyHeard).slice(0, 5);

export const memoryMeasures = { returningObjects, echoedLines, returningSpeakers, themeSpread, themeHeld, castAtEnd };
