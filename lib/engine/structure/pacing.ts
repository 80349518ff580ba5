/** Measures the pace: the length of each scene along the pages, its longest scenes, its quickest run. */
import { sceneId } from '../../story/ids.ts';
import type { ScenePacing } from '../../story/structure.ts';
import type { Derived } from '../derive.ts';
import { countMeasure } from '../measures/measure.ts';
import { paceMeasures } from '../measures/pace-measures.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { mean, sum } from '../text/statistics.ts';

/** Scenes in a run, over which a mean is taken. */
const run = 5;
/** Runs that a script must have room for before one of them is called the quickest. */
const fewestRuns = 3;
const longestShown = 3;

const lengthOf = (group: readonly SceneFacts[]): number => mean(group.map(({ pages }) => pages));

/** The pages between a heading and the next, less those on which nothing stands. */
function writtenPages({ passages }: Derived, { page, lastPage, pages }: SceneFacts): number {
  const inner = Array.from({ length: Math.max(0, lastPage - page - 1) }, (_, at) => page + 1 + at);
  const written = new Set(passages.flatMap(({ at, turns }) => [at.page, ...(turns ?? []).map((turn) => turn.at.page)]));
  return pages - inner.filter((one) => !written.has(one)).length;
}

export function pacingOf(derived: Derived): ScenePacing {
  const { scenes, pages } = derived;
  const pageOf = (scene: SceneFacts): number => Number((1 + scene.start * Math.max(0, pages - 0.01)).toFixed(1));
  const runs = scenes
    .slice(0, Math.max(0, scenes.length - run + 1))
    .map((_, index) => scenes.slice(index, index + run));
  const lengths = scenes.map((scene) => scene.pages).sort((a, b) => a - b);
  const tenth = Math.max(1, Math.round(lengths.length / 10));
  return {
    lengths: scenes.map((scene) => ({ x: pageOf(scene), y: Number(scene.pages.toFixed(2)) })),
    smoothed: runs.map((group) => ({
      x: pageOf(group[Math.floor(run / 2)] ?? (group[0] as SceneFacts)),
      y: Number(lengthOf(group).toFixed(2)),
    })),
    middle: lengths[Math.floor(lengths.length / 2)] ?? 0,
    heldByLongest: sum(lengths.slice(-tenth)) / Math.max(0.01, sum(lengths)),
    pace: countMeasure(paceMeasures.scenePace, derived),
    longest: scenes
      .map((scene) => ({ scene: sceneId(scene.ordinal), pages: writtenPages(derived, scene) }))
      .sort((a, b) => b.pages - a.pages)
      .slice(0, longestShown),
    quickest: scenes.length >= fewestRuns * run ? quickestOf(runs) : null,
  };
}

function quickestOf(runs: readonly (readonly SceneFacts[])[]): ScenePacing['quickest'] {
  const quick = runs.reduce<readonly SceneFacts[] | null>(
    (best, one) => (best && lengthOf(best) <= lengthOf(one) ? best : one),
    null,
  );
  const first = quick?.[0];
  const last = quick?.at(-1);
  return quick && first && last
    ? { first: sceneId(first.ordinal), last: sceneId(last.ordinal), meanScene: lengthOf(quick) }
    : null;
}
