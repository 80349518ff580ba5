/** Question 6: script potential. */
import type { Report } from '../report.ts';
import { scriptPotentialEntries } from './blocks.ts';
import { type ScriptPotentialFindings, scriptPotentialCard, scriptPotentialFindings } from './card.ts';
import { scriptPotentialReading, underPotential } from './reading.ts';
import { scriptPotentialParts, scriptPotentialView } from './view.ts';

export const scriptPotential: Report<(typeof scriptPotentialParts)[number], ScriptPotentialFindings> = {
  card: scriptPotentialCard,
  parts: scriptPotentialParts,
  data: scriptPotentialFindings,
  view: scriptPotentialView,
  entries: scriptPotentialEntries,
  reading: scriptPotentialReading,
  underReading: underPotential,
};
