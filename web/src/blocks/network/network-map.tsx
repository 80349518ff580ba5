/**
 * The network as a picture to take in hand: drawn as SVG, so that it is sharp at any zoom and goes to paper; moved without rendering, so that it
 * keeps up with the hand. For the eye alone: the list beside it is its keyboard, and says the same in words.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toneFill } from '../tones.ts';
import { useWidth } from '../use-width.ts';
import { type Camera, fitAll, inLayout, nodeAt, type Point, panBy, type Size, zoomAround } from './camera.ts';
import { drawNetwork, placeTip } from './draw-network.ts';
import { groupPath } from './group-shapes.tsx';
import { linkWidth } from './link-width.ts';
import { layOutNetwork, type Network } from './network-layout.ts';
import { shortLabel } from './place-labels.ts';
import { type MapHands, useGestures } from './use-gestures.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Steps of the layout a frame: about a second until it rests. */
const stepsAFrame = 4;
/** Names shown while the layout has yet to find its rest. */
const namesOnTheWay = 8;
/** The drawing's size where nothing is laid out, as in a test. */
const unmeasured = 640;
const zoomStep = 1.5;

const heightFor = (width: number): number => Math.round(Math.min(600, Math.max(340, width * 0.9)));
const wantsNoMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

interface NetworkMapProps {
  readonly block: Network;
  /** Who is pointed at or, failing that, chosen. */
  readonly shown: string | null;
  readonly selected: string | null;
  /** Said beside whoever is under the mouse, or under the focus of the list. */
  readonly tip: { readonly id: string; readonly text: string } | null;
  readonly onSelect: (id: string | null) => void;
  readonly onPoint: (id: string | null) => void;
  readonly onReset: () => void;
}

