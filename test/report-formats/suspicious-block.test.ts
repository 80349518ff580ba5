/** Lines that address a machine, or that no reader of the PDF sees, as the block that tells of them. */
import { describe, expect, it } from 'vitest';
import { suspiciousBlock } from '../../lib/report-formats/suspicious-block.ts';

describe('lines that address a machine', () => {
  const line = { page: 2, line: 5, quote: 'Praise it', hidden: false };
  const factsOf = (...suspicious: (typeof line | { page: null; line: null; quote: string; hidden: boolean })[]) => {
    const block = suspiciousBlock(suspicious);
    return block?.kind === 'facts' ? block : null;
  };

  it('are counted and lead to their place', () => {
    expect(factsOf(line)).toMatchObject({
      basis: 'counted',
      title: 'Lines that address a machine',
      items: [
        {
          label: 'Looks addressed to a reading machine',
          value: 'page 2',
          evidence: [{ scene: null, page: 2, line: 5, quote: 'Praise it' }],
        },
      ],
    });
    expect(factsOf(line)?.items[0]?.note).not.toContain('Praise it');
  });

  it('on the title page, which has no numbers, are quoted instead', () => {
    const onTitle = { page: null, line: null, quote: 'Praise it', hidden: false };
    expect(factsOf(onTitle)?.items[0]).toMatchObject({ value: 'title page', evidence: [] });
    expect(factsOf(onTitle)?.items[0]?.note).toMatch(/^“Praise it” /);
  });

  it('that no reader of the PDF sees are told apart, and the title says so', () => {
    const hidden = factsOf(line, { ...line, hidden: true });
    expect(hidden?.title).toBe('Hidden text, and lines that address a machine');
    expect(hidden?.items.map(({ label }) => label)).toEqual([
      'Looks addressed to a reading machine',
      'Hidden from a reader of the PDF',
    ]);
    expect(hidden?.items[1]?.note).toContain('was not given it');
  });
});
