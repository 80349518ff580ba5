/**
 * The strip in hand: arrow keys go from scene to scene and, up and down, from pin to pin, Enter opens the page, + and - zoom, Home and End lead to the ends; mouse and
 * fingers press, drag and pinch. To a screen reader it is a slider over the scenes that says each.
 */
import { type KeyboardEvent, useContext, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Spine, SpinePin, SpineScene } from '../../../../lib/contract/spine.ts';
import { OpenPlaceContext } from '../../blocks/evidence-anchor.ts';
import { useWidth } from '../../blocks/use-width.ts';
import { placeIn } from '../script-reader/reader-place.ts';
import { groupAt, groupPins } from './group-pins.ts';
import { noteOf } from './note-of.ts';
import { SpineDrawing } from './spine-drawing.tsx';
import type { Lanes } from './spine-shapes.ts';
import { bringIn, panBy, type SpineWindow, zoomAround } from './spine-window.ts';
import { pinLine, sceneAt, sceneLine } from './spine-words.ts';
import { useSpineHands } from './use-spine-hands.ts';

export interface Choice {
  readonly scene: SpineScene | null;
  readonly pins: readonly SpinePin[];
}
export const nothing: Choice = { scene: null, pins: [] };

interface SpineStripProps {
  readonly spine: Spine;
  readonly lanes: Lanes;
  readonly window: SpineWindow;
  readonly onWindow: (change: (window: SpineWindow) => SpineWindow) => void;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
}

const unmeasured = 720;
const keyZoom = 1.6;
/** Nearer than this two pins cannot be pressed apart. */
const apart = 20;
const widestNames = 96;
const tipHalf = 150;

