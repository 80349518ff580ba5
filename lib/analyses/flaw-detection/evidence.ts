/** Runs every check and sorts what it finds by what it costs a reader. Refuses a flaw without a place and without its base rate. */
import { findFlaws, flawRules } from '../flaw-rules/find-flaws.ts';
import { baseRateSentence, flawRank, majorRank } from '../flaw-rules/flaw-rule.ts';
import { flawBaseRates, leastUnusual } from '../norms/flaw-base-rates.ts';
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
        title: hit.title,
        bullets: [
          ...hit.points.map(({ text, evidence }) => ({ text, evidence: [...evidence] })),
          { text: baseRateSentence(rule.id), evidence: [] },
        ],
        advice: hit.advice,
        severity: baseRate > leastUnusual ? 'info' : rank >= majorRank ? 'major' : 'minor',
        baseRate,
      })),
    checks: flawRules
      .map(({ id }) => ({ name: checkNames[id], found: ids.has(id), baseRate: flawBaseRates[id] }))
      .toSorted((a, b) => a.baseRate - b.baseRate),
    read: { scenes: derived.scenes.length, speeches: derived.speeches.length, short: derived.short },
  };
}
