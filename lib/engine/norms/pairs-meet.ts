/** Where in produced scripts of a genre the two who talk most with each other exchange their first line: counted with this engine. */
import type { ProducedGenre } from './quick-parser-norms.ts';

/** `scripts` were counted; by `quartiles` a quarter, a half and three quarters of them have it, 0 at the first page, 1 at the last. */
interface FirstExchange {
  readonly scripts: number;
  readonly quartiles: readonly [number, number, number];
}

/** Over 387 produced features, each under every genre that it is counted as; genres with twenty scripts or more. Counted 2026-11-29. */
export const pairsMeet: Readonly<Partial<Record<ProducedGenre, FirstExchange>>> = {
  action: { scripts: 49, quartiles: [0.08, 0.19, 0.29] },
  adventure: { scripts: 52, quartiles: [0.06, 0.18, 0.31] },
  comedy: { scripts: 21, quartiles: [0.03, 0.09, 0.21] },
  crime: { scripts: 57, quartiles: [0.04, 0.09, 0.18] },
  drama: { scripts: 49, quartiles: [0.04, 0.1, 0.17] },
  horror: { scripts: 28, quartiles: [0.06, 0.11, 0.2] },
  scifi: { scripts: 39, quartiles: [0.05, 0.1, 0.25] },
  thriller: { scripts: 81, quartiles: [0.04, 0.11, 0.23] },
};