export function SpineStrip({ spine, lanes, window, onWindow, choice, onChoice }: SpineStripProps) {
  const { scenes, pins } = spine;
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const openPlace = useContext(OpenPlaceContext);
  const read = placeIn(useLocation().search);
  const width = useWidth(svg, unmeasured);
  const gutter = lanes.threads === null && lanes.tone === null ? 0 : Math.min(widestNames, Math.round(width * 0.2));
  const inner = Math.max(1, width - gutter);
  const [pointed, setPointed] = useState<(Choice & { readonly x: number }) | null>(null);
  const positionAt = (x: number): number => window.from + ((x - gutter) / inner) * (window.to - window.from);
  const groups = useMemo(() => {
    const xOf = (position: number): number => gutter + ((position - window.from) / (window.to - window.from)) * inner;
    const seen = pins.filter(({ position }) => position >= window.from && position <= window.to);
    const inLane = (own: readonly SpinePin[]) => groupPins(own, xOf, apart);
    if (lanes.turns === null) return { turns: [], notes: inLane(seen) };
    return {
      turns: inLane(seen.filter(({ kind }) => kind === 'turn')),
      notes: inLane(seen.filter(({ kind }) => kind !== 'turn')),
    };
  }, [pins, lanes, window, gutter, inner]);

  const at = (x: number, y: number, slack: number): Choice => {
    const onTurns = lanes.turns !== null && y < (lanes.turns + lanes.notes) / 2;
    const onPins = y < lanes.scenes.top;
    const group = onPins ? groupAt(onTurns ? groups.turns : groups.notes, x, slack) : null;
    if (group) return { scene: null, pins: group.pins };
    return { scene: x < gutter - 4 ? null : (sceneAt(scenes, positionAt(x)) ?? null), pins: [] };
  };
  const open = (wanted: Choice): void => {
    const [pin] = wanted.pins;
    if (openPlace === null || frame.current === null || wanted.pins.length > 1) return;
    if (pin) {
      const { page, line, quote } = pin;
      openPlace({ page, line, ...(quote !== '' && { quote }), note: noteOf(pin) }, frame.current);
    } else if (wanted.scene) openPlace({ page: wanted.scene.page, line: wanted.scene.line }, frame.current);
  };
  useSpineHands(svg, {
    press: (x, y, slack) => {
      const wanted = at(x, y, slack);
      onChoice(wanted);
      open(wanted);
      frame.current?.focus({ preventScroll: true });
    },
    point: (x, y) => setPointed(x === null ? null : { ...at(x, y, 9), x }),
    pan: (share) => onWindow((held) => panBy(held, share * (held.to - held.from) * (width / inner))),
    zoom: (x, factor) =>
      onWindow((held) => zoomAround(held, held.from + ((x - gutter) / inner) * (held.to - held.from), factor)),
  });

  const chosenScene = choice.scene ?? (choice.pins[0] ? sceneAt(scenes, choice.pins[0].position) : undefined);
  const sceneIndex = chosenScene ? scenes.indexOf(chosenScene) : -1;
  const toScene = (index: number): void => {
    const scene = scenes[Math.max(0, Math.min(scenes.length - 1, index))];
    if (!scene) return;
    onChoice({ scene, pins: [] });
    onWindow((held) => bringIn(held, { from: scene.start, to: scene.end }));
  };
  const toPin = (step: 1 | -1): void => {
    const from = choice.pins[0] ? pins.indexOf(choice.pins[0]) : null;
    const here = chosenScene?.start ?? -1;
    const index =
      from !== null
        ? from + step
        : step > 0
          ? pins.findIndex(({ position }) => position >= here)
          : pins.findLastIndex(({ position }) => position < here);
    const pin = pins[index];
    if (!pin) return;
    onChoice({ scene: null, pins: [pin] });
    onWindow((held) => bringIn(held, { from: pin.position, to: pin.position }));
  };
  const zoomBy = (factor: number): void => {
    const middle = chosenScene ? (chosenScene.start + chosenScene.end) / 2 : (window.from + window.to) / 2;
    onWindow((held) => zoomAround(held, middle, factor));
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => toScene(sceneIndex + 1),
    ArrowLeft: () => toScene(sceneIndex - 1),
    ArrowDown: () => toPin(1),
    ArrowUp: () => toPin(-1),
    Home: () => toScene(0),
    End: () => toScene(scenes.length - 1),
    Enter: () => open(choice),
    '+': () => zoomBy(keyZoom),
    '=': () => zoomBy(keyZoom),
    '-': () => zoomBy(1 / keyZoom),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && choice !== nothing) {
      event.stopPropagation();
      onChoice(nothing);
      return;
    }
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const [chosenPin] = choice.pins;
  const said = chosenPin ? pinLine(chosenPin) : chosenScene ? sceneLine(spine, chosenScene) : 'Nothing chosen';
  const tip = pointed && (pointed.scene ?? pointed.pins[0]) ? pointed : null;
  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label="The script, scene by scene"
      aria-valuemin={1}
      aria-valuemax={scenes.length}
      aria-valuenow={Math.max(1, sceneIndex + 1)}
      aria-valuetext={said}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Home End Enter + -"
      onKeyDown={onKeyDown}
      className="relative min-w-0 flex-1 rounded-md px-1"
    >
      {/* Between a narrower window and the next measure the drawing is wider than its room: it never widens the page. */}
      <div className="overflow-x-clip">
        <SpineDrawing
          svg={svg}
          spine={spine}
          lanes={lanes}
          width={width}
          gutter={gutter}
          window={window}
          groups={groups}
          scene={pointed?.scene ?? chosenScene ?? null}
          pins={new Set([...choice.pins, ...(pointed?.pins ?? [])].map(({ id }) => id))}
          open={read === null ? null : Math.min(1, (read.page - 1 + ((read.line ?? 1) - 1) / 55) / spine.pages)}
        />
      </div>
      {tip && (
        <div
          aria-hidden="true"
          style={{ left: Math.max(0, Math.min(width - 2 * tipHalf, tip.x - tipHalf)), top: lanes.height + 4 }}
          className="pointer-events-none absolute z-10 w-75 rounded-md border border-rule-strong bg-sheet px-2.5 py-1.5 text-sm shadow-lg"
        >
          {tip.pins.length > 0
            ? tip.pins.slice(0, 4).map((pin) => <p key={pin.id}>{pinLine(pin)}</p>)
            : tip.scene && <p>{sceneLine(spine, tip.scene)}</p>}
          {tip.pins.length > 4 && <p>and {tip.pins.length - 4} more</p>}
        </div>
      )}
    </div>
  );
}
