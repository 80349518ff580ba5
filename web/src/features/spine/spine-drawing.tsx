/** The spine as it is drawn: scenes, threads and tone over the pages, pins over them. For the eye; what it says in words its strip says. */
import { type RefObject, useId, useMemo } from 'react';
import type { Spine, SpinePin, SpineScene } from '../../../../lib/contract/spine.ts';
import type { PinGroup } from './group-pins.ts';
import {
  type Lanes,
  pageTicks,
  pinPath,
  type Setting,
  scenesPath,
  settings,
  threadPaths,
  tonePath,
} from './spine-shapes.ts';
import { isWhole, type SpineWindow } from './spine-window.ts';

export const settingFills: Readonly<Record<Setting, string>> = {
  inside: 'fill-tone-0',
  outside: 'fill-tone-3',
  both: 'fill-tone-2',
  unsaid: 'fill-ink-faint',
};
export const pinFills: Readonly<Record<SpinePin['kind'], string>> = {
  turn: 'fill-brass',
  weakness: 'fill-bad',
  strength: 'fill-good',
  question: 'fill-tone-5',
  opportunity: 'fill-tone-4',
};
const threadFills = ['fill-tone-0', 'fill-tone-1', 'fill-tone-2', 'fill-tone-3', 'fill-tone-4', 'fill-tone-5'] as const;

const pinSize = 6;
const groupRadius = 9.5;
const tickRoom = 56;
/** Of the letters at 12 px, so that a name fits beside its thread and a turn's beside its pin. */
const letterWidth = 6.3;

