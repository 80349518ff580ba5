/** What a reader found missing of somebody or between two: told here, unless a point says it in full where it is at home. */
import { pointBetween, pointOnSame, type ReadAround } from './around.ts';
import { pointLine } from './points.ts';
import type { Bullet, Missing } from './said.ts';
import { bullet, saidBullet } from './said.ts';
import * as words from './words.ts';

const nothing = { bullets: [], advice: null } as const;

/** `label` names it ('Missing'); `people` are those whom a point has to touch to be the same. What two never settle is left out where a point about others tells it, and named by the point that is about these two. */
export function missingTold(
  label: string,
  missing: Missing | null,
  around: ReadAround,
  people: readonly string[],
): { readonly bullets: readonly Bullet[]; readonly advice: string | null } {
  if (missing === null || pointOnSame(around, missing.said.cites, people.length > 1 ? [] : people)) return nothing;
  const between = people.length > 1 ? pointBetween(around, people) : undefined;
  if (between !== undefined) {
    const line = pointLine(around, between);
    return { bullets: [bullet(`${label}: ${line.label}: ${line.value}.`)], advice: null };
  }
  return {
    bullets: saidBullet(label, { ...missing.said, text: words.sayingOf(missing.said) }),
    advice: missing.attempt === null ? null : words.attemptText(missing.attempt),
  };
}
