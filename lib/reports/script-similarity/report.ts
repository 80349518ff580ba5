/** Question 10: script similarity. */
import { keeping, withId } from '../read/under-reading.ts';
import type { Report } from '../report.ts';
import { blockIds, scriptSimilarityEntries } from './blocks.ts';
import { type ScriptSimilarityFindings, scriptSimilarityCard, scriptSimilarityFindings } from './card.ts';
import { scriptSimilarityReading } from './reading.ts';
import { scriptSimilarityParts, scriptSimilarityView } from './view.ts';

export const scriptSimilarity: Report<(typeof scriptSimilarityParts)[number], ScriptSimilarityFindings> = {
  card: scriptSimilarityCard,
  parts: scriptSimilarityParts,
  data: scriptSimilarityFindings,
  view: scriptSimilarityView,
  entries: scriptSimilarityEntries,
  reading: scriptSimilarityReading,
  underReading: keeping(withId(blockIds.named, blockIds.drafts, blockIds.fates)),
};
