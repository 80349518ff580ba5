/** An answer as somebody else may see it: without what it says of its owner's other scripts. Changes nothing that is stored. */
import { cardByNumber } from '../../lib/reports/catalog.ts';
import { scriptSimilarityEntries } from '../../lib/reports/script-similarity/blocks.ts';
import { scriptSimilarityFindings } from '../../lib/reports/script-similarity/card.ts';
import type { AnswerItem } from '../adapters/answer-items.ts';

/**
 * The report is laid out anew from its findings. Findings that can
 * no longer be read are left out whole: the answer is then one without a result.
 */
export const withoutOtherDrafts = (item: AnswerItem): AnswerItem => {
  if (item.result === null || !cardByNumber(item.question)?.readsOtherDrafts) return item;
  const found = scriptSimilarityFindings.safeParse(item.result.structured_data);
  if (!found.success) return { ...item, result: null };
  if (found.data.drafts.length === 0) return item;
  const findings = { ...found.data, drafts: [] };
  return { ...item, result: { ...item.result, structured_data: findings, entries: scriptSimilarityEntries(findings) } };
};
