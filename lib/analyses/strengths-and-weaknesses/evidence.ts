/** Ranks what stands out in a script, for and against, by distance from the norm and effect. Refuses praise or blame without a place. */
import type { Derived } from '../derived/derive.ts';
import { findFlaws } from '../flaw-rules/find-flaws.ts';
import { flawRank } from '../flaw-rules/flaw-rule.ts';
import { measuredAgainst } from '../measured-against.ts';
import { comparison, type Measured, measure } from '../measures/measure.ts';
import { leastUnusual } from '../norms/flaw-base-rates.ts';
import type { AnalysisInput } from '../question.ts';
import { capitalised } from '../wording.ts';
import { type Candidate, ranked } from './candidate.ts';
import type { StrengthsAndWeaknessesFindings } from './card.ts';
import { costOf } from './flaw-costs.ts';
import { patternStrengths } from './pattern-strengths.ts';
import { castRemarks } from './remarks/cast-remarks.ts';
import { memoryRemarks } from './remarks/memory-remarks.ts';
import { paceRemarks } from './remarks/pace-remarks.ts';
import { pageRemarks } from './remarks/page-remarks.ts';
import type { RemarkRule } from './remarks/remark-rule.ts';
import { talkRemarks } from './remarks/talk-remarks.ts';

const remarkRules: readonly RemarkRule[] = [
  ...paceRemarks,
  ...talkRemarks,
  ...memoryRemarks,
  ...pageRemarks,
  ...castRemarks,
];

/** Places quoted for a flaw: enough to see it. */
const mostPlaces = 3;
/** No list is longer, and none is shorter if the script can be measured at all. */
const most = 7;
const fewest = 3;
/** Below this rank a statement is only used to bring a list to its three. */
const clear = 0.28;

export function strengthsAndWeaknessesEvidence({ derived }: AnalysisInput): StrengthsAndWeaknessesFindings {
  const remarks = remarkRules.flatMap((rule) => {
    const measured = measure(rule.definition, derived);
    return measured ? [{ rule, measured, standing: standingOf(measured) }] : [];
  });
  const strengths = ranked([
    ...patternStrengths(derived),
    ...remarks.flatMap(({ rule, measured, standing }) => remarkOn('strong', rule, measured, standing, derived) ?? []),
  ]);
  const weaknesses = ranked([
    ...flawCandidates(derived),
    ...remarks.flatMap(({ rule, measured, standing }) => remarkOn('weak', rule, measured, -standing, derived) ?? []),
  ]);
  return {
    strengths: cut(strengths),
    weaknesses: cut(weaknesses),
    notes: { against: measuredAgainst(derived) },
  };
}

/** -1 (worst) to 1 (best): the score's distance from its middle, pulled in by half of its uncertainty. */
function standingOf({ score, low, high }: Measured): number {
  const distance = (score - 5.5) / 4.5;
  const certainty = 1 - ((high - low) / 9) * 0.5;
  return distance * certainty;
}

/** A yardstick of our own convinces less than a norm. */
const yardstickTrust = 0.85;

function remarkOn(
  side: 'strong' | 'weak',
  rule: RemarkRule,
  measured: Measured,
  standing: number,
  derived: Derived,
): Candidate | null {
  const say = rule[side];
  if (!say || standing <= 0) return null;
  const { title, advice } = say(measured, derived);
  const trust = measured.definition.scale.kind === 'norm' ? 1 : yardstickTrust;
  return {
    topic: rule.topic,
    id: rule.definition.id,
    rank: standing * trust * (0.4 + 0.6 * rule.weight),
    title,
    bullets: [{ text: `${capitalised(measured.shown)}: ${comparison(measured)}.`, evidence: [...measured.places] }],
    advice,
    baseRate: null,
  };
}

const flawCandidates = (derived: Derived): Candidate[] =>
  findFlaws(derived)
    .filter(({ baseRate }) => (baseRate ?? 0) <= leastUnusual)
    .map(({ rule, hit, baseRate }) => ({
      topic: rule.topic,
      id: rule.id,
      rank: flawRank(rule, baseRate),
      ...costOf(rule.id, hit),
      // The flaw itself in one line: its points and its advice stand in flaw detection.
      bullets: [
        {
          text: `${hit.title}${baseRate === null ? '' : `, as in ${baseRate} of 100 produced scripts`}.`,
          evidence: hit.points.flatMap(({ evidence }) => evidence).slice(0, mostPlaces),
        },
      ],
      baseRate,
    }));

function cut(candidates: readonly Candidate[]): StrengthsAndWeaknessesFindings['strengths'] {
  const chosen = candidates.filter(({ rank }, index) => index < fewest || rank >= clear).slice(0, most);
  return chosen.map(({ id, topic, title, bullets, advice, rank, baseRate }) => ({
    id: id ?? topic,
    title,
    bullets: bullets.map(({ text, evidence }) => ({ text, evidence: [...evidence] })),
    advice,
    rank: Number(rank.toFixed(3)),
    baseRate,
  }));
}
