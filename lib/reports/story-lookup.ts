/** Finds the graph's people, scenes and measures by their ids. */
import type { MeasureId, StoryMeasure } from '../story/measure.ts';
import type { StoryPlace } from '../story/production/place.ts';
import type { StoryScene } from '../story/scene.ts';
import type { Story } from '../story/story-graph.ts';

/** The scene of this id. Throws RangeError for an id that the graph does not hold. */
export function sceneFinder({ scenes }: Pick<Story, 'scenes'>): (id: string) => StoryScene {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  return (id) => {
    const scene = byId.get(id);
    if (!scene) throw new RangeError(`The story graph holds no scene ${id}`);
    return scene;
  };
}

/** A person's name as a reader writes it. Throws RangeError for an id that the graph does not hold. */
export function nameFinder({ characters }: Pick<Story, 'characters'>): (id: string) => string {
  const byId = new Map(characters.map(({ id, name }) => [id, name]));
  return (id) => {
    const name = byId.get(id);
    if (name === undefined) throw new RangeError(`The story graph holds no character ${id}`);
    return name;
  };
}

/** The measure of this id. Throws RangeError for one that was not taken. */
export function measureFinder({ measures }: Pick<Story, 'measures'>): (id: MeasureId) => StoryMeasure {
  const byId = new Map(measures.map((measure) => [measure.id, measure]));
  return (id) => {
    const measure = byId.get(id);
    if (!measure) throw new RangeError(`The story graph holds no measure ${id}`);
    return measure;
  };
}

/** The place of this id. Throws RangeError for one that the graph does not hold. */
export function placeFinder({ places }: Pick<Story, 'places'>): (id: string) => StoryPlace {
  const byId = new Map(places.map((place) => [place.id, place]));
  return (id) => {
    const place = byId.get(id);
    if (!place) throw new RangeError(`The story graph holds no place ${id}`);
    return place;
  };
}
