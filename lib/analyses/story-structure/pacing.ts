/** Measures the pace: the length of each scene along the pages, its longest stretch, its quickest run. Refuses to prefer either. */
import type { Derived } from '../derived/derive.ts';
import { quoteOf } from '../derived/quote.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';
import { mean, sum } from '../derived/statistics.ts';
import { comparison, measure } from '../measures/measure.ts';
import { paceMeasures } from '../measures/pace-measures.ts';
import { placeName } from '../summary-snapshot/describe-place.ts';
import { capitalised, decimal, percent } from '../wording.ts';
import type { StoryStructureFindings } from './card.ts';

type Pacing = Pick<StoryStructureFindings, 'pacing' | 'smoothed' | 'pacingText' | 'pacingFacts'>;

const run = 5;

/** '1 page', '1.38 pages'. */
export const pagesLong = (pages: number): string => (pages === 1 ? '1 page' : `${decimal(pages, 2)} pages`);

export function pacingOf(derived: Derived): Pacing {
  const { scenes, pages } = derived;
  const page = (scene: SceneFacts): number => Number((1 + scene.start * Math.max(0, pages - 0.01)).toFixed(1));
  const runs = scenes
    .slice(0, Math.max(0, scenes.length - run + 1))
    .map((_, index) => scenes.slice(index, index + run));
  const lengthOf = (group: readonly SceneFacts[]): number => mean(group.map((scene) => scene.pages));
  return {
    pacing: scenes.map((scene) => ({ x: page(scene), y: Number(scene.pages.toFixed(2)) })),
    smoothed: runs.map((group) => ({
      x: page(group[Math.floor(run / 2)] ?? (group[0] as SceneFacts)),
      y: Number(lengthOf(group).toFixed(2)),
    })),
    pacingText: [textOf(derived)],
    pacingFacts: factsOf(derived, runs, lengthOf),
  };
}

function textOf(derived: Derived): string {
  const lengths = derived.scenes.map(({ pages }) => pages).sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const tenth = Math.max(1, Math.round(lengths.length / 10));
  const held = sum(lengths.slice(-tenth)) / Math.max(0.01, sum(lengths));
  const pace = measure(paceMeasures.scenePace, derived);
  const against = pace ? ` ${capitalised(pace.shown)}: ${comparison(pace)}.` : '';
  return `Half of the scenes are shorter than ${decimal(middle, 2)} pages; the longest tenth of them holds ${percent(held)} of the script.${against}`;
}

function factsOf(
  { scenes, nameOf }: Derived,
  runs: readonly (readonly SceneFacts[])[],
  lengthOf: (group: readonly SceneFacts[]) => number,
): Pacing['pacingFacts'] {
  const longest = [...scenes].sort((a, b) => b.pages - a.pages || a.ordinal - b.ordinal).slice(0, 3);
  const facts: Pacing['pacingFacts'] = longest.map((scene, index) => ({
    label: ['Longest scene', 'Second longest', 'Third longest'][index] ?? 'Long scene',
    value: `scene ${scene.ordinal}, ${placeName(scene)}, ${pagesLong(scene.pages)}`,
    note: scene.speakers.length > 0 ? `speaking: ${scene.speakers.slice(0, 4).map(nameOf).join(', ')}` : 'without talk',
    evidence: [quoteOf(scene.headingPassage)],
  }));
  if (scenes.length >= 3 * run) {
    const quick = runs.reduce<readonly SceneFacts[] | null>(
      (best, one) => (best && lengthOf(best) <= lengthOf(one) ? best : one),
      null,
    );
    const [first] = quick ?? [];
    const last = quick?.at(-1);
    if (quick && first && last) {
      facts.push({
        label: 'Quickest run',
        value: `scenes ${first.ordinal} to ${last.ordinal}, ${decimal(lengthOf(quick), 2)} pages each on average`,
        note: `from ${placeName(first)} to ${placeName(last)}`,
        evidence: [quoteOf(first.headingPassage), quoteOf(last.headingPassage)],
      });
    }
  }
  return facts;
}
