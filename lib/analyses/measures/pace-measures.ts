/** Measures of movement: how often scenes, places and modes change. */

import { isSpoken } from '../derived/passages.ts';
import { quoteOf, spread } from '../derived/quote.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';
import { deviation, mean, rateError, shareError } from '../derived/statistics.ts';
import { tripodNorms } from '../norms/produced-scripts.ts';
import { halfHourYardstick, yardstick } from '../norms/scale.ts';
import { decimal, percent } from '../wording.ts';
import { type MeasureDefinition, placesOf } from './measure.ts';

const headingsOf = (scenes: readonly SceneFacts[]) => placesOf(scenes.map((scene) => scene.headingPassage));

const longestScenes = (scenes: readonly SceneFacts[]) =>
  headingsOf(
    [...scenes]
      .sort((a, b) => b.pages - a.pages)
      .slice(0, 3)
      .sort((a, b) => a.ordinal - b.ordinal),
  );

const scenePace: MeasureDefinition = {
  id: 'scene-pace',
  name: 'scene pace',
  direction: 'more',
  scale: tripodNorms.scenesPerPage,
  halfHour: halfHourYardstick(0.45, 0.9, 1.6),
  unit: 'number',
  read({ scenes, pages }) {
    if (scenes.length < 3) return null;
    const value = scenes.length / pages;
    const error = rateError(scenes.length, pages) / 2;
    return {
      value,
      error,
      shown: `${decimal(value, 2)} scenes a page`,
      places: headingsOf(scenes),
      lowPlaces: longestScenes(scenes),
    };
  },
};

const typicalPace: MeasureDefinition = { ...scenePace, id: 'typical-pace', direction: 'typical' };

const placeChange: MeasureDefinition = {
  id: 'place-change',
  name: 'change of place',
  direction: 'more',
  scale: yardstick(0.45, 0.75, 0.95),
  unit: 'share',
  read({ scenes }) {
    if (scenes.length < 4) return null;
    const moves = scenes.filter((scene, index) => index > 0 && scene.placeKey !== scenes[index - 1]?.placeKey);
    const stays = scenes.slice(1).filter((scene) => !moves.includes(scene));
    const value = moves.length / (scenes.length - 1);
    return {
      value,
      error: shareError(value, scenes.length - 1),
      shown: `${value === 1 ? 'every cut goes' : `${percent(value)} of cuts go`} to another place`,
      places: headingsOf(moves),
      lowPlaces: headingsOf(stays),
    };
  },
};

const sceneLengths: MeasureDefinition = {
  id: 'scene-lengths',
  name: 'variety of scene length',
  direction: 'more',
  scale: yardstick(0.45, 0.8, 1.2),
  unit: 'share',
  read({ scenes }) {
    if (scenes.length < 5) return null;
    const lengths = scenes.map((scene) => scene.pages);
    const value = deviation(lengths) / mean(lengths);
    const bySize = [...scenes].sort((a, b) => b.pages - a.pages);
    const ends = [bySize[0], bySize.at(-1)].filter((scene) => scene !== undefined);
    return {
      value,
      error: value / Math.sqrt(2 * scenes.length),
      shown: `scene lengths spread by ${percent(value)} around a mean of ${decimal(mean(lengths), 2)} pages`,
      places: ends.sort((a, b) => a.ordinal - b.ordinal).map((scene) => quoteOf(scene.headingPassage)),
    };
  },
};

const modeChange: MeasureDefinition = {
  id: 'mode-change',
  name: 'turns between talk and action',
  direction: 'more',
  scale: yardstick(2.5, 5, 8),
  unit: 'number',
  read({ passages, pages }) {
    const told = passages.filter((passage) => isSpoken(passage) || passage.kind === 'action');
    if (told.length < 10) return null;
    const turns = told.filter((passage, index) => {
      const before = told[index - 1];
      return before !== undefined && before.scene === passage.scene && isSpoken(before) !== isSpoken(passage);
    });
    const value = turns.length / pages;
    return {
      value,
      error: rateError(turns.length, pages),
      shown: `${decimal(value)} turns a page from talk to action or back`,
      places: placesOf(turns.filter((passage) => passage.kind === 'action')),
    };
  },
};

/** True for a last line that asks or breaks off. */
export const endsOpen = (text: string): boolean => /(?:\?|--|—|…|\.\.\.)["'”’]?\s*$/.test(text);

const openEndings: MeasureDefinition = {
  id: 'open-endings',
  name: 'scenes that end open',
  direction: 'more',
  scale: yardstick(0.08, 0.22, 0.4),
  unit: 'share',
  read({ scenes }) {
    const talking = scenes.filter((scene) => scene.speeches.length >= 2);
    if (talking.length < 4) return null;
    const open = talking.filter((scene) => endsOpen(scene.speeches.at(-1)?.text ?? ''));
    const value = open.length / talking.length;
    const lastsOf = (ending: readonly SceneFacts[]) =>
      spread(
        ending.flatMap((scene) => scene.speeches.at(-1) ?? []),
        3,
      ).map((speech) => quoteOf(speech.passage));
    return {
      value,
      error: shareError(value, talking.length),
      shown: `${percent(value)} of talking scenes end on a question or a broken line`,
      places: lastsOf(open),
      lowPlaces: lastsOf(talking.filter((scene) => !open.includes(scene))),
    };
  },
};

const freshness: MeasureDefinition = {
  id: 'freshness',
  name: 'scenes that bring something new',
  direction: 'more',
  scale: yardstick(0.25, 0.5, 0.75),
  unit: 'share',
  read({ scenes }) {
    if (scenes.length < 6) return null;
    const places = new Set<string>();
    const speakers = new Set<string>();
    const fresh = scenes.filter((scene) => {
      const isNew = !places.has(scene.placeKey) || scene.speakers.some((id) => !speakers.has(id));
      places.add(scene.placeKey);
      for (const id of scene.speakers) speakers.add(id);
      return isNew;
    });
    const value = fresh.length / scenes.length;
    return {
      value,
      error: shareError(value, scenes.length),
      shown: `${percent(value)} of scenes bring a place or a speaker for the first time`,
      places: headingsOf(fresh),
    };
  },
};

export const paceMeasures = { scenePace, typicalPace, placeChange, sceneLengths, modeChange, openEndings, freshness };
