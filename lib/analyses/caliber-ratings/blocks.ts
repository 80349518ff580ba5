/** Lays the CALIBER ratings out as a score table. */
import type { ReportEntry } from '../../contract/report.ts';
import { ratingsEntry } from '../measures/ratings-entry.ts';
import { type CaliberRatingsFindings, caliberRatingsCard } from './card.ts';
import { caliberParameters } from './parameters.ts';

export const caliberRatingsEntries = ({ CALIBER, notes }: CaliberRatingsFindings): ReportEntry[] =>
  caliberRatingsCard.prompts.map((prompt) => ratingsEntry(prompt, 'CALIBER', caliberParameters, CALIBER, notes));
