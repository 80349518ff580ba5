/** Question 5: tonality. */
import type { Report } from '../report.ts';
import { tonalityEntries } from './blocks.ts';
import { type TonalityFindings, tonalityCard, tonalityFindings } from './card.ts';
import { tonalityReading, underTone } from './reading.ts';
import { tonalityParts, tonalityView } from './view.ts';

export const tonality: Report<(typeof tonalityParts)[number], TonalityFindings> = {
  card: tonalityCard,
  parts: tonalityParts,
  data: tonalityFindings,
  view: tonalityView,
  entries: tonalityEntries,
  reading: tonalityReading,
  underReading: underTone,
};
