/** Runs every check and sorts what it finds by what it costs a reader. Refuses a flaw without a place, and a base rate that nobody has counted. */
import { findFlaws, flawRules } from '../flaw-rules/find-flaws.ts';
import { flawRank, majorRank, standingSentence } from '../flaw-rules/flaw-rule.ts';
import { formatName, formatReason } from '../measured-against.ts';
import { baseRateOf, leastUnusual } from '../norms/flaw-base-rates.ts';
import type { AnalysisInput } from '../question.ts';
import { decimal } from '../wording.ts';
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
      .map(({ id, featuresOnly }) => ({
        name: checkNames[id],
        asked: !(featuresOnly && derived.short),
        found: ids.has(id),
        baseRate: baseRateOf(id),
      }))
      .toSorted((a, b) => (a.baseRate ?? 100) - (b.baseRate ?? 100)),
    read: {
      scenes: derived.scenes.length,
      speeches: derived.speeches.length,
      against: derived.short
        ? `With ${decimal(derived.pages)} pages it is checked as ${formatName(derived)}, ${formatReason(derived)}. The checks that count the pages of a feature are not asked of it.`
        : null,
    },
  };
}