const cut = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…` : text;

interface PinMarksProps {
  readonly groups: readonly PinGroup[];
  readonly y: number;
  readonly chosen: ReadonlySet<string>;
  /** Names beside single pins, as far as there is room up to the next; the strip's right end otherwise. */
  readonly namedUntil: number | null;
}

function PinMarks({ groups, y, chosen, namedUntil }: PinMarksProps) {
  return groups.map(({ x, pins }, at) => {
    const [first] = pins;
    if (!first) return null;
    const isChosen = pins.some(({ id }) => chosen.has(id));
    const room = namedUntil === null ? 0 : (groups[at + 1]?.x ?? namedUntil) - x - 2 * pinSize - 8;
    const letters = Math.floor(room / letterWidth);
    return (
      <g key={first.id} transform={`translate(${x} ${y})`}>
        {isChosen && <circle r={groupRadius + 2} className="fill-accent-wash stroke-accent" strokeWidth="1.5" />}
        {pins.length === 1 ? (
          <path d={pinPath(first.kind, pinSize)} className={`${pinFills[first.kind]} stroke-sheet`} />
        ) : (
          <>
            <circle r={groupRadius} className="fill-ink stroke-sheet" />
            <text y="4" textAnchor="middle" className="fill-sheet text-[11px] font-semibold tabular-nums">
              {pins.length}
            </text>
          </>
        )}
        {pins.length === 1 && letters > 6 && (
          <text x={pinSize + 5} y="4" className="fill-ink-soft text-[12px]">
            {cut(first.title, letters)}
          </text>
        )}
      </g>
    );
  });
}

interface SpineDrawingProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly spine: Spine;
  readonly lanes: Lanes;
  readonly width: number;
  /** Where the script begins, right of the people's names. */
  readonly gutter: number;
  readonly window: SpineWindow;
  readonly groups: { readonly turns: readonly PinGroup[]; readonly notes: readonly PinGroup[] };
  /** The scene that is pointed at or chosen: those at the same place are marked with it. */
  readonly scene: SpineScene | null;
  readonly pins: ReadonlySet<string>;
  /** Where the script is open beside it, 0 to 1. */
  readonly open: number | null;
}

export function SpineDrawing(props: SpineDrawingProps) {
  const { svg, spine, lanes, width, gutter, window, groups, scene, pins, open } = props;
  const clip = `spine${useId().replace(/\W/g, '')}`;
  const inner = Math.max(1, width - gutter);
  const scale = inner / (window.to - window.from);
  const xOf = (position: number): number => gutter + (position - window.from) * scale;
  const blocks = useMemo(
    () => settings.map((setting) => ({ setting, path: scenesPath(spine.scenes, setting, lanes.scenes) })),
    [spine, lanes],
  );
  const threads = useMemo(() => {
    const { threads: lane } = lanes;
    if (lane === null) return [];
    return spine.people.map((person, at) => ({
      name: person.name,
      y: lane.top + (at + 0.5) * lane.step,
      ...threadPaths(person, spine.scenes, lane.top + (at + 0.5) * lane.step),
    }));
  }, [spine, lanes]);
  const tone = useMemo(() => (lanes.tone === null ? null : tonePath(spine.tone, lanes.tone)), [spine, lanes]);
  const gap = Math.min(1.5, (inner / spine.scenes.length) * 0.2);
  const foot = lanes.scenes.top + lanes.scenes.height;
  const alike = scene === null ? [] : spine.scenes.filter(({ place }) => place === scene.place);
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${width} ${lanes.height}`}
      width={width}
      height={lanes.height}
      className={`block select-none ${isWhole(window) ? 'cursor-pointer' : 'cursor-grab active:cursor-grabbing'} touch-pan-y`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect x={gutter - 12} y="0" width={inner + 24} height={lanes.height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {scene && (
          <rect
            x={xOf(scene.start)}
            y="0"
            width={Math.max(2, (scene.end - scene.start) * scale)}
            height={lanes.height}
            className="fill-mark"
          />
        )}
        {lanes.turns !== null &&
          groups.turns.map(({ x }) => (
            <line key={x} x1={x} x2={x} y1={lanes.turns ?? 0} y2={foot} strokeWidth="1" className="stroke-brass" />
          ))}
        <g transform={`translate(${gutter - window.from * scale} 0) scale(${scale} 1)`}>
          {blocks.map(({ setting, path }) => (
            <path
              key={setting}
              d={path}
              strokeWidth={gap}
              vectorEffect="non-scaling-stroke"
              className={`${settingFills[setting]} stroke-sheet`}
            />
          ))}
          {alike.map(({ scene: ordinal, start, end }) => (
            <rect key={ordinal} x={start} y={foot + 1} width={end - start} height="3" className="fill-brass" />
          ))}
          {threads.map(({ name, line, bars }, at) => (
            <g key={name}>
              <path d={line} strokeWidth="1" vectorEffect="non-scaling-stroke" className="stroke-rule-strong" />
              <path d={bars} className={threadFills[at % threadFills.length]} />
            </g>
          ))}
          {tone && (
            <>
              <path
                d={`M0 ${tone.middle}H1`}
                strokeWidth="1"
                strokeDasharray="2 3"
                vectorEffect="non-scaling-stroke"
                className="stroke-rule-strong"
              />
              <path
                d={tone.curve}
                fill="none"
                strokeWidth="2"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className="stroke-tone-1"
              />
            </>
          )}
        </g>
        {open !== null && (
          <path d={`M${xOf(open)} 0V${lanes.height}`} strokeWidth="2" strokeDasharray="4 2" className="stroke-accent" />
        )}
        {lanes.turns !== null && <PinMarks groups={groups.turns} y={lanes.turns} chosen={pins} namedUntil={width} />}
        <PinMarks groups={groups.notes} y={lanes.notes} chosen={pins} namedUntil={null} />
      </g>
      {threads.map(({ name, y }) => (
        <text key={name} x="0" y={y + 4} className="fill-ink-soft text-[12px]">
          {cut(name, Math.floor((gutter - 8) / letterWidth))}
        </text>
      ))}
      {lanes.tone && (
        <text x="0" y={lanes.tone.top + lanes.tone.height / 2 + 4} className="fill-ink-soft text-[12px]">
          Tone
        </text>
      )}
      {lanes.axis !== null && (
        <g className="fill-ink-faint text-[12px] tabular-nums">
          <text x="0" y={lanes.axis}>
            Page
          </text>
          {pageTicks(spine, window, inner / tickRoom).map(({ page, position }) => (
            <text
              key={page}
              x={xOf(position)}
              y={lanes.axis ?? 0}
              textAnchor={xOf(position) > width - 20 ? 'end' : 'start'}
            >
              {page}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
