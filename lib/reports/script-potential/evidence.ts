/** Goes through five checklists of things that can be counted or found in a script. Refuses predictions and marks for quality. */

import type { AnalysisInput } from '../../engine/analysis-input.ts';
import { listed } from '../../engine/wording.ts';
import { artisticChecks, emotionalChecks } from './art-checks.ts';
import type { ScriptPotentialFindings, Section } from './card.ts';
import { commercialChecks, culturalChecks, festivalChecks } from './market-checks.ts';

export function scriptPotentialEvidence({ derived }: AnalysisInput): ScriptPotentialFindings {
  const sections: Section[] = [
    { heading: 'Artistic Choices', checks: artisticChecks(derived) },
    { heading: 'Emotional Reach', checks: emotionalChecks(derived) },
    { heading: 'Commercial Footing', checks: commercialChecks(derived) },
    { heading: 'Festival and Streaming Fit', checks: festivalChecks(derived) },
    { heading: 'Cultural Ties', checks: culturalChecks(derived) },
  ];
  return { verdict: verdictOf(sections), sections };
}

function verdictOf(sections: readonly Section[]): string[] {
  const all = sections.flatMap(({ checks }) => checks);
  const met = all.filter(({ state }) => state === 'met').length;
  const open = all.filter(({ state }) => state === 'can’t be told').length;
  const shares = sections.map(({ heading, checks }) => ({
    heading,
    checks,
    met: checks.filter(({ state }) => state === 'met').length,
  }));
  const ordered = [...shares].sort((a, b) => b.met / b.checks.length - a.met / a.checks.length);
  const [most] = ordered;
  const least = ordered.at(-1);
  const unknown = open > 0 ? `; ${open} can’t be told from the script` : '';
  const first = `${met} of ${all.length} checks are met${unknown}.`;
  const spread =
    most && least && most.met / most.checks.length > least.met / least.checks.length
      ? ` The fullest list is ${most.heading} (${most.met} of ${most.checks.length}), the emptiest ${least.heading} (${least.met} of ${least.checks.length}).`
      : ' The five lists stand level.';
  const missing = all.filter(({ state }) => state === 'not met').map(({ name }) => name);
  const next =
    missing.length > 0
      ? ` Not met: ${listed(missing.slice(0, 5).map((name) => name.charAt(0).toLowerCase() + name.slice(1)))}.`
      : '';
  return [
    first + spread + next,
    'A check says that something is there or is not. It does not say that it is good, that it is needed, or that the script will sell: of the 35 craft measures we tried, none went with how produced films were rated.',
  ];
}
