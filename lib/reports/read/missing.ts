/** What a reader found missing of somebody or between two: told here, or in a line where a point of another report says it in full. */

import type { PointRead } from '../../story/read/point-read.ts';
import { pageOf, pointOnSame, type ReadAround } from './around.ts';
import type { Bullet, Missing } from './said.ts';
import { bullet, saidBullet } from './said.ts';
import * as words from './words.ts';

/** `point` is the other report's, which need not be named a second time. `label` names it ('Missing'); `people` are those whom the point has to touch to be the same, `here` the report that tells it. What two never settle is left out where a point about others tells it. */
export function missingTold(
  label: string,
  missing: Missing | null,
  around: ReadAround,
  people: readonly string[],
  here: number,
): { readonly bullets: Bullet[]; readonly advice: string | null; readonly point: PointRead | null } {
  if (missing === null) return { bullets: [], advice: null, point: null };
  const same = pointOnSame(around, missing.said.cites, people);
  if (same !== undefined) {
    const home = around.homeOf(same);
    const where = home === here ? words.toldBelow : words.toldIn(pageOf(same), home, same.kind);
    const line = `${label}: ${same.title}, ${where}`;
    return { bullets: [bullet(line)], advice: null, point: same };
  }
  if (people.length > 1 && pointOnSame(around, missing.said.cites) !== undefined)
    return { bullets: [], advice: null, point: null };
  return {
    bullets: [
      ...saidBullet(label, missing.said, 2),
      ...(missing.absence === null ? [] : [bullet(words.absenceText(missing.absence))]),
    ],
    advice: missing.attempt === null ? null : words.attemptText(missing.attempt),
    point: null,
  };
}
