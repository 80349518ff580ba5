/** Measures of movement: how often scenes and places change, and how scenes end. */

import { craftScale } from '../norms/craft-measures.ts';
import { halfHourYardstick } from '../norms/scale.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { quoteOf, spread } from '../text/quote.ts';
import { rateError, shareError } from '../text/statistics.ts';
import { type MeasureDefinition, mostPlaces, placesOf } from './measure.ts';

/** Fewer scenes than this say nothing of what the measure counts. */
const fewestScenes = { pace: 3, placeChange: 4, openEndings: 4 } as const;
/** In a scene of one speech there is no exchange to leave open. */
const fewestSpeechesInScene = 2;

const headingsOf = (scenes: readonly SceneFacts[]) => placesOf(scenes.map((scene) => scene.headingPassage));

const longestScenes = (scenes: readonly SceneFacts[]) =>
  headingsOf(
    [...scenes]
      .sort((a, b) => b.pages - a.pages)
      .slice(0, mostPlaces)
      .sort((a, b) => a.ordinal - b.ordinal),
  );

const scenePace: MeasureDefinition = {
  id: 'scene-pace',
  direction: 'more',
  scale: craftScale('scene-pace'),
  halfHour: halfHourYardstick(0.45, 0.9, 1.6),
  count({ scenes, pages }) {
    if (scenes.length < fewestScenes.pace) return null;
    const value = scenes.length / pages;
    const error = rateError(scenes.length, pages) / 2;
    return {
      value,
      error,
      places: headingsOf(scenes),
      lowPlaces: longestScenes(scenes),
    };
  },
};

const placeChange: MeasureDefinition = {
  id: 'place-change',
  direction: 'more',
  scale: craftScale('place-change'),
  count({ scenes }) {
    if (scenes.length < fewestScenes.placeChange) return null;
    const moves = scenes.filter((scene, index) => index > 0 && scene.placeKey !== scenes[index - 1]?.placeKey);
    const stays = scenes.slice(1).filter((scene) => !moves.includes(scene));
    const value = moves.length / (scenes.length - 1);
    return {
      value,
      error: shareError(value, scenes.length - 1),
      places: headingsOf(moves),
      lowPlaces: headingsOf(stays),
    };
  },
};

/** True for a last line that asks or breaks off. */
export const endsOpen = (text: string): boolean => /(?:\?|--|—|…|\.\.\.)["'”’]?\s*$/.test(text);

const openEndings: MeasureDefinition = {
  id: 'open-endings',
  direction: 'more',
  scale: craftScale('open-endings'),
  count({ scenes }) {
    const talking = scenes.filter((scene) => scene.speeches.length >= fewestSpeechesInScene);
    if (talking.length < fewestScenes.openEndings) return null;
    const open = talking.filter((scene) => endsOpen(scene.speeches.at(-1)?.text ?? ''));
    const value = open.length / talking.length;
    const lastsOf = (ending: readonly SceneFacts[]) =>
      spread(
        ending.flatMap((scene) => scene.speeches.at(-1) ?? []),
        mostPlaces,
      ).map((speech) => quoteOf(speech.passage));
    return {
      value,
      error: shareError(value, talking.length),
      places: lastsOf(open),
      lowPlaces: lastsOf(talking.filter((scene) => !open.includes(scene))),
    };
  },
};

export const paceMeasures = { scenePace, placeChange, openEndings };
