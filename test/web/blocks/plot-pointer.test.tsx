/** A plot in hand: what it says point by point, and the page that a point opens. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Block, seriesBlock } from '../../../lib/contract/blocks.ts';
import { type OpenPlace, OpenPlaceContext } from '../../../web/src/blocks/evidence-anchor.ts';
import { SeriesBlock } from '../../../web/src/blocks/series-block.tsx';
import type { SampleReport } from '../../../web/src/features/sample/sample-report.ts';
import { buildSample } from '../fixtures/built-sample.ts';
import { visit } from '../fixtures/fake-site.tsx';

let sample: SampleReport;
beforeAll(() => {
  sample = buildSample();
});

type Series = Extract<Block, { kind: 'series' }>;
/** Of a script that was counted and not read. */
const curve = (): Series => {
  const answers = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../corpus/the-last-reel.answers.json'), 'utf8'),
  );
  const series: Series[] = [];
  JSON.stringify(answers, (_, value) => {
    if (value?.kind === 'series' && value.yLabel === 'brightness') series.push(seriesBlock.parse(value));
    return value;
  });
  const [found] = series;
  if (!found) throw new Error('The script has no curve of feeling.');
  return found;
};

describe('the curve of feeling', () => {
  it('says each point to the arrow keys, and opens its page on Enter', async () => {
    const block = curve();
    const open = vi.fn<OpenPlace>();
    render(
      <OpenPlaceContext value={open}>
        <SeriesBlock block={block} />
      </OpenPlaceContext>,
    );
    const plot = screen.getByRole('slider', { name: /point by point$/ });
    const [line] = block.lines;
    const [first, second] = line?.points ?? [];
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(plot.getAttribute('aria-valuetext')).toBe(`page ${first?.x}: ${line?.name} ${first?.y}`);
    await userEvent.keyboard('{ArrowRight}');
    expect(plot.getAttribute('aria-valuetext')).toContain(`page ${second?.x}:`);
    await userEvent.keyboard('{End}{ArrowRight}{Home}{ArrowRight}{Enter}');
    expect(open).toHaveBeenCalledWith({ page: Math.floor(second?.x ?? 0), line: null }, expect.anything());
  });
});

describe('the plot of who is where', () => {
  it('says each scene to the arrow keys and opens its page on Enter', async () => {
    const { here } = visit({
      path: '/sample/script-statistics',
      files: { '/sample.json': sample },
    });
    // The strip of the whole script stands above.
    const plot = await screen.findByRole('slider', { name: / scenes.*, scene by scene$/ });
    plot.focus();
    await userEvent.keyboard('{End}');
    expect(plot.getAttribute('aria-valuetext')).toMatch(/^Scene \d+ \(page \d+\): .* speaks/);
    const page = /page (\d+)/.exec(plot.getAttribute('aria-valuetext') ?? '')?.[1];
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toContain(`?at=${page}`));
  });
});

describe('a bar of a timeline', () => {
  it('says the page under the mouse and opens it at a press; the list below has the same as links', async () => {
    const { here } = visit({ path: '/sample/story-structure', files: { '/sample.json': sample } });
    const [link] = await screen.findAllByRole('link', { name: /^p\. \d+/ });
    expect(link).toBeDefined();
    const bar = document.querySelector<HTMLElement>('[aria-hidden="true"] > button');
    if (bar === null) throw new Error('No bar takes a press.');
    expect(bar.tabIndex).toBe(-1);
    bar.getBoundingClientRect = () => new DOMRect(100, 0, 300, 24);
    fireEvent.pointerMove(bar, { clientX: 250 });
    expect(bar.textContent).toMatch(/^p\. 8/);
    fireEvent.click(bar, { clientX: 399 });
    await waitFor(() => expect(here()).toContain('?at=15'));
  });
});

describe('a bar', () => {
  it('says itself under the mouse and at the focus, and opens the place that it leads to', async () => {
    const { here } = visit({ path: '/sample/script-statistics', files: { '/sample.json': sample } });
    const [bar] = await screen.findAllByRole('button', { name: /words spoken, .*Longest speech: \d+ words, page \d+/ });
    if (!bar) throw new Error('No bar takes a press.');
    expect(bar.textContent).toBe('');
    fireEvent.pointerEnter(bar);
    expect(bar.textContent).toMatch(/: [\d,]+ words spoken, \d+%Longest speech: \d+ words, page \d+Press to read it$/);
    fireEvent.pointerLeave(bar);
    expect(bar.textContent).toBe('');
    act(() => bar.focus());
    expect(bar.textContent).toContain('Press to read it');
    const page = /page (\d+)/.exec(bar.textContent ?? '')?.[1];
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(here()).toMatch(new RegExp(`\\?at=${page}\\.\\d+`)));
  });
});

describe('the map of who talks with whom', () => {
  it('leads to where somebody first speaks and where each tie begins', async () => {
    const { here } = visit({
      path: '/sample/character-network-analysis/primary-network-map',
      files: { '/sample.json': sample },
    });
    const list = await screen.findByRole('list', { name: 'Characters of the map' });
    const [first] = within(list).getAllByRole('button');
    if (!first) throw new Error('Nobody is on the map.');
    await userEvent.click(first);
    const details = screen.getByRole('status');
    const links = within(details).getAllByRole('link', { name: /^page \d+$/ });
    expect(links.length).toBeGreaterThan(2);
    const page = /\d+/.exec(links[0]?.textContent ?? '')?.[0];
    await userEvent.click(links[0] as HTMLElement);
    await waitFor(() => expect(here()).toMatch(new RegExp(`\\?at=${page}\\.\\d+`)));
  });
});
