/** Runs every check and sorts what it finds by what it costs a reader. Refuses a flaw without a place, and a base rate that nobody has counted. */
import { findFlaws, flawRules } from '../flaw-rules/find-flaws.ts';
import { flawRank, majorRank, standingSentence } from '../flaw-rules/flaw-rule.ts';
import { baseRateOf, leastUnusual } from '../norms/flaw-base-rates.ts';
import type { AnalysisInput } from '../question.ts';
import type { FlawDetectionFindings } from './card.ts';
import { checkNames } from './check-names.ts';

export function flawDetectionEvidence({ derived }: AnalysisInput): FlawDetectionFindings {
  const found = findFlaws(derived).map((flaw) => ({ ...flaw, rank: flawRank(flaw.rule, flaw.baseRate) }));
  const ids = new Set(found.map(({ rule }) => rule.id));
  return {
    flaws: found
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ rule, hit, baseRate, rank }) => ({
        id: rule.id,
        title: hit.title,
        bullets: [
          ...hit.points.map(({ text, evidence }) => ({ text, evidence: [...evidence] })),
          { text: standingSentence(rule, hit), evidence: [] },
        ],
        advice: hit.advice,
        severity: (baseRate ?? 0) > leastUnusual ? 'info' : rank >= majorRank ? 'major' : 'minor',
        baseRate,
      })),
    checks: flawRules
      .map(({ id }) => ({ name: checkNames[id], found: ids.has(id), baseRate: baseRateOf(id) }))
      .toSorted((a, b) => (a.baseRate ?? 100) - (b.baseRate ?? 100)),
    read: { scenes: derived.scenes.length, speeches: derived.speeches.length, short: derived.short },
  };
}
