/** Shares the pages out over the buildings and areas that the script plays in. */
import type { Digest } from '../../story/digest.ts';
import { sum } from '../text/statistics.ts';
import type { SceneFacts } from './scene-facts.ts';

/** The building or area a scene is in: what stands before the first dash of its place. */
const settingName = ({ place }: Pick<SceneFacts, 'place'>): string => place.split(/\s+[-–—]+\s+/)[0] ?? place;

/** Most pages first. */
export function settingsOf(scenes: readonly Pick<SceneFacts, 'place' | 'pages'>[]): Digest['settings'] {
  const pages = new Map<string, number>();
  for (const scene of scenes) pages.set(settingName(scene), (pages.get(settingName(scene)) ?? 0) + scene.pages);
  const total = Math.max(Number.EPSILON, sum([...pages.values()]));
  return [...pages]
    .map(([name, own]) => ({ name, share: own / total }))
    .sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
}
