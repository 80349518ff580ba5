/** Counts the graph's flaws: what every rule finds, with its facts, weight and effort. */
import type { Finding } from '../../story/finding.ts';
import { findingId } from '../../story/ids.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { findFlaws } from './find-flaws.ts';
import type { FlawRule } from './flaw-rule.ts';

/** Reports that tell of flaws, by number. */
const flawDetection = 9;
const strengthsAndWeaknesses = 3;

/** A slip that nobody has counted weighs as if one produced script in five had it: a choice of ours. */
const uncountedRate = 20;
/** From this share of produced scripts on, a habit gains no weight by being rare. */
const commonRate = 40;

/** 0-1, by how unusual the habit is and what it costs a reader. */
export const flawWeight = ({ effect }: Pick<FlawRule, 'effect'>, baseRate: number | null): number =>
  (0.5 + 0.5 * (1 - Math.min(1, (baseRate ?? uncountedRate) / commonRate))) * effect;

/** In the order of `findFlaws`. A slip is no weakness of the whole: it stands in flaw detection alone. */
export const countFlaws = ({ derived }: Pick<AnalysisInput, 'derived'>): Finding[] =>
  findFlaws(derived).map(({ rule, facts, baseRate }) => ({
    id: findingId('flaw', rule.id),
    kind: 'weakness',
    source: 'flaw',
    rule: rule.id,
    topic: rule.topic,
    facts: { ...facts },
    weight: flawWeight(rule, baseRate),
    effort: rule.work,
    baseRate,
    reports: rule.work === 'slip' ? [flawDetection] : [flawDetection, strengthsAndWeaknesses],
  }));
