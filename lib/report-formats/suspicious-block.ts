/** Lines of a script that address a machine, or that its reader does not see, as a block. They are counted, not judged, and say nothing against the script by themselves. */
import type { Block } from '../contract/blocks.ts';
import type { SuspiciousLine } from '../contract/model.ts';

export const suspiciousBlock = (suspicious: readonly SuspiciousLine[]): Block => ({
  kind: 'facts',
  title: suspicious.some(({ hidden }) => hidden)
    ? 'Hidden text, and lines that address a machine'
    : 'Lines that address a machine',
  items: suspicious.map(({ page, line, quote, hidden }) => ({
    label: hidden ? 'Hidden from a reader of the PDF' : 'Looks addressed to a reading machine',
    value: page === null ? 'title page' : `page ${page}`,
    note: hidden
      ? 'The model was not given it, and no report counts it.'
      : `${page === null ? `“${quote}” ` : ''}The model was told to treat it as part of the script.`,
    evidence: page === null || line === null ? [] : [{ scene: null, page, line, quote }],
  })),
  basis: 'counted',
});
