/** Counts the graph's flaws: what every rule finds, with its facts, weight and effort. */
import type { Finding } from '../../story/finding.ts';
import { findingId } from '../../story/ids.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { findFlaws } from './find-flaws.ts';
import type { FlawRule } from './flaw-rule.ts';
import { stockActions } from './page/stock-actions.ts';
import { nameTwoWays } from './people/name-two-ways.ts';

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

/** A slip in a heading, in how a name is spelt or in a phrase that returns: minutes of work, and nothing that a reader of the story would mind. */
const isOfThePage = ({ over, work, topic }: Pick<FlawRule, 'over' | 'work' | 'topic'>): boolean =>
  work === 'slip' && (over === 'headings' || topic === nameTwoWays.topic || topic === stockActions.topic);

/** In the order of `findFlaws`. Line notes and slips of headings, names and phrases are no weakness of the whole: they stand in flaw detection alone. */
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
    reports: rule.lineNotes || isOfThePage(rule) ? [flawDetection] : [flawDetection, strengthsAndWeaknesses],
  }));
