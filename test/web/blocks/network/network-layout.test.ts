/** Where a network's nodes come to stand, and what a camera makes of it. */
import { describe, expect, it } from 'vitest';
import {
  fitAll,
  nodeAt,
  onScreen,
  panBy,
  radiusOnScreen,
  zoomAround,
} from '../../../../web/src/blocks/network/camera.ts';
import { layOutNetwork } from '../../../../web/src/blocks/network/network-layout.ts';
import { blocks } from '../../fixtures/sample-answers.ts';

const nodes = Array.from({ length: 60 }, (_, at) => ({
  id: `n${at}`,
  label: `Character ${at}`,
  weight: 60 - at,
  community: at % 5,
}));
const links = nodes
  .slice(5)
  .map(({ id, community }, at) => ({ source: `n${community}`, target: id, weight: 1 + (at % 9) }));
const network = { ...blocks.network, kind: 'network' as const, basis: 'counted' as const, nodes, links };

const placed = (given = network) => {
  const layout = layOutNetwork(given);
  layout.settle();
  return layout;
};
const places = (given = network) => placed(given).nodes.map(({ node, x, y }) => [node.id, x, y]);

describe('the layout of a network', () => {
  it('is the same each time, and for the same network in another order', () => {
    expect(places()).toEqual(places());
    expect(places({ ...network, nodes: nodes.toReversed(), links: links.toReversed() })).toEqual(places());
  });

  it('comes to the same rest step by step as at once', () => {
    const layout = layOutNetwork(network);
    let frames = 0;
    while (layout.advance(4)) frames += 1;
    expect(layout.nodes.map(({ node, x, y }) => [node.id, x, y])).toEqual(places());
    expect(frames).toBeGreaterThan(20);
    expect(layout.advance(4)).toBe(false);
  });

  it('lays no node over another', () => {
    const { nodes: all } = placed();
    for (const one of all)
      for (const other of all)
        if (one !== other)
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius);
  });

  it('keeps a group nearer to its own middle than to the others’', () => {
    const { nodes: all } = placed();
    const middles = [0, 1, 2, 3, 4].map((group) => {
      const own = all.filter(({ node }) => node.community === group);
      const mean = (of: (each: (typeof own)[number]) => number) =>
        own.reduce((sum, each) => sum + of(each), 0) / own.length;
      return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
    });
    const nearest = ({ x, y }: { x: number; y: number }) => {
      const distances = middles.map((middle) => Math.hypot(x - middle.x, y - middle.y));
      return distances.indexOf(Math.min(...distances));
    };
    const atHome = all.filter((each) => nearest(each) === each.node.community);
    expect(atHome.length).toBeGreaterThan(54);
  });

  it('leaves out ties to nobody', () => {
    expect(placed({ ...network, links: [{ source: 'n0', target: 'gone', weight: 1 }] }).links).toEqual([]);
  });

  it('leaves a node where it was put, while the others give way', () => {
    const layout = placed();
    const [first, second] = layout.nodes;
    if (!first || !second) throw new Error('The layout has no nodes.');
    const before = { x: second.x, y: second.y };
    layout.hold(first, second.x + 1, second.y + 1, true);
    layout.advance(30);
    layout.letGo();
    layout.settle();
    expect([first.x, first.y]).toEqual([before.x + 1, before.y + 1]);
    expect(Math.hypot(second.x - first.x, second.y - first.y)).toBeGreaterThan(first.radius + second.radius);
  });

  it('moves nobody else when it is not to be stirred', () => {
    const layout = placed();
    const others = () => layout.nodes.slice(1).map(({ x, y }) => [x, y]);
    const before = others();
    layout.hold(layout.nodes[0]!, 500, 500, false);
    expect(layout.advance(10)).toBe(false);
    expect(others()).toEqual(before);
  });
});

describe('the camera of a map', () => {
  it.each([
    [640, 540],
    [330, 320],
  ])('fits every node into %i by %i pixels', (width, height) => {
    const { nodes: all } = placed();
    const camera = fitAll(all, { width, height });
    for (const each of all) {
      const { x, y } = onScreen(each, camera);
      const radius = radiusOnScreen(each, camera);
      expect(x - radius).toBeGreaterThan(0);
      expect(x + radius).toBeLessThan(width);
      expect(y - radius).toBeGreaterThan(0);
      expect(y + radius).toBeLessThan(height);
    }
  });

  it('zooms around a point that stays where it is, never further than the whole and never nearer than six times', () => {
    const { nodes: all } = placed();
    const size = { width: 640, height: 540 };
    const whole = fitAll(all, size);
    const [node] = all;
    if (!node) throw new Error('The layout has no nodes.');
    const at = onScreen(node, whole);
    const near = zoomAround(whole, at, 2, whole);
    expect(near.k).toBeCloseTo(2 * whole.k);
    expect(onScreen(node, near).x).toBeCloseTo(at.x);
    expect(zoomAround(near, at, 0.01, whole)).toBe(whole);
    expect(zoomAround(near, at, 100, whole).k).toBeCloseTo(6 * whole.k);
    expect(nodeAt(all, near, { x: at.x + 1, y: at.y }, 6)).toBe(node);
  });

  it('never pans the network out of the frame', () => {
    const { nodes: all } = placed();
    const size = { width: 640, height: 540 };
    const camera = panBy(fitAll(all, size), { x: 5000, y: -5000 }, all, size);
    const seen = all.map((each) => onScreen(each, camera));
    expect(Math.min(...seen.map(({ x }) => x))).toBeLessThan(size.width / 2 + 40);
    expect(Math.max(...seen.map(({ y }) => y))).toBeGreaterThan(size.height / 2 - 40);
  });

  it('finds nobody where nobody is', () => {
    const { nodes: all } = placed();
    expect(nodeAt(all, fitAll(all, { width: 640, height: 540 }), { x: 1, y: 1 }, 6)).toBeNull();
  });
});
