/** What a reader found missing of somebody or between two: told here, unless a point says it in full where it is at home. */
import { pointOnSame, type ReadAround } from './around.ts';
import type { Bullet, Missing } from './said.ts';
import { saidBullet } from './said.ts';
import * as words from './words.ts';

const nothing = { bullets: [], advice: null } as const;

/** `label` names it ('Missing'); `people` are those whom a point has to touch to be the same. What two never settle is left out where a point about others tells it. */
export function missingTold(
  label: string,
  missing: Missing | null,
  around: ReadAround,
  people: readonly string[],
): { readonly bullets: readonly Bullet[]; readonly advice: string | null } {
  if (missing === null || pointOnSame(around, missing.said.cites, people.length > 1 ? [] : people)) return nothing;
  return {
    bullets: saidBullet(label, { ...missing.said, text: words.sayingOf(missing.said) }, 2),
    advice: missing.attempt === null ? null : words.attemptText(missing.attempt),
  };
}
