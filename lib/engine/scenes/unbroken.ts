/** Says how long a scene runs without a slug that goes to another room or a screen. */
import type { Derived } from '../derive.ts';
import type { SceneFacts } from './scene-facts.ts';

/** In pages, to the hundredth; of a scene without slugs its whole length. */
export function unbrokenOf({ locations }: Pick<Derived, 'locations'>, scene: SceneFacts): number {
  const pieces = locations.piecesOf(scene);
  const lengths = pieces.filter(({ screen }) => !screen).map(({ pages }) => pages);
  return pieces.length < 2 ? scene.pages : Number(Math.max(0, ...lengths).toFixed(2));
}
