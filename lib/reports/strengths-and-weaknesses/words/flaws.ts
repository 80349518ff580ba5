/** A flaw as a weakness: what it costs a reader, how much work it is, and the flaw itself in one line. */
import { flawRuleOf } from '../../../engine/flaw-rules/find-flaws.ts';
import type { NameOf } from '../../../engine/flaw-rules/flaw-rule.ts';
import { pagesOf } from '../../../engine/wording.ts';
import type { Cite } from '../../../story/cite.ts';
import type { Effort, Finding } from '../../../story/finding.ts';

const works: Readonly<Record<Effort, (where: string) => string>> = {
  slip: (where) => `Minutes of work on ${where}; make the correction before anybody else reads the draft.`,
  line: (where) => `A matter of lines: go through ${where} with a pencil, and let the rest of the script alone.`,
  scene: (where) => `A scene’s rewrite: begin on ${where}, and read what stands before and after it again.`,
  story: (where) => `A decision about the whole before any line is changed: settle it with ${where} in front of you.`,
};

/** Pages named; more would be a list. */
const pagesNamed = 3;
/** Places quoted for a flaw: enough to see it. */
const mostPlaces = 3;

/** The flaw's points and its advice stand in flaw detection, and are not told again. */
export function flawAsWeakness(
  { rule: id, facts, baseRate }: Finding,
  nameOf: NameOf,
): { title: string; bullets: { text: string; evidence: Cite[] }[]; advice: string } {
  const rule = flawRuleOf(id);
  const { title, points } = rule.say(facts, nameOf);
  const places = points.flatMap(({ evidence }) => evidence);
  const where = pagesOf([...new Set(places.map(({ page }) => page))].slice(0, pagesNamed));
  const often = baseRate === null ? '' : `, as in ${baseRate} of 100 produced scripts`;
  return {
    title: rule.costs(where),
    bullets: [{ text: `${title}${often}.`, evidence: places.slice(0, mostPlaces) }],
    advice: works[rule.work](where),
  };
}