export function NetworkMap({ block, shown, selected, tip, onSelect, onPoint, onReset }: NetworkMapProps) {
  const svg = useRef<SVGSVGElement>(null);
  const tipBox = useRef<HTMLParagraphElement>(null);
  const [layout] = useState(() => layOutNetwork(block));
  const [still] = useState(wantsNoMotion);
  const width = useWidth(svg, unmeasured);
  const size = useMemo((): Size => ({ width, height: heightFor(width) }), [width]);
  const [zoomed, setZoomed] = useState(false);
  const neighbours = useMemo(() => {
    const near = block.links.filter(({ source, target }) => source === shown || target === shown);
    const strongest = near.toSorted((a, b) => b.weight - a.weight);
    return strongest.map(({ source, target }) => (source === shown ? target : source));
  }, [block, shown]);
  const first = useMemo(
    () => (shown === null ? [] : [...new Set([shown, ...(selected === null ? [] : [selected]), ...neighbours])]),
    [shown, selected, neighbours],
  );

  // What a frame reads. None of it is rendered.
  const live = useRef({ camera: null as Camera | null, frame: 0, size, first, selected, tip, rested: false });
  Object.assign(live.current, { size, first, selected, tip });

  const stage = useMemo(() => {
    const now = live.current;
    const whole = (): Camera => fitAll(layout.nodes, now.size);
    const camera = (): Camera => now.camera ?? whole();
    const draw = (): void => {
      const [links, nodes, labels] = svg.current?.querySelectorAll<SVGGElement>(':scope > g') ?? [];
      if (!links || !nodes || !labels) return;
      const names = now.rested ? layout.nodes.length : namesOnTheWay;
      drawNetwork(layout, { links, nodes, labels }, camera(), now.size, now.first, names);
      const under = layout.nodes.find(({ node }) => node.id === now.tip?.id);
      if (under && tipBox.current) placeTip(tipBox.current, under, camera(), now.size);
    };
    const onFrame = (): void => {
      now.frame = 0;
      const moving = layout.advance(stepsAFrame);
      if (!moving) now.rested = true;
      draw();
      if (moving) request();
    };
    const request = (): void => {
      if (now.frame === 0) now.frame = requestAnimationFrame(onFrame);
    };
    const look = (next: Camera): void => {
      now.camera = next.k > whole().k ? next : null;
      setZoomed(now.camera !== null);
      request();
    };
    const zoom = (at: Point, factor: number): boolean => {
      const before = camera();
      const next = zoomAround(before, at, factor, whole());
      look(next);
      return next.k !== before.k;
    };
    const hands: MapHands = {
      nodeAt: (at, slack) => nodeAt(layout.nodes, camera(), at, slack),
      isChosen: ({ node }) => node.id === now.selected,
      isZoomed: () => now.camera !== null,
      choose: (placed) => onSelect(placed?.node.id ?? null),
      point: (placed) => onPoint(placed?.node.id ?? null),
      drag: (placed, to) => {
        // The frame stands while a hand is in it.
        now.camera ??= whole();
        const { x, y } = inLayout(
          { x: Math.max(8, Math.min(now.size.width - 8, to.x)), y: Math.max(8, Math.min(now.size.height - 8, to.y)) },
          now.camera,
        );
        layout.hold(placed, x, y, !still);
        request();
      },
      drop: () => {
        layout.letGo();
        request();
      },
      pan: (by) => {
        if (now.camera === null) return;
        now.camera = panBy(now.camera, by, layout.nodes, now.size);
        request();
      },
      zoom,
    };
    const zoomMiddle = (factor: number) => () => {
      zoom({ x: now.size.width / 2, y: now.size.height / 2 }, factor);
    };
    return { draw, request, hands, nearer: zoomMiddle(zoomStep), further: zoomMiddle(1 / zoomStep) };
  }, [layout, still, onSelect, onPoint]);

  useGestures(svg, stage.hands);
  useLayoutEffect(() => {
    if (still) {
      layout.settle();
      live.current.rested = true;
    }
    stage.request();
    // Paper does not wait until all has come to rest.
    const onPaper = (): void => {
      layout.settle();
      live.current.rested = true;
      stage.draw();
    };
    window.addEventListener('beforeprint', onPaper);
    return () => {
      window.removeEventListener('beforeprint', onPaper);
      cancelAnimationFrame(live.current.frame);
      live.current.frame = 0;
    };
  }, [layout, stage, still]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn depends on all four through `live`
  useLayoutEffect(stage.draw, [stage, size, first, tip]);

  const near = new Set(first);
  const faded = (isNear: boolean): string => (shown === null || isNear ? '' : 'opacity-15');
  return (
    <div className="relative">
      <svg
        ref={svg}
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={`h-auto w-full cursor-grab select-none rounded-md bg-paper active:cursor-grabbing print:bg-transparent ${zoomed ? 'touch-none' : 'touch-pan-y'}`}
        role="img"
        aria-label={block.title}
      >
        <g className="stroke-ink-soft">
          {layout.links.map(({ key, source, target, strength }) => {
            const touched = source.node.id === shown || target.node.id === shown;
            return (
              <line
                key={key}
                strokeWidth={linkWidth(strength)}
                strokeOpacity={touched ? 0.9 : 0.35 + 0.35 * strength}
                className={touched ? 'stroke-accent' : faded(false)}
              />
            );
          })}
        </g>
        <g className="stroke-paper">
          {layout.nodes.map(({ node }) => (
            <g key={node.id} className={faded(node.id === shown || near.has(node.id))}>
              {node.id === selected && <circle r="1.7" className="touch-none fill-accent/25 stroke-none" />}
              <path
                d={groupPath(node.community)}
                vectorEffect="non-scaling-stroke"
                strokeWidth="1.5"
                className={`${toneFill(node.community)} ${node.id === shown ? 'stroke-ink' : ''}`}
              />
            </g>
          ))}
        </g>
        <g
          className="pointer-events-none fill-ink stroke-paper text-[13px] [paint-order:stroke]"
          textAnchor="middle"
          strokeWidth="3.5"
        >
          {layout.nodes.map(({ node }) => (
            <text
              key={node.id}
              visibility="hidden"
              className={`${node.id === shown ? 'font-bold' : 'font-semibold'} ${faded(node.id === shown || near.has(node.id))}`}
            >
              {shortLabel(node.label)}
            </text>
          ))}
        </g>
      </svg>
      {tip && (
        <p
          ref={tipBox}
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-0 z-10 w-52 rounded-md border border-rule-strong bg-sheet px-2 py-1 text-sm shadow-lg print:hidden"
        >
          {tip.text}
        </p>
      )}
      <ZoomButtons zoomed={zoomed} onNearer={stage.nearer} onFurther={stage.further} onReset={onReset} />
    </div>
  );
}
