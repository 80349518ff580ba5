/** Lays the FRAME ratings out as a score table. */
import type { ReportEntry } from '../../contract/report.ts';
import { ratingsEntry } from '../measures/ratings-entry.ts';
import { type FrameRatingsFindings, frameRatingsCard } from './card.ts';
import { frameParameters } from './parameters.ts';

export const frameRatingsEntries = ({ FRAME, notes }: FrameRatingsFindings): ReportEntry[] =>
  frameRatingsCard.prompts.map((prompt) => ratingsEntry(prompt, 'FRAME', frameParameters, FRAME, notes));
