/** Blocks of answers, written by hand, that a coverage is put together from. */
import type { Block } from '../../../lib/contract/blocks.ts';
import type { ReportEntry } from '../../../lib/contract/report.ts';
import type { Coverage } from '../../../lib/reports/coverage/coverage.ts';

export const basis = 'counted' as const;

export const place = { scene: 1, page: 4, line: 2, quote: 'Here.' };

export type Weight = 'major' | 'minor' | 'info';

export const finding = (title: string, o: { advice?: string | null; cited?: boolean; severity?: Weight } = {}) => ({
  id: `fi.${title}`,
  title,
  bullets: [
    { text: `${title} in words.`, evidence: [] },
    { text: `${title} at a place.`, evidence: o.cited === false ? [] : [place] },
  ],
  advice: o.advice === undefined ? 'Do this.' : o.advice,
  severity: o.severity ?? 'minor',
});

export const findings = (...items: ReturnType<typeof finding>[]): Block => ({
  kind: 'findings',
  title: 't',
  items,
  basis,
});

export const entry = (prompt: string, ...blocks: Block[]): ReportEntry => ({ prompt, blocks });

export const fact = (id: string, value: string, note: string | null = null) => ({
  id,
  label: `The ${id}`,
  value,
  note,
  evidence: [],
});

export const facts = (...items: ReturnType<typeof fact>[]): Block => ({ kind: 'facts', title: null, items, basis });

export const valueIn = (list: Coverage['header'], label: string): string | undefined =>
  list.find((each) => each.label === label)?.value;
