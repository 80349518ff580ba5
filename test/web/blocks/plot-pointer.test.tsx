/** A plot in hand: what it says point by point, and the page that a point opens. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../../../lib/contract/blocks.ts';
import type { SampleReport } from '../../../web/src/features/sample/sample-report.ts';
import { buildSample } from '../fixtures/built-sample.ts';
import { visit } from '../fixtures/fake-site.tsx';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});

type Series = Extract<Block, { kind: 'series' }>;
const curve = (): Series => {
  const blocks = sample.answers.flatMap(({ entries }) => entries.flatMap(({ blocks: own }) => own));
  const found = blocks.find((block): block is Series => block.kind === 'series' && block.yLabel.includes('middle'));
  if (!found) throw new Error('The sample draws no curve of feeling.');
  return found;
};

describe('the curve of feeling', () => {
  it('says each point to the arrow keys, and opens its page on Enter', async () => {
    const { here } = visit({ path: '/sample/tonality-test/emotional-architecture', files: { '/sample.json': sample } });
    const plot = await screen.findByRole('slider', { name: /point by point$/ });
    const [line] = curve().lines;
    const [first, second] = line?.points ?? [];
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(plot.getAttribute('aria-valuetext')).toBe(`page ${first?.x}: ${line?.name} ${first?.y}`);
    await userEvent.keyboard('{ArrowRight}');
    expect(plot.getAttribute('aria-valuetext')).toContain(`page ${second?.x}:`);
    await userEvent.keyboard('{End}{ArrowRight}{Home}{ArrowRight}{Enter}');
    await waitFor(() => expect(here()).toContain(`?at=${Math.floor(second?.x ?? 0)}`));
  });
});
