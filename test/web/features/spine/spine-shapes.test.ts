/** What the spine is drawn by, apart from any screen: the window, groups of pins, pages along the axis, the poster. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Spine } from '../../../../lib/contract/spine.ts';
import { groupAt, groupPins } from '../../../../web/src/features/spine/group-pins.ts';
import { posterSvg } from '../../../../web/src/features/spine/poster.ts';
import { fullLanes, pageTicks } from '../../../../web/src/features/spine/spine-shapes.ts';
import { bringIn, isWhole, panBy, wholeScript, zoomAround } from '../../../../web/src/features/spine/spine-window.ts';
import { spineTable } from '../../../../web/src/features/spine/spine-words.ts';
import { buildSample } from '../../fixtures/built-sample.ts';

let spine: Spine;
beforeAll(() => {
  const held = buildSample().overview.spine;
  if (!held) throw new Error('The sample has no spine.');
  spine = held;
});

describe('the window', () => {
  it('keeps the place that is zoomed at where it is, and never leaves the script', () => {
    const near = zoomAround(wholeScript, 0.25, 2);
    expect(near).toEqual({ from: 0.125, to: 0.625 });
    expect((0.25 - near.from) / (near.to - near.from)).toBeCloseTo(0.25);
    expect(zoomAround(wholeScript, 0, 4)).toEqual({ from: 0, to: 0.25 });
    expect(panBy(near, -1).from).toBe(0);
    expect(panBy(near, 1).to).toBe(1);
    expect(isWhole(zoomAround(near, 0.9, 0.1))).toBe(true);
  });

  it('goes no nearer than a page of a feature', () => {
    const { from, to } = zoomAround(wholeScript, 0.5, 1000);
    expect(to - from).toBeCloseTo(1 / 60);
  });

  it('moves as little as shows a scene, and shows the beginning of one that is longer than itself', () => {
    const held = { from: 0.4, to: 0.6 };
    expect(bringIn(held, { from: 0.45, to: 0.5 })).toEqual(held);
    expect(bringIn(held, { from: 0.65, to: 0.7 }).to).toBeCloseTo(0.7);
    expect(bringIn(held, { from: 0.1, to: 0.2 }).from).toBeCloseTo(0.1);
    expect(bringIn(held, { from: 0.5, to: 0.9 }).from).toBeCloseTo(0.5);
  });
});

describe('pins', () => {
  it('are one where a finger could not part them, and none is lost', () => {
    const groups = groupPins(spine.pins, (position) => position * 300, 20);
    expect(groups.flatMap(({ pins }) => pins)).toEqual(spine.pins);
    expect(groups.length).toBeLessThan(spine.pins.length);
    for (const [at, { x }] of groups.slice(1).entries()) expect(x - (groups[at]?.x ?? 0)).toBeGreaterThan(0);
    expect(groupPins(spine.pins, (position) => position * 100_000, 20).length).toBeGreaterThan(groups.length);
  });

  it('are pressed by the nearest within reach', () => {
    const groups = groupPins(spine.pins, (position) => position * 2000, 20);
    const [first] = groups;
    expect(groupAt(groups, (first?.x ?? 0) + 5, 9)).toBe(first);
    expect(groupAt(groups, -40, 9)).toBeNull();
  });
});

describe('the strip', () => {
  it('is as high for a script without people and tone as for one with both', () => {
    const bare = fullLanes({ tone: [], people: [] });
    expect(bare.height).toBe(fullLanes(spine).height);
    expect(bare.scenes.height).toBeGreaterThan(fullLanes(spine).scenes.height);
  });

  it('marks round pages, the first among them, as many as there is room for', () => {
    const feature = { pages: 118.4 };
    expect(pageTicks(feature, wholeScript, 6).map(({ page }) => page)).toEqual([1, 20, 40, 60, 80, 100]);
    expect(pageTicks(feature, { from: 0.5, to: 0.55 }, 8).map(({ page }) => page)).toEqual([61, 62, 63, 64, 65, 66]);
  });

  it('has a table behind it, a row a scene, with every pin in it once', () => {
    const [columns, rows] = spineTable(spine);
    expect(rows).toHaveLength(spine.scenes.length);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    const told = rows.map((row) => String(row.at(-1))).join('; ');
    for (const { title } of spine.pins) expect(told).toContain(title);
  });
});

describe('the poster', () => {
  it('is a picture of its own, well formed whatever the title, with title, people, turns and legend', () => {
    const svg = posterSvg(spine, 'Salt & <Light>');
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(picture.querySelector('parsererror')).toBeNull();
    const words = [...picture.querySelectorAll('text')].map((each) => each.textContent);
    expect(words).toEqual(
      expect.arrayContaining(['Salt & <Light>', '15 pages, 18 scenes', 'Lena', 'Interior', 'Turn']),
    );
    expect(words).toContain(spine.pins.find(({ kind }) => kind === 'turn')?.title);
    // Nothing of it comes from elsewhere, and nothing runs.
    expect(svg).not.toMatch(/href|<script|<style|url\(/);
  });

  it('explains no sign that it does not have', () => {
    const svg = posterSvg({ ...spine, pins: spine.pins.filter(({ kind }) => kind === 'strength'), people: [] }, 'One');
    expect(svg).toContain('>Strength<');
    expect(svg).not.toMatch(/>(Turn|Weakness|Neither said)</);
    expect(svg).not.toContain('speaks');
  });

  it('never sets two names of turns over each other', () => {
    const picture = new DOMParser().parseFromString(posterSvg(spine, 'One'), 'image/svg+xml');
    const titles = new Set(spine.pins.filter(({ kind }) => kind === 'turn').map(({ title }) => title));
    const boxes = [...picture.querySelectorAll('text')]
      .filter(({ textContent }) => titles.has(textContent ?? ''))
      .map((each) => {
        const width = (each.textContent ?? '').length * 7;
        const x = Number(each.getAttribute('x')) - (each.getAttribute('text-anchor') === 'end' ? width : 0);
        return { x, width, y: each.getAttribute('y') };
      });
    expect(boxes.length).toBe(titles.size);
    for (const a of boxes)
      for (const b of boxes)
        if (a !== b && a.y === b.y) expect(a.x + a.width <= b.x || b.x + b.width <= a.x).toBe(true);
  });
});
