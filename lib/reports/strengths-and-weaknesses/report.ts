/** Question 3: strengths and weaknesses. */
import { nothingStays } from '../read/under-reading.ts';
import type { Report } from '../report.ts';
import { strengthsAndWeaknessesEntries } from './blocks.ts';
import {
  type StrengthsAndWeaknessesFindings,
  strengthsAndWeaknessesCard,
  strengthsAndWeaknessesFindings,
} from './card.ts';
import { strengthsAndWeaknessesReading } from './reading.ts';
import { strengthsAndWeaknessesParts, strengthsAndWeaknessesView } from './view.ts';

export const strengthsAndWeaknesses: Report<
  (typeof strengthsAndWeaknessesParts)[number],
  StrengthsAndWeaknessesFindings
> = {
  card: strengthsAndWeaknessesCard,
  parts: strengthsAndWeaknessesParts,
  data: strengthsAndWeaknessesFindings,
  view: strengthsAndWeaknessesView,
  entries: strengthsAndWeaknessesEntries,
  reading: strengthsAndWeaknessesReading,
  underReading: nothingStays,
};
