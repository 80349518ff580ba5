/** Counts the graph's places, most eighths first. */
import { placeId, sceneId } from '../../story/ids.ts';
import type { StoryPlace } from '../../story/production/place.ts';
import type { AnalysisInput } from '../analysis-input.ts';

export const countPlaces = ({ derived }: Pick<AnalysisInput, 'derived'>): StoryPlace[] =>
  derived.locations.locations.map(({ name, key, scenes, eighths, sub }) => ({
    id: placeId(key),
    name,
    scenes: scenes.map(({ ordinal }) => sceneId(ordinal)),
    eighths,
    rooms: sub.map((room) => ({ ...room })),
  }));
