/** Measures how often the story goes to another place or another time of day. */

import type { Derived } from '../derive.ts';
import { craftScale } from '../norms/craft-measures.ts';
import { headedScene, headingsCarry } from '../scenes/headings-carry.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { quoteOf } from '../text/quote.ts';
import { rateError } from '../text/statistics.ts';
import type { MeasureDefinition } from './measure.ts';

const fewestScenes = 4;
/** Pages shown of those that have most. */
const mostShown = 3;

const changes: MeasureDefinition = {
  id: 'changes',
  direction: 'more',
  scale: craftScale('changes'),
  count(derived) {
    const { scenes, pages, locations } = derived;
    if (scenes.length < fewestScenes || !headingsCarry(scenes.map(headedScene), pages)) return null;
    const changed = scenes.filter((scene, index) => {
      const before = scenes[index - 1];
      if (before === undefined) return false;
      const lights = [locations.lightOf(before), locations.lightOf(scene)];
      return !isSamePlace(before, scene, derived) || (!lights.includes('unsaid') && lights[0] !== lights[1]);
    });
    const byPage = [...Map.groupBy(changed, ({ page }) => page).values()];
    const most = Math.max(0, ...byPage.map(({ length }) => length));
    const quickest = byPage.flatMap((own) => (own.length === most ? own.slice(0, 1) : []));
    return {
      value: changed.length / pages,
      error: rateError(changed.length, pages) / 2,
      counts: { changes: changed.length, onQuickest: most, quickestPages: quickest.length },
      places: quickest.slice(0, mostShown).map((scene) => quoteOf(scene.headingPassage)),
    };
  },
};

/** Rooms of one house, and the two sides of one door, are one place. */
const isSamePlace = (one: SceneFacts, other: SceneFacts, { locations }: Pick<Derived, 'locations'>): boolean =>
  one.placeKey === other.placeKey || locations.locationOf(one) === locations.locationOf(other);

export const changeMeasures = { changes };
