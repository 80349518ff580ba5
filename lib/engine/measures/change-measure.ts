/** Measures how often the story goes to another place or another time of day. */
import { craftScale } from '../norms/craft-measures.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { quoteOf } from '../text/quote.ts';
import { rateError } from '../text/statistics.ts';
import type { MeasureDefinition } from './measure.ts';

const fewestScenes = 4;
/** Pages to a scene from which a script's headings are too few to follow it by. */
const mostPagesAScene = 8;

const changes: MeasureDefinition = {
  id: 'changes',
  direction: 'more',
  scale: craftScale('changes'),
  count({ scenes, pages, locations: { lightOf } }) {
    if (scenes.length < fewestScenes || scenes.length * mostPagesAScene < pages) return null;
    const changed = scenes.filter((scene, index) => {
      const before = scenes[index - 1];
      if (before === undefined) return false;
      const lights = [lightOf(before), lightOf(scene)];
      return scene.placeKey !== before.placeKey || (!lights.includes('unsaid') && lights[0] !== lights[1]);
    });
    const quickest = [...Map.groupBy(changed, ({ page }) => page).values()].reduce<readonly SceneFacts[]>(
      (most, some) => (some.length > most.length ? some : most),
      [],
    );
    return {
      value: changed.length / pages,
      error: rateError(changed.length, pages) / 2,
      counts: { changes: changed.length, onQuickest: quickest.length },
      places: quickest.slice(0, 1).map((scene) => quoteOf(scene.headingPassage)),
    };
  },
};

export const changeMeasures = { changes };
