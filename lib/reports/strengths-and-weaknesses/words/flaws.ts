/** A flaw as a weakness: what it costs a reader, how much work it is, and the flaw itself in one line. */
import { flawRuleOf } from '../../../engine/flaw-rules/find-flaws.ts';
import { pagesOf } from '../../../engine/wording.ts';
import type { Effort, Finding } from '../../../story/finding.ts';
import type { Around, Told } from './say.ts';

/** What to do about a slip stands in flaw detection; about the whole script no page tells it. */
const works: Readonly<Record<Effort, ((where: string) => string) | null>> = {
  slip: null,
  line: (where) => `A matter of lines: go through ${where} with a pencil.`,
  scene: (where) => `A scene’s rewrite: begin on ${where}.`,
  story: null,
};

/** Pages named; more would be a list. */
const pagesNamed = 3;
/** Places quoted for a flaw: enough to see it. */
const mostPlaces = 3;

/** The flaw's points and its advice stand in flaw detection, and are not told again. */
export function flawAsWeakness({ rule: id, facts }: Finding, around: Pick<Around, 'nameOf'>): Told {
  const rule = flawRuleOf(id);
  const { title, points } = rule.say(facts, around.nameOf);
  const places = points.flatMap(({ evidence }) => evidence);
  const pages = [...new Map(places.map((place) => [place.page, place])).values()].slice(0, pagesNamed);
  const where = pagesOf(pages.map(({ page }) => page));
  return {
    title: rule.costs(where),
    bullets: [{ text: /[.?!]$/.test(title) ? title : `${title}.`, evidence: places.slice(0, mostPlaces) }],
    advice: works[rule.work]?.(where) ?? null,
    figures: [],
  };
}
