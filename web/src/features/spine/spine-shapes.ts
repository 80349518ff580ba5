/** The forms of the spine that screen and poster share: scenes, threads and the curve of feeling as paths whose x runs from 0 to 1 over the script. Pure. */
import type { Spine, SpinePerson, SpinePin, SpineScene } from '../../../../lib/contract/spine.ts';

/** In CSS pixels from the top; `threads` is the first person's. A lane that is null is not drawn. */
export interface Lanes {
  readonly turns: number | null;
  readonly notes: number;
  readonly scenes: { readonly top: number; readonly height: number };
  readonly tone: { readonly top: number; readonly height: number } | null;
  readonly threads: { readonly top: number; readonly step: number } | null;
  readonly axis: number | null;
  readonly height: number;
}

/** One line, where there is little room: scenes, and pins over them. */
export const thinLanes: Lanes = {
  turns: null,
  notes: 9,
  scenes: { top: 19, height: 20 },
  tone: null,
  threads: null,
  axis: null,
  height: 40,
};

const threadStep = 15;
/** As high whatever a script holds, so that nothing moves when it comes: what tone and threads do not need, scenes get. */
export const fullHeight = 244;
const mostThreads = 6;

export function fullLanes({ tone, people }: Pick<Spine, 'tone' | 'people'>): Lanes {
  const threads = Math.min(mostThreads, people.length) * threadStep;
  const toneHeight = tone.length > 1 ? 26 : 0;
  const axis = fullHeight - 6;
  const threadsTop = axis - 16 - threads;
  const toneTop = threadsTop - 8 - toneHeight;
  const top = 48;
  return {
    turns: 12,
    notes: 35,
    scenes: { top, height: (toneHeight > 0 ? toneTop : threadsTop) - 6 - top },
    tone: toneHeight > 0 ? { top: toneTop, height: toneHeight } : null,
    threads: threads > 0 ? { top: threadsTop, step: threadStep } : null,
    axis,
    height: fullHeight,
  };
}

export type Setting = 'inside' | 'outside' | 'both' | 'unsaid';
export const settings: readonly Setting[] = ['inside', 'outside', 'both', 'unsaid'];
export const settingOf = ({ setting }: Pick<SpineScene, 'setting'>): Setting =>
  setting === null ? 'unsaid' : setting === 'INT' ? 'inside' : setting === 'EXT' ? 'outside' : 'both';

/** Of the lane's height: told apart without colour. */
export const shareOfHeight: Readonly<Record<Setting, number>> = { inside: 1, both: 0.82, outside: 0.64, unsaid: 0.4 };

const place = (value: number): string => String(Number(value.toFixed(5)));
const box = (from: number, to: number, top: number, height: number): string =>
  `M${place(from)} ${place(top)}H${place(to)}V${place(top + height)}H${place(from)}Z`;

/** The blocks of the scenes that play so, standing on the lane's foot. */
export const scenesPath = (scenes: readonly SpineScene[], setting: Setting, lane: Lanes['scenes']): string =>
  scenes
    .filter((scene) => settingOf(scene) === setting)
    .map(({ start, end }) => {
      const height = lane.height * shareOfHeight[setting];
      return box(start, end, lane.top + lane.height - height, height);
    })
    .join('');

const speakingHeight = 7;
const silentHeight = 3;

/** One person: a bar a scene they speak in, a thinner one where they are silent, and from the first to the last a line. */
export function threadPaths(
  { speaks, silent }: SpinePerson,
  scenes: readonly SpineScene[],
  middle: number,
): { readonly bars: string; readonly line: string } {
  const of = (ordinals: readonly number[]): SpineScene[] => {
    const wanted = new Set(ordinals);
    return scenes.filter(({ scene }) => wanted.has(scene));
  };
  const bars = (own: readonly SpineScene[], height: number): string =>
    own.map(({ start, end }) => box(start, end, middle - height / 2, height)).join('');
  const [talking, quiet] = [of(speaks), of(silent)];
  const there = [...talking, ...quiet];
  const from = Math.min(...there.map(({ start }) => start));
  const to = Math.max(...there.map(({ end }) => end));
  return {
    bars: bars(talking, speakingHeight) + bars(quiet, silentHeight),
    line: there.length === 0 ? '' : `M${place(from)} ${place(middle)}H${place(to)}`,
  };
}

/** The curve, highest value at the lane's top; `middle` is the script's own middle. */
export function tonePath(
  tone: Spine['tone'],
  { top, height }: NonNullable<Lanes['tone']>,
): { readonly curve: string; readonly middle: number } {
  const reach = Math.max(1, ...tone.map(({ value }) => Math.abs(value)));
  const at = (value: number): number => top + height / 2 - (value / reach) * (height / 2);
  const curve = tone.map(
    ({ position, value }, index) => `${index === 0 ? 'M' : 'L'}${place(position)} ${place(at(value))}`,
  );
  return { curve: curve.join(''), middle: at(0) };
}

/** A pin's form around the origin, `size` from the middle to its rim: told apart without colour. */
export function pinPath(kind: SpinePin['kind'], size: number): string {
  const s = place(size);
  const a = place(size * 0.36);
  switch (kind) {
    case 'turn':
      return `M0 -${s}L${s} 0L0 ${s}L-${s} 0Z`;
    case 'weakness':
      return `M-${s} -${place(size * 0.8)}H${s}L0 ${s}Z`;
    case 'strength':
      return `M-${s} 0A${s} ${s} 0 1 0 ${s} 0A${s} ${s} 0 1 0 -${s} 0Z`;
    case 'question':
      return `M-${s} -${s}L0 -${place(size * 0.35)}L${s} -${s}V${s}L0 ${place(size * 0.35)}L-${s} ${s}Z`;
    case 'opportunity':
      return `M-${a} -${s}H${a}V-${a}H${s}V${a}H${a}V${s}H-${a}V${a}H-${s}V-${a}H-${a}Z`;
    default: {
      const unknown: never = kind;
      return unknown;
    }
  }
}

/** Pages to mark along the axis: round ones, about `room` of them; `position` is where their first line stands. */
export function pageTicks(
  { pages }: Pick<Spine, 'pages'>,
  { from, to }: { readonly from: number; readonly to: number },
  room: number,
): { readonly page: number; readonly position: number }[] {
  const shown = (to - from) * pages;
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => shown / each <= Math.max(2, room)) ?? 500;
  const first = Math.floor(from * pages) + 1;
  const last = Math.min(Math.ceil(pages), Math.floor(to * pages) + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
    .filter((page) => page === 1 || page % step === 0)
    .map((page) => ({ page, position: (page - 1) / pages }))
    .filter(({ position }) => position >= from - 1e-9 && position <= to);
}
