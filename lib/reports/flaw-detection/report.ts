/** Question 9: flaw detection. */
import type { Report } from '../report.ts';
import { flawDetectionEntries } from './blocks.ts';
import { type FlawDetectionFindings, flawDetectionCard, flawDetectionFindings } from './card.ts';
import { flawDetectionReading, underFlaws } from './reading.ts';
import { flawDetectionParts, flawDetectionView } from './view.ts';

export const flawDetection: Report<(typeof flawDetectionParts)[number], FlawDetectionFindings> = {
  card: flawDetectionCard,
  parts: flawDetectionParts,
  data: flawDetectionFindings,
  view: flawDetectionView,
  entries: flawDetectionEntries,
  reading: flawDetectionReading,
  underReading: underFlaws,
};
